import { plainWord } from '../../runtime/search-records.ts'
import { isUnknownWord, nearestWord } from './nearest-word.ts'
import type { PageRecords } from './page-records.ts'

/**
 * Replaces words that no page has with the closest word of the index. Drops those that resemble
 * none.
 *
 * @returns The corrected query, empty if nothing is left of it, or undefined if nothing needs
 *   correction or the query has quotes, which ask for exact words.
 */
export async function correctQuery(
  query: string,
  records: Pick<PageRecords, 'wordsNear'>,
): Promise<string | undefined> {
  if (query.includes('"')) return undefined
  const typed = query.split(/\s+/)
  const words = await Promise.all(
    typed.map(async (word, index) => {
      const plain = plainWord(word)
      const near = await records.wordsNear(plain)
      const meant = nearestWord(plain, near, index === typed.length - 1)
      if (meant !== undefined) return meant
      return isUnknownWord(plain, near) ? '' : word
    }),
  )
  if (words.every((word, index) => word === typed[index])) return undefined
  return words.filter(Boolean).join(' ')
}
