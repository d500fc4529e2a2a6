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

type Scanner = ReturnType<RegexEngine['createScanner']>
type Text = ReturnType<RegexEngine['createString']>
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>

/** A compiled pattern with its latest match. */
interface Pattern {
  scanner: Scanner
  /** Uses `\G`, so its match depends on where the search starts. */
  isAnchored: boolean
  /** A line that lacks one of these can't match. */
  required: Characters
  text: Text | undefined
  from: number
  /** The first match at or after `from`. */
  match: Match | null
  /** Where the match starts; infinite if there is none. */
  at: number
}

/** A line and the set of its characters. */
interface Line {
  text: Text
  characters: Characters
}

const require = createRequire(import.meta.url)

/** Longer lines are left to Oniguruma, which has its own match cache for them. */
const MAX_LINE_LENGTH = 999
/** Milliseconds. In a longer search, Oniguruma may have hit its retry limit. */
const LONG = 20
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
 * of rules, and searched once per line for all of them. Finds exactly the same matches.
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
          if (typeof text !== 'string' && text.content.length <= MAX_LINE_LENGTH) {
            const begin = performance.now()
            const found = firstMatch(patterns, lineOf(text), start, options)
            // In a whole scanner, a pattern that exceeds the limit ends the search for all.
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
  const captureIndices = patterns[first]?.match?.captureIndices
  return captureIndices ? { index: first, captureIndices } : null
}

/** Whether the latest match is still valid for a search from `start`. */
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
