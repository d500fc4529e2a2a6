import { plainWord } from '../../runtime/search-records.ts'
import { nearestWord } from './nearest-word.ts'
import type { PageRecords } from './page-records.ts'

/**
 * A query with the nearest words of the index in place of those that no page has.
 *
 * @returns undefined where there is nothing to correct, or the reader asks for exactly these words.
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
