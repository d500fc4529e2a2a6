import { editDistance } from './edit-distance.ts'

/**
 * The candidate closest to a mistyped name, for "did you mean" hints. Undefined if none is
 * close, because a wrong hint is worse than none: the limit is 1 edit for names of up to 5
 * characters, 2 for up to 11, and a quarter of the length beyond. No longer name is close to one
 * of two letters: `ai` isn't meant to be `api`. Case-insensitive; swapping adjacent characters
 * counts as one edit.
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
  const limit = length < 6 ? 1 : Math.max(2, Math.floor(length / 4))
  const near: { candidate: string; edits: number }[] = []
  for (const candidate of candidates) {
    if (length < 3 && candidate.length > length) continue
    const edits = editDistance(wanted, candidate.toLowerCase(), limit)
    if (edits <= limit) near.push({ candidate, edits })
  }
  near.sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
  return near.slice(0, count).map(({ candidate }) => candidate)
}
