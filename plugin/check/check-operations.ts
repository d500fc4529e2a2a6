import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Api,
  type Locate,
  type Operation,
  createLocate,
} from '../../playground/index.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/**
 * Finds operations that document no errors or no authentication (content rule 6 of the
 * specification).
 */
export function checkOperations({ apis, root }: Project): Problem[] {
  return [...apis.values()].flatMap((api) => {
    const locate = locateIn(api, root)
    return api.operations.flatMap((operation) => checkOperation(operation, api, locate))
  })
}

function checkOperation(operation: Operation, api: Api, locate: Locate): Problem[] {
  const { method, path, responses, security } = operation
  if (operation.excluded) return []
  const name = `\`${method} ${path}\``
  const at = {
    severity: 'warning' as const,
    file: api.source,
    ...locate(['paths', path, method.toLowerCase()], true),
  }
  const problems: Problem[] = []
  if (!responses.some(({ status }) => /^(?:[45]|default)/i.test(status))) {
    problems.push({
      code: 'style/operation-errors',
      message: `${name} documents no errors`,
      hint: 'Add a 4xx, 5xx or `default` response.',
      ...at,
    })
  }
  if (security.length === 0 && api.securitySchemes.length === 0) {
    problems.push({
      code: 'style/operation-auth',
      message: `${name} does not say how to authenticate`,
      hint: 'Add `security` and the scheme that it refers to.',
      ...at,
    })
  }
  return problems
}

/** Locates positions in a description. Always the first line if it isn't a local file. */
function locateIn({ source }: Api, root: string): Locate {
  try {
    return createLocate(readFileSync(join(root, source), 'utf8'))
  } catch {
    return () => ({ line: 1, column: 1 })
  }
}
