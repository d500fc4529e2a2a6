import { setImmediate } from 'node:timers/promises'
import { markdownUrl } from '../../runtime/kit/markdown-url.ts'
import { type LinkRules, linkUrl } from '../../runtime/with-base.ts'
import type { Page } from '../site/site.ts'
import type { DocumentsInput } from './render-documents.ts'
import { outputPath, publicUrl } from './public-url.ts'

type MarkdownInput = Pick<
  DocumentsInput,
  'project' | 'site' | 'output' | 'pages' | 'contents'
>

/**
 * Writes `<page>.md` next to each page, and `index.md` for the home page. An author's file at
 * the same path is left alone. Runs while documents are rendered.
 *
 * @returns The files, relative to the output.
 */
export async function writeMarkdownPages({
  project,
  site,
  output,
  pages,
  contents,
}: MarkdownInput): Promise<Set<string>> {
  const written = new Set<string>()
  if (!site.features.markdown) return written
  const { assets, scripts, specs } = project.site
  const authored = new Set([...assets, ...scripts, ...specs])
  const index = publicUrl(site, '/llms.txt')
  for (const prepared of pages) {
    const { page } = prepared.compilation
    const file = outputPath(markdownUrl(page.url))
    const body = authored.has(file) ? undefined : await contents.loadMarkdown(prepared)
    if (body === undefined) continue
    output.write(file, markdownPage(page, body, index, site))
    written.add(file)
    // Between pages, so that no worker waits for its next task.
    await setImmediate()
  }
  return written
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
