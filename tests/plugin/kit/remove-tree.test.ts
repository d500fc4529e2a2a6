import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeTree } from '../../../plugin/kit/remove-tree.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'skerry-remove-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

test('a folder is removed with everything in it, but not what its links lead to', () => {
  const [folder, kept] = [join(place, 'folder'), join(place, 'kept')]
  mkdirSync(join(folder, 'a/b'), { recursive: true })
  mkdirSync(kept)
  writeFileSync(join(kept, 'file'), 'kept')
  writeFileSync(join(folder, 'a/b/file'), '')
  symlinkSync(kept, join(folder, 'a/link'))
  symlinkSync(join(place, 'nothing'), join(folder, 'a/dangling'))
  removeTree(folder)
  expect(existsSync(folder)).toBe(false)
  expect(readFileSync(join(kept, 'file'), 'utf8')).toBe('kept')
})

test('a file and a link to a folder are removed themselves', () => {
  const [file, folder, link] = ['file', 'folder', 'link'].map((name) => join(place, name))
  writeFileSync(file!, '')
  mkdirSync(folder!)
  writeFileSync(join(folder!, 'inside'), '')
  symlinkSync(folder!, link!)
  removeTree(file!)
  removeTree(link!)
  expect([file!, link!].map((path) => existsSync(path))).toEqual([false, false])
  expect(existsSync(join(folder!, 'inside'))).toBe(true)
})

test('nothing happens to what does not exist', () => {
  expect(() => removeTree(join(place, 'nothing'))).not.toThrow()
})
