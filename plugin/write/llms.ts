import { markdownUrl } from '../../runtime/kit/markdown-url.ts'
import type { ApiSource } from '../../runtime/types/settings.ts'
import type { Page } from '../site/site.ts'
import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'
import { publicPageUrl, publicUrl } from './public-url.ts'
import { specsOf, specUrl } from './published-specs.ts'
import { withLinkedSchemas } from './with-linked-schemas.ts'
import { defaultPages, externalLinks } from './visible-pages.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

/** Size limit that fits into the context of assistants. */
const MAX_CHARACTERS = 100_000
const DESCRIPTION = 300

/**
 * Writes `llms.txt` (also at its well-known URL) and `llms-full.txt`: the pages of the default
 * version and language as a list of links, and their full text.
 */
export async function writeLlms(context: OutputContext): Promise<OutputFile[]> {
  const list = llmsList(context)
  const files = [
    { path: 'llms.txt', content: list },
    { path: '.well-known/llms.txt', content: list },
  ]
  if (!context.site.features.markdown) return files
  return [...files, { path: 'llms-full.txt', content: await llmsFull(context) }]
}

/** The part of the context that the list needs. */
type LlmsContext = Pick<OutputContext, 'project' | 'site' | 'hasMarkdown'>

/**
 * Builds `llms.txt`: pages with descriptions, shortened or left out to stay within the size
 * limit.
 */
export function llmsList(context: LlmsContext): string {
  const { project, site } = context
  const { name, description, markdown, api } = project.settings
  const pages = defaultPages(project)
  const head = [
    `# ${name}`,
    ...(description ? [`> ${oneLine(description)}`] : []),
    ...told(markdown.instructions),
  ]
  const tail = [
    ...section(
      'OpenAPI Specs',
      specLinks(context, [...api.openapi, ...specsOf(pages, ['operation', 'webhook'])]),
    ),
    ...section(
      'AsyncAPI Specs',
      specLinks(context, [...api.asyncapi, ...specsOf(pages, ['channel'])]),
    ),
    ...section(
      'Optional',
      externalLinks(project).map(({ title, url }) => `- [${label(title)}](${url})`),
    ),
  ]
  const build = (entries: string[]) =>
    `${[...head, '## Docs', entries.join('\n'), ...tail].join('\n\n')}\n`
  const links = pages.map((page) => {
    // A page that could not be built has no Markdown.
    const url = context.hasMarkdown(page.path)
      ? publicUrl(site, markdownUrl(page.url))
      : publicPageUrl(site, page)
    return { link: `- [${label(page.title)}](${url})`, page }
  })
  const entriesWith = (length: number) =>
    links.map(({ link, page }) => {
      const about = shorten(firstParagraph(page.frontmatter.description ?? ''), length)
      return `${link}${about ? `: ${about}` : ''}`
    })
  for (const length of [DESCRIPTION, 160, 80, 0]) {
    const text = build(entriesWith(length))
    if (text.length <= MAX_CHARACTERS) return text
  }
  return cutEntries(entriesWith(0), build)
}

/** Keeps the first entries that fit, and notes how many were left out. */
function cutEntries(entries: string[], build: (entries: string[]) => string): string {
  const note = (left: number) => `- ${left} more pages are in sitemap.xml.`
  let room = MAX_CHARACTERS - build([]).length - note(entries.length).length - 1
  const kept: string[] = []
  for (const entry of entries) {
    room -= entry.length + 1
    if (room < 0) break
    kept.push(entry)
  }
  return build([...kept, note(entries.length - kept.length)])
}

async function llmsFull(context: OutputContext): Promise<Uint8Array> {
  const { project, site, markdownOf } = context
  // Kept as bytes, because concatenating strings would hold all text twice.
  const texts = told(project.settings.markdown.instructions).map((text) =>
    Buffer.from(`${text}\n\n`),
  )
  for await (const page of withLinkedSchemas(defaultPages(project), context)) {
    const body = await markdownOf(page.path)
    texts.push(Buffer.from(`${fullText(page, site, body)}\n\n`))
  }
  const whole = Buffer.concat(texts)
  return texts.length > 0 ? whole.subarray(0, -1) : Buffer.from('\n')
}

function fullText(
  page: Page,
  site: OutputContext['site'],
  body: string | undefined,
): string {
  const about = oneLine(page.frontmatter.description ?? '')
  const parts = [
    `# ${oneLine(page.title)}\nSource: ${publicPageUrl(site, page)}`,
    about,
    body?.trim() ?? '',
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Links to the API descriptions of the settings and the pages. */
function specLinks(context: LlmsContext, sources: readonly ApiSource[]): string[] {
  const specs = new Set(sources.map(({ source }) => source))
  return [...specs].map((source) => {
    const title =
      source
        .split('/')
        .pop()!
        .replace(/\.(json|ya?ml)$/i, '') || source
    return `- [${label(title)}](${specUrl(context, source)})`
  })
}

function section(title: string, entries: string[]): string[] {
  return entries.length > 0 ? [`## ${title}`, entries.join('\n')] : []
}

/** The site's instructions for language models as a blockquote. Empty without any. */
function told(instructions: readonly string[]): string[] {
  const lines = instructions.map((line) => `> ${oneLine(line)}`)
  return lines.length > 0 ? [lines.join('\n')] : []
}

function firstParagraph(text: string): string {
  return oneLine(text.trim().split(/\n\s*\n/)[0]!)
}

function label(title: string): string {
  return oneLine(title).replace(/[[\]\\]/g, '\\$&')
}

/** Truncates between words if possible. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  if (length === 0) return ''
  const cut = text.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > length / 2 ? cut.slice(0, space) : cut}…`
}
