import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../site/make-site.ts'
import { importIn } from './import-in.ts'
import { commitAll, git, makeRepository } from './make-repository.ts'

const gitbook = {
  'SUMMARY.md':
    '* [Home](README.md)\n* [Boats](boats/README.md)\n  * [Yawl](boats/yawl.md)',
  'README.md': '# Home\n\n[boats](boats/README.md) ![](<.gitbook/assets/a (1).png>)',
  'boats/README.md': '# Boats\n\n[home](../README.md#home)',
  'boats/yawl.md':
    '# Yawl\n\n[up](./README.md) <img src="../.gitbook/assets/b.png" alt="" />',
  'other/README.md': '# Other',
  '.gitbook/assets/a (1).png': 'a',
  '.gitbook/assets/b.png': 'b',
}

test('with --pages, each README in the navigation becomes the index of its folder, and its links follow', async () => {
  const root = makeRepository(gitbook)
  const output = await importIn(root, '--pages')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(read('index.md')).toBe(
    '# Home\n\n[boats](boats/index.md) ![](<images/a%20(1).png>)',
  )
  expect(read('boats/index.md')).toBe('# Boats\n\n[home](../index.md#home)')
  expect(read('boats/yawl.md')).toBe(
    '# Yawl\n\n[up](./index.md) <img src="../images/b.png" alt="" />',
  )
  for (const file of ['README.md', 'boats/README.md', '.gitbook'])
    expect(existsSync(join(root, file))).toBe(false)
  expect(read('other/README.md')).toBe('# Other')
  expect(read('images/a (1).png')).toBe('a')
  expect(read('images/b.png')).toBe('b')
  expect(read('SUMMARY.md')).toBe(gitbook['SUMMARY.md'])
  expect(output).toMatchInlineSnapshot(`
    "GitBook: read SUMMARY.md
    3 of 3 pages converted: 5 links.
    Moved: 2 files from \`.gitbook/assets/\` to \`images/\`, 2 \`README\` pages to \`index\`.
    ./docs.json was written: 3 pages in the navigation, nothing to report.

    Next:
      - See what was converted: git diff
      - See what was moved: git status
      - Delete \`SUMMARY.md\`: \`docs.json\` has the navigation.
      - See what is left to do: skerry check ."
  `)
  expect(await importIn(root, '--pages')).toContain('0 of 3 pages converted')
})

test('without --pages and in a dry run nothing is moved', async () => {
  const root = makeRepository(gitbook)
  expect(await importIn(root, '--pages', '--dry-run')).toContain(
    'Would be moved: 2 files from `.gitbook/assets/` to `images/`, 2 `README` pages to `index`.',
  )
  expect(existsSync(join(root, 'docs.json'))).toBe(false)
  expect(await importIn(root)).toContain('change the links to them. `--pages` does both.')
  for (const [file, text] of Object.entries(gitbook))
    expect(readFileSync(join(root, file), 'utf8')).toBe(text)
})

test('a file stays where another one has its new name, and is reported', async () => {
  const root = makeRepository({
    'docusaurus.config.mjs': "export default { title: 'Harbour' }",
    'docs/a/README.md': '# A',
    'docs/a/index.mdx': '# Index',
    'docs/b.md': '# B\n\n![](../static/img/one.png) ![](../static/img/two.png)',
    'docs/img/two.png': 'ours',
    'static/img/one.png': 'one',
    'static/img/two.png': 'two',
  })
  const output = await importIn(root, '--pages')
  expect(output).toContain('Moved: 1 file from `static/` to `docs/`.')
  expect(output).toContain(
    'static/img/two.png  the file is not moved: `docs/img/two.png` exists',
  )
  expect(existsSync(join(root, 'docs/a/README.md'))).toBe(true)
  expect(readFileSync(join(root, 'docs/img/two.png'), 'utf8')).toBe('ours')
  expect(readFileSync(join(root, 'docs/img/one.png'), 'utf8')).toBe('one')
  expect(readFileSync(join(root, 'docs/b.md'), 'utf8')).toBe(
    '# B\n\n![](img/one.png) ![](../static/img/two.png)',
  )
})

test('files that git could not restore are only moved by force, and ignored ones never', async () => {
  const files = {
    '.gitignore': 'gen.png',
    'docusaurus.config.mjs': "export default { title: 'Harbour' }",
    'docs/a.md': '# A\n\n![](../static/gen.png)',
    'static/a.png': 'a',
  }
  const root = makeRepository(files)
  writeFileSync(join(root, 'static/gen.png'), 'gen')
  writeFileSync(join(root, 'static/new.png'), 'new')
  writeFileSync(join(root, 'docs/b.md'), ':::note\nText\n:::\n')
  await expect(importIn(root, '--pages')).rejects.toThrow(
    'these files have changes that are not committed, so nothing was written:\n  docs/b.md\n  static/new.png\n',
  )
  expect(existsSync(join(root, 'docs/docs.json'))).toBe(false)
  expect(existsSync(join(root, 'static/a.png'))).toBe(true)
  await importIn(root, '--pages', '--force')
  expect(existsSync(join(root, 'docs/new.png'))).toBe(true)
  expect(existsSync(join(root, 'static/gen.png'))).toBe(true)
  expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toBe(files['docs/a.md'])
})

test('if a file can not be moved, everything is as before', async () => {
  const root = makeRepository({
    'docusaurus.config.mjs': "export default { title: 'Harbour' }",
    'docs/a.md': '# A\n\n:::note\nText\n:::\n',
    'docs/img': 'a file where a folder is needed',
    'static/a.png': 'a',
    'static/deep/c.png': 'c',
    'static/img/b.png': 'b',
  })
  await expect(importIn(root, '--pages')).rejects.toThrow()
  for (const file of ['docs/docs.json', 'docs/a.png', 'docs/deep'])
    expect(existsSync(join(root, file))).toBe(false)
  expect(readFileSync(join(root, 'static/a.png'), 'utf8')).toBe('a')
  expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toContain(':::note')
})

test('a link to another file that is moved keeps its target', async () => {
  const root = makeFolder({
    'docusaurus.config.mjs': "export default { title: 'Harbour' }",
    'docs/a.md': '# A',
    'logo.png': 'logo',
    'static/deep/b.png': 'b',
  })
  symlinkSync('../../logo.png', join(root, 'static/deep/link.png'))
  commitAll(root)
  await importIn(root, '--pages')
  const link = join(root, 'docs/deep/link.png')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(link, 'utf8')).toBe('logo')
})

test('pages of the navigation with ignored names are published, after the lines of .mintignore', async () => {
  const nav =
    'site_name: A\nnav:\n  - CHANGELOG.md\n  - drafts/contributing.md\n  - build/a.md\n'
  const root = makeFolder({
    'mkdocs.yml': nav,
    'docs/.mintignore': 'drafts/',
    'docs/CHANGELOG.md': '# Changes',
    'docs/drafts/contributing.md': '# Contributing',
    'docs/build/a.md': '# A',
  })
  const output = await importIn(root)
  expect(readFileSync(join(root, 'docs/.mintignore'), 'utf8')).toBe(
    'drafts/\n!/CHANGELOG.md\n',
  )
  expect(output).toContain(
    '`docs/drafts/contributing.md` is in the navigation, but this file is not published  [import/unpublished-page]\n  Rename it, or remove the line of `.mintignore` that excludes it.',
  )
  expect(output).not.toContain('build/a.md')
})

const docusaurus = {
  'docusaurus.config.mjs': "export default { title: 'Harbour' }",
  'docs/a.md': '# A',
}

test('a file is never moved to the place of another that is moved or written', async () => {
  const root = makeRepository({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'A' })] }",
    'src/content/docs/a.md': '# A',
    'public/images/a.png': 'public',
    'public/docs.json': '{}',
    'src/assets/a.png': 'asset',
  })
  const output = await importIn(root, '--pages')
  const content = join(root, 'src/content/docs')
  expect(readFileSync(join(content, 'images/a.png'), 'utf8')).toBe('public')
  expect(readFileSync(join(root, 'src/assets/a.png'), 'utf8')).toBe('asset')
  expect(readFileSync(join(content, 'docs.json'), 'utf8')).toContain('navigation')
  expect(output).toContain(
    'src/assets/a.png  the file is not moved: `src/content/docs/images/a.png` exists',
  )
  expect(output).toContain(
    'public/docs.json  the file is not moved: `src/content/docs/docs.json` exists',
  )
})

test('files that would be pages, or would not be published, stay', async () => {
  const root = makeRepository({
    ...docusaurus,
    '.gitignore': 'docs/cache',
    'static/raw.md': '# Raw',
    'static/build/a.zip': 'a',
    'static/package.json': '{}',
    'static/cache/b.png': 'b',
    'static/.nojekyll': '',
  })
  const output = await importIn(root, '--pages')
  for (const [file, why] of [
    ['static/raw.md', 'it would be a page'],
    ['static/build/a.zip', '`docs/build/a.zip` is not published'],
    ['static/package.json', '`docs/package.json` is not published'],
    ['static/cache/b.png', 'git ignores `docs/cache/b.png`'],
  ] as const) {
    expect(existsSync(join(root, file))).toBe(true)
    expect(output).toContain(`${file}  the file is not moved: ${why}`)
  }
  expect(existsSync(join(root, 'docs/.nojekyll'))).toBe(true)
})

test('scripts and style sheets that are loaded on every page from then on are reported', async () => {
  const root = makeRepository({
    ...docusaurus,
    'static/js/a.js': 'alert(1)',
    'static/js/b.mjs': 'alert(1)',
    'static/tool.js': '#!/usr/bin/env node\n',
    'static/c.css': 'a {}',
  })
  const output = await importIn(root, '--pages')
  const loaded = output.matchAll(/^warning: (\S+) .* is loaded on every page/gm)
  expect([...loaded].map(([, file]) => file)).toEqual(['static/c.css', 'static/js/a.js'])
})

test('symbolic links lead to the new places of files that are moved', async () => {
  const root = makeFolder({
    ...docusaurus,
    'docs/guide/README.md': '# Guide',
    'static/img/a.png': 'a',
    'static/img/b.png': 'b',
    'shared/c.png': 'c',
  })
  symlinkSync('a.png', join(root, 'static/img/link.png'))
  symlinkSync('../static/img/b.png', join(root, 'docs/b.png'))
  symlinkSync('docs/guide/README.md', join(root, 'README.md'))
  symlinkSync('../shared', join(root, 'static/shared'))
  commitAll(root)
  const output = await importIn(root, '--pages')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(read('docs/img/link.png')).toBe('a')
  expect(lstatSync(join(root, 'docs/img/link.png')).isSymbolicLink()).toBe(true)
  expect(read('docs/b.png')).toBe('b')
  expect(read('README.md')).toBe('# Guide')
  expect(read('shared/c.png')).toBe('c')
  expect(output).toContain(
    'static/shared  the folder is not moved: it is a symbolic link',
  )
})

test('the static folders of Docusaurus are those of its configuration', async () => {
  const root = makeRepository({
    ...docusaurus,
    'docusaurus.config.mjs':
      "export default { title: 'Harbour', staticDirectories: ['./public/', 'files'] }",
    'public/a.png': 'a',
    'files/b.png': 'b',
    'static/c.png': 'c',
  })
  expect(await importIn(root, '--pages')).toContain(
    'Moved: 1 file from `public/` to `docs/`, 1 file from `files/` to `docs/`.',
  )
  expect(existsSync(join(root, 'static/c.png'))).toBe(true)
})

test('files of a submodule stay in it', async () => {
  const inner = makeRepository({ 'a.png': 'a' })
  const root = makeRepository({ ...docusaurus, 'docs/guide/README.md': '# Guide' })
  const allowed = ['-c', 'protocol.file.allow=always']
  git(root, ...allowed, 'submodule', 'add', inner, 'static')
  git(root, 'commit', '-m', 'Add')
  const output = await importIn(root, '--pages')
  expect(output).toContain('Moved: 1 `README` page to `index`.')
  expect(output).toContain(
    'static  the folder is not moved: `docs` is in another repository',
  )
  for (const file of ['static/a.png', 'static/.git'])
    expect(existsSync(join(root, file))).toBe(true)
})

test('redirects lead to the index that a README becomes', async () => {
  const nav = `site_name: A
nav:
  - README.md
  - guide/README.md
plugins:
  - redirects:
      redirect_maps:
        old/README.md: guide/README.md
`
  const mkdocs = makeRepository({
    'mkdocs.yml': nav,
    'docs/README.md': '# A',
    'docs/guide/README.md': '# Guide',
  })
  await importIn(mkdocs, '--pages')
  expect(readSettings(mkdocs, 'docs')).toMatchObject({
    redirects: [{ source: '/old', destination: '/guide' }],
  })
  const rspress = makeRepository({
    'rspress.config.mjs':
      "export default { root: 'docs', lang: 'en', locales: [{ lang: 'en' }, { lang: 'fr' }] }",
    'docs/en/guide/README.md': '# Guide',
    'docs/fr/guide/README.md': '# Guide',
  })
  await importIn(rspress, '--pages')
  expect(readSettings(rspress, 'docs')).toMatchObject({
    redirects: [
      { source: '/guide/README', destination: '/en/guide' },
      { source: '/fr/guide/README', destination: '/fr/guide' },
    ],
  })
})

function readSettings(root: string, folder: string): unknown {
  return JSON.parse(readFileSync(join(root, folder, 'docs.json'), 'utf8'))
}

test('the generated index of a category becomes a page with cards, at the same URL', async () => {
  const root = makeRepository({
    'docusaurus.config.mjs': "export default { title: 'Harbour' }",
    'sidebars.js': `module.exports = { docs: [
      { type: 'category', label: 'Knots & more', link: { type: 'generated-index', description: 'All "knots"' }, items: ['bow'] },
      { type: 'category', label: 'Boats', link: { type: 'generated-index', title: 'Our boats', slug: '/boats' }, items: ['yawl'] },
      { type: 'category', label: 'Bow', link: { type: 'generated-index', slug: '/bow' }, items: ['yawl'] },
    ] }`,
    'docs/bow.md': '# Bow',
    'docs/yawl.md': '# Yawl',
  })
  const output = await importIn(root, '--pages')
  const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8')
  expect(output).toContain('New: `docs/category/knots--more.mdx`, `docs/boats.mdx`.')
  expect(read('category/knots--more.mdx')).toBe(
    '---\ntitle: "Knots & more"\ndescription: "All \\"knots\\""\n---\n',
  )
  expect(read('boats.mdx')).toBe('---\ntitle: "Our boats"\n---\n')
  expect(read('bow.md')).toContain('# Bow')
  expect(output).toContain('the generated index of `Bow` is left out')
  const { navigation } = JSON.parse(read('docs.json'))
  expect(navigation.groups.slice(0, 2)).toEqual([
    {
      group: 'Knots & more',
      root: 'category/knots--more',
      directory: 'card',
      pages: ['bow'],
    },
    { group: 'Boats', root: 'boats', directory: 'card', pages: ['yawl'] },
  ])
})
