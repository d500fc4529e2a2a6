import { plainWord, splitText, type SearchRecord } from '../../runtime/search-records.ts'

/** The words of a page. */
export interface PageWords {
  /** Lower-case words of its text. */
  words: ReadonlySet<string>
  /** Words that its compound words consist of. */
  parts: ReadonlySet<string>
  /** Words of its title and headings. */
  names: ReadonlySet<string>
}

/** What Pagefind stores of a page. */
interface Fragment {
  url: string
  content: string
  meta: { title?: string; breadcrumb?: string; method?: string }
  filters?: { version?: string[] }
  anchors: { element: string; id: string; text: string; location: number }[]
}

/**
 * Reads what search results show of a page, and its words, from a fragment of Pagefind.
 *
 * @param content An unpacked file of the `fragment` folder of an index.
 * @param id The name of that file.
 */
export function readFragment(
  content: Buffer,
  id: string,
): { record: SearchRecord; words: PageWords } {
  const fragment = JSON.parse(content.toString()) as Fragment
  const { url, content: text, meta, anchors, filters } = fragment
  const { words } = splitText(text)
  const headings = anchors
    .filter((anchor) => /^h\d$/.test(anchor.element) && /\S/.test(anchor.text))
    .sort((a, b) => a.location - b.location)
  const title = meta.title ?? ''
  const record = {
    id,
    url,
    title,
    titleWords: countWords(words, 0, title),
    breadcrumb: meta.breadcrumb,
    method: meta.method,
    version: filters?.version?.find((version) => version !== '*'),
    sections: headings.map(({ id: anchor, text: heading, location }) => ({
      id: anchor,
      title: heading.replaceAll('\u200B', '').trim(),
      start: location,
      titleWords: countWords(words, location, heading),
    })),
  }
  const names = [title, ...record.sections.map((section) => section.title)]
  return { record, words: pageWords(new Set(words), names) }
}

function pageWords(distinct: ReadonlySet<string>, names: readonly string[]): PageWords {
  const known = [...distinct].map(formsOf)
  return {
    words: new Set(known.map(({ plain }) => plain)),
    parts: new Set(known.flatMap(({ parts }) => parts)),
    names: new Set(names.flatMap((name) => name.split(/\s+/).map(plainWord))),
  }
}

interface WordForms {
  plain: string
  parts: readonly string[]
}

/** Forms of words. Pages of a site share most of their words. */
const forms = new Map<string, WordForms>()
const MAX_FORMS = 50_000

function formsOf(word: string): WordForms {
  const known = forms.get(word)
  if (known) return known
  const made = { plain: plainWord(word), parts: partsOf(word) }
  if (forms.size >= MAX_FORMS) forms.clear()
  forms.set(word, made)
  return made
}

/** The parts of a compound: `script` and `file` for both `isScriptFile` and `/script-file`. */
function partsOf(word: string): string[] {
  const parts = word.match(/\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+(?!\p{Ll})/gu) ?? []
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : []
}

/** The number of words from `start` on that make up a title. */
function countWords(words: readonly string[], start: number, title: string): number {
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  let left = letters(title)
  let at = start
  while (left > 0 && at < words.length) left -= letters(words[at++]!)
  return at - start
}
