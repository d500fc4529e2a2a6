import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importIn } from './import-in.ts'
import { git, makeRepository } from './make-repository.ts'

const configOf = (more: string) => `const path = require('path')
module.exports = {
  title: 'Harbour',
  presets: [['@docusaurus/preset-classic', {
    docs: { path: '../docs', ${more} },
    theme: { customCss: [require.resolve('./src/custom.css')] },
  }]],
}`

const files = {
  'site/docusaurus.config.js': configOf("sidebarPath: require.resolve('./sidebars.js')"),
  'site/sidebars.js':
    "module.exports = { docs: [{ type: 'category', label: 'Basics', items: ['ropes', 'intro/README'] }] }",
  'site/src/custom.css': ':root { --ifm-color-primary: #2e8555; }',
  'site/static/img/boat.png': 'boat',
  'docs/ropes.md': '# Ropes\n\n:::tip\n\nCoil.\n\n:::\n\n![](/img/boat.png)',
  'docs/intro/README.md': '# Intro\n\n![](@site/static/img/boat.png)',
  'docs/unlisted.md': '# Unlisted',
}

test('documents of Docusaurus outside of its folder get docs.json, static files and converted pages next to them', async () => {
  const root = makeRepository(files)
  const output = await importIn(join(root, 'site'), '--pages')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const settings = JSON.parse(read('docs/docs.json'))
  // The paths of the sidebars and of the style sheet are absolute.
  expect(settings.navigation).toEqual({
    groups: [{ group: 'Basics', pages: ['ropes', 'intro/index'] }],
  })
  expect(settings.colors.primary).toBe('#2e8555')
  expect(read('docs/ropes.md')).toContain('<Tip>')
  expect(read('docs/intro/index.md')).toContain('![](/img/boat.png)')
  expect(read('docs/img/boat.png')).toBe('boat')
  expect(existsSync(join(root, 'site/static'))).toBe(false)
  expect(output).toContain('1 file from `static/` to `../docs/`, 1 `README` page')
})

test('documents outside of the folder are only moved if git can restore them', async () => {
  const root = makeRepository({ ...files, '.gitignore': '/docs/img' })
  const readme = join(root, 'docs/intro/README.md')
  writeFileSync(readme, '# Changed')
  await expect(importIn(join(root, 'site'), '--pages')).rejects.toThrow(
    /not committed.*\n {2}\.\.\/docs\/intro\/README\.md/s,
  )
  git(root, 'checkout', '.')
  const output = await importIn(join(root, 'site'), '--pages')
  expect(output).toContain('git ignores `../docs/img/boat.png`')
  expect(existsSync(join(root, 'site/static/img/boat.png'))).toBe(true)
})

test('absolute paths of the configuration are found in a folder that is opened by a symbolic link', async () => {
  const root = makeRepository(files)
  mkdirSync(join(root, 'links'))
  symlinkSync(join(root, 'site'), join(root, 'links/site'))
  symlinkSync(join(root, 'docs'), join(root, 'links/docs'))
  await importIn(join(root, 'links/site'))
  const settings = JSON.parse(readFileSync(join(root, 'docs/docs.json'), 'utf8'))
  expect(settings.navigation.groups[0].group).toBe('Basics')
})

test('documents outside of the folder are not imported with versions: the message says how to move them', async () => {
  const root = makeRepository({
    ...files,
    'site/versions.json': '["1.0"]',
    'site/versioned_docs/version-1.0/ropes.md': '# Ropes',
  })
  await expect(importIn(join(root, 'site'))).rejects.toThrow(
    "`git mv ../docs docs`, set `path: 'docs'` in `docusaurus.config.js`",
  )
})

test('ids that start with the version, as in older sidebars of versions, are those of its documents', async () => {
  const root = makeRepository({
    'docusaurus.config.js': "module.exports = { title: 'Harbour', presets: ['classic'] }",
    'versions.json': '["1.0"]',
    'docs/intro.md': '# Intro',
    'versioned_docs/version-1.0/01-ropes.md': '# Ropes',
    'versioned_sidebars/version-1.0-sidebars.json':
      '{ "version-1.0/docs": [{ "type": "doc", "id": "version-1.0/ropes" }] }',
  })
  const output = await importIn(root)
  expect(output).not.toContain('import/missing-page')
  const { navigation } = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'))
  expect(navigation.versions[1].pages).toEqual(['versioned_docs/version-1.0/01-ropes'])
})

test('links to URLs of the other site lead to those that pages have here', async () => {
  const root = makeRepository({
    'docusaurus.config.js': "module.exports = { title: 'Harbour', presets: ['classic'] }",
    'docs/01-start.md':
      '# Start\n\n[a](/docs/knots#bowline) [b](/docs/deep/sail/) <a href="/docs/start">c</a> [d](/blog)\n\n[e]: /docs/ropes-and-more',
    'docs/knots.md': '# Knots',
    'docs/ropes.md': '---\nslug: ropes-and-more\n---\n\n# Ropes',
    'docs/deep/sail.md': '# Sail',
  })
  await importIn(root, '--pages')
  const read = () => readFileSync(join(root, 'docs/01-start.md'), 'utf8')
  const text =
    '# Start\n\n[a](/knots#bowline) [b](/deep/sail) <a href="/01-start">c</a> [d](/blog)\n\n[e]: /ropes'
  expect(read()).toBe(text)
  await importIn(root, '--pages', '--force')
  expect(read()).toBe(text)
})

test('Markdown pages of Docusaurus with imports or exports become MDX, and links follow', async () => {
  const root = makeRepository({
    'docusaurus.config.js': "module.exports = { title: 'Harbour', presets: ['classic'] }",
    'docs/video.md':
      "# Video\n\nimport Player from 'some-player'\nimport 'some-player/style.css'\n\n<Player id=\"1\" />\n\n[r](./tides/README.md)",
    'docs/tides/README.md': '# Tides\n\nexport const high = 3\n\n{high} m',
    'docs/tabs.md':
      "# Tabs\n\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs><TabItem label=\"A\">a</TabItem></Tabs>\n\n[v](video.md#top)",
    'docs/code.md': "# Code\n\n```js\nimport a from 'a'\n```\n\nimport taxes are due",
  })
  const output = await importIn(root, '--pages')
  const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8')
  expect(read('video.mdx')).toContain('[r](./tides/index.mdx)')
  expect(read('tides/index.mdx')).toContain('export const high')
  expect(read('tabs.md')).toContain('[v](video.mdx#top)')
  for (const file of ['video.md', 'tides/README.md', 'tabs.mdx', 'code.mdx'])
    expect(existsSync(join(root, 'docs', file)), file).toBe(false)
  expect(output).toContain(
    'Moved: 1 page with code to `.mdx`, 1 `README` page to `index`.',
  )
})

test('a page of Docusaurus that lists its category as cards becomes the root of a group with cards', async () => {
  const list = (items: string) =>
    `---\ntitle: All\ndescription: All of it\n---\n\nimport DocCardList from '@theme/DocCardList'\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common'\n\n<p>{frontMatter.description}</p>\n\n{frontMatter.title}!\n\n<DocCardList ${items}/>\n`
  const root = makeRepository({
    'docusaurus.config.js': "module.exports = { title: 'Harbour', presets: ['classic'] }",
    'docs/boats/index.mdx': list('items={useCurrentSidebarCategory().items}'),
    'docs/boats/yawl.md': '# Yawl\n\nfrontMatter.title in text',
    'docs/ropes/index.mdx': list('items={some}'),
    'docs/ropes/hemp.md': '# Hemp',
  })
  await importIn(root, '--pages')
  const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8')
  expect(JSON.parse(read('docs.json')).navigation.groups).toEqual([
    { group: 'All', root: 'boats/index', directory: 'card', pages: ['boats/yawl'] },
    { group: 'All', root: 'ropes/index', pages: ['ropes/hemp'] },
  ])
  expect(read('boats/index.mdx')).toBe(
    '---\ntitle: All\ndescription: All of it\n---\n\n{frontmatter.title}!\n',
  )
  // Cards of other pages.
  expect(read('ropes/index.mdx')).toContain('<DocCardList items={some}/>')
  expect(read('boats/yawl.md')).toContain('frontMatter.title in text')
})

test('generated categories have the label and position of their page, and the order of Docusaurus', async () => {
  const root = makeRepository({
    'docusaurus.config.js': "module.exports = { title: 'Harbour', presets: ['classic'] }",
    'docs/API.md': '# API',
    'docs/about.md': '# About',
    'docs/knots/index.md': '---\nsidebar_position: 1\n---\n\n# All knots',
    'docs/knots/bow.md': '# Bow',
    'docs/boats/boats.md': '---\nsidebar_label: The boats\n---\n\n# Boats',
    'docs/boats/hull.md': '# Hull',
    'docs/sails/_category_.json': '{ "link": { "type": "generated-index" } }',
    'docs/sails/index.md': '# Sails',
  })
  await importIn(root)
  const { navigation } = JSON.parse(readFileSync(join(root, 'docs/docs.json'), 'utf8'))
  expect(navigation.pages).toEqual([
    { group: 'All knots', root: 'knots/index', pages: ['knots/bow'] },
    'API',
    'about',
    { group: 'The boats', root: 'boats/boats', pages: ['boats/hull'] },
    { group: 'sails', pages: ['sails/index'] },
  ])
})

test('posts of blogs are reported', async () => {
  const root = makeRepository({
    'docusaurus.config.js':
      "module.exports = { title: 'Harbour', presets: ['classic'], plugins: [['@docusaurus/plugin-content-blog', { id: 'news', path: './news' }]] }",
    'docs/intro.md': '# Intro',
    'blog/2020-01-01-hello.md': '# Hello',
    'news/a.md': '# A',
  })
  const output = await importIn(root)
  expect(output).toContain('the posts of the blog in `blog/` are not in the navigation')
  expect(output).toContain('the posts of the blog in `news/` are not in the navigation')
})
