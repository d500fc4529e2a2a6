import { AFTER_AMPERSAND } from './narrow-ampersands.ts'

/** The context of a text. */
export interface WordContext {
  /** Inside a table cell, where `|` must be escaped. */
  inCell: boolean
  /** Inside the text of a link or image, where brackets must be escaped. */
  inLink: boolean
}

interface Ends {
  /** Whether nothing precedes the text. */
  isStart: boolean
  /** Whether nothing follows it. */
  isEnd: boolean
}

/** Text without any characters that have a meaning in Markdown. */
const PLAIN =
  /^[^\x00-\x08\x0E-\x1F\x7F!&*<@[\\\]_`|~\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]*$/
/**
 * Text that is left to the library: backslashes, control characters, and spaces that it doesn't
 * treat as such.
 */
const ODD = /[\x00-\x08\x0E-\x1F\x7F\\]|[^\S\t\n\v\f\r ]|\]\(|<!|[+\-.\w]@|@$/
/** Starts of URLs that would become autolinks. */
const ADDRESS = /[Ww]\.[-.\w]|[ps]:\//
/** Characters that are always escaped. */
const ALWAYS = /[*[`~]/g
const BEFORE_NAME = new RegExp(`&(?=${AFTER_AMPERSAND})|<(?=[/?A-Za-z])`, 'g')

/**
 * Escapes characters of a text that have a meaning in Markdown. Returns undefined if that
 * depends on more than adjacent characters.
 */
export function escapeMarkdown(
  words: string,
  around: WordContext & Ends,
): string | undefined {
  const couldBeUrl = words.includes(':/') || words.includes('w.') || words.includes('W.')
  if (couldBeUrl && ADDRESS.test(words)) return undefined
  if (PLAIN.test(words)) return words
  if (ODD.test(words) || (around.inLink && /[[\]]/.test(words))) return undefined
  const named = words.replace(ALWAYS, '\\$&').replace(BEFORE_NAME, '\\$&')
  const escaped = around.inCell ? named.replaceAll('|', '\\|') : named
  return escaped.includes('_') ? escapeUnderscores(escaped, around) : escaped
}

const IN_WORD = /(?<=[a-z\d]{2})_+(?=[a-z\d]{2})/i
const BEFORE_WORD = /[\s(]/
const AFTER_WORD = /[\s,;:.)]/

/** Underscores inside words can't start emphasis, those at word boundaries can. */
function escapeUnderscores(words: string, { isStart, isEnd }: Ends): string | undefined {
  let result = ''
  let done = 0
  for (const { 0: run, index } of words.matchAll(/_+/g)) {
    const end = index + run.length
    const before = words[index - 1]
    const after = words[end]
    const isApart =
      (before === undefined ? isStart : BEFORE_WORD.test(before)) ||
      (after === undefined ? isEnd : AFTER_WORD.test(after))
    if (!isApart && !IN_WORD.test(words.slice(Math.max(0, index - 2), end + 2)))
      return undefined
    result += words.slice(done, index) + (isApart ? run.replaceAll('_', '\\_') : run)
    done = end
  }
  return result + words.slice(done)
}
