import { type Numeric, digitsOf, numberOf, parseNumeric } from '../exact-number.ts'
import type { Keywords } from '../schema/flat-schema.ts'

/** How many numbers are tried for one schema. */
const MAX_CANDIDATES = 30
/** Larger distances to try, in case the nearby numbers are excluded. */
const FAR_STEPS = [100, 1000, 10_000, 1_000_000]
/** The number that unrestricted examples show. */
const USUAL = 123

/**
 * Numbers that may fit a schema, most common first: 123 or the nearest number within the limits,
 * the limits themselves, then multiples of the step.
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
  const unit = step || 1
  const near = (count: number) => [
    rounded((Math.ceil(start / unit) + count) * unit),
    rounded((Math.floor(start / unit) - count) * unit),
  ]
  const all = Array.from({ length: MAX_CANDIDATES }, (_, count) => near(count)).flat()
  const far = FAR_STEPS.map((count) => near(count)).flat()
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined)
  // Multiples that are exact in floating point come first: some validators check `multipleOf` by
  // dividing.
  const isExact = (value: Numeric) => !step || Number.isInteger(numberOf(value) / step)
  const found = [start, ...all.slice(0, 4), ...bounds, ...far, ...all]
  if (step > 0 || type === 'integer') yield* longCandidates(flat, step)
  yield* found.filter(isExact)
  yield* found.filter((value) => !isExact(value))
  if (type === 'integer') return
  const width = Number.isFinite(high - low) ? high - low : 1
  const base = Number.isFinite(low) ? low : Number.isFinite(high) ? high - width : 0
  for (let part = 2; part < MAX_CANDIDATES; part++) {
    const between = base + width / part
    yield step ? rounded(Math.round(between / step) * step) : between
  }
}

/** For limits beyond the safe integers: the adjacent integers, with all their digits. */
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

/**
 * The step between allowed values: the least common multiple of all `multipleOf`, if they are
 * integers.
 */
function stepOf({ multipleOf, earlier = [] }: Keywords, type: string): number {
  const all = [multipleOf, ...earlier.map((part) => part.multipleOf)]
    .map((one) => (one === undefined ? 0 : Math.abs(numberOf(one))))
    .filter((one) => one > 0)
  const isWhole = all.every(Number.isInteger)
  if (type === 'integer' && !isWhole) {
    // The smallest whole multiple: 1 for 0.5, 3 for 1.5.
    const [only = 1] = all
    for (let count = 1; count <= 1000; count++)
      if (Number.isInteger(rounded(only * count))) return rounded(only * count)
  }
  if (!isWhole) return Math.max(0, ...all)
  return all.reduce((a, b) => (a / greatestDivisor(a, b)) * b, all.length > 0 ? 1 : 0)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** Rounds off binary fraction errors: 0.30000000000000004. */
function rounded(value: number): number {
  return Number(value.toPrecision(12))
}
