/** What the search shows of a page before it has read the page's text. */
export interface SearchRecord {
  /** Pagefind's name of the page: its language and a hash of its text. */
  id: string
  /** Address without the base. */
  url: string
  title: string
  /** Words of the title, with which the page's text begins. */
  titleWords: number
  breadcrumb?: string
  /** Of an API operation. */
  method?: string
  /** Name of its version, where it has one. */
  version?: string
  /** In the order of the page. */
  sections: SearchSection[]
}

export interface SearchSection {
  /** The heading's id. */
  id: string
  title: string
  /** Which word of the page's text is the heading's first. */
  start: number
  /** Words of the heading. */
  titleWords: number
}

/** What the file `pages.json` of the index says of a language. */
export interface SearchLanguage {
  /** The beginning of the names of its files of records; another index has another. */
  name: string
  /** So many digits of a page's hash end the name of the file that holds its record. */
  digits: number
  /** Words of most pages, in small letters: beside others they do not tell pages apart. */
  common: string[]
  /** First letters of its words, which have a file each; empty where one file has all words. */
  letters: string
  /** In the order of the navigation; empty where there are not several. `*` stands for pages of no version. */
  tabs: { name: string; versions: string[] }[]
  /** In the order of the navigation. */
  versions: string[]
  /** Pages to begin with, by version; with an empty name those for all versions. Addresses without the base. */
  suggested: Record<string, [title: string, url: string][]>
}

/** What a letter is called in the name of a file. */
export function letterName(letter: string): string {
  return letter.codePointAt(0)!.toString(16)
}

/**
 * Records as they are written: a column for each value, because like compresses like, and
 * without what follows from others.
 */
export interface PackedRecords {
  hashes: string[]
  urls: string[]
  titles: string[]
  titleWords: number[]
  breadcrumbs: string[]
  methods: string[]
  /** Absent where no page has one. */
  versions?: string[]
  /** How many of the sections belong to each page. */
  counts: number[]
  sectionTitles: string[]
  /** Counted from the section before. */
  starts: number[]
  /** 0 where words are what stands between spaces. */
  sectionTitleWords: number[]
  /** 0 where the id follows from the title. */
  ids: (string | 0)[]
}

/** The index joins words of languages without spaces by this character. */
const ZERO_WIDTH_SPACE = '\u200B'

/** Words of a page's text that no reader sees: what follows is code, or labels such as a table's head, until the end. */
export const textMarks = { code: '\u2063', labels: '\u2062', end: '\u2064' } as const

/** The text of a page in the words by which the index counts. */
export interface SearchText {
  words: string[]
  /** What stands between words. */
  joiner: string
}

/** Splits a page's text as the index counts its words. */
export function splitText(text: string): SearchText {
  return text.includes(ZERO_WIDTH_SPACE)
    ? { words: text.split(ZERO_WIDTH_SPACE), joiner: '' }
    : { words: text.split(/[^\S\uFEFF]+/), joiner: ' ' }
}

/** The short form of records, which {@link unpackRecords} reads. */
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

/** @param language As the index names it, which is part of a record's id. */
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

/** What of a page's name is not its language. */
export function hashOf(id: string): string {
  return id.slice(id.lastIndexOf('_') + 1)
}

function wordsBetweenSpaces(title: string): number {
  return title.split(/\s+/).length
}

/** What most ids are; a record says its own where it differs. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** A word without what surrounds it, as words are compared. */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
