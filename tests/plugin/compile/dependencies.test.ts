import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashInside } from '../../../plugin/kit/hash-inside.ts'
import { compile } from './compile.tsx'

const place = mkdtempSync(join(tmpdir(), 'skerry-dependencies-'))
const root = join(place, 'site')
afterAll(() => rmSync(place, { recursive: true }))

const files: Record<string, string> = {
  'package.json': '{ "author": "Zoë", "imports": { "#lib/*": "./lib/*" } }',
  'guides/page.mdx': '',
  'lib/own.js': 'export default 1',
  'lib/own.mjs': 'export default 1',
  'lib/data.json': '{}',
  'lib/text.txt': 'Text',
  'lib/uses.jsx': 'import data from "./data"\nexport default () => data.x',
  'snippets/note.mdx': 'A note.',
  'snippets/deep/note.mdx': 'A note.',
  'images/broken.png': 'no image',
  'images/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  '../beside/drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  '../beside/note.mdx': 'A note.',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
symlinkSync('drawing.svg', join(root, 'images/link.svg'))
symlinkSync('../../beside/drawing.svg', join(root, 'images/outside.svg'))
symlinkSync('../beside', join(root, 'beside'))
symlinkSync('nowhere', join(root, 'images/dangling.svg'))

const importOf = (specifier: string) =>
  `import x from ${JSON.stringify(specifier)}\n\n{String(x)}`
const fenceOf = (file: string) => `\`\`\`js file="${file}"\n\`\`\``

test.each([
  '/nope.mdx',
  '/nope.js',
  '../nope',
  '/',
  '..',
  './a/',
  '../snippets',
  '#nope',
  '#lib/own.js',
  '/lib/own',
  '/lib/own.mjs',
  '/lib/data.json',
  '/lib/text.txt?raw',
  '/lib/uses.jsx',
  '/lib/data.json/',
  '/beside/note.mdx',
  '/beside/nott.mdx',
])('a page with an import is compiled once: %s', async (specifier) => {
  await expectKnown(importOf(specifier))
})

test.each(['./', '/', '/lib/', '/lib', 'nope.js', '../../x.js', '../..', '/lib/own.js/'])(
  'a page with the code of a file is compiled once: %s',
  async (file) => {
    await expectKnown(fenceOf(file))
  },
)

test.each([
  'broken.png',
  'drawing.svg',
  'link.svg',
  'outside.svg',
  'dangling.svg',
  'none.svg',
  '',
  '../',
  'drawing.svg/',
  '%00',
])('a page with an image is compiled once: %s', async (name) => {
  await expectKnown(`![](/images/${name})`)
})

test.each(['nott', 'deep', 'note.mdx', '/deep/nott.mdx', '../x.mdx', ''])(
  'a page with a tag of a snippet is compiled once: %s',
  async (file) => {
    await expectKnown(`<Snippet file="${file}" />`)
  },
)

test('an image behind a link out of the folder is not read', async () => {
  const page = await compile('![](/images/outside.svg) ![](/images/link.svg)', { root })
  expect(page.code.match(/\b(?:width|height)/g)).toHaveLength(2)
})

test.each([
  ['a module without classes', importOf('/lib/data.json'), 'lib/data.json'],
  ['one that is read as text', importOf('/lib/text.txt?raw'), 'lib/text.txt'],
  ['an import of a module', importOf('/lib/uses.jsx'), 'lib/data.json'],
  ['a nearer package.json', importOf('#lib/own.js'), 'guides/package.json'],
  ['a similar snippet', '<Snippet file="nott.mdx" />', 'snippets/deep/'],
])('%s is a dependency of the page', async (_, body, file) => {
  const { dependencies } = await compile(body, { root })
  expect(dependencies.map((each) => each.file)).toContain(file)
})

test('neither folders nor files outside are suggested for a wrong path', async () => {
  const hintOf = async (body: string) =>
    (await compile(body, { root })).diagnostics[0]!.hint
  expect(await hintOf(importOf('/beside/nott.mdx'))).toContain('Paths start at')
  expect(await hintOf(fenceOf('/lib/'))).toContain('Paths start at')
  expect(await hintOf(importOf('/snippets/nott.mdx'))).toBe(
    'Did you mean `/snippets/note.mdx`?',
  )
})

/** The stored result is found by the hashes that the files of its dependencies have now. */
async function expectKnown(body: string): Promise<void> {
  const { dependencies } = await compile(body, { root })
  expect(dependencies).toEqual(
    dependencies.map(({ file }) => ({ file, hash: hashInside(root, file) ?? '' })),
  )
}
