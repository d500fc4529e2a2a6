import type { SearchRecord, SearchSection } from '../../runtime/search-records.ts'
import type { Range } from './text-runs.ts'

interface FoundRange extends SearchSection {
  /** The section's text, without its heading. */
  range: Range
}

/** Maximum number of sections shown below a page. */
export const MAX_SECTIONS = 3

/**
 * The sections with the most matches, in document order. A match in a heading outweighs any
 * number of matches in the text below it.
 *
 * @param places Indices of matching words, ascending.
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
  const best = new Set(
    [...found].sort((a, b) => b.score - a.score).slice(0, MAX_SECTIONS),
  )
  return found.filter((section) => best.has(section))
}

function countIn(places: readonly number[], { from, to }: Range): number {
  return places.filter((place) => place >= from && place < to).length
}
