import type { RegexEngine } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { onigurumaModule } from './oniguruma.ts'
import {
  charactersOf,
  hasAll,
  requiredCharacters,
  type Characters,
} from './required-characters.ts'

type Scanner = ReturnType<RegexEngine['createScanner']>
type Text = ReturnType<RegexEngine['createString']>
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>

/** One pattern, with where it was found last. */
interface Pattern {
  scanner: Scanner
  /** Its match depends on where the search begins. */
  isAnchored: boolean
  /** A text without these has no match. */
  required: Characters
  text: Text | undefined
  from: number
  /** The first match from there on. */
  match: Match | null
  /** Where it begins. */
  at: number
}

/** A line, and the characters in it. */
interface Line {
  text: Text
  characters: Characters
}

/** Lines longer than this are left to Oniguruma, which keeps what it found of them itself. */
const LONGEST = 999
/** Milliseconds of one search; in a longer one Oniguruma may have given up. */
const LONG = 20
/** `\K` moves the start of a match behind what it looked at, and callouts count. */
const IRREGULAR = /\\K|\(\*[A-Z_]+[)[{]|\(\?\{/

let engine: Promise<RegexEngine> | undefined

/** The engine of all grammars. */
export function patternEngine(): Promise<RegexEngine> {
  return (engine ??= plainEngine().then(sharePatterns))
}

/** Oniguruma, as it is. */
export function plainEngine(): Promise<RegexEngine> {
  return createOnigurumaEngine(onigurumaModule())
}

/**
 * An engine that finds what another finds, and compiles each pattern once: those of a
 * grammar stand in dozens of its rules. What a pattern matches in a line is searched once for
 * all rules that it stands in.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const known = new Map<string | RegExp, Pattern>()
  const patternOf = (source: string | RegExp): Pattern => {
    let pattern = known.get(source)
    if (!pattern) {
      const scanner = engine.createScanner([source])
      const isAnchored = String(source).includes('\\G')
      const required = requiredCharacters(String(source))
      const found = { text: undefined, from: 0, match: null, at: 0 }
      pattern = { scanner, isAnchored, required, ...found }
      known.set(source, pattern)
    }
    return pattern
  }
  let line: Line | undefined
  const lineOf = (text: Text): Line => {
    if (line?.text !== text) line = { text, characters: charactersOf(text.content) }
    return line
  }
  return {
    createString: (text) => engine.createString(text),
    createScanner(sources) {
      if (sources.some((source) => IRREGULAR.test(String(source))))
        return engine.createScanner(sources)
      const patterns = sources.map(patternOf)
      let whole: Scanner | undefined
      return {
        findNextMatchSync(text, start, options) {
          if (typeof text !== 'string' && text.content.length <= LONGEST) {
            const begin = performance.now()
            const found = firstMatch(patterns, lineOf(text), start, options)
            // A pattern that Oniguruma gives up ends the search of a whole scanner.
            if (performance.now() - begin < LONG) return found
          }
          whole ??= engine.createScanner(sources)
          return whole.findNextMatchSync(text, start, options)
        },
        dispose: () => whole?.dispose?.(),
      }
    },
  }
}

/** The match that begins first; of those that begin alike, that of the first pattern. */
function firstMatch(
  patterns: readonly Pattern[],
  line: Line,
  start: number,
  options: number,
): Match | null {
  let first = -1
  let at = Infinity
  for (let index = 0; index < patterns.length; index++) {
    const pattern = patterns[index]!
    if (!isFound(pattern, line.text, start)) find(pattern, line, start, options)
    if (pattern.at >= at) continue
    first = index
    at = pattern.at
    if (at === start) break
  }
  const captureIndices = patterns[first]?.match?.captureIndices
  return captureIndices ? { index: first, captureIndices } : null
}

/** Whether what was found last is what a search would find. */
function isFound({ text, from, at, isAnchored }: Pattern, line: Text, start: number) {
  return text === line && from <= start && at >= start && !isAnchored
}

function find(
  pattern: Pattern,
  { text, characters }: Line,
  start: number,
  options: number,
): void {
  const { scanner, required } = pattern
  pattern.text = text
  pattern.from = start
  pattern.match = hasAll(characters, required)
    ? scanner.findNextMatchSync(text, start, options)
    : null
  pattern.at = pattern.match?.captureIndices[0]!.start ?? Infinity
}
