import { numberOf } from '../exact-number.ts'
import type { Keywords } from '../schema/flat-schema.ts'
import { TEXT_FILLER } from './fillers.ts'
import { matchesPattern } from './satisfies-limits.ts'
import { matchesFormat, textsOfFormat } from './known-formats.ts'
import { sampleOfPattern } from './sample-of-pattern.ts'

const TEXTS = ['string', 'a', '1', 'A']
/** Longer texts are not generated. */
const MAX_LENGTH = 10_000
/** How many distinct texts are tried, for arrays of unique items. */
const MAX_VARIANTS = 40

/** Texts that satisfy a schema's format, patterns and length. */
export function* textCandidates(flat: Keywords): Generator<string> {
  const least = numberOf(flat.minLength ?? 0)
  const most = numberOf(flat.maxLength ?? Infinity)
  if (least > MAX_LENGTH || least > most) return
  const patterns = [flat.pattern, ...(flat.earlier ?? []).map((part) => part.pattern)]
  const given = patterns.filter((pattern) => pattern !== undefined)
  const isValid = (text: string) =>
    text.length >= least &&
    text.length <= most &&
    matchesFormat(flat.format, text) &&
    given.every((pattern) => matchesPattern(pattern, text))
  for (const text of allTexts(flat.format, given, least, most))
    if (isValid(text)) yield text
}

function* allTexts(
  format: string | undefined,
  patterns: readonly string[],
  least: number,
  most: number,
): Generator<string> {
  yield* textsOfFormat(format)
  const fitted = (text: string) => text.slice(0, most).padEnd(least, text[0])
  if (TEXT_FILLER.length <= most) yield TEXT_FILLER.padEnd(least, 'x')
  for (const text of TEXTS) yield fitted(text)
  for (const pattern of patterns)
    for (const isVaried of [false, true])
      for (const length of [0, ...lengths(least)]) {
        const text = sampleOfPattern(pattern, { least: length, isVaried })
        if (text === undefined) continue
        yield text
        // A pattern without anchors also matches longer texts.
        yield text.padEnd(least, 'a')
        yield text.padStart(least, 'a')
      }
  for (const text of textsOfFormat(format)) {
    const gap = 'a'.repeat(Math.max(0, least - text.length))
    yield gap + text
    yield `${text}/${gap}`
  }
  for (let count = 2; count < MAX_VARIANTS; count++) {
    for (const text of textsOfFormat(format))
      yield text.replace(/[1-9](?!.*[1-9])/, String(count))
    const mark = String(count)
    const room = Math.max(
      0,
      Math.min(most, Math.max(least, 6 + mark.length)) - mark.length,
    )
    yield 'string'.padEnd(room, 's').slice(0, room) + mark
    for (const pattern of patterns) {
      const text = sampleOfPattern(pattern, {
        least: least + (count >> 2),
        isVaried: true,
        turn: count,
      })
      if (text !== undefined) yield text
    }
  }
}

/** Lengths to try for the repeated parts of a pattern, of which there may be several. */
function* lengths(least: number): Generator<number> {
  for (let part = 1; part <= 8; part++) yield Math.ceil(least / part)
  for (let length = 2; length <= Math.min(least, 64); length++) yield length
}
