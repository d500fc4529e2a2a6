/** What the search knows about a page before it has fetched the page's text. */
export interface SearchRecord {
  /** Pagefind's id of the page: its language and a hash of its text. */
  id: string
  /** URL without the base. */
  url: string
  title: string
  /** Number of words in the title. The page's text begins with them. */
  titleWords: number
  breadcrumb?: string
  /** HTTP method of an API operation. */
  method?: string
  /** Name of the page's version, if the site has versions. */
  version?: string
  /** In document order. */
  sections: SearchSection[]
}

/** A heading of a page as the search index knows it. Positions are counted in words. */
export interface SearchSection {
  /** Id of the heading. */
  id: string
  title: string
  /** Index of the heading's first word in the page's text. */
  start: number
  /** Number of words in the heading. */
  titleWords: number
}

/** One language's entry in the index file `pages.json`. */
export interface SearchLanguage {
  /** Prefix of the names of its record files. Changes with the index. */
  name: string
  /** Length of the page hash prefix that ends the name of the file with its record. */
  digits: number
  /**
   * Words that occur in most pages, in lower case. They are dropped from queries with other
   * words, as they don't distinguish pages.
   */
  common: string[]
  /** First letters that have a word file each. Empty if one file holds all words. */
  letters: string
  /**
   * In navigation order. Empty if there is only one. The version `*` means pages without a
   * version.
   */
  tabs: { name: string; versions: string[] }[]
  /** In navigation order. */
  versions: string[]
  /** Suggested pages by version; the empty name is for all versions. URLs without the base. */
  suggested: Record<string, [title: string, url: string][]>
}

/** A letter as it appears in file names: its code point in hexadecimal. */
export function letterName(letter: string): string {
  return letter.codePointAt(0)!.toString(16)
}

/**
 * Records as serialized: one column per field, because similar values compress well together.
 * Values that can be derived from others are omitted.
 */
export interface PackedRecords {
  hashes: string[]
  urls: string[]
  titles: string[]
  titleWords: number[]
  breadcrumbs: string[]
  methods: string[]
  /** Absent if no page has a version. */
  versions?: string[]
  /** Number of sections of each page. */
  counts: number[]
  sectionTitles: string[]
  /** Each relative to the previous section of the page. */
  starts: number[]
  /** 0 if the number equals that of the words between spaces. */
  sectionTitleWords: number[]
  /** 0 if the id can be derived from the title. */
  ids: (string | 0)[]
}

/** Pagefind joins the words of languages without spaces with this character. */
const ZERO_WIDTH_SPACE = '\u200B'

/**
 * Invisible words in a page's text: what follows, up to `end`, is code, or labels such as a
 * table's header.
 */
export const textMarks = { code: '\u2063', labels: '\u2062', end: '\u2064' } as const

/** The text of a page, split into words as the index counts them. */
export interface SearchText {
  words: string[]
  /** The text between two words. */
  joiner: string
}

/** Splits a page's text into words as the index counts them. */
export function splitText(text: string): SearchText {
  return text.includes(ZERO_WIDTH_SPACE)
    ? { words: text.split(ZERO_WIDTH_SPACE), joiner: '' }
    : { words: text.split(/[^\S\uFEFF]+/), joiner: ' ' }
}

/** Serializes records in the compact form that {@link unpackRecords} reads. */
export function packRecords(records: readonly SearchRecord[]): PackedRecords {
  const sections = records.flatMap((record) => record.sections)
  return {
    hashes: records.map(({ id }) => hashOf(id)),
    urls: records.map(({ url }) => url),
    titles: records.map(({ title }) => title),
    titleWords: records.map(({ titleWords }) => titleWords),
    breadcrumbs: records.map(({ breadcrumb = '' }) => breadcrumb),
    methods: records.map(({ method = '' }) => method),
    ...(records.some(({ version }) => version !== undefined) && {
      versions: records.map(({ version = '' }) => version),
    }),
    counts: records.map((record) => record.sections.length),
    sectionTitles: sections.map(({ title }) => title),
    starts: records.flatMap((record) =>
      record.sections.map(
        ({ start }, index) => start - (record.sections[index - 1]?.start ?? 0),
      ),
    ),
    sectionTitleWords: sections.map(({ title, titleWords }) =>
      titleWords === wordsBetweenSpaces(title) ? 0 : titleWords,
    ),
    ids: sections.map(({ id, title }) => (id === idOf(title) ? 0 : id)),
  }
}

/**
 * Restores records from their compact form.
 *
 * @param language The index's name of the language, which is part of a record's id.
 */
export function unpackRecords(packed: PackedRecords, language: string): SearchRecord[] {
  let next = 0
  return packed.hashes.map((hash, page) => {
    const sections: SearchSection[] = []
    let start = 0
    for (const end = next + packed.counts[page]!; next < end; next++) {
      const title = packed.sectionTitles[next]!
      start += packed.starts[next]!
      sections.push({
        id: packed.ids[next] || idOf(title),
        title,
        start,
        titleWords: packed.sectionTitleWords[next] || wordsBetweenSpaces(title),
      })
    }
    return {
      id: `${language}_${hash}`,
      url: packed.urls[page]!,
      title: packed.titles[page]!,
      titleWords: packed.titleWords[page]!,
      ...(packed.breadcrumbs[page] && { breadcrumb: packed.breadcrumbs[page] }),
      ...(packed.methods[page] && { method: packed.methods[page] }),
      ...(packed.versions?.[page] && { version: packed.versions[page] }),
      sections,
    }
  })
}

/** The hash part of a page's id, which is `language_hash`. */
export function hashOf(id: string): string {
  return id.slice(id.lastIndexOf('_') + 1)
}

function wordsBetweenSpaces(title: string): number {
  return title.split(/\s+/).length
}

/** Derives the usual heading id from a title. Ids that differ are stored. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Normalizes a word for comparison: lower case, without surrounding punctuation. */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
