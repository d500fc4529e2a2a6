import { markdownUrl } from '../../runtime/kit/markdown-url.ts'
import { type LinkRules, linkUrl } from '../../runtime/with-base.ts'
import type { Page } from '../site/site.ts'
import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'
import { outputPath, publicUrl } from './public-url.ts'

/** Writes `<page>.md` next to each page, and `index.md` for the home page. */
export async function* writeMarkdownPages(
  context: OutputContext,
): AsyncGenerator<OutputFile> {
  const { project, site, markdownOf } = context
  if (!site.features.markdown) return
  for (const page of project.site.pages.values()) {
    const body = await markdownOf(page.path)
    if (body === undefined) continue
    yield {
      path: outputPath(markdownUrl(page.url)),
      content: markdownPage(page, body, publicUrl(site, '/llms.txt'), site),
    }
  }
}

/**
 * A page's Markdown with a header: a link to the index, the title and the description.
 *
 * @param rules How links to pages of the site are written, as in the page's HTML.
 */
export function markdownPage(
  page: Page,
  body: string,
  index: string,
  rules: LinkRules,
): string {
  const description = page.frontmatter.description?.replace(
    /(?<=\]\()\/[^\s()]*(?=\))/g,
    (url) => linkUrl(rules, url),
  )
  const parts = [
    `> All pages of this documentation: ${index}`,
    page.mode === 'custom' || page.mode === 'frame' ? '' : `# ${page.title.trim()}`,
    description ? `> ${description.trim().replace(/\s*\n\s*/g, '\n> ')}` : '',
    body.trim(),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
