import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { asList, asRecord, type Raw } from './raw.ts'
import type { Violation } from './violation.ts'

/** The code of problems about parts that only groups of readers see on Mintlify. */
export const READERS = 'api/readers'

/**
 * Finds what an object hides from other readers on Mintlify: itself by `x-mint.groups`, or values
 * by `x-mint-enum`. Operations are pages, which are checked with the site's others.
 */
export function readersProblem(object: object): Violation | undefined {
  const raw = asRecord(object) ?? {}
  const at = 'responses' in raw ? undefined : restrictedKey(raw)
  return (
    at && {
      message: `\`${at[0] === 'x-mint' ? at.join('.') : at[0]}\` has no effect: a static site shows each part of a description to all readers`,
      hint: 'Take out of the published description what not everybody may know, for example with an overlay.',
      at,
    }
  )
}

function restrictedKey(raw: Raw): string[] | undefined {
  if (asList(asRecord(raw['x-mint'])?.['groups']).length > 0) return ['x-mint', 'groups']
  const values = Object.entries(asRecord(raw['x-mint-enum']) ?? {})
  const [restricted] = values.find(([, groups]) => asList(groups).length > 0) ?? []
  return restricted === undefined ? undefined : ['x-mint-enum', restricted]
}

/** Keeps the first of these problems, with the number of the others: there may be hundreds. */
export function joinReaders(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const [first, ...others] = diagnostics
    .filter(({ code }) => code === READERS)
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  if (!first || others.length === 0) return [...diagnostics]
  const places = others.length === 1 ? '1 other place' : `${others.length} other places`
  const message = first.message.replace('no effect', `no effect (nor at ${places})`)
  return [...diagnostics.filter(({ code }) => code !== READERS), { ...first, message }]
}
