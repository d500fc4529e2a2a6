import { ParseError } from './powershell-text.ts'

const DECIMAL =
  /^([-+]?)(\d+|\d*\.\d+|\d+\.)(e[-+]?\d+)?(?:ul?|[dln])?(kb|mb|gb|tb|pb)?$/i
const HEXADECIMAL = /^([-+]?)0x([\da-f]{1,16})(?:ul?|l)?(kb|mb|gb|tb|pb)?$/i

const POWERS = ['', 'kb', 'mb', 'gb', 'tb', 'pb']

/** Precision of `System.Decimal`, the type of long integers in PowerShell. */
const MAX_DIGITS = 28

/**
 * Parses a number literal (PowerShell Language Specification 2.3.5.1): `0x10`, `1e3`, `5kb`.
 * Integers beyond the safe range become a bigint; hexadecimal literals are signed.
 *
 * @throws ParseError if the word isn't a number or is too large.
 */
export function parseNumberLiteral(word: string): number | bigint {
  const [, sign = '', digits, multiplier] = HEXADECIMAL.exec(word) ?? []
  if (digits !== undefined) {
    const value = BigInt.asIntN(digits.length > 8 ? 64 : 32, BigInt(`0x${digits}`))
    return scaled(sign === '-' ? -value : value, multiplier)
  }
  const [, minus = '', base, power, unit] = DECIMAL.exec(word) ?? []
  if (base === undefined) throw new ParseError()
  const isInteger = power === undefined && /^\d+$/.test(base)
  if (isInteger && base.length <= MAX_DIGITS) {
    const value = BigInt(base)
    return scaled(minus === '-' ? -value : value, unit)
  }
  const number = Number(`${minus}${base}${power ?? ''}`) * 1024 ** powerOf(unit)
  if (!Number.isFinite(number)) throw new ParseError()
  return number
}

function scaled(value: bigint, multiplier: string | undefined): number | bigint {
  const whole = value * 1024n ** BigInt(powerOf(multiplier))
  return Number.isSafeInteger(Number(whole)) ? Number(whole) : whole
}

function powerOf(multiplier = ''): number {
  return POWERS.indexOf(multiplier.toLowerCase())
}
