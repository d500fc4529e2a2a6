import type { Api } from '../../document/api-model.ts'
import type { OverviewGroup, PageLink } from './api-page-input.ts'
import type { ShownSchema } from './row-budget.ts'

/** The page of an operation or channel. */
export interface LinkedPage {
  path: string
  link: PageLink
  /** Tag names. */
  tags: readonly string[]
  /** Neither the overview nor the schema pages link to hidden pages. */
  hidden: boolean
  /** Schemas shown on the page. */
  schemas: readonly ShownSchema[]
}

/**
 * Groups the pages of an API for its overview: by `x-tagGroups` if present, else by tags nested
 * in their parents (OpenAPI 3.2, "Tag Object"). Untagged pages come last; hidden ones are omitted.
 */
export function overviewGroups(
  { tags, info }: Api,
  all: readonly LinkedPage[],
): OverviewGroup[] {
  const pages = all.filter(({ hidden }) => !hidden)
  const named = new Map(tags.map((tag) => [tag.name, tag]))
  const used = [...new Set(pages.flatMap((page) => page.tags))]
  const names = [...named.keys(), ...used.filter((name) => !named.has(name))]
  const groups: OverviewGroup[] = []
  const seen = new Set<string>()
  const linksOf = (name: string) =>
    pages.filter((page) => page.tags.includes(name)).map(({ link }) => link)
  const add = (name: string, level: 2 | 3) => {
    if (seen.has(name)) return
    seen.add(name)
    const { label, description, externalDocs } = named.get(name) ?? {}
    groups.push({
      name: label ?? name,
      ...(label !== undefined && label !== name && { tag: name }),
      level,
      ...(description && { description }),
      ...(externalDocs && { docs: externalDocs }),
      links: linksOf(name),
    })
    for (const child of tags) if (child.parent === name) add(child.name, 3)
  }
  for (const { name, tags: inside } of info.tagGroups ?? []) {
    groups.push({ name, level: 2, links: [] })
    for (const tag of inside) add(tag, 3)
  }
  const isInside = (name: string) => {
    const parent = named.get(name)?.parent
    return parent !== undefined && named.has(parent)
  }
  for (const name of names) if (!isInside(name)) add(name, 2)
  // Tags whose parents form a cycle.
  for (const name of names) add(name, 2)
  const untagged = pages.filter((page) => page.tags.length === 0)
  if (untagged.length > 0)
    groups.push({
      name: '',
      level: 2,
      ...(groups.length === 0 && { only: true }),
      links: untagged.map(({ link }) => link),
    })
  return groups
}

/** Maximum number of links on a page: about 100 KB of HTML. */
const MAX_LINKS = 300

/**
 * Splits groups into pages with a limited number of links. A group can continue on the next page.
 */
export function overviewPages(groups: readonly OverviewGroup[]): OverviewGroup[][] {
  const pages: OverviewGroup[][] = [[]]
  let left = MAX_LINKS
  for (const group of groups) {
    let links = group.links
    let shown = group
    do {
      if (left <= 0) {
        pages.push([])
        left = MAX_LINKS
      }
      pages.at(-1)!.push({ ...shown, links: links.slice(0, left) })
      const rest = links.slice(left)
      left -= Math.max(1, links.length - rest.length)
      links = rest
      const { name, level } = group
      shown = { name, level, links: [] }
    } while (links.length > 0)
  }
  return pages
}

/** Splits a list of links into pages of the same size as an overview. */
export function chunkLinks(links: readonly PageLink[]): PageLink[][] {
  const pages: PageLink[][] = []
  for (let start = 0; start < links.length; start += MAX_LINKS)
    pages.push(links.slice(start, start + MAX_LINKS))
  return pages
}
