import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
} from '../site/build-site.ts'
import { startDevIn } from './start-server.ts'

test('an edited local plugin, a module of it, and an edited grammar show at once', async () => {
  const root = join(temporaryFolder(), 'site')
  installSkerry(root)
  writeFiles(root, {
    'docs.json': settings(['index'], {
      styling: { codeblocks: { languages: { custom: ['/grammars/tide.json'] } } },
    }),
    'index.mdx': page('Start', 'Text.\n\n```tide\nebb and flow\n```'),
    'plugins/shout.mjs':
      'import { word } from "./word.mjs"\nexport default () => (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: word }] }) }',
    'plugins/word.mjs': 'export const word = "shouted"',
    'grammars/tide.json': grammar('keyword.control'),
    'vite.config.mjs': `import { skerry } from 'skerry'\nexport default { plugins: [skerry({ remarkPlugins: ['./plugins/shout.mjs'] })] }`,
  })
  const dev = await startDevIn(root)
  const first = await dev.getUntil('/', (text) => text.includes('shouted'))
  expect(first).toContain('shouted')

  writeFileSync(join(dev.root, 'plugins/word.mjs'), 'export const word = "whispered"')
  const second = await dev.getUntil('/', (text) => text.includes('whispered'))
  expect(second).toContain('whispered')

  const code = (html: string) => /<code[^]*?<\/code>/.exec(html)?.[0]
  writeFileSync(
    join(dev.root, 'grammars/tide.json'),
    JSON.stringify(grammar('string.quoted')),
  )
  const third = await dev.getUntil('/', (text) => code(text) !== code(second))
  expect(code(third)).not.toBe(code(second))
}, 60_000)

function grammar(scope: string): object {
  return {
    name: 'tide',
    scopeName: 'source.tide',
    patterns: [{ match: '\\bebb\\b', name: scope }],
  }
}
