import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { page, settings } from '../site/build-site.ts'
import { startDev } from './start-server.ts'

const plugin = pathToFileURL(
  fileURLToPath(new URL('../../dist/node/index.js', import.meta.url)),
).href

test('an edited local plugin, a module of it, and an edited grammar show at once', async () => {
  const dev = await startDev({
    'docs.json': settings(['index'], {
      styling: { codeblocks: { languages: { custom: ['/grammars/tide.json'] } } },
    }),
    'index.mdx': page('Start', 'Text.\n\n```tide\nebb and flow\n```'),
    'plugins/shout.mjs':
      'import { word } from "./word.mjs"\nexport default () => (tree) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: word }] }) }',
    'plugins/word.mjs': 'export const word = "shouted"',
    'grammars/tide.json': grammar('keyword.control'),
    'vite.config.mjs': `import { skerry } from '${plugin}'\nexport default { plugins: [skerry({ remarkPlugins: ['./plugins/shout.mjs'] })] }`,
  })
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
