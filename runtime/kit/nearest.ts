/**
 * The candidate closest to a mistyped name, for "did you mean" hints. Undefined if none is
 * close, because a wrong hint is worse than none: the limit is 1 edit for names of up to 5
 * characters, 2 for up to 11, and a quarter of the length beyond. Case-insensitive; swapping
 * adjacent characters counts as one edit.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  return nearestAll(name, candidates, 1)[0]
}

/** Like `nearest`, but returns up to `count` candidates, closest first. */
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

/**
 * Edit distance (optimal string alignment). Returns limit + 1 as soon as the limit is certain
 * to be exceeded.
 */
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
