import { buildCounterpartIndex, type CounterpartIndex } from './find-counterpart.ts'
import { firstPage } from './first-page.ts'
import { chainOf, type TreeDivision, type TreePage } from './navigation-tree.ts'
import type { SourcePage } from './site.ts'

/** The pages of a version or language, for finding the counterpart of another one's page. */
export class Counterparts {
  readonly #division: TreeDivision
  readonly #pages: readonly SourcePage[]
  #index: CounterpartIndex | undefined
  #first: string | undefined

  /** @param pages In the order of the navigation, at least one. */
  constructor(division: TreeDivision, pages: readonly SourcePage[]) {
    this.#division = division
    this.#pages = pages
  }

  /** Built when a page first asks for it: a large site has hundreds, and dev shows few pages. */
  get index(): CounterpartIndex {
    return (this.#index ??= buildCounterpartIndex(this.#pages, this.#division.entry.name))
  }

  /** Path of the first page, used if there is no counterpart. */
  get first(): string {
    return (this.#first ??= this.#findFirst())
  }

  #findFirst(): string {
    const opened = firstPage(this.#division)?.page.path
    const isOwn = opened !== undefined && this.index.paths.has(opened)
    return isOwn ? opened : this.#pages[0]!.path
  }
}

/** A page, with the place where it is shown. */
export type ShownPage = Pick<TreePage, 'page' | 'branch' | 'hidden'>

/** Sorts the visible pages by the versions and languages that they belong to. */
export function buildCounterparts(
  shown: readonly ShownPage[],
): Map<TreeDivision, Counterparts> {
  const pages = new Map<TreeDivision, SourcePage[]>()
  for (const place of shown) {
    if (place.hidden || place.page.frontmatter.url !== undefined) continue
    for (const division of chainOf(place.branch)) {
      if (division.kind !== 'version' && division.kind !== 'language') continue
      const known = pages.get(division)
      if (known) known.push(place.page)
      else pages.set(division, [place.page])
    }
  }
  return new Map(
    [...pages].map(([division, own]) => [division, new Counterparts(division, own)]),
  )
}
