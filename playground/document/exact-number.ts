/**
 * The key that marks an exact number. It starts with NUL, which no text of a description can
 * contain.
 */
const KEY = '\0number'

/**
 * A number that JavaScript would print differently, kept as its source text: `1.50`,
 * `9007199254740993`.
 */
export interface ExactNumber {
  readonly [KEY]: string
}

/** A number with all its digits. Survives JSON serialisation. */
export type Numeric = number | ExactNumber

/** The number grammar of RFC 8259, section 6. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/**
 * Matches any text that could contain a number which JavaScript would print differently. May
 * match too much; a miss means that plain `JSON.parse` is safe.
 */
const SUSPECT = /\d\.\d*0(?![\d.])|0\.0{6}|\d[eE][+-]?\d|\d[\d.]{15}|-0(?![\d.])/

/**
 * Matches JSON strings as well, so that digits inside them are left alone. A string without an end
 * matches up to the end of the text: otherwise, each quote in it would be tried as a start.
 */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\[^]?)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Parses a JSON number. Returns `undefined` for any other text. */
export function parseNumeric(text: string): Numeric | undefined {
  if (!NUMBER.test(text)) return undefined
  const number = Number(text)
  return String(number) === text ? number : { [KEY]: text }
}

/** True if the value is an `ExactNumber`. */
export function isExactNumber(value: unknown): value is ExactNumber {
  if (typeof value !== 'object' || value === null || !(KEY in value)) return false
  const text = value[KEY]
  return typeof text === 'string' && NUMBER.test(text)
}

/** The digits as written in the source. */
export function digitsOf(number: Numeric): string {
  return typeof number === 'number' ? String(number) : number[KEY]
}

/** The nearest double, for computing. */
export function numberOf(number: Numeric): number {
  return typeof number === 'number' ? number : Number(number[KEY])
}

/**
 * `JSON.parse`, but numbers keep their digits (see `ExactNumber`).
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
    // Parse the original text, so that the error message has the right positions.
    return JSON.parse(text) as unknown
  }
}

/**
 * Replaces exact numbers by plain ones, deeply. Returns the same object if it contains none, else
 * a copy.
 */
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
