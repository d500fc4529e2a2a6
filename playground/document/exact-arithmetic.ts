import { type Numeric, digitsOf, numberOf } from './exact-number.ts'

/** A number as `units / 10 ** scale`. */
interface Decimal {
  units: bigint
  scale: number
}

/** Beyond this exponent the digits would fill the memory. */
const MOST = 1000

/** Below 0 where the first is less, above where it is more: with all digits of both. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const [left, right] = aligned(a, b)
  if (left === undefined || right === undefined) return numberOf(a) - numberOf(b)
  return left < right ? -1 : left > right ? 1 : 0
}

/** Whether a number is a multiple of another one, with all digits of both: 0.3 is one of 0.1. Of 0 everything is. */
export function isMultiple(value: Numeric, step: Numeric): boolean {
  if (numberOf(step) === 0) return true
  const [whole, part] = aligned(value, step)
  if (whole === undefined || part === undefined)
    return Number.isInteger(numberOf(value) / numberOf(step))
  return whole % part === 0n
}

/** Both in the units of the finer one; undefined for those of no reasonable length. */
function aligned(...numbers: [Numeric, Numeric]): (bigint | undefined)[] {
  const decimals = numbers.map(decimalOf)
  const scale = Math.max(...decimals.map((each) => each?.scale ?? 0))
  return decimals.map((each) => each && each.units * 10n ** BigInt(scale - each.scale))
}

function decimalOf(number: Numeric): Decimal | undefined {
  const [, whole = '', part = '', power = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(digitsOf(number)) ?? []
  if (whole === '' || Math.abs(Number(power)) > MOST) return undefined
  return { units: BigInt(whole + part), scale: part.length - Number(power) }
}
