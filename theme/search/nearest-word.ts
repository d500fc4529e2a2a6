import { editDistance } from '../../runtime/kit/edit-distance.ts'

/**
 * Inflectional endings of English words, longest alternatives first: the index matches words by
 * stem.
 */
const ENDING = /(?:ations?|ings?|ers?|ors?|edly|ally|ed|es|ly|s|e)$/
/** Extra cost of a word that only starts with what was typed. */
const COMPLETION_COST = 0.5

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4

/**
 * The word that was probably meant by a mistyped one: lowest edit distance, with a bonus for a
 * common prefix, then highest frequency.
 *
 * @param typed Lower case.
 * @param words Words of the site, most frequent first.
 * @param isLast Whether the reader may still be typing this word.
 * @returns Undefined if the list has the word, another form of it or a word that starts with
 *   it, or if no word is close enough.
 */
export function nearestWord(
  typed: string,
  words: readonly string[],
  isLast: boolean,
): string | undefined {
  const letters = [...typed]
  if (
    letters.length < MIN_LENGTH ||
    !letters.every((letter) => /[\p{L}\p{M}]/u.test(letter))
  )
    return undefined
  const stem = stemOf(typed)
  if (words.some((word) => word.startsWith(typed) || stemOf(word) === stem))
    return undefined
  const limit = letters.length < 6 ? 1 : letters.length < 10 ? 2 : 3
  let best: { word: string; cost: number } | undefined
  for (const word of words) {
    const whole = editDistance(typed, word, limit)
    // A completion with a different first letter would be too far-fetched.
    const begun =
      isLast && typed[0] === word[0] ? editDistance(typed, word, limit, true) : Infinity
    if (Math.min(whole, begun) > limit) continue
    const cost =
      Math.min(whole, begun + COMPLETION_COST) - 0.1 * commonPrefixLength(typed, word)
    // On equal cost the more frequent word, which comes first, wins.
    if (!best || cost < best.cost) best = { word, cost }
  }
  return best?.word
}

/** Letters that an unknown word must share with a word of the site to be searched by prefix. */
const SHARED = 3
/** Shorter words may be forms of words that the list lacks: `apis` of `api`. */
const LONG = 6
/** Scripts that separate words by spaces. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u

/**
 * Whether the site has no word like a typed one. The index would search for ever shorter
 * prefixes of it, down to one letter.
 *
 * @param typed Lower case.
 * @param words Words of the site. Nothing is known without them.
 */
export function isUnknownWord(typed: string, words: readonly string[]): boolean {
  if (words.length === 0 || typed.length < LONG || !SPACED.test(typed)) return false
  const prefix = typed.slice(0, SHARED)
  return !words.some((word) => word.startsWith(prefix))
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length >= 3 ? stem : word
}

function commonPrefixLength(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  return shared
}
