import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../../plugin/kit/open-store.ts'
import type { Store } from '../../../plugin/kit/store.ts'
import { readPages } from '../../../plugin/site/read-pages.ts'
import { makeFolder } from './make-site.ts'

const settings = { variables: { product: 'Acme' } }

const files = {
  'a.mdx':
    '---\ntitle: "About {{product}}"\ntags: [x, y]\n---\n\nimport B from "./b.mdx"\n',
  'b.md': '# First\n\n𝒳 text\r\nmore\n',
  'c.mdx': `---\ntitel: Wrong\n---\n\nToken: ghp_${'q8Zt3Kx9Vb2Mn7Lp4R'.repeat(2)}\n`,
  'd.mdx': Buffer.from('# Not UTF-8\n\n\xff\n', 'latin1'),
  'e.mdx': '',
}

/** A memory store that counts the values taken from it and put into it. */
function countingStore() {
  const store = openStore(undefined)
  const counts = { taken: 0, put: 0 }
  const counting: Pick<Store, 'get' | 'set'> = {
    get(kind, key) {
      const value = store.get(kind, key)
      if (value !== undefined) counts.taken++
      return value
    },
    set(kind, key, value) {
      counts.put++
      store.set(kind, key, value)
    },
  }
  return { counts, store: { ...store, ...counting } as Store }
}

test('pages from the store are those that were read from their files', async () => {
  const root = makeFolder(files)
  const { store, counts } = countingStore()
  const names = Object.keys(files)
  const plain = await readPages(root, names, settings)
  const first = await readPages(root, names, settings, store)
  expect(counts).toEqual({ taken: 0, put: 1 })
  const second = await readPages(root, names, settings, store)
  expect(counts).toEqual({ taken: 1, put: 1 })
  expect(first).toStrictEqual(plain)
  expect(second).toStrictEqual(plain)
  expect([...plain.keys()]).toEqual(names)
  expect(plain.get('a.mdx')?.page.body.imports).toMatchObject([{ from: './b.mdx' }])
  expect(plain.get('a.mdx')?.page.title).toBe('About Acme')
})

test('problems of pages are reported again', async () => {
  const root = makeFolder(files)
  const { store } = countingStore()
  await readPages(root, Object.keys(files), settings, store)
  const read = await readPages(root, Object.keys(files), settings, store)
  const codes = [...read].map(([, { diagnostics }]) =>
    diagnostics.map(({ code }) => code),
  )
  expect(codes).toEqual([
    [],
    [],
    ['site/frontmatter-key', 'site/credential'],
    ['site/not-utf-8'],
    [],
  ])
})

test('after an edit, pages are parsed again', async () => {
  const root = makeFolder(files)
  const { store, counts } = countingStore()
  await readPages(root, ['a.mdx', 'b.md'], settings, store)
  writeFileSync(join(root, 'b.md'), '# Second\n')
  const read = await readPages(root, ['a.mdx', 'b.md'], settings, store)
  expect(read.get('b.md')?.page.title).toBe('Second')
  expect(counts.taken).toBe(0)
})

test('another origin gives other links to files', async () => {
  const root = makeFolder({ 'a.mdx': '[File](https://docs.example.com/file.pdf)' })
  const { store } = countingStore()
  const mentions = async (origin?: string) => {
    const read = await readPages(root, ['a.mdx'], { ...settings, origin }, store)
    return read.get('a.mdx')?.page.body.mentions
  }
  expect(await mentions('https://docs.example.com')).toEqual(['file.pdf'])
  expect(await mentions('https://other.example.com')).toEqual([])
})

test('other variables and other names give other pages', async () => {
  const root = makeFolder({ 'a.mdx': files['a.mdx'], 'z.mdx': files['a.mdx'] })
  const { store, counts } = countingStore()
  await readPages(root, ['a.mdx'], settings, store)
  const other = { variables: { product: 'Other' } }
  const renamed = await readPages(root, ['a.mdx'], other, store)
  expect(renamed.get('a.mdx')?.page.title).toBe('About Other')
  const moved = await readPages(root, ['z.mdx'], settings, store)
  expect(moved.get('z.mdx')?.page.path).toBe('z')
  expect(counts.taken).toBe(0)
})

test('values that JSON cannot represent are not stored', async () => {
  const root = makeFolder({ 'a.mdx': '---\ntitle: A\nweight: .inf\n---\n' })
  const { store, counts } = countingStore()
  const [first, second] = [
    await readPages(root, ['a.mdx'], settings, store),
    await readPages(root, ['a.mdx'], settings, store),
  ]
  expect(counts).toEqual({ taken: 0, put: 0 })
  expect(second).toStrictEqual(first)
})

test('a function that changes frontmatter is called each time', async () => {
  const root = makeFolder({ 'a.mdx': '# A\n' })
  const { store, counts } = countingStore()
  let calls = 0
  const frontmatter = () => ({ title: `Call ${++calls}` })
  await readPages(root, ['a.mdx'], { ...settings, frontmatter }, store)
  const read = await readPages(root, ['a.mdx'], { ...settings, frontmatter }, store)
  expect(read.get('a.mdx')?.page.title).toBe('Call 2')
  expect(counts).toEqual({ taken: 0, put: 0 })
})

test('a file that disappeared is left out', async () => {
  const root = makeFolder({ 'a.mdx': '', 'b.mdx': '' })
  rmSync(join(root, 'a.mdx'))
  const read = await readPages(root, ['a.mdx', 'b.mdx'], settings)
  expect([...read.keys()]).toEqual(['b.mdx'])
})
