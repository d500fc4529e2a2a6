import { editDistance } from '../../runtime/kit/edit-distance.ts'
import { nearestAll } from '../../runtime/kit/nearest.ts'

/**
 * The path closest to a mistyped one, for "did you mean" hints: like `nearest`, but at least half
 * of what differs in segments is the same, since folders make long paths of short names. So
 * `/api/tags/runs` isn't meant by `/api/tags/outage`.
 */
export function nearestPath(path: string, paths: Iterable<string>): string | undefined {
  return nearestAll(path, paths, 5).find((other) => isSimilar(path, other))
}

function isSimilar(path: string, other: string): boolean {
  const [one = [], two = []] = [path, other].map((text) => text.toLowerCase().split('/'))
  while (one.length > 0 && one[0] === two[0]) [one, two].forEach((list) => list.shift())
  while (one.length > 0 && one.at(-1) === two.at(-1))
    [one, two].forEach((list) => list.pop())
  // Also between two segments that differ: a language and a name.
  const isOther = (_: string, at: number) =>
    one.length !== two.length || one[at] !== two[at]
  const differing = one.filter(isOther).join('/')
  const wanted = two.filter(isOther).join('/')
  const limit = Math.floor(Math.max(differing.length, wanted.length) / 2)
  return editDistance(differing, wanted, limit) <= limit
}
