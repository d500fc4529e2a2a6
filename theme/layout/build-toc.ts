import type { Heading } from '../../runtime/types/pages.ts'

export interface TocEntry extends Heading {
  children: Heading[]
}

/**
 * Groups headings into two levels: those of depth 1 and 2, each with the deeper ones that
 * follow it.
 */
export function buildToc(headings: readonly Heading[]): TocEntry[] {
  const entries: TocEntry[] = []
  for (const heading of headings) {
    if (!heading.toc) continue
    const parent = entries.at(-1)
    if (heading.depth <= 2 || !parent) entries.push({ ...heading, children: [] })
    else parent.children.push(heading)
  }
  return entries
}
