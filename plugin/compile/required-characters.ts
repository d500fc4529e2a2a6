/** A set of ASCII characters, as 128 bits. */
export type Characters = readonly [number, number, number, number]

const NONE: Characters = [0, 0, 0, 0]

/** Escapes without arguments: character classes, assertions, control characters. */
const PLAIN_ESCAPE = /^[wWdDsShHbBAzZGntrfaveRXNOyYK]/
/** Escapes with arguments. */
const LONG_ESCAPE =
  /^(?:x\{[^}]*\}|x[\da-fA-F]{1,2}|u[\da-fA-F]{4}|[pPo]\{[^}]*\}|[kg](?:<[^>]*>|'[^']*')|\d+)/
const INTERVAL = /^\{(\d*)(?:,\d*)?\}/
const GROUP = /^\((?:\?(?:[:>=!]|<[=!]|<[^>=!][^>]*>))?/
const POSIX_CLASS = /^\[:\^?\w+:\]/

/** The ASCII characters in a text. */
export function charactersOf(text: string): Characters {
  const found: [number, number, number, number] = [0, 0, 0, 0]
  for (let at = 0; at < text.length; at++) add(found, text.charCodeAt(at))
  return found
}

/** Whether `characters` is a superset of `needed`. */
export function hasAll(characters: Characters, needed: Characters): boolean {
  return (
    (needed[0] & ~characters[0]) === 0 &&
    (needed[1] & ~characters[1]) === 0 &&
    (needed[2] & ~characters[2]) === 0 &&
    (needed[3] & ~characters[3]) === 0
  )
}

/**
 * ASCII characters that a text must contain for an Oniguruma pattern to match anywhere in it. A
 * subset of the necessary ones; empty if the pattern has syntax that this reader doesn't know.
 */
export function requiredCharacters(pattern: string): Characters {
  const reader = new PatternReader(pattern)
  const found = reader.readAlternatives()
  return found && reader.isAtEnd ? found : NONE
}

class PatternReader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length
  }

  /** What all alternatives up to the end of the group require. Undefined for unknown syntax. */
  readAlternatives(): Characters | undefined {
    let common: Characters | undefined
    for (;;) {
      const needed = this.#readSequence()
      if (!needed) return undefined
      common = common ? combine(common, needed, (a, b) => a & b) : needed
      if (this.#source[this.#at] !== '|') return common
      this.#at += 1
    }
  }

  #readSequence(): Characters | undefined {
    let needed = NONE
    while (!this.isAtEnd && !'|)'.includes(this.#source[this.#at]!)) {
      const one = this.#readOne()
      if (!one) return undefined
      if (!this.#skipQuantifiers()) needed = combine(needed, one, (a, b) => a | b)
    }
    return needed
  }

  #readOne(): Characters | undefined {
    const character = this.#source[this.#at]!
    if (character === '(') return this.#readGroup()
    if (character === '[') return this.#skipClass() ? NONE : undefined
    if (character === '\\') return this.#readEscape()
    if ('*+?'.includes(character)) return undefined
    this.#at += 1
    return '.^${'.includes(character) ? NONE : charactersOf(character)
  }

  /** Skips quantifiers. Returns whether they make the preceding item optional. */
  #skipQuantifiers(): boolean {
    let optional = false
    for (;;) {
      const rest = this.#source.slice(this.#at, this.#at + 20)
      const interval = INTERVAL.exec(rest)
      if (!interval && !/^[*+?]/.test(rest)) return optional
      if (interval ? Number(interval[1]) === 0 : rest[0] !== '+') optional = true
      this.#at += interval ? interval[0].length : 1
    }
  }

  #readGroup(): Characters | undefined {
    const [opening] = GROUP.exec(this.#source.slice(this.#at))!
    this.#at += opening.length
    // Not supported: options, conditionals, comments, callouts.
    if (opening === '(' && /^[?*]/.test(this.#source.slice(this.#at))) return undefined
    const inside = this.readAlternatives()
    if (!inside || this.#source[this.#at] !== ')') return undefined
    this.#at += 1
    return opening.endsWith('!') ? NONE : inside
  }

  #readEscape(): Characters | undefined {
    const rest = this.#source.slice(this.#at + 1)
    if (rest === '') return undefined
    const argued = LONG_ESCAPE.exec(rest)?.[0].length
    this.#at += 1 + (argued ?? 1)
    if (argued !== undefined || PLAIN_ESCAPE.test(rest)) return NONE
    return /^[a-zA-Z]/.test(rest) ? undefined : charactersOf(rest[0]!)
  }

  /** Skips a character class, with nested ones. Returns whether it is closed. */
  #skipClass(): boolean {
    let depth = 0
    while (!this.isAtEnd) {
      const rest = this.#source.slice(this.#at)
      const posix = depth > 0 ? POSIX_CLASS.exec(rest) : null
      if (posix) this.#at += posix[0].length
      else if (rest[0] === '[') {
        depth += 1
        // A bracket right after the opening one is literal.
        this.#at += /^\[\^?\]?/.exec(rest)![0].length
      } else if (rest[0] === ']') {
        depth -= 1
        this.#at += 1
        if (depth === 0) return true
      } else this.#at += rest[0] === '\\' ? 2 : 1
    }
    return false
  }
}

function add(found: [number, number, number, number], code: number): void {
  if (code < 128) found[(code >> 5) as 0 | 1 | 2 | 3] |= 1 << (code & 31)
}

function combine(
  one: Characters,
  other: Characters,
  join: (one: number, other: number) => number,
): Characters {
  return [
    join(one[0], other[0]),
    join(one[1], other[1]),
    join(one[2], other[2]),
    join(one[3], other[3]),
  ]
}
