/**
 * The candidate that a mistyped name most likely meant, or undefined when none is near.
 * Near is one edit in a name of up to five characters, two in one of up to eleven, and a
 * quarter of its length beyond: a hint that misleads is worse than none. Two characters that changed
 * places are one edit; case does not count.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  return nearestAll(name, candidates, 1)[0]
}

/** The same, up to `count` of them, nearest first. */
export function nearestAll(
  name: string,
  candidates: Iterable<string>,
  count: number,
): string[] {
  const wanted = name.toLowerCase()
  const limit = wanted.length < 6 ? 1 : Math.max(2, Math.floor(wanted.length / 4))
  const near: { candidate: string; edits: number }[] = []
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > limit) continue
    const edits = distance(wanted, candidate.toLowerCase(), limit)
    if (edits <= limit) near.push({ candidate, edits })
  }
  near.sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
  return near.slice(0, count).map(({ candidate }) => candidate)
}

/** Edits from one name to the other, given up (as limit + 1) once every continuation exceeds the limit. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = swapped ? before[j - 2]! + 1 : Infinity
      current.push(Math.min(previous[j]! + 1, current[j - 1]! + 1, substitution, swap))
    }
    if (Math.min(...current) > limit && Math.min(...previous) > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length]!
}
