import { type Numeric, digitsOf, numberOf, parseNumeric } from '../exact-number.ts'
import type { Keywords } from '../schema/flat-schema.ts'

/** Most numbers that are offered for one schema. */
const MOST = 30
/** Steps to numbers that are far away, where others are excluded. */
const FAR = [100, 1000, 10_000, 1_000_000]
/** What an example shows where nothing is asked. */
const USUAL = 123

/**
 * Numbers that may fit a schema, the most usual first: 123 or what is next to it within the limits,
 * the limits as they are written, and what follows in steps.
 */
export function* numberCandidates(
  flat: Keywords,
  type: 'integer' | 'number',
): Generator<Numeric> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = flat
  const low = Math.max(
    ...[minimum, exclusiveMinimum].map((one) => boundOf(one, -Infinity)),
  )
  const high = Math.min(
    ...[maximum, exclusiveMaximum].map((one) => boundOf(one, Infinity)),
  )
  const step = stepOf(flat, type)
  const start = Math.min(Math.max(USUAL, low), high)
  const whole = step || 1
  const near = (count: number) => [
    exactly((Math.ceil(start / whole) + count) * whole),
    exactly((Math.floor(start / whole) - count) * whole),
  ]
  const all = Array.from({ length: MOST }, (_, count) => near(count)).flat()
  const far = FAR.map((count) => near(count)).flat()
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined)
  // What is exact in steps is right for validators that divide.
  const isExact = (value: Numeric) => !step || Number.isInteger(numberOf(value) / step)
  const found = [start, ...all.slice(0, 4), ...bounds, ...far, ...all]
  if (step > 0 || type === 'integer') yield* longCandidates(flat, step)
  yield* found.filter(isExact)
  yield* found.filter((value) => !isExact(value))
  if (type === 'integer') return
  const width = Number.isFinite(high - low) ? high - low : 1
  const base = Number.isFinite(low) ? low : Number.isFinite(high) ? high - width : 0
  for (let part = 2; part < MOST; part++) {
    const between = base + width / part
    yield step ? exactly(Math.round(between / step) * step) : between
  }
}

/** Where a limit is beyond what JavaScript counts exactly: the integers next to it, with all their digits. */
function* longCandidates(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Keywords,
  step: number,
): Generator<Numeric> {
  if (step > 0 && !Number.isSafeInteger(step)) return
  const size = BigInt(step || 1)
  for (const [bound, way] of [
    [minimum ?? exclusiveMinimum, 1n],
    [maximum ?? exclusiveMaximum, -1n],
  ] as const) {
    const digits = bound === undefined ? '' : digitsOf(bound)
    if (!/^-?\d{16,}$/.test(digits)) continue
    const rest = BigInt(digits) % size
    const first = BigInt(digits) - rest
    for (const count of [0n, 1n, 2n]) {
      const candidate = parseNumeric(String(first + way * count * size))
      if (candidate !== undefined) yield candidate
    }
  }
}

function boundOf(bound: Numeric | undefined, none: number): number {
  return bound === undefined ? none : numberOf(bound)
}

/** The steps that are allowed: what is a multiple of all of them, where they are whole. */
function stepOf({ multipleOf, earlier = [] }: Keywords, type: string): number {
  const all = [multipleOf, ...earlier.map((part) => part.multipleOf)]
    .map((one) => (one === undefined ? 0 : Math.abs(numberOf(one))))
    .filter((one) => one > 0)
  const isWhole = all.every(Number.isInteger)
  if (type === 'integer' && !isWhole) {
    // The least whole multiple: of 0.5 it is 1, of 1.5 it is 3.
    const [only = 1] = all
    for (let count = 1; count <= 1000; count++)
      if (Number.isInteger(exactly(only * count))) return exactly(only * count)
  }
  if (!isWhole) return Math.max(0, ...all)
  return all.reduce((a, b) => (a / greatestDivisor(a, b)) * b, all.length > 0 ? 1 : 0)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** Without the tail that binary fractions leave: 0.30000000000000004. */
function exactly(value: number): number {
  return Number(value.toPrecision(12))
}
