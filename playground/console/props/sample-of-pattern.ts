/** Signs to try where a pattern allows many. */
const COMMON = 'aA10-_. @/:'

/**
 * A short text that matches a regular expression, or undefined: of the usual patterns (literals,
 * classes, groups, alternatives, counts), not of look-around or back-references. Never runs for
 * long: each part of the pattern is read once.
 *
 * @param least What is repeated without an end is repeated until the text may have this length.
 */
export function sampleOfPattern(pattern: string, least = 0): string | undefined {
  const made = new PatternReader(pattern, least).alternatives()
  return made !== undefined && isMatch(pattern, made) ? made : undefined
}

class PatternReader {
  readonly #pattern: string
  readonly #least: number
  #at = 0

  constructor(pattern: string, least: number) {
    this.#pattern = pattern
    this.#least = least
  }

  alternatives(): string | undefined {
    let first: string | undefined
    let isFirst = true
    for (;;) {
      const made = this.#sequence()
      if (isFirst) first = made
      isFirst = false
      if (this.#pattern[this.#at] !== '|') return first
      this.#at++
    }
  }

  #sequence(): string | undefined {
    let text: string | undefined = ''
    while (
      this.#at < this.#pattern.length &&
      this.#pattern[this.#at] !== '|' &&
      this.#pattern[this.#at] !== ')'
    ) {
      const one = this.#atom()
      const { min, max } = this.#count()
      const wanted = Math.min(
        max,
        min === 0 && max === Infinity
          ? this.#least
          : Math.max(min, this.#least && max > min ? Math.min(max, this.#least) : min),
        200,
      )
      if (text === undefined || (one === undefined && wanted > 0)) text = undefined
      else text += (one ?? '').repeat(wanted)
    }
    return text
  }

  #atom(): string | undefined {
    const sign = this.#pattern[this.#at++]!
    if (sign === '^' || sign === '$') return ''
    if (sign === '.') return 'a'
    if (sign === '\\') return escaped(this.#pattern[this.#at++] ?? '')
    if (sign === '[') return this.#oneOfClass()
    if (sign !== '(') return sign
    if (/^\?[=!]|^\?<[=!]/.test(this.#pattern.slice(this.#at, this.#at + 3))) {
      this.#skipGroup()
      return undefined
    }
    const opening = /^\?(?::|<[^>]*>)/.exec(this.#pattern.slice(this.#at))
    this.#at += opening?.[0].length ?? 0
    const inside = this.alternatives()
    this.#at++
    return inside
  }

  #skipGroup(): void {
    for (let depth = 1; this.#at < this.#pattern.length && depth > 0; this.#at++) {
      if (this.#pattern[this.#at] === '\\') this.#at++
      else if (this.#pattern[this.#at] === '(') depth++
      else if (this.#pattern[this.#at] === ')') depth--
    }
  }

  #oneOfClass(): string | undefined {
    const start = this.#at - 1
    if (this.#pattern[this.#at] === '^') this.#at++
    if (this.#pattern[this.#at] === ']') this.#at++
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ']')
      this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1
    this.#at++
    const text = this.#pattern.slice(start, this.#at)
    const first = /^\[\^?\\?(.)/.exec(text)?.[1] ?? ''
    try {
      const expression = new RegExp(text, 'u')
      return [...COMMON, first].find((sign) => expression.test(sign))
    } catch {
      return undefined
    }
  }

  #count(): { min: number; max: number } {
    const [whole = '', sign, from, comma, to] =
      /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.#pattern.slice(this.#at)) ?? []
    this.#at += whole.length
    if (sign === '*') return { min: 0, max: Infinity }
    if (sign === '+') return { min: 1, max: Infinity }
    if (sign === '?') return { min: 0, max: 1 }
    if (from === undefined) return { min: 1, max: 1 }
    const min = Number(from)
    return { min, max: comma ? (to ? Number(to) : Infinity) : min }
  }
}

function escaped(sign: string): string | undefined {
  if (sign === 'd') return '1'
  if (sign === 'w') return 'a'
  if (sign === 's') return ' '
  if (sign === 'D' || sign === 'S') return 'a'
  if (sign === 'W') return '-'
  if (sign === 'b' || sign === 'B') return ''
  if (sign === 'n' || sign === 't') return sign === 'n' ? '\n' : '\t'
  return /[1-9kpPux]/.test(sign) ? undefined : sign
}

function isMatch(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return false
  }
}
