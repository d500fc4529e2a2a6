import type { SearchRecord } from '../../runtime/search-records.ts'
import { editDistance } from '../../runtime/kit/edit-distance.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'

type Place = Pick<SearchRecord, 'url' | 'title'>

/** Weights of the criteria for similarity. */
const WEIGHTS = { name: 2, words: 2, folders: 1 }
/** Minimum similarity of a suggested page. */
const MIN_SIMILARITY = 0.5

/**
 * The pages whose URL or title is most similar to an unknown URL, best first.
 *
 * @param asked Without the base: `/guide/quik-start`.
 */
export function suggestPages<Page extends Place>(
  asked: string,
  pages: readonly Page[],
  limit: number,
): Page[] {
  const wanted = segmentsOf(asked)
  if (wanted.length === 0) return []
  return pages
    .map((page) => ({ page, share: similarityTo(wanted, page) }))
    .filter(({ share }) => share >= MIN_SIMILARITY)
    .sort((a, b) => b.share - a.share)
    .slice(0, limit)
    .map(({ page }) => page)
}

/** The words in the last segment of a URL, as a search query. */
export function wordsOfUrl(asked: string): string {
  return wordsOf(segmentsOf(asked).at(-1) ?? '').join(' ')
}

function similarityTo(wanted: readonly string[], { url, title }: Place): number {
  const segments = segmentsOf(url)
  const [name = '', own = ''] = [wanted.at(-1), segments.at(-1)]
  const known = [...segments.flatMap(wordsOf), ...wordsOf(title.toLowerCase())]
  const words = wordsOf(name)
  const folders = wanted.slice(0, -1)
  const parts = [
    [WEIGHTS.name, wordSimilarity(name, own)],
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

/** Similarity of two words: 1 if equal, 0 if they have nothing in common. */
function wordSimilarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1)
  return Math.max(0, 1 - editDistance(a, b, longer) / longer)
}

function isNear(word: string, other: string): boolean {
  const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  return editDistance(word, other, limit) <= limit
}

function shareOf(words: readonly string[], test: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(test).length / words.length
}

function segmentsOf(url: string): string[] {
  return decodePath(url)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'index')
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
}
