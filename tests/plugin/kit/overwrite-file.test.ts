import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { overwriteFile, overwriteFiles } from '../../../plugin/kit/overwrite-file.ts'
import { writeFile } from '../../../plugin/kit/write-file.ts'
import { makeFolder } from '../site/make-site.ts'

/** Writes the start of a text, as on a disk that is full. */
function writePart(path: string, text: string | Uint8Array): void {
  writeFile(path, text.slice(0, 2))
  throw Object.assign(new Error('no space left'), { code: 'ENOSPC', path })
}

test('a file is replaced with its permissions, and nothing else is left', () => {
  const root = makeFolder({ 'a.mdx': 'before' })
  chmodSync(join(root, 'a.mdx'), 0o640)
  overwriteFile(join(root, 'a.mdx'), 'after')
  overwriteFile(join(root, 'new.json'), '{}')
  expect(readdirSync(root).sort()).toEqual(['a.mdx', 'new.json'])
  expect(readFileSync(join(root, 'a.mdx'), 'utf8')).toBe('after')
  expect(statSync(join(root, 'a.mdx')).mode & 0o777).toBe(0o640)
})

test('a file has its content until the new one is complete, whenever the process is killed', () => {
  const root = makeFolder({ 'a.mdx': 'before', 'b.mdx': 'before' })
  const texts = new Map(['a', 'b'].map((name) => [join(root, `${name}.mdx`), 'after']))
  const contents = () => [...texts.keys()].map((file) => readFileSync(file, 'utf8'))
  overwriteFiles(texts, undefined, (path, text) => {
    writeFile(path, text.slice(0, 2))
    expect(contents()).toEqual(['before', 'before'])
    writeFile(path, text)
    expect(contents()).toEqual(['before', 'before'])
  })
  expect(contents()).toEqual(['after', 'after'])
})

test('a file keeps its content if the disk is full, and the error names it', () => {
  const root = makeFolder({ 'a.mdx': 'before' })
  symlinkSync('a.mdx', join(root, 'link.mdx'))
  for (const [name, full] of [
    ['a.mdx', 'a.mdx'],
    ['link.mdx', 'a.mdx'],
    ['new.json', 'new.json'],
  ])
    expect(() => overwriteFile(join(root, name!), 'after', writePart)).toThrow(
      expect.objectContaining({ path: expect.stringMatching(`${full}$`) }),
    )
  expect(readdirSync(root).sort()).toEqual(['a.mdx', 'link.mdx'])
  expect(readFileSync(join(root, 'link.mdx'), 'utf8')).toBe('before')
})

test('a file whose new content cannot be written next to it is named', () => {
  const root = makeFolder({ 'a.mdx': 'before', '.a.mdx.skerry-copy/a.txt': '' })
  const path = join(root, 'a.mdx')
  expect(() => overwriteFile(path, 'after')).toThrow(expect.objectContaining({ path }))
})

test('of several files all are written or none, also if what follows fails', () => {
  const before = { 'a.mdx': 'a before', 'b/b.mdx': 'b before' }
  const root = makeFolder(before)
  symlinkSync('a.mdx', join(root, 'link.mdx'))
  const names = ['a.mdx', 'link.mdx', 'b/b.mdx', 'b/new.json']
  const texts = new Map(names.map((name) => [join(root, name), 'after']))
  const contents = () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    const found = files.filter((file) => file !== 'b' && file !== 'link.mdx')
    return Object.fromEntries(found.map((file) => [file, textOf(join(root, file))]))
  }
  const textOf = (file: string) => readFileSync(file, 'utf8')
  for (const full of ['a.mdx', 'b.mdx', 'new.json'])
    expect(() =>
      overwriteFiles(texts, undefined, (path, text) =>
        (path.includes(full) ? writePart : writeFile)(path, text),
      ),
    ).toThrow('no space left')
  expect(contents()).toEqual(before)
  const failing = () => {
    throw new Error('cannot move')
  }
  expect(() => overwriteFiles(texts, failing)).toThrow('cannot move')
  expect(contents()).toEqual(before)
  overwriteFiles(texts)
  expect(Object.values(contents())).toEqual(['after', 'after', 'after'])
})
