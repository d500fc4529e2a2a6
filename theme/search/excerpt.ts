import type { SearchText } from '../../runtime/search-records.ts'
import { textRuns, type Range, type TextRun } from './text-runs.ts'

/** Words in an excerpt, about two lines in the dialog. */
const MAX_WORDS = 24
/** How many words before the first match the sentence may start. */
const MAX_LEAD = 12
/** Words before the first match if no sentence starts nearby. */
const CONTEXT = 6
const ELLIPSIS = '…'

/** A piece of a page's text to show. */
export interface Excerpt {
  /** Text split at matches: every second piece is a match. */
  pieces: string[]
  /** Whether it is code rather than prose. */
  isCode: boolean
}

/**
 * Picks the excerpt of a range with the most matches: from its prose, or from its code if the
 * prose has no match.
 *
 * @param places Indices of matching words, ascending.
 */
export function excerptOf(
  { words, joiner }: SearchText,
  places: readonly number[],
  range: Range,
): Excerpt {
  const runs = textRuns(words, range)
  const best = bestRun(words, runs, places)
  if (!best) return { pieces: [''], isCode: false }
  const { run, first, last } = best
  const isCode = run.kind === 'code'
  const from = isCode
    ? Math.max(run.from, Math.min(first - CONTEXT, run.to - MAX_WORDS))
    : sentenceStart(words, run, first, last)
  const { start, skipped } = isCode
    ? { start: from, skipped: '' }
    : skipClosing(words, from, run.to)
  const end = Math.min(start + MAX_WORDS, run.to)
  const found = new Set(places)
  const pieces = new Pieces()
  const isBeginning =
    from === run.from || [...words.slice(from - 1, start), skipped].some(endsSentence)
  if (!isCode && !isBeginning) pieces.add(ELLIPSIS, false)
  let wasFound = false
  for (let at = start; at < end; at++) {
    const word = words[at]!
    const [lead, letters, trail] = splitWord(
      at === start ? word.slice(skipped.length) : word,
    )
    const isFound = found.has(at) && letters !== ''
    // Mark a space only between two matching words.
    if (at > start) pieces.add(joiner, wasFound && isFound && lead === '')
    pieces.add(lead, false)
    pieces.add(letters, isFound)
    pieces.add(trail, false)
    wasFound = isFound && trail === ''
  }
  if (end < run.to && !(isCode || endsSentence(words[end - 1]!)))
    pieces.add(ELLIPSIS, false)
  return { pieces: pieces.all, isCode }
}

/** Collects pieces of text that alternate between unmarked and marked. */
class Pieces {
  readonly all = ['']

  add(text: string, isMarked: boolean): void {
    if (text === '') return
    const inMark = this.all.length % 2 === 0
    if (inMark === isMarked) this.all[this.all.length - 1] += text
    else this.all.push(text)
  }
}

/** Separates a word from the punctuation around it, which is not marked. */
function splitWord(word: string): [lead: string, letters: string, trail: string] {
  const [, lead = '', letters = '', trail = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su.exec(word) ?? []
  return [lead, letters, trail]
}

interface BestRun {
  run: TextRun
  /** The first and last match within the excerpt. */
  first: number
  last: number
}

/** Picks prose with matches, else code with matches, else the first prose. */
function bestRun(
  words: readonly string[],
  runs: readonly TextRun[],
  places: readonly number[],
): BestRun | undefined {
  for (const kind of ['prose', 'code'] as const) {
    const [best] = runs
      .filter((run) => run.kind === kind)
      .map((run) => ({ run, ...densest(words, places, run) }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
    if (best) return best
  }
  const run = runs.find(({ kind }) => kind === 'prose') ?? runs[0]
  return run && { run, first: run.from, last: run.from }
}

/**
 * Finds the window of an excerpt's length with the most matches. Distinct words count more than
 * repetitions.
 */
function densest(
  words: readonly string[],
  places: readonly number[],
  { from, to }: Range,
): { value: number; first: number; last: number } {
  const inside = places.filter((place) => place >= from && place < to)
  let best = { value: 0, first: from, last: from }
  for (let index = 0; index < inside.length; index++) {
    const first = inside[index]!
    const seen = new Set<string>()
    let next = index
    for (; next < inside.length && inside[next]! < first + MAX_WORDS; next++)
      seen.add(words[inside[next]!]!.toLowerCase())
    const value = seen.size * MAX_WORDS + (next - index)
    if (value > best.value) best = { value, first, last: inside[next - 1]! }
  }
  return best
}

/**
 * Start of the sentence with the first match, if the last match then still fits into the
 * excerpt. Otherwise a few words before the first match.
 */
function sentenceStart(
  words: readonly string[],
  { from, to }: Range,
  first: number,
  last: number,
): number {
  const earliest = Math.max(from, first - MAX_LEAD, last - MAX_WORDS + 1)
  for (let at = first; at >= earliest; at--)
    if (at === from || endsSentence(words[at - 1]!)) return at
  return Math.max(from, Math.min(first - CONTEXT, to - MAX_WORDS), last - MAX_WORDS + 1)
}

/**
 * Closing or continuing punctuation. Characters that can also start a word (`.env`, `--flag`,
 * `»`) count only if no word follows.
 */
const CLOSING =
  /^(?:[\s\p{Pe}、。，．：；！？…・؟،؛۔।॥]|[.,;:!?\p{Pd}\p{Pf}](?![.\p{Pd}]*[\p{L}\p{N}]))+/u

/**
 * Skips closing punctuation: returns the first word with anything else, and the part of that
 * word to skip.
 */
function skipClosing(
  words: readonly string[],
  from: number,
  to: number,
): { start: number; skipped: string } {
  for (let start = from; start < to; start++) {
    const [skipped = ''] = CLOSING.exec(words[start]!) ?? []
    if (skipped !== words[start]) return { start, skipped }
  }
  return { start: to, skipped: '' }
}

function endsSentence(word: string): boolean {
  return /[.!?:。！？：]["'”’)\]]*\s*$/.test(word)
}
