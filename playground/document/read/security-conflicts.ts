import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import type { Api, Operation, SecurityScheme } from '../api-model.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import { requirementAt } from './requirement-at.ts'
import type { SpecFile } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

/**
 * Reports schemes that are required together and sent in the same place, where only one of them
 * fits. Each pair is reported once. Authors often mean alternatives.
 */
export function securityConflicts(
  { operations, securitySchemes }: Api,
  first: SpecFile,
): Diagnostic[] {
  const places = new Map(securitySchemes.map((scheme) => [scheme.name, placeOf(scheme)]))
  const found = new Map<string, Diagnostic>()
  for (const operation of operations) {
    for (const { schemes } of operation.security) {
      const taken = new Map<string, string>()
      for (const { name } of schemes) {
        const place = places.get(name)
        if (place === undefined) continue
        const other = taken.get(place) ?? name
        taken.set(place, other)
        const pair = `${other} ${name}`
        if (other === name || found.has(pair)) continue
        found.set(pair, conflict(first, operation, { other, name, place }))
      }
    }
  }
  return [...found.values()]
}

/** Where a credential is sent, for readers. Undefined for one that is no part of a request. */
function placeOf(scheme: SecurityScheme): string | undefined {
  if (scheme.type === 'mutualTLS') return undefined
  if (scheme.type !== 'apiKey') return 'header `Authorization`'
  if (scheme.in !== 'header') return `${scheme.in} parameter \`${scheme.key}\``
  return scheme.key.toLowerCase() === 'authorization'
    ? 'header `Authorization`'
    : `header \`${scheme.key}\``
}

function conflict(
  first: SpecFile,
  { method, path }: Operation,
  { other, name, place }: { other: string; name: string; place: string },
): Diagnostic {
  const problem = new SpecProblem(
    'api/security-conflict',
    `\`${other}\` and \`${name}\` are required together, but both are sent in the ${place} (${method} ${path})`,
    {
      severity: 'warning',
      hint: `If one of them is enough, make them separate items: \`security: [{ ${other}: [] }, { ${name}: [] }]\`.`,
    },
  )
  const own = ['paths', path, method.toLowerCase()]
  return diagnosticAt(first, problem, requirementAt(first.value, own, name), true)
}
