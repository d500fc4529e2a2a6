import { textMarks } from '../../runtime/search-records.ts'

/** A range of words in a page's text. */
export interface Range {
  /** Index of the first word. */
  from: number
  /** Index after the last word. */
  to: number
}

/** A range of one kind. Excerpts don't cross its bounds. */
export interface TextRun extends Range {
  kind: 'prose' | 'code' | 'labels'
}

/**
 * Splits a range into runs, in order. Marks before the range determine the kind of its first
 * words.
 */
export function textRuns(words: readonly string[], { from, to }: Range): TextRun[] {
  const runs: TextRun[] = []
  let kind: TextRun['kind'] = 'prose'
  let start = from
  const close = (at: number) => {
    if (at > start) runs.push({ from: start, to: at, kind })
    start = Math.max(from, at + 1)
  }
  const end = Math.min(to, words.length)
  for (let at = 0; at < end; at++) {
    const next = kindAfter(words[at]!)
    if (!next) continue
    close(at)
    kind = next
  }
  close(end)
  return runs
}

/**
 * The kind of text after a mark word. In languages without spaces, a mark may have spaces next
 * to it.
 */
function kindAfter(word: string): TextRun['kind'] | undefined {
  switch (word.trim()) {
    case textMarks.code:
      return 'code'
    case textMarks.labels:
      return 'labels'
    case textMarks.end:
      return 'prose'
    default:
      return undefined
  }
}
