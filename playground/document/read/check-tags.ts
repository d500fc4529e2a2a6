import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import type { Api } from '../api-model.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { SpecFile } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

/**
 * Reports tags of operations that are nearly one of the defined tags, once each: they make a
 * second group in the navigation. Tags don't have to be defined (OpenAPI 3.1, "Operation Object").
 */
export function checkTags({ operations, tags }: Api, first: SpecFile): Diagnostic[] {
  const known = tags.map(({ name }) => name)
  const seen = new Set(known)
  return operations.flatMap((operation) =>
    operation.tags.flatMap((name, index) => {
      if (seen.has(name)) return []
      seen.add(name)
      // `v2` is as near to `v1` as a misspelled name.
      const meant = nearest(
        name,
        known.filter((other) => digitsIn(other) === digitsIn(name)),
      )
      if (meant === undefined || name.length < 4) return []
      const problem = new SpecProblem(
        'api/unknown-tag',
        `tag \`${name}\` is not defined`,
        {
          severity: 'warning',
          hint: `Did you mean \`${meant}\`?`,
        },
      )
      const { path, method } = operation
      const pointer = ['paths', path, method.toLowerCase(), 'tags', String(index)]
      return diagnosticAt(first, problem, pointer)
    }),
  )
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}
