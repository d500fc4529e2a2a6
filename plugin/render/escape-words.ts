/** What is around words. */
export interface WordContext {
  /** A cell of a table, which a bar would end. */
  inCell: boolean
  /** The text of a link or of an image, which a bracket would end. */
  inLink: boolean
}

interface Ends {
  /** Nothing is before the words. */
  isStart: boolean
  /** Nothing follows them. */
  isEnd: boolean
}

/** Signs that mean nothing in Markdown wherever they are in words. */
const PLAIN =
  /^[^\x00-\x08\x0E-\x1F\x7F!&*<@[\\\]_`|~\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]*$/
/** What is left to the library: backslashes, control signs, spaces that it does not know as such. */
const ODD = /[\x00-\x08\x0E-\x1F\x7F\\]|[^\S\t\n\v\f\r ]|\]\(|<!|[+\-.\w]@|@$/
/** Beginnings of addresses, which would become links. */
const ADDRESS = /[Ww]\.[-.\w]|[ps]:\//
/** Signs that are always written with a backslash. */
const ALWAYS = /[*[`~]/g
const BEFORE_NAME = /&(?=[#A-Za-z])|<(?=[/?A-Za-z])/g

/**
 * Words with backslashes before the signs that would mean something in Markdown. Undefined for
 * words where that depends on more than the sign and what is beside it.
 */
export function escapeWords(
  words: string,
  around: WordContext & Ends,
): string | undefined {
  const couldBeAddress =
    words.includes(':/') || words.includes('w.') || words.includes('W.')
  if (couldBeAddress && ADDRESS.test(words)) return undefined
  if (PLAIN.test(words)) return words
  if (ODD.test(words) || (around.inLink && /[[\]]/.test(words))) return undefined
  const named = words.replace(ALWAYS, '\\$&').replace(BEFORE_NAME, '\\$&')
  const escaped = around.inCell ? named.replaceAll('|', '\\|') : named
  return escaped.includes('_') ? escapeUnderscores(escaped, around) : escaped
}

const IN_WORD = /(?<=[a-z\d]{2})_+(?=[a-z\d]{2})/i
const BEFORE_WORD = /[\s(]/
const AFTER_WORD = /[\s,;:.)]/

/** Underscores inside words are not the signs of italics; at the ends of words they would be. */
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
