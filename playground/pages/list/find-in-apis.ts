import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearestAll } from '../../../runtime/kit/nearest.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import { findOperation, nearestOperations } from '../../document/model/find-operation.ts'
import { type OperationReference, matchSpecs } from './match-spec.ts'

/** API descriptions by location: relative path or URL. */
export type Apis = ReadonlyMap<string, Api>

/** The descriptions that a reference may mean: the file it names, else the given ones, else all. */
export function candidateApis(
  apis: Apis,
  file: string | undefined,
  sources: readonly string[],
): Api[] {
  if (file !== undefined) {
    return matchSpecs(file, apis.keys()).map((location) => apis.get(location)!)
  }
  const named = sources.flatMap((source) => apis.get(source) ?? [])
  // A node that only names channels says nothing of where its operations are.
  return named.some(({ messaging }) => !messaging)
    ? named
    : [...apis.keys()].sort().map((source) => apis.get(source)!)
}

/** The first of the descriptions that has the operation. */
export function findInApis(
  candidates: readonly Api[],
  reference: OperationReference,
): { api: Api; operation: Operation } | undefined {
  for (const api of candidates) {
    const operation = findOperation(api, reference)
    if (operation && !operation.excluded) return { api, operation }
  }
  return undefined
}

/** Reports that no description has an operation, and names the nearest three. */
export function operationNotFound(
  apis: Apis,
  written: string,
  reference: OperationReference,
  candidates: readonly Api[],
): Diagnostic {
  const where =
    candidates.length === 1 && candidates[0] ? ` in \`${candidates[0].source}\`` : ''
  const base = { severity: 'error', code: 'api/operation-not-found' } as const
  if (reference.file !== undefined && candidates.length === 0) {
    const [near] = nearestAll(reference.file, apis.keys(), 1)
    const known = near ?? [...apis.keys()].slice(0, 3).join('`, `')
    return {
      ...base,
      message: `\`${written}\` names an API description that is not there: \`${reference.file}\``,
      ...(known && { hint: `Known: \`${known}\`.` }),
    }
  }
  if (apis.size === 0) {
    return {
      ...base,
      message: `\`${written}\` names an operation, but there is no API description`,
      hint: 'Put an OpenAPI file into the project, or name one in the settings under `api.openapi`.',
    }
  }
  const near = nearestOperations(candidates, reference)
  return {
    ...base,
    message: `no operation \`${reference.method} ${reference.path}\`${where}`,
    ...(near.length > 0 && {
      hint: `Did you mean ${near.map((name) => `\`${name}\``).join(', ')}?`,
    }),
  }
}
