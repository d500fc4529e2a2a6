import { matchesPattern } from './satisfies-limits.ts'

/** Characters to try where a pattern allows many, in order of preference. */
const COMMON_CHARS = 'aA10-_. @/:!bBcCdDzZ23456789#$%&*+,;=?é\t\n'

interface PatternSampleOptions {
  /** Wanted length: unbounded quantifiers repeat until the text may be that long. */
  least?: number
  /**
   * Cycle through the characters of a repeated class: password patterns often require several
   * kinds.
   */
  isVaried?: boolean
  /** Where the cycle starts. Different values give different texts. */
  turn?: number
}

/**
 * Generates a short text that matches a regular expression, or returns `undefined`. Understands
 * literals, classes, groups, alternatives and quantifiers, but no back-references; lookarounds
 * are satisfied only by chance. Runs in linear time: each part of the pattern is read once.
 */
export function sampleOfPattern(
  pattern: string,
  options: PatternSampleOptions = {},
): string | undefined {
  const made = new PatternReader(pattern, options).alternatives()
  return made !== undefined && matchesPattern(pattern, made) ? made : undefined
}

/**
 * The characters or texts that a part of a pattern matches, preferred ones first; `undefined` if
 * none are known.
 */
type Atom = readonly string[] | undefined

class PatternReader {
  readonly #pattern: string
  readonly #least: number
  readonly #isVaried: boolean
  #turn: number
  #at = 0

  constructor(
    pattern: string,
    { least = 0, isVaried = false, turn = 0 }: PatternSampleOptions,
  ) {
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
      const { min, max } = this.#quantifier()
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

  #repeat(chars: readonly string[], count: number): string {
    if (!this.#isVaried) return chars[0]!.repeat(count)
    return Array.from({ length: count }, () => chars[this.#turn++ % chars.length]!).join(
      '',
    )
  }

  #atom(): Atom {
    const char = this.#pattern[this.#at++]!
    if (char === '^' || char === '$') return ['']
    if (char === '.') return [...COMMON_CHARS]
    if (char === '\\') return this.#escaped()
    if (char === '[') return this.#classChars()
    if (char !== '(') return [char]
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
    const chars = matching(`\\${whole}`)
    return chars.length > 0 ? chars : [...unescaped(whole)]
  }

  #skipGroup(): void {
    for (let depth = 1; this.#at < this.#pattern.length && depth > 0; this.#at++) {
      if (this.#pattern[this.#at] === '\\') this.#at++
      else if (this.#pattern[this.#at] === '(') depth++
      else if (this.#pattern[this.#at] === ')') depth--
    }
  }

  #classChars(): Atom {
    const start = this.#at - 1
    if (this.#pattern[this.#at] === '^') this.#at++
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ']')
      this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1
    this.#at++
    const text = this.#pattern.slice(start, this.#at)
    const first = /^\[\^?\\?(.)/u.exec(text)?.[1] ?? ''
    const chars = matching(text, first)
    return chars.length > 0 ? chars : undefined
  }

  #quantifier(): { min: number; max: number } {
    const [whole = '', char, from, comma, to] =
      /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.#pattern.slice(this.#at)) ?? []
    this.#at += whole.length
    if (char === '*') return { min: 0, max: Infinity }
    if (char === '+') return { min: 1, max: Infinity }
    if (char === '?') return { min: 0, max: 1 }
    if (from === undefined) return { min: 1, max: 1 }
    const min = Number(from)
    return { min, max: comma ? (to ? Number(to) : Infinity) : min }
  }
}

/** The common characters, and `other`, that a class or an escape matches. */
function matching(part: string, other = ''): string[] {
  for (const flags of ['u', '']) {
    try {
      const expression = new RegExp(`^${part}$`, flags)
      return [...COMMON_CHARS, ...other].filter((char) => expression.test(char))
    } catch {
      // Retry without `u`, which forbids needless escapes.
    }
  }
  return []
}

function unescaped(char: string): string {
  if (/^[xu]./.test(char))
    return String.fromCodePoint(parseInt(char.replace(/[^\da-f]|^u/gi, ''), 16))
  return { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' }[char] ?? char
}
