import { defaultDivision } from './first-page.ts'
import {
  chainOf,
  isDivision,
  type TreeDivision,
  type TreePage,
} from './navigation-tree.ts'

/**
 * The place that represents a page with several: visible before hidden, then the default version
 * and language, then the longest matching prefix, then the first.
 */
export function mainPlace(places: readonly TreePage[]): TreePage {
  if (places.length === 1) return places[0]!
  const rank = (place: TreePage) => {
    const chain = chainOf(place.branch)
    const isDefault = chain.every(isDefaultChoice)
    return [
      Number(!place.unlisted),
      Number(isDefault),
      prefixLength(chain, place.page.path),
    ]
  }
  const ranked = places.map((place) => ({ place, rank: rank(place) }))
  const best = ranked.reduce((first, other) =>
    isHigher(other.rank, first.rank) ? other : first,
  )
  return best.place
}

function isHigher(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((value, index) => value !== b[index])
  return differs !== -1 && a[differs]! > b[differs]!
}

/** Total length of the divisions' prefixes that match a page's path, by whole segments. */
function prefixLength(chain: readonly TreeDivision[], path: string): number {
  const prefixes = chain.flatMap(({ entry }) => entry.prefix || [])
  const matching = prefixes.filter((prefix) => `${path}/`.startsWith(`${prefix}/`))
  return matching.reduce((sum, { length }) => sum + length, 0)
}

/** Whether a version or language is the default among its siblings. True for other divisions. */
export function isDefaultChoice(division: TreeDivision): boolean {
  if (division.kind !== 'version' && division.kind !== 'language') return true
  const siblings = division.parent.children.filter(isDivision)
  return (
    defaultDivision(siblings.filter(({ kind }) => kind === division.kind)) === division
  )
}
