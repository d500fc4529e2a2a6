import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { overwriteFile } from '../../../plugin/kit/overwrite-file.ts'
import { makeFolder } from '../site/make-site.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('../../../plugin/kit/write-file.ts', async (original) => {
  const file = await original<typeof import('../../../plugin/kit/write-file.ts')>()
  return {
    ...file,
    writeFile(path: string, text: string) {
      if (!disk.isFull) return file.writeFile(path, text)
      file.writeFile(path, text.slice(0, 2))
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC', path })
    },
  }
})

afterEach(() => {
  disk.isFull = false
})

test('a file is written in place, and nothing else is left', () => {
  const root = makeFolder({ 'a.mdx': 'before' })
  const { ino } = statSync(join(root, 'a.mdx'))
  overwriteFile(join(root, 'a.mdx'), 'after')
  overwriteFile(join(root, 'new.json'), '{}')
  expect(readdirSync(root).sort()).toEqual(['a.mdx', 'new.json'])
  expect(readFileSync(join(root, 'a.mdx'), 'utf8')).toBe('after')
  expect(statSync(join(root, 'a.mdx')).ino).toBe(ino)
})

test('a file keeps its content if the disk is full, and the error names it', () => {
  const root = makeFolder({ 'a.mdx': 'before' })
  symlinkSync('a.mdx', join(root, 'link.mdx'))
  disk.isFull = true
  for (const [name, full] of [
    ['a.mdx', 'a.mdx'],
    ['link.mdx', 'a.mdx'],
    ['new.json', 'new.json'],
  ])
    expect(() => overwriteFile(join(root, name!), 'after')).toThrow(
      expect.objectContaining({ path: expect.stringMatching(`${full}$`) }),
    )
  expect(readdirSync(root).sort()).toEqual(['a.mdx', 'link.mdx'])
  expect(readFileSync(join(root, 'link.mdx'), 'utf8')).toBe('before')
})
