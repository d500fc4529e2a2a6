import {
  linkSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFile, writeNewFile } from '../../../plugin/kit/write-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skerry-write-file-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([writeFile, writeNewFile])('$name creates parent folders', (write) => {
  const path = join(folder, 'a/b/c.txt')
  write(path, 'text')
  expect(readFileSync(path, 'utf8')).toBe('text')
})

test('writeNewFile leaves other hard links of an existing file alone', () => {
  const path = join(folder, 'new.txt')
  const other = join(folder, 'other.txt')
  writeFile(other, 'old')
  linkSync(other, path)
  writeNewFile(path, 'new')
  expect(readFileSync(other, 'utf8')).toBe('old')
  expect(readFileSync(path, 'utf8')).toBe('new')
  expect(statSync(path).nlink).toBe(1)
})

test('a path that cannot be written although its folder exists is an error', () => {
  const path = join(folder, 'link.txt')
  symlinkSync(join(folder, 'missing/file.txt'), path)
  expect(() => writeFile(path, 'text')).toThrow(
    expect.objectContaining({ code: 'ENOENT', path }),
  )
})
