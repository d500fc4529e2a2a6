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
  const { instructions } = project.settings.markdown
  const preface = { index: publicUrl(site, '/llms.txt'), instructions }
  for (const prepared of pages) {
    const { page } = prepared.compilation
    const file = outputPath(markdownUrl(page.url))
    const body = authored.has(file) ? undefined : await contents.loadMarkdown(prepared)
    if (body === undefined) continue
    output.write(file, markdownPage(page, body, preface, site))
    written.add(file)
    // Between pages, so that no worker waits for its next task.
    await setImmediate()
  }
  return written
}

/** What language models are told at the top of every page. */
interface MarkdownPreface {
  /** URL of the index. */
  index: string
  /** The author's instructions. */
  instructions: readonly string[]
}

/**
 * A page's Markdown with a header: a link to the index, the site's instructions, the title and the
 * description.
 *
 * @param rules How links to pages of the site are written, as in the page's HTML.
 */
export function markdownPage(
  page: Page,
  body: string,
  { index, instructions }: MarkdownPreface,
  rules: LinkRules,
): string {
  const description = page.frontmatter.description?.replace(
    /(?<=\]\()\/[^\s()]*(?=\))/g,
    (url) => linkUrl(rules, url),
  )
  const isBare = page.mode === 'custom' || page.mode === 'frame'
  const { heading, rest } = isBare
    ? takeHeading(body.trim())
    : { heading: `# ${page.title.trim()}`, rest: body.trim() }
  const parts = [
    quote(`All pages of this documentation: ${index}`),
    ...instructions.map(quote),
    heading,
    quote(description ?? ''),
    page.frontmatter.deprecated ? '**Deprecated**' : '',
    rest,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Separates the heading that a page without a title of ours starts with. */
function takeHeading(body: string): { heading: string; rest: string } {
  const [heading = ''] = /^# .*/.exec(body) ?? []
  return { heading, rest: body.slice(heading.length).trimStart() }
}

/** A blockquote of one paragraph. Empty if the text is. */
function quote(text: string): string {
  const plain = text.trim().replace(/\s*\n\s*/g, '\n> ')
  return plain && `> ${plain}`
}
