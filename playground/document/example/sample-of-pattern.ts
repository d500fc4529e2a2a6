import { matchesPattern } from './keeps-limits.ts'

/** Signs to try where a pattern allows many. */
const COMMON = 'aA10-_. @/:!bBcCdDzZ23456789#$%&*+,;=?é\t\n'

export interface SampleOptions {
  /** What is repeated without an end is repeated until the text may have this length. */
  least?: number
  /** Repeated classes give all their usual signs in turn: passwords ask for several kinds. */
  isVaried?: boolean
  /** Where the turn of the signs begins, for texts that differ. */
  turn?: number
}

/**
 * A short text that matches a regular expression, or undefined: of the usual patterns (literals,
 * classes, groups, alternatives, counts), not of back-references; what look-around asks for is met by
 * chance. Never runs for long: each part of the pattern is read once.
 */
export function sampleOfPattern(
  pattern: string,
  options: SampleOptions = {},
): string | undefined {
  const made = new PatternReader(pattern, options).alternatives()
  return made !== undefined && matchesPattern(pattern, made) ? made : undefined
}

/** The signs that a part of a pattern allows, the most usual first. */
type Atom = readonly string[] | undefined

class PatternReader {
  readonly #pattern: string
  readonly #least: number
  readonly #isVaried: boolean
  #turn: number
  #at = 0

  constructor(pattern: string, { least = 0, isVaried = false, turn = 0 }: SampleOptions) {
    this.#pattern = pattern
    this.#least = least
    this.#isVaried = isVaried
    this.#turn = turn
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
      else text += this.#repeat(one ?? [''], wanted)
    }
    return text
  }

  #repeat(signs: readonly string[], count: number): string {
    if (!this.#isVaried) return signs[0]!.repeat(count)
    return Array.from({ length: count }, () => signs[this.#turn++ % signs.length]!).join(
      '',
    )
  }

  #atom(): Atom {
    const sign = this.#pattern[this.#at++]!
    if (sign === '^' || sign === '$') return ['']
    if (sign === '.') return [...COMMON]
    if (sign === '\\') return this.#escaped()
    if (sign === '[') return this.#signsOfClass()
    if (sign !== '(') return [sign]
    if (/^\?<?[=!]/.test(this.#pattern.slice(this.#at, this.#at + 3))) {
      this.#skipGroup()
      return ['']
    }
    const opening = /^\?(?::|<[^>]*>)/.exec(this.#pattern.slice(this.#at))
    this.#at += opening?.[0].length ?? 0
    const inside = this.alternatives()
    this.#at++
    return inside === undefined ? undefined : [inside]
  }

  #escaped(): Atom {
    const whole = /^(?:[pP]\{[^}]*\}|x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]+\}|.)/i.exec(
      this.#pattern.slice(this.#at),
    )?.[0]
    if (whole === undefined) return undefined
    this.#at += whole.length
    if (/^[1-9k]/.test(whole)) return undefined
    if (whole === 'b' || whole === 'B') return ['']
    const signs = matching(`\\${whole}`)
    return signs.length > 0 ? signs : [...unescaped(whole)]
  }

  #skipGroup(): void {
    for (let depth = 1; this.#at < this.#pattern.length && depth > 0; this.#at++) {
      if (this.#pattern[this.#at] === '\\') this.#at++
      else if (this.#pattern[this.#at] === '(') depth++
      else if (this.#pattern[this.#at] === ')') depth--
    }
  }

  #signsOfClass(): Atom {
    const start = this.#at - 1
    if (this.#pattern[this.#at] === '^') this.#at++
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ']')
      this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1
    this.#at++
    const text = this.#pattern.slice(start, this.#at)
    const first = /^\[\^?\\?(.)/u.exec(text)?.[1] ?? ''
    const signs = matching(text, first)
    return signs.length > 0 ? signs : undefined
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

/** The usual signs that a class or an escape allows. */
function matching(part: string, other = ''): string[] {
  for (const flags of ['u', '']) {
    try {
      const expression = new RegExp(`^${part}$`, flags)
      return [...COMMON, ...other].filter((sign) => expression.test(sign))
    } catch {
      // Without `u`, what need not be escaped may be.
    }
  }
  return []
}

function unescaped(sign: string): string {
  if (/^[xu]./.test(sign))
    return String.fromCodePoint(parseInt(sign.replace(/[^\da-f]|^u/gi, ''), 16))
  return { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' }[sign] ?? sign
}
