import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { outdatedPages } from '../../.build/docs/write-docs.ts'
import { frontmatterKeys } from '../../plugin/site/frontmatter-keys.ts'
import { attributes, componentModules } from '../../theme/components/about.ts'
import { layoutModules } from '../../theme/layout-parts.ts'

const root = fileURLToPath(new URL('../../demo', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const pages = globSync('**/*.mdx', { cwd: root })
const components = pages
  .filter((file) => file.startsWith('components/'))
  .map(read)
  .join('\n')

test('the generated parts of the documentation are up to date (run `npm run docs`)', () => {
  const files = [...outdatedPages(root).keys()]
  expect(files.map((file) => relative(root, file))).toEqual([])
})

test.each(Object.keys(attributes))('the attributes of %s are documented', (name) => {
  // Callouts share one table, and so do request and response examples.
  const shared: Record<string, string> = {
    CardGroup: 'Columns',
    Check: 'Note',
    Danger: 'Note',
    Info: 'Note',
    ResponseExample: 'RequestExample',
    Tip: 'Note',
    Warning: 'Note',
  }
  const tables = [name, shared[name]].map(
    (table) => `{/* generated: attributes ${table} */}`,
  )
  expect(tables.some((table) => components.includes(table))).toBe(true)
})

test.each(Object.keys(componentModules))('%s is used on a page', (name) => {
  // Components that Markdown syntax writes.
  const written: Record<string, RegExp> = {
    CodeBlock: /^```/m,
    Image: /^!\[/m,
    Mermaid: /^```mermaid/m,
    Table: /^\| --/m,
  }
  expect(components).toMatch(written[name] ?? new RegExp(`^\\s*<${name}[\\s>/.]`, 'm'))
})

test.each(Object.keys(frontmatterKeys))('the frontmatter key %s is documented', (key) => {
  expect(read('reference/frontmatter.mdx')).toContain(`\`${key}\``)
})

test.each(Object.keys(layoutModules))('the layout part %s is documented', (part) => {
  expect(read('reference/layout-parts.mdx')).toContain(`| \`${part}\` |`)
})

test('every page is in the navigation', () => {
  const settings = read('docs.json')
  const missing = pages
    .map((file) => file.replace(/\.mdx$/, ''))
    .filter((path) => !path.startsWith('snippets/') && !settings.includes(`"${path}"`))
  expect(missing).toEqual([])
})
