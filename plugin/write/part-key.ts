import type { PreparedPage } from './prepare-pages.ts'

/** Names what a page is made from; empty for one that is made in each build. */
export function partKey({ compilation: { page }, contentKey }: PreparedPage): string {
  return page.frontmatter.cache === false ? '' : contentKey
}
