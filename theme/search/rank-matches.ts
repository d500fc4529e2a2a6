import type { SearchRecord } from '../../runtime/search-records.ts'

/** A page that the index has found. */
export interface Match {
  record: SearchRecord
  /** Pagefind's score, by how often and where the words stand. */
  score: number
  /** Which words of the page's text were looked for; they may repeat, in no order. */
  places: readonly number[]
}

/** By how much a match counts more whose title or heading is what was typed. */
const FACTORS = {
  title: 4,
  heading: 2.5,
  wordsInTitle: 1.6,
  wordsInHeading: 1.4,
  wordsInTitleAndHeading: 1.3,
}

/** Orders matches: names count for what they say as a whole, which single words do not show. */
export function rankMatches(query: string, matches: readonly Match[]): Match[] {
  const wanted = plain(query)
  const words = wanted.split(' ')
  return matches
    .map((match) => ({ match, score: match.score * factorOf(match.record) }))
    .sort((a, b) => b.score - a.score)
    .map(({ match }) => match)

  function factorOf(record: SearchRecord): number {
    const { title, headings } = namesOf(record)
    const hasAll = (text: string) => words.every((word) => text.includes(word))
    if (title === wanted) return FACTORS.title
    if (headings.includes(wanted)) return FACTORS.heading
    if (hasAll(title)) return FACTORS.wordsInTitle
    if (headings.some(hasAll)) return FACTORS.wordsInHeading
    return headings.some((heading) => hasAll(`${title} ${heading}`))
      ? FACTORS.wordsInTitleAndHeading
      : 1
  }
}

interface Names {
  title: string
  headings: string[]
}

const known = new WeakMap<SearchRecord, Names>()

/** Titles and headings as they are compared; made once, since every letter typed asks for them. */
function namesOf(record: SearchRecord): Names {
  let names = known.get(record)
  if (!names) {
    const headings = record.sections.map((section) => plain(section.title))
    names = { title: plain(record.title), headings }
    known.set(record, names)
  }
  return names
}

/** Letters and digits only, so that punctuation and case make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
