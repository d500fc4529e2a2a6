import type { SearchRecord } from '../../runtime/search-records.ts'

/** A page found by the index. */
export interface Match {
  record: SearchRecord
  /** Pagefind's score, based on the frequency and position of words. */
  score: number
  /** Indices of matching words in the page's text; may repeat, unordered. */
  places: readonly number[]
}

/** Score factors for matches whose title or headings contain the query. */
const FACTORS = {
  title: 4,
  titleOtherNumber: 3.5,
  heading: 2.5,
  headingOtherNumber: 2.2,
  wordsInTitle: 1.6,
  wordsInHeading: 1.4,
  wordsInTitleAndHeading: 1.3,
}

/**
 * Orders matches, best first. Boosts pages whose title or a heading matches the query as a
 * whole, which per-word scores don't reflect.
 */
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
    if (title.form === wantedForm) return FACTORS.titleOtherNumber
    if (headings.some(({ text }) => text === wanted)) return FACTORS.heading
    if (headings.some(({ form }) => form === wantedForm))
      return FACTORS.headingOtherNumber
    if (hasAll(title)) return FACTORS.wordsInTitle
    if (headings.some((heading) => hasAll(heading))) return FACTORS.wordsInHeading
    return headings.some((heading) => hasAll(title, heading))
      ? FACTORS.wordsInTitleAndHeading
      : 1
  }
}

interface Name {
  text: string
  /** The whole name in the singular. */
  form: string
  /** Its words in the singular. */
  forms: ReadonlySet<string>
}

interface Names {
  title: Name
  headings: Name[]
}

const known = new WeakMap<SearchRecord, Names>()

/** Normalized names of a page. Cached, because each keystroke ranks again. */
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
 * Removes plural endings, which English shares with French, Spanish and Portuguese: one form
 * for `agent` and `agents`, `policy` and `policies`, `cache` and `caches`. The forms are only
 * compared with each other, so they needn't be real words.
 *
 * @param text Normalized by `plain`.
 */
function singular(text: string): string {
  return text
    .replace(/(?<=[a-z]{2})(?<![su])s\b/g, '')
    .replace(/(?<=[a-z])ie\b/g, 'y')
    .replace(/(?<=[a-z](?:[sxz]|[cs]h))e\b/g, '')
}

/**
 * Normalizes text for comparison: lower-case letters and digits, separated by single spaces.
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
