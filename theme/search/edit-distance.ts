/**
 * How many typing errors lie between two words: letters left out, added, replaced, or two of them
 * swapped (optimal string alignment).
 *
 * @param most Above this it is not counted on: the answer is larger, and nothing more.
 * @param isBeginning The word may go on after what was typed.
 */
export function editDistance(
  typed: string,
  word: string,
  most: number,
  isBeginning = false,
): number {
  if (typed.length - word.length > most) return most + 1
  if (!isBeginning && word.length - typed.length > most) return most + 1
  const width = Math.min(word.length, typed.length + most)
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
    if (Math.min(...current) > most) return most + 1
    before = above
    above = current
  }
  return isBeginning ? Math.min(...above) : above[word.length]!
}
