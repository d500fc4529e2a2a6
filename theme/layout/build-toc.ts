import type { PageHeading } from '../../runtime/types/pages.ts'

/** A heading of the upper level, with the deeper ones below it. */
export interface TocEntry extends PageHeading {
  children: PageHeading[]
}

/**
 * Groups headings into two levels: those of depth 1 and 2, each with the deeper ones that
 * follow it. Deeper headings before the first of them have no parent, so the highest of these
 * take its place.
 */
export function buildToc(headings: readonly PageHeading[]): TocEntry[] {
  const entries: TocEntry[] = []
  for (const heading of headings) {
    if (!heading.toc) continue
    const parent = entries.at(-1)
    if (!parent || heading.depth <= Math.max(2, parent.depth))
      entries.push({ ...heading, children: [] })
    else parent.children.push(heading)
  }
  return entries
}
