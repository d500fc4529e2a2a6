import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A page with the list of its section, the minimum of a documentation site. */
const LAYOUT =
  '<!doctype html><title>{{ .Title }}</title><nav>{{ range .CurrentSection.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav><main>{{ .Content }}</main>'

/**
 * Writes the pages of a generated site for Hugo, with components converted to plain
 * Markdown.
 * @param root The generated site.
 * @param folder The folder of Hugo's site.
 */
export function writeHugoSite(root: string, folder: string): void {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mdx') || file.startsWith('node_modules')) continue
    const target = join(folder, 'content', file.replace(/\.mdx$/, '.md'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, toMarkdown(readFileSync(join(root, file), 'utf8')))
  }
  const layouts = join(folder, 'layouts/_default')
  mkdirSync(layouts, { recursive: true })
  for (const name of ['single', 'list'])
    writeFileSync(join(layouts, `${name}.html`), LAYOUT)
  const settings = { baseURL: '/', disableKinds: ['taxonomy', 'term', 'RSS'] }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings))
}

/** Converts the components of generated pages to Markdown. */
function toMarkdown(text: string): string {
  return text
    .replace(/<Note>(.*?)<\/Note>/g, '> $1')
    .replace(/<Tabs>\n([\s\S]*?)<\/Tabs>/g, (_, inside: string) =>
      inside
        .replace(/^ {2}<Tab title="(.*)">$/gm, '**$1**\n')
        .replace(/^ {2}<\/Tab>$/gm, '')
        .replace(/^ {4}/gm, ''),
    )
    .replace(/<\/?CardGroup.*>\n/g, '')
    .replace(
      / {2}<Card title="(.*?)"(?: icon=".*?")?(?: href="(.*?)")?>(.*?)<\/Card>/g,
      '- [$1]($2) $3',
    )
}
