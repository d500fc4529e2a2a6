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
  titleInOtherNumber: 3.5,
  heading: 2.5,
  headingInOtherNumber: 2.2,
  wordsInTitle: 1.6,
  wordsInHeading: 1.4,
  wordsInTitleAndHeading: 1.3,
}

/** Orders matches: names count for what they say as a whole, which single words do not show. */
export function rankMatches(query: string, matches: readonly Match[]): Match[] {
  const wanted = plain(query)
  const wantedForm = singular(wanted)
  const words = wanted.split(' ').map((word) => ({ word, form: singular(word) }))
  return matches
    .map((match) => ({ match, score: match.score * factorOf(match.record) }))
    .sort((a, b) => b.score - a.score)
    .map(({ match }) => match)

  function factorOf(record: SearchRecord): number {
    const { title, headings } = namesOf(record)
    const hasAll = (...names: Name[]) =>
      words.every(({ word, form }) =>
        names.some(({ text, forms }) => text.includes(word) || forms.has(form)),
      )
    if (title.text === wanted) return FACTORS.title
    if (title.form === wantedForm) return FACTORS.titleInOtherNumber
    if (headings.some(({ text }) => text === wanted)) return FACTORS.heading
    if (headings.some(({ form }) => form === wantedForm))
      return FACTORS.headingInOtherNumber
    if (hasAll(title)) return FACTORS.wordsInTitle
    if (headings.some((heading) => hasAll(heading))) return FACTORS.wordsInHeading
    return headings.some((heading) => hasAll(title, heading))
      ? FACTORS.wordsInTitleAndHeading
      : 1
  }
}

interface Name {
  text: string
  /** All of it in the singular. */
  form: string
  /** Its words in the singular. */
  forms: ReadonlySet<string>
}

interface Names {
  title: Name
  headings: Name[]
}

const known = new WeakMap<SearchRecord, Names>()

/** Titles and headings as they are compared; made once, since every letter typed asks for them. */
function namesOf(record: SearchRecord): Names {
  let names = known.get(record)
  if (!names) {
    const headings = record.sections.map((section) => nameOf(section.title))
    names = { title: nameOf(record.title), headings }
    known.set(record, names)
  }
  return names
}

function nameOf(title: string): Name {
  const text = plain(title)
  const form = singular(text)
  return { text, form, forms: new Set(form.split(' ')) }
}

/**
 * Words without the `s` of a plural, which English shares with French, Spanish and Portuguese: one
 * form for `agent` and `agents`, `policy` and `policies`, `cache` and `caches`. Forms are compared
 * with each other only, so it does not matter that some are no words.
 *
 * @param text As `plain` gives it.
 */
function singular(text: string): string {
  return text
    .replace(/(?<=[a-z]{2})(?<![su])s\b/g, '')
    .replace(/(?<=[a-z])ie\b/g, 'y')
    .replace(/(?<=[a-z](?:[sxz]|[cs]h))e\b/g, '')
}

/** Letters and digits only, so that punctuation and case make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
