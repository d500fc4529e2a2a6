import { numberOf } from '../exact-number.ts'
import type { WrittenSchema } from './document-as-written.ts'
import { asNumber } from './raw.ts'
import type { Violation } from './violation.ts'

const LIMITS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const

type Limits = Pick<WrittenSchema, (typeof LIMITS)[number][number]>

/** Describes two limits of a schema that no value is between, usually because they are swapped. */
export function limitsProblem(raw: Limits): Violation | undefined {
  for (const [lower, upper] of LIMITS) {
    const [least, most] = [asNumber(raw[lower]), asNumber(raw[upper])]
    if (least === undefined || most === undefined) continue
    if (numberOf(least) > numberOf(most))
      return {
        message: `\`${lower}\` is greater than \`${upper}\`, so no value is valid`,
        hint: 'Swap them, or correct one of them.',
        at: [lower],
      }
  }
  return undefined
}
