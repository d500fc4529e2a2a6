/** Scripts without spaces between words: a term can match anywhere. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/**
 * Splits a title at matches: every second piece is a word that starts with a term of the query.
 *
 * @param query The query after correction of typing errors.
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
