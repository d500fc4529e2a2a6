import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sharedMaterial } from '../shared-material.ts'
import {
  buildFolder,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type SiteFiles,
} from './build-site.ts'
import { fingerprint } from './fingerprint.ts'

/** A real site. `npm run bench -- whole corpus` uses a larger one. */
const real = sharedMaterial(
  `corpus/${process.env['SKERRY_CORPUS'] === 'all' ? 'mintlify' : 'starter'}`,
  'a real site is built twice',
)

/** Everything that several threads write, or that is named by its content. */
const files: SiteFiles = {
  'docs.json': settings([
    'index',
    ...Array.from({ length: 12 }, (_, number) => `guide/page-${number}`),
    { group: 'API', openapi: 'openapi.json' },
  ]),
  'index.mdx': page('Start', 'import { Note2 } from "/snippets/note.jsx"\n\n<Note2 />'),
  'snippets/note.jsx': 'export const Note2 = () => <p className="mt-4">A note.</p>',
  'style.css': '.mine { color: red }',
  'openapi.json': {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    paths: {
      '/boats': {
        get: { summary: 'List boats', responses: { 200: { description: 'ok' } } },
      },
    },
  },
}
for (let number = 0; number < 12; number++) {
  const language = ['ts', 'python', 'bash', 'json'][number % 4]!
  files[`guide/page-${number}.mdx`] = page(
    `Page ${number}`,
    [
      `Text with $x^${number}$ and [a link](/guide/page-${(number + 5) % 12}).`,
      `## Code\n\n\`\`\`${language}\nlet value_${number} = "text" // ${number}\n\`\`\``,
      `<Tabs>\n<Tab title="One">1</Tab>\n<Tab title="Two">2</Tab>\n</Tabs>`,
      `<Card title="Card" icon="book" href="/">A card</Card>`,
    ].join('\n\n'),
  )
}

const first = siteFolder()
let cold: Map<string, string>

beforeAll(async () => {
  cold = fingerprint(await buildFolder(first))
  expect(cold.size).toBeGreaterThan(15)
}, 120_000)

test('the same files give the same bytes: again from the cache, in another folder, with other threads', async () => {
  expect(fingerprint(await buildFolder(first))).toEqual(cold)

  for (const workers of [1, 3]) {
    const other = siteFolder()
    const config = `import { skerry } from 'skerry'\nexport default { plugins: [skerry({ workers: ${workers} })] }\n`
    writeFiles(other, { 'vite.config.mjs': config })
    installSkerry(other)
    expect(fingerprint(await buildFolder(other))).toEqual(cold)
  }
}, 240_000)

test('a page that was changed and changed back gives the bytes it gave before', async () => {
  writeFiles(first, { 'guide/page-3.mdx': page('Other', 'Other text.') })
  const between = fingerprint(await buildFolder(first))
  expect(between).not.toEqual(cold)
  writeFiles(first, { 'guide/page-3.mdx': files['guide/page-3.mdx']! })
  expect(fingerprint(await buildFolder(first))).toEqual(cold)
}, 240_000)

test.skipIf(real.missing)(
  'a real site is built twice to the same bytes, in two folders',
  async () => {
    const builds = []
    for (let run = 0; run < 2; run++) {
      const root = join(temporaryFolder(), 'site')
      cpSync(real.path, root, { recursive: true })
      builds.push(fingerprint(await buildFolder(root)))
    }
    expect(builds[0]!.size).toBeGreaterThan(30)
    expect(builds[1]).toEqual(builds[0])
  },
  300_000,
)

function siteFolder(): string {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, files)
  return root
}
