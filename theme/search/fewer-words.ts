/** Longer queries are pasted text, whose words are too many to be looked for one by one. */
const MAX_WORDS = 8

/**
 * Leaves out words of a query that no page has together: those of the page with the most and the
 * rarest of them stay.
 *
 * @param find Returns the pages with a word, by id.
 * @returns The words that stay, or undefined if there is no such page or the query has quotes,
 *   which ask for exact words.
 */
export async function fewerWords(
  query: string,
  find: (word: string) => Promise<readonly { id: string }[]>,
): Promise<string | undefined> {
  const words = query.split(/\s+/).filter(Boolean)
  if (query.includes('"') || words.length < 2 || words.length > MAX_WORDS)
    return undefined
  const found = await Promise.all(
    words.map(async (word) => new Set((await find(word)).map(({ id }) => id))),
  )
  const pages = new Set(found.flatMap((ids) => [...ids]))
  let best: string | undefined
  let most = 0
  for (const page of pages) {
    const weights = found.map(
      (ids) => +ids.has(page) && Math.log(1 + pages.size / ids.size),
    )
    const weight = weights.reduce((sum, each) => sum + each, 0)
    if (weight <= most) continue
    most = weight
    best = words.filter((_, index) => weights[index]).join(' ')
  }
  return best
}
