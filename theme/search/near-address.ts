import type { SearchRecord } from '../../runtime/search-records.ts'
import { editDistance } from './edit-distance.ts'

type Place = Pick<SearchRecord, 'url' | 'title'>

/** How much of an address is found again, by where it stands. */
const WEIGHTS = { name: 2, words: 2, folders: 1 }
/** A page is offered from this share on. */
const ENOUGH = 0.5

/**
 * The pages whose addresses or titles are most like one that leads nowhere, the nearest first.
 *
 * @param asked Without the base: `/guide/quik-start`.
 */
export function nearAddress<Page extends Place>(
  asked: string,
  pages: readonly Page[],
  most: number,
): Page[] {
  const wanted = segmentsOf(asked)
  if (wanted.length === 0) return []
  return pages
    .map((page) => ({ page, share: likeness(wanted, page) }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ page }) => page)
}

/** The words of an address, as a query. */
export function wordsOfAddress(asked: string): string {
  return wordsOf(segmentsOf(asked).at(-1) ?? '').join(' ')
}

function likeness(wanted: readonly string[], { url, title }: Place): number {
  const segments = segmentsOf(url)
  const [name = '', own = ''] = [wanted.at(-1), segments.at(-1)]
  const known = [...segments.flatMap(wordsOf), ...wordsOf(title.toLowerCase())]
  const words = wordsOf(name)
  const folders = wanted.slice(0, -1)
  const parts = [
    [WEIGHTS.name, sameness(name, own)],
    [WEIGHTS.words, shareOf(words, (word) => known.some((each) => isNear(word, each)))],
    ...(folders.length > 0
      ? [[WEIGHTS.folders, shareOf(folders, (folder) => segments.includes(folder))]]
      : []),
  ] as const
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return (
    sum(parts.map(([weight = 0, share = 0]) => weight * share)) /
    sum(parts.map(([weight = 0]) => weight))
  )
}

/** 1 for the same word, 0 for one with nothing in common. */
function sameness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1)
  return Math.max(0, 1 - editDistance(a, b, longer) / longer)
}

function isNear(word: string, other: string): boolean {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  return editDistance(word, other, most) <= most
}

function shareOf(words: readonly string[], test: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(test).length / words.length
}

function segmentsOf(address: string): string[] {
  return decode(address)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'index')
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
