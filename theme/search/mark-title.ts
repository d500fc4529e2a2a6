/** Languages without spaces have words anywhere. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/**
 * A title in pieces, of which every second one begins as a word of the query.
 *
 * @param query As it was looked for, typing errors corrected.
 */
export function markTitle(title: string, query: string): string[] {
  const terms = query
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((term) => term.length > 1 || WITHOUT_SPACES.test(term))
    .sort((a, b) => b.length - a.length)
  if (terms.length === 0) return [title]
  const patterns = terms.map((term) =>
    WITHOUT_SPACES.test(term)
      ? term
      : `(?<![\\p{L}\\p{M}\\p{N}])${term}[\\p{L}\\p{M}\\p{N}]*`,
  )
  return title.split(new RegExp(`(${patterns.join('|')})`, 'giu'))
}
