import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importIn } from './import-in.ts'
import { commitAll, makeRepository } from './make-repository.ts'

const files = {
  'versions.json': '["2.0", "1.0"]',
  'docs/intro.md': '# Intro',
  'docs/guide/knots.md': '# Knots\n\n[intro](../intro.md)\n',
  'versioned_docs/version-2.0/README.md': '# Start\n\n[intro](./intro.md)\n',
  'versioned_docs/version-2.0/intro.mdx':
    "import Boat from '../../src/boat.jsx'\n\n# Intro\n\n![](../../src/boat.png) [all](/docs/guide/knots) [boats](../boats)\n\n<Boat />\n",
  'versioned_docs/version-2.0/guide/knots.md': '# Knots\n\n[new](/docs/next/intro)\n',
  'versioned_docs/version-1.0/intro.md': '# Intro',
  'versioned_docs/version-1.0/contributing.md': '# Contributing',
  'i18n/fr/docusaurus-plugin-content-docs/version-2.0/intro.md': '# Début',
  'src/boat.jsx': 'export default () => null',
  'src/boat.png': '',
}

const config = (docs: string) => ({
  'docusaurus.config.js': `module.exports = {
    title: 'Harbour',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { docs: ${docs} }]],
  }`,
})

function pagesOf(root: string): string[][] {
  const { navigation } = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'))
  return navigation.languages.flatMap(({ versions }: { versions: object[] }) =>
    versions.map((version) =>
      [...JSON.stringify(version).matchAll(/"((?:fr\/)?docs\/[^"]*)"/g)].map(
        ([, page]) => page,
      ),
    ),
  )
}

test('with --pages, the last version of Docusaurus has the URLs of the documents, and the others their own', async () => {
  const root = makeRepository({ ...files, ...config('{}') })
  const output = await importIn(root, '--pages')
  expect(pagesOf(root)).toEqual([
    ['docs/next/guide/knots', 'docs/next/intro'],
    ['docs/index', 'docs/guide/knots', 'docs/intro'],
    ['docs/1.0/contributing', 'docs/1.0/intro'],
    ['fr/docs/intro'],
  ])
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(read('docs/next/guide/knots.md')).toBe('# Knots\n\n[intro](../intro.md)\n')
  expect(read('docs/index.md')).toBe('# Start\n\n[intro](./intro.md)\n')
  expect(read('docs/guide/knots.md')).toBe('# Knots\n\n[new](/docs/next/intro)\n')
  expect(read('docs/intro.mdx')).toBe(
    "import Boat from '../src/boat.jsx'\n\n# Intro\n\n![](../src/boat.png) [all](/docs/guide/knots) [boats](../boats)\n\n<Boat />\n",
  )
  expect(read('docs/1.0/intro.md')).toBe('# Intro')
  expect(read('.mintignore')).toBe('!/docs/1.0/contributing.md\n')
  expect(read('fr/docs/intro.md')).toBe('# Début')
  expect(existsSync(join(root, 'versioned_docs'))).toBe(false)
  expect(output).toContain('2 files from `docs/` to `docs/next/`')
  expect(output).toContain('3 files from `versioned_docs/version-2.0/` to `docs/`')
  expect(output).not.toContain('skerry rename')
  // Once they are moved, they stay.
  const settings = read('docs.json')
  commitAll(root)
  expect(await importIn(root, '--pages')).toContain('0 of 8 pages converted')
  expect(read('docs.json')).toBe(settings)
})

test('versions of Docusaurus have the paths and labels of its options', async () => {
  const docs = `{
    lastVersion: 'current',
    versions: { current: { label: '3.0' }, '1.0': { path: 'old/one' } },
  }`
  const root = makeRepository({ ...files, ...config(docs) })
  await importIn(root, '--pages')
  expect(pagesOf(root)).toEqual([
    ['docs/guide/knots', 'docs/intro'],
    ['docs/2.0/index', 'docs/2.0/guide/knots', 'docs/2.0/intro'],
    ['docs/old/one/contributing', 'docs/old/one/intro'],
    ['fr/docs/2.0/intro'],
  ])
})

test('versions of Docusaurus stay where they are if a place is taken', async () => {
  const root = makeRepository({
    ...files,
    ...config('{}'),
    'docs/next/gone.md': '# Gone',
  })
  const output = await importIn(root, '--pages')
  expect(pagesOf(root)[0]).toContain('docs/intro')
  expect(output).toContain('skerry rename versioned_docs/version-2.0 docs/2.0')
})

test('versions that Docusaurus leaves out have no entries, and a step that keeps them unpublished', async () => {
  const root = makeRepository({
    ...files,
    ...config(`{ onlyIncludeVersions: ['current', '2.0'] }`),
  })
  const output = await importIn(root, '--pages')
  expect(pagesOf(root)).toEqual([
    ['docs/next/guide/knots', 'docs/next/intro'],
    ['docs/index', 'docs/guide/knots', 'docs/intro'],
    ['fr/docs/intro'],
  ])
  expect(output).toContain(
    "Docusaurus doesn't publish `versioned_docs/version-1.0/`: add `/versioned_docs/version-1.0/` to `.mintignore`.",
  )
  const old = makeRepository({
    ...files,
    ...config('{ includeCurrentVersion: false }'),
  })
  expect(await importIn(old)).toContain("Docusaurus doesn't publish `docs/`")
})

test('versions of Docusaurus without a current one have their URLs', async () => {
  const { 'docs/intro.md': _, 'docs/guide/knots.md': __, ...old } = files
  const root = makeRepository({
    ...old,
    ...config('{ includeCurrentVersion: false }'),
    ...Object.fromEntries(
      [...'abcdefghijk'].flatMap((name) => [
        [`versioned_docs/version-1.0/${name}/_category_.json`, '{}'],
        [`versioned_docs/version-1.0/${name}/page.md`, '# Page'],
      ]),
    ),
  })
  const output = await importIn(root, '--pages')
  expect(pagesOf(root)[0]).toEqual(['docs/index', 'docs/guide/knots', 'docs/intro'])
  expect(pagesOf(root)[1]).toContain('docs/1.0/intro')
  expect(output).toContain('3 files from `versioned_docs/version-2.0/` to `docs/`')
  expect(output).not.toContain("doesn't publish")
  expect(output).toMatch(
    /^Docusaurus: read docusaurus\.config\.js, versions\.json, versioned_docs\S+, .* and 4 more$/m,
  )
})

test('links to posts and Markdown pages of Docusaurus follow, and their URLs redirect', async () => {
  const root = makeRepository({
    'docusaurus.config.js': `module.exports = {
      presets: [['classic', { blog: { routeBasePath: 'log' } }]],
    }`,
    'versions.json': '["1.0"]',
    'docs/intro.md':
      '[a](/log/winds) [b](/log/2024/05/28/knots#bend) [c](/log/2024/6/1/tides) [d](/about) [e](/log)\n',
    'versioned_docs/version-1.0/intro.md': '# Intro',
    'blog/first.md': '---\nslug: winds\n---\n',
    'blog/2024-05-28-knots.md': '## Bend\n',
    'blog/2024/6/1-tides/index.mdx': '# Tides\n',
    'blog/draft.md': '---\nslug: secret\ndraft: true\n---\n',
    'blog/_part.md': '---\nslug: part\n---\n',
    'src/pages/about.md': '# About\n',
    'src/pages/index.mdx': '# Home\n',
  })
  await importIn(root, '--pages')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(read('docs/next/intro.md')).toBe(
    '[a](/blog/first) [b](/blog/2024-05-28-knots#bend) [c](/blog/2024/6/1-tides) [d](/src/pages/about) [e](/log)\n',
  )
  expect(JSON.parse(read('docs.json')).redirects).toEqual([
    { source: '/log/2024/05/28/knots', destination: '/blog/2024-05-28-knots' },
    { source: '/log/2024/6/1/tides', destination: '/blog/2024/6/1-tides' },
    { source: '/log/winds', destination: '/blog/first' },
    { source: '/about', destination: '/src/pages/about' },
  ])
})

test('links that are relative to URLs of Docusaurus follow', async () => {
  const page = '[a](../api/tie) [b](../api/tie#why) [c](./bends) [d](../api/ropes)\n'
  const root = makeRepository({
    ...files,
    ...config('{}'),
    'versioned_docs/version-1.0/guide/knots.md': page,
    'versioned_docs/version-1.0/guide/bends.md': '# Bends',
    'versioned_docs/version-1.0/guide/index.md': '[e](api/tie) [f](../api/tie)\n',
    'versioned_docs/version-1.0/api/how-to-tie.md': '---\nid: tie\n---\n',
  })
  await importIn(root, '--pages')
  const read = (file: string) => readFileSync(join(root, 'docs/1.0/guide', file), 'utf8')
  expect(read('knots.md')).toBe(
    '[a](/docs/1.0/api/how-to-tie) [b](/docs/1.0/api/how-to-tie#why) [c](./bends) [d](../api/ropes)\n',
  )
  expect(read('index.md')).toBe('[e](api/tie) [f](/docs/1.0/api/how-to-tie)\n')
})
