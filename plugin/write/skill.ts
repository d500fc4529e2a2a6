import type { OutputContext } from './output-file.ts'
import { markdownUrl } from '../../runtime/kit/markdown-url.ts'
import { publicUrl } from './public-url.ts'
import { defaultPages } from './visible-pages.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

/** Length limits for the name and the description (https://agentskills.io/specification). */
const NAME = 64
const DESCRIPTION = 1024
/** Number of pages to list. */
const PAGES = 12

/**
 * The text of a skill that tells agents what the site is about and how to read its pages as text.
 * Undefined if pages have no Markdown version.
 *
 * @param more The author's skills, as list items.
 */
export function ownSkill(
  context: OutputContext,
  more: readonly string[],
): string | undefined {
  const { project, site, hasMarkdown } = context
  if (!site.features.markdown) return undefined
  const { name, description } = project.settings
  const about = oneLine(description ?? '')
  const when = `Use it for questions about ${oneLine(name)} and for code that uses it.`
  const pages = defaultPages(project).filter(({ path }) => hasMarkdown(path))
  const url = (path: string) => publicUrl(site, path)
  const first = pages.slice(0, PAGES).map((page) => {
    const text = oneLine(page.frontmatter.description ?? '')
    return `- [${page.title.replace(/[[\]\\]/g, '\\$&')}](${url(markdownUrl(page.url))})${text && `: ${text}`}`
  })
  const specs = project.site.specs.map((file) => `- API description: ${url(`/${file}`)}`)
  return [
    '---',
    `name: ${skillName(name)}`,
    `description: ${JSON.stringify([about, when].filter(Boolean).join(' ').slice(0, DESCRIPTION))}`,
    '---',
    '',
    `# ${oneLine(name)}`,
    '',
    ...(about ? [about, ''] : []),
    '## How to read it',
    '',
    `- All pages, with a line on each: ${url('/llms.txt')}`,
    `- Everything as one text: ${url('/llms-full.txt')}`,
    `- A page as Markdown: its address with \`.md\` at the end.`,
    ...specs,
    ...project.settings.markdown.instructions.map((line) => `- ${oneLine(line)}`),
    '',
    '## Where to begin',
    '',
    ...first,
    '',
    ...(more.length > 0 ? ['## Skills', '', ...more, ''] : []),
  ].join('\n')
}

/** The name of a skill: lower-case letters, digits and single hyphens. */
export function skillName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME)
    .replace(/^-|-$/g, '')
  return plain || 'documentation'
}
