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

/** Which files hold the records of a language, by the file `pages.json` of the index. */
export interface SearchRecordFiles {
  /** The beginning of their names; another index has another. */
  name: string
  /** So many digits of a page's hash end the name of the file that holds its record. */
  digits: number
}

/** A record as it is written: names and values that follow from others are left out. */
export type PackedRecord = [
  hash: string,
  url: string,
  title: string,
  titleWords: number,
  breadcrumb: string,
  method: string,
  sections: PackedSection[],
]

/** `start` counts from the section before; the id is 0 where it follows from the title. */
type PackedSection = [title: string, start: number, titleWords: number, id: string | 0]

/** The index joins words of languages without spaces by this character. */
const ZERO_WIDTH_SPACE = '\u200B'

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

/** The shortest form of a record, which {@link unpackRecord} reads. */
export function packRecord(record: SearchRecord): PackedRecord {
  let before = 0
  const sections = record.sections.map(({ id, title, start, titleWords }) => {
    const distance = start - before
    before = start
    return [title, distance, titleWords, id === idOf(title) ? 0 : id] as PackedSection
  })
  const { id, url, title, titleWords, breadcrumb = '', method = '' } = record
  return [hashOf(id), url, title, titleWords, breadcrumb, method, sections]
}

/** @param language As the index names it, which is part of a record's id. */
export function unpackRecord(packed: PackedRecord, language: string): SearchRecord {
  const [hash, url, title, titleWords, breadcrumb, method, sections] = packed
  let before = 0
  return {
    id: `${language}_${hash}`,
    url,
    title,
    titleWords,
    ...(breadcrumb && { breadcrumb }),
    ...(method && { method }),
    sections: sections.map(([sectionTitle, distance, words, id]) => ({
      id: id === 0 ? idOf(sectionTitle) : id,
      title: sectionTitle,
      start: (before += distance),
      titleWords: words,
    })),
  }
}

/** What of a page's name is not its language. */
export function hashOf(id: string): string {
  return id.slice(id.lastIndexOf('_') + 1)
}

/** What most ids are; a record says its own where it differs. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
