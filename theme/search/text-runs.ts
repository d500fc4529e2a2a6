import { textMarks } from '../../runtime/search-records.ts'

/** A part of a page's text. */
export interface Range {
  /** Its first word. */
  from: number
  /** The word after its last. */
  to: number
}

/** Words that belong together: an excerpt never goes beyond them. */
export interface TextRun extends Range {
  kind: 'prose' | 'code' | 'labels'
}

/** The runs of a range, in order. What stands before the range decides what its first words are. */
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

/** A language without spaces has the mark beside what is one, which is a word of its own. */
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
