import type { SearchRecord, SearchSection } from '../../runtime/search-records.ts'
import type { Range } from './text-runs.ts'

export interface FoundRange extends SearchSection {
  /** The section's text, without its heading. */
  range: Range
}

/** Sections shown below a page. */
const MOST = 3

/**
 * The sections with most matches, in the order of the page. A match in a heading outweighs any
 * number of words below it.
 *
 * @param places Indices of the words that were looked for, ascending.
 */
export function bestSections(
  { sections }: SearchRecord,
  places: readonly number[],
): FoundRange[] {
  const found = sections
    .map((section, index) => {
      const { start, titleWords } = section
      const range = {
        from: start + titleWords,
        to: sections[index + 1]?.start ?? Infinity,
      }
      const inTitle = countIn(places, { from: start, to: range.from })
      const share = inTitle / Math.max(titleWords, 1)
      const inText = countIn(places, range)
      const score = (inTitle + share) * 100 + Math.min(inText, 99)
      return { ...section, range, score }
    })
    .filter(({ score }) => score > 0)
  const best = new Set([...found].sort((a, b) => b.score - a.score).slice(0, MOST))
  return found.filter((section) => best.has(section))
}

function countIn(places: readonly number[], { from, to }: Range): number {
  return places.filter((place) => place >= from && place < to).length
}
