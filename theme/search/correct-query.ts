import { plainWord } from '../../runtime/search-records.ts'
import { nearestWord } from './nearest-word.ts'
import type { PageRecords } from './page-records.ts'

/**
 * Replaces words that no page has with the closest word of the index.
 *
 * @returns The corrected query, or undefined if nothing needs correction or the query has
 *   quotes, which ask for exact words.
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
      return nearestWord(
        plain,
        await records.wordsNear(plain),
        index === typed.length - 1,
      )
    }),
  )
  if (words.every((word) => word === undefined)) return undefined
  return typed.map((word, index) => words[index] ?? word).join(' ')
}
