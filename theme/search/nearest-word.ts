import { editDistance } from './edit-distance.ts'

/** Endings by which forms of one English word differ, longest first: the index knows a word by its stem. */
const ENDING = /(?:ations?|ings?|ers?|ors?|edly|ally|ed|es|ly|s|e)$/
/** What a word costs more that only begins as what was typed. */
const GOES_ON = 0.5

/** Shorter words have too many neighbours. */
const SHORTEST = 4

/**
 * The word that was meant by one with typing errors: the nearest one, and among equally near ones the
 * one that begins most alike, then the most frequent.
 *
 * @param typed In small letters.
 * @param words Of the site's pages, the most frequent first.
 * @param isLast The reader may still be typing it.
 * @returns undefined where the word, a form of it, or one that begins with it is in the list, or none is near.
 */
export function nearestWord(
  typed: string,
  words: readonly string[],
  isLast: boolean,
): string | undefined {
  const letters = [...typed]
  if (
    letters.length < SHORTEST ||
    !letters.every((letter) => /[\p{L}\p{M}]/u.test(letter))
  )
    return undefined
  const stem = stemOf(typed)
  if (words.some((word) => word.startsWith(typed) || stemOf(word) === stem))
    return undefined
  const most = letters.length < 6 ? 1 : letters.length < 10 ? 2 : 3
  let best: { word: string; cost: number } | undefined
  for (const word of words) {
    const whole = editDistance(typed, word, most)
    // Of a longer word with another beginning, most is different.
    const begun =
      isLast && typed[0] === word[0] ? editDistance(typed, word, most, true) : Infinity
    if (Math.min(whole, begun) > most) continue
    const cost = Math.min(whole, begun + GOES_ON) - 0.1 * sharedBeginning(typed, word)
    // Lists begin with the most frequent: of equals the first stays.
    if (!best || cost < best.cost) best = { word, cost }
  }
  return best?.word
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length >= 3 ? stem : word
}

function sharedBeginning(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  return shared
}
