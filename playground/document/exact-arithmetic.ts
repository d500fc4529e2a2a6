import { type Numeric, digitsOf, numberOf } from './exact-number.ts'

/** The number `units / 10 ** scale`. */
interface Decimal {
  units: bigint
  scale: number
}

/** Larger exponents are compared as doubles: expanding their digits could exhaust memory. */
const MAX_EXPONENT = 1000

/**
 * Compares two numbers with all their digits. Returns a negative number, 0 or a positive number,
 * as a comparator for `sort` does.
 */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const [left, right] = aligned(a, b)
  if (left === undefined || right === undefined) return numberOf(a) - numberOf(b)
  return left < right ? -1 : left > right ? 1 : 0
}

/**
 * True if `value` is a multiple of `step`, computed with all digits: 0.3 is a multiple of 0.1.
 * Always true for a step of 0.
 */
export function isMultiple(value: Numeric, step: Numeric): boolean {
  if (numberOf(step) === 0) return true
  const [whole, part] = aligned(value, step)
  if (whole === undefined || part === undefined)
    return Number.isInteger(numberOf(value) / numberOf(step))
  return whole % part === 0n
}

/**
 * Both as integers of the same scale; `undefined` for a number whose exponent exceeds the
 * maximum.
 */
function aligned(...numbers: [Numeric, Numeric]): (bigint | undefined)[] {
  const decimals = numbers.map(decimalOf)
  const scale = Math.max(...decimals.map((each) => each?.scale ?? 0))
  return decimals.map((each) => each && each.units * 10n ** BigInt(scale - each.scale))
}

function decimalOf(number: Numeric): Decimal | undefined {
  const [, whole = '', part = '', power = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(digitsOf(number)) ?? []
  if (whole === '' || Math.abs(Number(power)) > MAX_EXPONENT) return undefined
  return { units: BigInt(whole + part), scale: part.length - Number(power) }
}
