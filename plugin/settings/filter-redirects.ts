import type { Redirect } from './setting-types.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { stripTrailingSlashes } from '../../runtime/kit/strip-trailing-slashes.ts'
import { slashHint } from '../kit/slash-hint.ts'
import { childOf, valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import { schemeOf } from './values-schema.ts'
import type { Validated } from './validate.ts'

/**
 * Drops redirects that can have no effect: browsers don't send fragments, file hosts ignore
 * queries, and of several redirects with the same source only the first applies.
 */
export function filterRedirects(
  validated: Validated<Redirect[]> | undefined,
  report: (diagnostic: Diagnostic) => void,
): Redirect[] {
  const earlier = new Map<string, Earlier>()
  if (!validated) return []
  return validated.value.filter((redirect, index) => {
    const { source, destination } = redirect
    const node = childOf(childOf(validated.node, index), 'source') ?? validated.node
    const problem = findProblem(redirect, earlier, node)
    if (problem) report(problem)
    const key = withoutSlash(source)
    const { target = destination, sources = [] } = earlier.get(key) ?? {}
    earlier.set(key, { target, sources: [...sources, source] })
    return !problem
  })
}

/** Redirects from one path. */
interface Earlier {
  target: string
  sources: readonly string[]
}

/** @param earlier Redirects before it, by their source without slash at its end. */
function findProblem(
  { source, destination }: Redirect,
  earlier: ReadonlyMap<string, Earlier>,
  node: JsonNode,
): Diagnostic | undefined {
  if (schemeOf(source) !== undefined || source.startsWith('//')) {
    return {
      severity: 'warning',
      code: 'settings/unreachable-redirect',
      message: `\`${source}\` cannot be redirected: it is not a path of this site`,
      hint: 'Write the path alone, such as `/old`.',
      ...valuePlace(node),
    }
  }
  const slash = slashHint(source)
  if (slash) {
    return {
      severity: 'warning',
      code: 'settings/unreachable-redirect',
      message: `\`${source}\` cannot be redirected: browsers ask for \`/\` in place of \`\\\``,
      hint: slash,
      ...valuePlace(node),
    }
  }
  const part = /[#?]/.exec(source)?.[0]
  if (part) {
    return {
      severity: 'warning',
      code: 'settings/unreachable-redirect',
      message: `\`${source}\` cannot be redirected: what follows \`${part}\` never reaches the site's files`,
      hint: `Redirect the path before \`${part}\`, or remove the entry.`,
      ...valuePlace(node),
    }
  }
  // Some hosts tell `/a/` from `/a`, so one may follow the other to the same target.
  const before = earlier.get(withoutSlash(source))
  const isOther = before?.target === destination && !before.sources.includes(source)
  if (!before || isOther) return undefined
  return {
    severity: 'warning',
    code: 'settings/duplicate-redirect',
    message: `\`${source}\` is redirected twice; the first redirect is used`,
    hint: 'Remove one of them.',
    ...valuePlace(node),
  }
}

function withoutSlash(source: string): string {
  return stripTrailingSlashes(source) || '/'
}
