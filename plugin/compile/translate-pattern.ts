/** POSIX classes in ASCII, as content of a class. */
const POSIX = new Map([
  ['alnum', 'a-zA-Z0-9'],
  ['alpha', 'a-zA-Z'],
  ['blank', ' \\t'],
  ['cntrl', '\\x00-\\x1f\\x7f'],
  ['digit', '0-9'],
  ['graph', '!-~'],
  ['lower', 'a-z'],
  ['print', ' -~'],
  ['punct', '!-\\/:-@\\[-`{-~'],
  ['space', '\\s'],
  ['upper', 'A-Z'],
  ['word', '\\w'],
  ['xdigit', '0-9a-fA-F'],
])

/** Longer patterns are lists of words, which take V8 longer to compile than Oniguruma. */
const MAX_LENGTH = 1_000

const LEADING_OPTIONS = /^\(\?([ix]+)\)/
const LAYOUT = /(?:\s|#[^\n]*)*/y
const COMMENT = /\(\?#[^)]*\)/y
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[A-Za-z_]\w*>))?/y
const QUANTIFIER = /(?:[*+?]|\{(\d*)(,?)(\d*)\})(\??)/y
/** Escapes that mean the same in both, in and outside of a class. */
const ESCAPE = /\\(?:[wWdDsSnrtfv]|x[0-7][\da-fA-F]|[ -/:-@[-`{-~])/y
const BOUNDARY = /\\[bB]/y
const HEX_DIGIT = /\\h/y
const CLASS_START = /\[\^?/y
const POSIX_CLASS = /\[:(\w+):\]/y
/** A character that stands for itself. */
const LITERAL = /[^\\[\](){}*+?|^$.]/y

/**
 * Translates an Oniguruma pattern of a grammar to a `RegExp` (with the flag `g`) that finds a match
 * at the same place. This holds for ASCII texts with no line break except at the end. JavaScript may
 * choose another end or other groups.
 *
 * @returns Undefined for syntax that JavaScript lacks or reads differently, and for loops in loops:
 *   their time can grow exponentially, and JavaScript has no limit.
 * @see https://github.com/kkos/oniguruma/blob/master/doc/RE
 */
export function translatePattern(pattern: string): RegExp | undefined {
  if (pattern.length > MAX_LENGTH) return undefined
  const options = LEADING_OPTIONS.exec(pattern)
  const [whole = '', letters = ''] = options ?? []
  const translator = new Translator(pattern, whole.length, letters.includes('x'))
  try {
    return new RegExp(translator.translate(), letters.includes('i') ? 'gi' : 'g')
  } catch {
    return undefined
  }
}

/** A group that isn't closed yet. */
interface OpenGroup {
  isAssertion: boolean
  hasLoop: boolean
  /** Whether the alternative that is read has a length, so that it can't be empty. */
  hasLength: boolean
  /** Whether an earlier alternative can be empty. */
  hasEmpty: boolean
}

class Translator {
  readonly #source: string
  readonly #isExtended: boolean
  readonly #groups: OpenGroup[] = [newGroup(false)]
  #at: number
  #written = ''
  /** Whether nothing before has a length. */
  #isAtStart = true

  constructor(source: string, start: number, isExtended: boolean) {
    this.#source = source
    this.#at = start
    this.#isExtended = isExtended
  }

  /** @throws Error for anything that can't be translated. */
  translate(): string {
    for (this.#skip(); this.#at < this.#source.length; this.#skip()) this.#translateNext()
    if (this.#groups.length > 1) throw new Error('a group is not closed')
    return this.#written
  }

  #translateNext(): void {
    const next = this.#source[this.#at]!
    if (next === '(') return this.#openGroup()
    if (next === ')') return this.#closeGroup()
    if ('|^$'.includes(next) || this.#sees(BOUNDARY)) return this.#writeAssertion(next)
    // Oniguruma searches for `.*` at the start of lines only, even after `(?<=a)`.
    if (next === '.' && this.#isAtStart) throw unknown()
    if (next === '[') this.#written += this.#readClass()
    else if (this.#read(HEX_DIGIT)) this.#written += '[0-9a-fA-F]'
    else if (next === '.') this.#written += this.#source[this.#at++]
    else this.#written += this.#read(ESCAPE) ?? this.#literal()
    this.#isAtStart &&= this.#groups.some(({ isAssertion }) => isAssertion)
    this.#quantify(false)
  }

  #openGroup(): void {
    const opening = this.#read(GROUP)!
    // Options, atomic groups, conditions, calls and callouts.
    if (opening === '(' && '?*'.includes(this.#source[this.#at] ?? '')) throw unknown()
    const isAssertion = /[=!]$/.test(opening)
    this.#groups.push(newGroup(isAssertion))
    this.#written += isAssertion ? opening : '(?:'
  }

  #closeGroup(): void {
    const { isAssertion, hasLoop, hasLength, hasEmpty } = this.#groups.pop()!
    if (this.#groups.length === 0) throw unknown()
    this.#written += this.#source[this.#at++]
    // Of repeated or optional groups that can be empty, Oniguruma skips some assertions.
    if (isAssertion || hasEmpty || !hasLength) this.#rejectQuantifier()
    else this.#quantify(hasLoop)
  }

  #writeAssertion(next: string): void {
    const boundary = this.#read(BOUNDARY)
    if (boundary === undefined) this.#at++
    // In Oniguruma, `$` also matches before a line break. `^` matches only at the start of a text
    // whose only line break is its last character.
    this.#written += boundary ?? (next === '$' ? '(?![^\\n])' : next)
    if (next !== '|') return this.#rejectQuantifier()
    const group = this.#groups.at(-1)!
    group.hasEmpty ||= !group.hasLength
    group.hasLength = false
  }

  /** @param hasLoop Whether what it repeats contains a loop. */
  #quantify(hasLoop: boolean): void {
    this.#skip()
    const match = this.#match(QUANTIFIER)
    const group = this.#groups.at(-1)!
    group.hasLoop ||= hasLoop
    group.hasLength ||= !/^(?:[*?]|\{0*[,}])/.test(match?.[0] ?? '')
    if (!match) return
    const [whole, least = '', comma, most = '', lazy] = match
    const isInterval = whole.startsWith('{')
    // `{,}` and `{}` are text, and `{2}?` is optional rather than lazy.
    if (isInterval && (`${least}${most}` === '' || (lazy && !comma))) throw unknown()
    const isLoop = isInterval ? comma !== '' && most === '' : !whole.startsWith('?')
    if (isLoop && hasLoop) throw new Error('loops in loops')
    group.hasLoop ||= isLoop
    this.#written += isInterval && least === '' ? `{0${whole.slice(1)}` : whole
    // Possessive, or a quantifier of a quantifier.
    this.#rejectQuantifier()
  }

  #rejectQuantifier(): void {
    this.#skip()
    if (this.#sees(QUANTIFIER)) throw unknown()
  }

  #readClass(): string {
    let written = this.#read(CLASS_START)!
    // A bracket right after the opening one is literal.
    if (this.#source[this.#at] === ']') {
      written += '\\]'
      this.#at++
    }
    while (this.#source[this.#at] !== ']') written += this.#readClassItem()
    this.#at++
    return `${written}]`
  }

  #readClassItem(): string {
    const posix = this.#match(POSIX_CLASS)
    const set = posix ? POSIX.get(posix[1]!) : this.#read(HEX_DIGIT) && '0-9a-fA-F'
    if (posix && set === undefined) throw unknown()
    const escape = set === undefined ? this.#read(ESCAPE) : undefined
    const isSet = set !== undefined || /^\\[wds]$/i.test(escape ?? '')
    const first = set ?? escape ?? this.#classCharacter()
    const isRange =
      this.#source[this.#at] === '-' && !']'.includes(this.#source[this.#at + 1] ?? '')
    if (!isRange) return first
    this.#at++
    const last = this.#read(ESCAPE) ?? this.#classCharacter()
    if (isSet || /^\\[wds]$/i.test(last)) throw unknown()
    return `${first}-${last}`
  }

  #classCharacter(): string {
    const character = this.#source[this.#at++]
    // Nested classes and intersections.
    const isOperator = character === '[' || this.#source.startsWith('&&', this.#at - 1)
    if (character === undefined || isOperator || character === '\\') throw unknown()
    return /[\^\]-]/.test(character) ? `\\${character}` : asciiOnly(character)
  }

  #literal(): string {
    const character = this.#read(LITERAL) ?? (this.#sees(QUANTIFIER) ? '' : this.#brace())
    if (character === '') throw unknown()
    return character === '/' ? '\\/' : asciiOnly(character)
  }

  /** A brace that doesn't start a quantifier. */
  #brace(): string {
    const character = this.#source[this.#at++]!
    return '{}]'.includes(character) ? `\\${character}` : ''
  }

  /** Skips comments and, in extended patterns, layout. */
  #skip(): void {
    if (this.#isExtended) this.#read(LAYOUT)
    while (this.#read(COMMENT) !== undefined) if (this.#isExtended) this.#read(LAYOUT)
  }

  #sees(syntax: RegExp): boolean {
    syntax.lastIndex = this.#at
    return syntax.test(this.#source)
  }

  #match(syntax: RegExp): RegExpExecArray | null {
    syntax.lastIndex = this.#at
    const match = syntax.exec(this.#source)
    if (match) this.#at += match[0].length
    return match
  }

  #read(syntax: RegExp): string | undefined {
    return this.#match(syntax)?.[0]
  }
}

function asciiOnly(character: string): string {
  if (character > '\x7f') throw unknown()
  return character
}

const newGroup = (isAssertion: boolean): OpenGroup => ({
  isAssertion,
  hasLoop: false,
  hasLength: false,
  hasEmpty: false,
})

const unknown = () => new Error('unknown syntax')
