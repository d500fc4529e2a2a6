import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'
import { makeRepository } from './make-repository.ts'

const before = '---\ntitle: Knots\n---\n\n## Use\n\n## Bow\n\n### Use\n'
const after = before.replace('### Use', '### Use {#use-1}')

afterEach(() => vi.restoreAllMocks())

test.each([
  [
    'Starlight',
    'src/content/docs/index.mdx',
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Harbour' })] }",
    },
  ],
  [
    'Fumadocs',
    'content/docs/index.mdx',
    {
      'source.config.ts':
        "import { defineDocs } from 'fumadocs-mdx/config'\nexport const docs = defineDocs({ dir: 'content/docs' })",
    },
  ],
  [
    'Nextra',
    'content/index.mdx',
    { 'next.config.mjs': "import nextra from 'nextra'\nexport default nextra({})({})" },
  ],
  [
    'VitePress',
    'docs/guide/knots.md',
    {
      'docs/.vitepress/config.ts':
        "// Don't slugify text.\nexport default { themeConfig: { sidebar: [{ text: 'Knots', link: '/guide/knots' }] } }",
    },
  ],
  [
    'Rspress',
    'docs/guide/knots.mdx',
    {
      'rspress.config.ts': "export default { root: 'docs' }",
      'docs/guide/_meta.json': '["knots"]',
    },
  ],
])('headings keep the ids that they have in %s', async (_, page, files) => {
  const root = makeRepository({ ...files, [page]: before })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(['import', root, '--pages'])
  expect(readFileSync(join(root, page), 'utf8')).toBe(after)
})
