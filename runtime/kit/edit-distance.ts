/**
 * Edit distance of two words: insertions, deletions, substitutions and swaps of adjacent
 * letters (optimal string alignment).
 *
 * @param limit If the distance exceeds it, the result is just some number above the limit.
 * @param isBeginning Whether `typed` may be a prefix of the word.
 */
export function editDistance(
  typed: string,
  word: string,
  limit: number,
  isBeginning = false,
): number {
  if (typed.length - word.length > limit) return limit + 1
  if (!isBeginning && word.length - typed.length > limit) return limit + 1
  const width = Math.min(word.length, typed.length + limit)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let least = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      if (isSwapped) least = Math.min(least, before[column - 2]! + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = above
    above = current
  }
  return isBeginning ? Math.min(...above) : above[word.length]!
}
