import type { InlineCode } from '../render/inline-code.ts'
import type { OutputContext } from './output-file.ts'
import type { PreparedPage } from './prepare-pages.ts'
import type { Contents } from './render-contents.ts'
import type { RenderedSite } from './render-documents.ts'

const NO_CODE: InlineCode = {
  scripts: [],
  styles: [],
  hasStyleAttributes: false,
  handlers: [],
  embeds: [],
}

/**
 * Gives writers of other files (feeds, `llms.txt`, the sitemap) access to a page's data and
 * content by `Page.path`.
 */
export function pageSource(
  pages: readonly PreparedPage[],
  contents: Contents,
  { heads, shells }: Pick<RenderedSite, 'heads' | 'shells'>,
): Pick<
  OutputContext,
  | 'dataOf'
  | 'headOf'
  | 'inlineOf'
  | 'shellOf'
  | 'contentOf'
  | 'hasMarkdown'
  | 'markdownOf'
> {
  const byPath = new Map(pages.map((page) => [page.data.path, page]))
  return {
    dataOf: (path) => byPath.get(path)?.data,
    headOf: (path) => heads.get(path) ?? [],
    inlineOf(path) {
      const page = byPath.get(path)
      return page ? contents.factsOf(page).inline : NO_CODE
    },
    shellOf: (path) => shells.get(path) ?? NO_CODE,
    async contentOf(path) {
      const page = byPath.get(path)
      return page && contents.load(page)
    },
    hasMarkdown(path) {
      const page = byPath.get(path)
      return page !== undefined && contents.hasMarkdown(page)
    },
    async markdownOf(path) {
      const page = byPath.get(path)
      return page && contents.loadMarkdown(page)
    },
  }
}
