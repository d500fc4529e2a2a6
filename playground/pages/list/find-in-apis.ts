import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearestAll } from '../../../runtime/kit/nearest.ts'
import type { Api, Operation } from '../../document/api-model.ts'
import { findOperation, nearestOperations } from '../../document/model/find-operation.ts'
import { type OperationReference, matchSpecs, sortSpecs } from './match-spec.ts'

/** API descriptions by location: a relative path or URL. */
export type Apis = ReadonlyMap<string, Api>

/**
 * The descriptions to search for a reference: those that match its file; else the given sources;
 * else all, with Swagger last: where one is in the folder beside its conversion to OpenAPI 3,
 * Mintlify knows only the latter.
 *
 * @param page Path of the page with the reference; the nearest descriptions come first.
 */
export function candidateApis(
  apis: Apis,
  file: string | undefined,
  sources: readonly string[],
  page = '',
): Api[] {
  if (file !== undefined) {
    return matchSpecs(file, apis.keys(), page).map((location) => apis.get(location)!)
  }
  const named = sources.flatMap((source) => apis.get(source) ?? [])
  // A node that only lists AsyncAPI descriptions doesn't limit the search for operations.
  return named.some(({ messaging }) => !messaging)
    ? named
    : sortSpecs(apis.keys(), page)
        .map((source) => apis.get(source)!)
        .sort((a, b) => Number(isSwagger(a)) - Number(isSwagger(b)))
}

function isSwagger({ specification }: Api): boolean {
  return specification === '2.0'
}

/** Finds an operation in the first description that has it. Excluded operations are skipped. */
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

/**
 * A diagnostic for an operation that no description has, with up to three suggestions.
 *
 * @param sources Locations of the descriptions that the navigation lists for it. If none of them
 *   could be read, the message names the first.
 */
export function operationNotFound(
  apis: Apis,
  written: string,
  reference: OperationReference,
  candidates: readonly Api[],
  sources: readonly string[] = [],
): Diagnostic {
  const isLost = reference.file === undefined && !sources.some((one) => apis.has(one))
  const lost = isLost ? sources[0] : undefined
  const only = candidates.length === 1 ? candidates[0]?.source : undefined
  const place = lost ?? only
  const where = place === undefined ? '' : ` in \`${place}\``
  const base = { severity: 'error', code: 'api/operation-not-found' } as const
  if (reference.file !== undefined && candidates.length === 0) {
    const [near] = nearestAll(reference.file, apis.keys(), 1)
    const known = near ?? [...apis.keys()].slice(0, 3).join('`, `')
    return {
      ...base,
      message: `\`${written}\` refers to an unknown API description: \`${reference.file}\``,
      ...(known && { hint: `Available: \`${known}\`.` }),
    }
  }
  if (apis.size === 0) {
    return {
      ...base,
      message: `\`${written}\` refers to an operation, but there is no API description`,
      hint: 'Add an OpenAPI file to the project, or list one under `api.openapi` in the settings, which is `openapi` in mint.json. If one is listed, it could not be read.',
    }
  }
  const near = lost === undefined ? nearestOperations(candidates, reference) : []
  return {
    ...base,
    message:
      reference.method === 'WEBHOOK'
        ? `no webhook \`${reference.path}\`${where}`
        : `no operation \`${reference.method} ${reference.path}\`${where}`,
    ...(near.length > 0 && {
      hint: `Did you mean ${near.map((name) => `\`${name}\``).join(', ')}?`,
    }),
  }
}
