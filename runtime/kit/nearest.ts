import { editDistance } from './edit-distance.ts'

/**
 * The candidate closest to a mistyped name, for "did you mean" hints. Undefined if none is
 * close, because a wrong hint is worse than none: the limit is 1 edit for names of 3 to 5
 * characters, 2 for up to 11, and a quarter of the length beyond. Shorter names are near to too
 * much. Case-insensitive; swapping adjacent characters counts as one edit.
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
  const { length } = wanted
  const limit = length < 3 ? 0 : length < 6 ? 1 : Math.max(2, Math.floor(length / 4))
  const near: { candidate: string; edits: number }[] = []
  for (const candidate of candidates) {
    const edits = editDistance(wanted, candidate.toLowerCase(), limit)
    if (edits <= limit) near.push({ candidate, edits })
  }
  near.sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
  return near.slice(0, count).map(({ candidate }) => candidate)
}
