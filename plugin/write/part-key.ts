import type { PreparedPage } from './prepare-pages.ts'

/** The content key of a page for a part's manifest. Empty if the page is never cached. */
export function partKey({ compilation: { page }, contentKey }: PreparedPage): string {
  return page.frontmatter.cache === false ? '' : contentKey
}
