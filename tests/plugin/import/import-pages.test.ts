import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'
import { makeFolder } from '../site/make-site.ts'
import { commitAll, git, makeRepository } from './make-repository.ts'

const NOTE = ':::note\nText\n:::\n'
const CONVERTED = '<Note>\n\nText\n\n</Note>\n'
const files = {
  'docusaurus.config.mjs': "export default { title: 'Harbour' }",
  'docs/intro.md': NOTE,
  'docs/other.mdx': '# Other',
}

afterEach(() => vi.restoreAllMocks())

function makeSite(more: Record<string, string> = {}): string {
  return makeRepository({ ...files, ...more })
}

async function convertIn(root: string, ...options: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(['import', root, '--pages', ...options])
  const output = log.mock.calls.flat().join('\n')
  log.mockRestore()
  return output
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

test('pages are converted next to a new docs.json, and again next to an existing one', async () => {
  const root = makeSite()
  const output = await convertIn(root)
  expect(output).toContain('1 of 2 pages converted: 1 callout.')
  expect(output).toContain('See what was converted: git diff')
  expect(read(root, 'docs/intro.md')).toBe(CONVERTED)
  expect(existsSync(join(root, 'docs/docs.json'))).toBe(true)
  // The changes are not committed, but there are no further ones.
  expect(await convertIn(root)).toContain('0 of 2 pages converted')
  expect(await convertIn(join(root, 'docs'))).toContain('0 of 2 pages converted')
  expect(read(root, 'docs/intro.md')).toBe(CONVERTED)
})

test('a dry run names the pages and writes nothing', async () => {
  const root = makeSite()
  const output = await convertIn(root, '--dry-run')
  expect(output).toContain('  intro.md  1 callout\n1 of 2 pages would be converted')
  expect(read(root, 'docs/intro.md')).toBe(NOTE)
  expect(existsSync(join(root, 'docs/docs.json'))).toBe(false)
})

test('pages with uncommitted changes are only converted by force', async () => {
  const root = makeSite()
  writeFileSync(join(root, 'docs/intro.md'), `${NOTE}More`)
  writeFileSync(join(root, 'docs/new.md'), NOTE)
  await expect(convertIn(root)).rejects.toThrow(
    'these files have changes that are not committed, so nothing was written:\n  docs/intro.md\n  docs/new.md\n  Commit them first, or use --force.',
  )
  expect(read(root, 'docs/intro.md')).toBe(`${NOTE}More`)
  expect(existsSync(join(root, 'docs/docs.json'))).toBe(false)
  expect(await convertIn(root, '--force')).toContain('2 of 3 pages converted')
  expect(read(root, 'docs/new.md')).toBe(CONVERTED)
})

test('uncommitted changes of other files do not matter', async () => {
  const root = makeSite()
  writeFileSync(join(root, 'docs/other.mdx'), '# New')
  writeFileSync(join(root, 'more.md'), NOTE)
  expect(await convertIn(root)).toContain('1 of 2 pages converted')
})

test('outside of a repository, pages are only converted by force', async () => {
  const root = makeFolder(files)
  await expect(convertIn(root)).rejects.toThrow('is not in a git repository')
  expect(read(root, 'docs/intro.md')).toBe(NOTE)
  await convertIn(root, '--force')
  expect(read(root, 'docs/intro.md')).toBe(CONVERTED)
})

test('files that git ignores, and those outside of the content folder, stay', async () => {
  const root = makeSite({
    '.gitignore': 'gen',
    'docs/gen/a.md': NOTE,
    'b.md': NOTE,
  })
  const outside = makeFolder({ 'c.md': NOTE, 'more/d.md': NOTE })
  symlinkSync(join(outside, 'c.md'), join(root, 'docs/c.md'))
  symlinkSync(join(outside, 'more'), join(root, 'docs/more'))
  symlinkSync(join(root, 'b.md'), join(root, 'docs/b.md'))
  symlinkSync(join(root, 'docs/gen/a.md'), join(root, 'docs/a.md'))
  expect(await convertIn(root)).toContain('1 of 2 pages converted')
  for (const file of ['docs/gen/a.md', 'b.md']) expect(read(root, file)).toBe(NOTE)
  for (const file of ['c.md', 'more/d.md']) expect(read(outside, file)).toBe(NOTE)
})

test('a page with two names is converted once, and the link stays one', async () => {
  const root = makeSite()
  symlinkSync('intro.md', join(root, 'docs/start.md'))
  expect(await convertIn(root)).toContain('1 of 2 pages converted: 1 callout.')
  expect(read(root, 'docs/start.md')).toBe(CONVERTED)
})

test('pages of a repository inside of another one are only converted by force', async () => {
  const root = makeSite()
  writeFileSync(join(root, 'docs/intro.md'), CONVERTED)
  const inner = join(root, 'docs/inner')
  mkdirSync(inner)
  writeFileSync(join(inner, 'a.md'), NOTE)
  commitAll(inner)
  await expect(convertIn(root)).rejects.toThrow('not committed')
  expect(read(inner, 'a.md')).toBe(NOTE)
})

test('pages of a submodule are those of its repository', async () => {
  const inner = makeFolder({ '.gitignore': 'gen.md', 'a.md': NOTE, 'gen.md': NOTE })
  commitAll(inner)
  const root = makeSite({ '.gitignore': 'secret.md', 'docs/secret.md': NOTE })
  const local = ['-c', 'protocol.file.allow=always']
  git(root, ...local, 'submodule', 'add', inner, 'docs/inner')
  git(root, 'config', 'submodule.docs/inner.ignore', 'all')
  git(root, 'commit', '-m', 'Add')
  const page = join(root, 'docs/inner/a.md')
  writeFileSync(join(root, 'docs/inner/gen.md'), NOTE)
  writeFileSync(page, `${NOTE}Changed`)
  await expect(convertIn(root)).rejects.toThrow(
    'nothing was written:\n  docs/inner/a.md\n  Co',
  )
  writeFileSync(page, NOTE)
  expect(await convertIn(root)).toContain('2 of 3 pages converted')
  expect(readFileSync(page, 'utf8')).toBe(CONVERTED)
  for (const file of ['docs/secret.md', 'docs/inner/gen.md'])
    expect(read(root, file)).toBe(NOTE)
})

test('changes that git was told to overlook are changes', async () => {
  for (const flag of ['--assume-unchanged', '--skip-worktree']) {
    const root = makeSite()
    git(root, 'update-index', flag, 'docs/intro.md')
    writeFileSync(join(root, 'docs/intro.md'), `${NOTE}More`)
    await expect(convertIn(root)).rejects.toThrow('not committed')
  }
})

test('in a folder that git ignores nothing is converted', async () => {
  const root = makeSite({ '.gitignore': 'site' })
  const site = join(root, 'site')
  cpSync(join(root, 'docs'), join(site, 'docs'), { recursive: true })
  writeFileSync(join(site, 'docusaurus.config.mjs'), files['docusaurus.config.mjs'])
  expect(await convertIn(site)).toContain('0 of 0 pages converted')
  expect(read(site, 'docs/intro.md')).toBe(NOTE)
})

test('a page that is not UTF-8, or whose tags do not match, stays', async () => {
  const root = makeSite({ 'docs/bad.mdx': '<Card>\n\n:::tip\na\n:::' })
  const latin = Buffer.from(`${NOTE}\xe9`, 'latin1')
  writeFileSync(join(root, 'docs/latin.md'), latin)
  const output = await convertIn(root)
  expect(output).toContain(
    'bad.mdx  the page is left as it is, because its tags do not match',
  )
  expect(readFileSync(join(root, 'docs/latin.md')).equals(latin)).toBe(true)
})

test('labels of the navigation are written into pages, unless they have several', async () => {
  const files = {
    'mkdocs.yml':
      'site_name: A\nnav:\n  - First: a.md\n  - "1: b": b.md\n  - C: c.md\n  - D: d.md\n  - E: d.md\n',
    'docs/a.md': '# A',
    'docs/b.md': '\ufeff---\r\ntitle: B\r\n---\r\n\r\nText',
    'docs/c.md': '---\nsidebarTitle: Other\n---\n\nText',
    'docs/d.md': '# Text',
  }
  const root = makeFolder(files)
  const output = await convertIn(root, '--force')
  expect(read(root, 'docs/a.md')).toBe('---\nsidebarTitle: First\n---\n\n# A')
  expect(read(root, 'docs/b.md')).toBe(
    '\ufeff---\r\nsidebarTitle: "1: b"\r\ntitle: B\r\n---\r\n\r\nText',
  )
  expect(read(root, 'docs/c.md')).toBe(files['docs/c.md'])
  expect(read(root, 'docs/d.md')).toBe(files['docs/d.md'])
  expect(output.match(/the label `[^`]*`/g)).toEqual([
    'the label `C`',
    'the label `D`',
    'the label `E`',
  ])
  expect(await convertIn(root, '--force')).toContain('0 of 4 pages converted')
})

test('the label of a page without a title is its title', async () => {
  const root = makeFolder({
    'mkdocs.yml': 'site_name: A\nnav:\n  - First: a.md\n  - Second: b.md\n',
    'docs/a.md': '```sh\n# no heading\n```\n',
    'docs/b.md': '---\nicon: rope\n---\n\nB\n==\n',
  })
  await convertIn(root, '--force')
  expect(read(root, 'docs/a.md')).toBe(
    '---\ntitle: First\n---\n\n```sh\n# no heading\n```\n',
  )
  expect(read(root, 'docs/b.md')).toBe(
    '---\nsidebarTitle: Second\nicon: rope\n---\n\nB\n==\n',
  )
  expect(await convertIn(root, '--force')).toContain('0 of 2 pages converted')
})

test('labels are also written when there is a docs.json already', async () => {
  const root = makeFolder({
    'mkdocs.yml': 'site_name: A\nnav:\n  - First: a.md\n',
    'docs/a.md': '# A',
    'docs/docs.json': '{}',
  })
  await convertIn(root, '--force')
  expect(read(root, 'docs/a.md')).toBe('---\nsidebarTitle: First\n---\n\n# A')
})

test('references of MkDocs lead to ids in other pages, and to documentation of objects', async () => {
  const root = makeRepository({
    'mkdocs.yml': 'site_name: Harbour\nplugins:\n  - mkdocstrings:\n      handlers: {}\n',
    'docs/index.md': '[`tie`][boats.Rope.tie], [bow][the-bow], [`Path`][pathlib.Path]\n',
    'docs/api/rope.md': '# Rope\n\n::: boats.Rope\n',
    'docs/knots.md': '[](){#the-bow}\n\n## Bow / knot\n\n[bow][the-bow]\n',
  })
  expect(await convertIn(root)).toContain('2 of 3 pages converted')
  expect(read(root, 'docs/index.md')).toBe(
    '[`tie`](api/rope.md), [bow](knots.md#the-bow), `Path`\n',
  )
  expect(read(root, 'docs/knots.md')).toBe(
    '<a id="the-bow"></a>\n\n## Bow / knot {#bow-knot}\n\n[bow](#the-bow)\n',
  )
})
