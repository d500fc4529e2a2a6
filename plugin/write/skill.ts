import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'
import { publicUrl } from './public-url.ts'
import { defaultPages } from './visible-pages.ts'

/** The most that agents take as a name and as a description (https://agentskills.io/specification). */
const NAME = 64
const DESCRIPTION = 1024
/** Pages to begin with. */
const PAGES = 12

/**
 * `skill.md`: tells agents what the site is about and how its pages are read as text. One that the author wrote
 * stands in its place. Without Markdown beside the pages there is none.
 */
export function writeSkill(context: OutputContext): OutputFile[] {
  const { project, site, hasMarkdown } = context
  if (!site.features.markdown) return []
  const { name, description } = project.settings
  const about = oneLine(description ?? '')
  const when = `Use it for questions about ${oneLine(name)} and for code that uses it.`
  const pages = defaultPages(project).filter(({ path }) => hasMarkdown(path))
  const url = (path: string) => publicUrl(site, path)
  const first = pages.slice(0, PAGES).map((page) => {
    const text = oneLine(page.frontmatter.description ?? '')
    const address = page.url === '/' ? '/index.md' : `${page.url}.md`
    return `- [${page.title.replace(/[[\]\\]/g, '\\$&')}](${url(address)})${text && `: ${text}`}`
  })
  const specs = project.site.specs.map((file) => `- API description: ${url(`/${file}`)}`)
  const content = [
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
  ].join('\n')
  return [{ path: 'skill.md', content }]
}

/** Small letters, digits and single hyphens. */
function skillName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME)
    .replace(/^-|-$/g, '')
  return plain || 'documentation'
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
