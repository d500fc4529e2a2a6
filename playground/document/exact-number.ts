/** No text of a description can hold a NUL, so that nothing which is written has this key by chance. */
const KEY = '\0number'

/** A number as it is written, where JavaScript's own number would be written otherwise: `1.50`, `9007199254740993`. */
export interface ExactNumber {
  readonly [KEY]: string
}

/** A number, with all its digits. Survives JSON. */
export type Numeric = number | ExactNumber

/** A number as RFC 8259, section 6, has it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** What some number in a text may look like that JavaScript writes otherwise. */
const SUSPECT = /\d\.\d*0(?![\d.])|\d[eE][+-]?\d|\d[\d.]{15}|-0(?![\d.])/

/** Strings, so that their digits are left alone, and numbers. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** The number that a JSON text writes; undefined where it is none. */
export function parseNumeric(text: string): Numeric | undefined {
  if (!NUMBER.test(text)) return undefined
  const number = Number(text)
  return String(number) === text ? number : { [KEY]: text }
}

/** True for a number whose digits are held as text. */
export function isExactNumber(value: unknown): value is ExactNumber {
  if (typeof value !== 'object' || value === null || !(KEY in value)) return false
  const text = value[KEY]
  return typeof text === 'string' && NUMBER.test(text)
}

/** The digits as they are written. */
export function digitsOf(number: Numeric): string {
  return typeof number === 'number' ? String(number) : number[KEY]
}

/** The nearest number that JavaScript has, to compute with. */
export function numberOf(number: Numeric): number {
  return typeof number === 'number' ? number : Number(number[KEY])
}

/**
 * `JSON.parse` that keeps numbers as they are written.
 *
 * @throws SyntaxError as `JSON.parse` does.
 */
export function parseExactJson(text: string): unknown {
  if (!SUSPECT.test(text)) return JSON.parse(text) as unknown
  const exact = text.replace(STRING_OR_NUMBER, (token) => {
    const number = token.startsWith('"') ? undefined : parseNumeric(token)
    return typeof number === 'object' ? JSON.stringify(number) : token
  })
  try {
    return JSON.parse(exact) as unknown
  } catch {
    // With the places of the text itself in the message.
    return JSON.parse(text) as unknown
  }
}

/** The value with plain numbers in place of exact ones: a copy where it has any, else the value itself. */
export function withPlainNumbers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isExactNumber(value)) return numberOf(value)
  if (Array.isArray(value)) {
    const items = value.map(withPlainNumbers)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  let changed = false
  const members = Object.entries(value).map(([name, member]): [string, unknown] => {
    const plain = withPlainNumbers(member)
    changed ||= plain !== member
    return [name, plain]
  })
  return changed ? Object.fromEntries(members) : value
}
