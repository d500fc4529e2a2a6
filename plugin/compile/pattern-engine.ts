import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { RegexEngine } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import {
  charactersOf,
  hasAll,
  requiredCharacters,
  type Characters,
} from './required-characters.ts'
import { translatePattern } from './translate-pattern.ts'

type Scanner = ReturnType<RegexEngine['createScanner']>
type Text = ReturnType<RegexEngine['createString']>
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>

/** A pattern with its latest match. */
interface Pattern {
  /** Compiles it once, when it is first searched: many patterns of a grammar never are. */
  scanner: () => Scanner
  /** Finds the same places in simple lines, in a fraction of the time. */
  translation: () => RegExp | undefined
  /** Uses `\G`, so its match depends on where the search starts. */
  isAnchored: boolean
  /** A line that lacks one of these can't match. */
  required: Characters
  text: Text | undefined
  from: number
  /** The first match at or after `from`. Undefined if only its place is known. */
  match: Match | null | undefined
  /** Where the match starts; infinite if there is none. */
  at: number
}

/** A line and the set of its characters. */
interface Line {
  text: Text
  /** Whether translated patterns find the same places. */
  isSimple: boolean
  characters: Characters
}

const require = createRequire(import.meta.url)

/** Longer lines are left to Oniguruma, which has its own match cache for them. */
const MAX_LINE_LENGTH = 999
/** Milliseconds. In a longer search, Oniguruma may have hit its retry limit. */
const LONG = 20
/** ASCII, with a line break at the end or none. */
const SIMPLE = /^[\x00-\x09\x0b\x0c\x0e-\x7f]*\n?$/
/** Not supported here: `\K` moves the start of a match, and callouts have side effects. */
const IRREGULAR = /\\K|\(\*[A-Z_]+[)[{]|\(\?\{/

let engine: Promise<RegexEngine> | undefined

/** The engine for all grammars. */
export function patternEngine(): Promise<RegexEngine> {
  return (engine ??= plainEngine().then(sharePatterns))
}

/**
 * Plain Oniguruma, from Shiki's file: `shiki/wasm` decompresses it with `Response`, which loads
 * Node's `fetch` in each thread.
 */
export function plainEngine(): Promise<RegexEngine> {
  return createOnigurumaEngine({
    instantiator: async (imports) => {
      const binary = await readFile(require.resolve('shiki/onig.wasm'))
      const { instance } = await WebAssembly.instantiate(binary, imports)
      return instance.exports
    },
  })
}

/**
 * Wraps an engine so that each pattern is compiled once, since a grammar uses a pattern in dozens
 * of rules, and searched once per line for all of them. Most searches are in vain, so JavaScript
 * searches where it finds the same. Finds exactly the same matches.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const known = new Map<string | RegExp, Pattern>()
  const patternOf = (source: string | RegExp): Pattern => {
    let pattern = known.get(source)
    if (!pattern) {
      const isAnchored = String(source).includes('\\G')
      const required = requiredCharacters(String(source))
      const found = { text: undefined, from: 0, match: null, at: 0 }
      const scanner = lazily(() => engine.createScanner([source]))
      const translation = lazily(() => translatePattern(String(source)))
      pattern = { scanner, translation, isAnchored, required, ...found }
      known.set(source, pattern)
    }
    return pattern
  }
  let line: Line | undefined
  const lineOf = (text: Text): Line => {
    if (line?.text === text) return line
    const { content } = text
    line = { text, isSimple: SIMPLE.test(content), characters: charactersOf(content) }
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
          if (typeof text !== 'string' && text.content.length <= MAX_LINE_LENGTH) {
            const begin = performance.now()
            const found = firstMatch(patterns, lineOf(text), start, options)
            // In a whole scanner, a pattern that exceeds the limit ends the search for all.
            if (performance.now() - begin < LONG) return found
            // Oniguruma limits its time.
            for (const pattern of patterns) pattern.translation = () => undefined
          }
          whole ??= engine.createScanner(sources)
          return whole.findNextMatchSync(text, start, options)
        },
        dispose: () => whole?.dispose?.(),
      }
    },
  }
}

/** The leftmost match; if several start there, the one of the first pattern. */
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
  const winner = patterns[first]
  if (!winner) return null
  if (winner.match === undefined)
    winner.match = winner.scanner().findNextMatchSync(line.text, at, options)
  const captureIndices = winner.match?.captureIndices
  return captureIndices ? { index: first, captureIndices } : null
}

/** Whether the latest match is still valid for a search from `start`. */
function isFound({ text, from, at, isAnchored }: Pattern, line: Text, start: number) {
  return text === line && from <= start && at >= start && !isAnchored
}

function find(
  pattern: Pattern,
  { text, isSimple, characters }: Line,
  start: number,
  options: number,
): void {
  const { required } = pattern
  pattern.text = text
  pattern.from = start
  pattern.match = null
  pattern.at = Infinity
  if (!hasAll(characters, required)) return
  const translation = isSimple ? pattern.translation() : undefined
  if (translation) {
    translation.lastIndex = start
    const place = translation.exec(text.content)?.index
    if (place === undefined) return
    pattern.match = undefined
    pattern.at = place
    return
  }
  pattern.match = pattern.scanner().findNextMatchSync(text, start, options)
  pattern.at = pattern.match?.captureIndices[0]!.start ?? Infinity
}

/** Calls a function when its result is first needed, and keeps the result. */
function lazily<T>(create: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: create() }).value
}
