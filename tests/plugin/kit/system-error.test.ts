import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SkerryError } from '../../../runtime/kit/diagnostic.ts'
import {
  fileError,
  fileFailure,
  readableError,
} from '../../../plugin/kit/system-error.ts'
import { makeFolder, writeFile } from '../../../plugin/kit/write-file.ts'

const place = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-error-')))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Creates an error like Node's. */
function failure(code: string, syscall: string, path?: string, dest?: string): Error {
  return Object.assign(new Error(`${code}: some words, ${syscall}`), {
    code,
    syscall,
    ...(path && { path }),
    ...(dest && { dest }),
  })
}

const here = (path: string) => join(process.cwd(), path)

describe('what the machine refuses is one line with the place, the reason and its name, and a way out', () => {
  test.each<[error: Error, words: string]>([
    [
      failure('ENOSPC', 'write', here('dist/a.html')),
      '`dist/a.html` cannot be written: the disk is full (ENOSPC)  [system/disk-full]',
    ],
    [
      failure('EDQUOT', 'write', '/srv/a'),
      '`/srv/a` cannot be written: your disk quota is exceeded (EDQUOT)  [system/disk-full]',
    ],
    [
      failure('ENOSPC', 'write'),
      'a file cannot be written: the disk is full (ENOSPC)  [system/disk-full]',
    ],
    [
      failure('EROFS', 'mkdir', '/srv'),
      '`/srv` cannot be written: the disk is read-only (EROFS)  [system/read-only]',
    ],
    [
      failure('EACCES', 'open', '/srv/a'),
      '`/srv/a` cannot be opened: permission denied (EACCES)  [system/no-permission]',
    ],
    [
      failure('EPERM', 'rename', '/a', '/b'),
      '`/b` cannot be written: the operation is not permitted (EPERM)  [system/no-permission]',
    ],
    [
      failure('EBUSY', 'rmdir', '/a'),
      '`/a` cannot be written: another program is using it (EBUSY)  [system/busy]',
    ],
    [
      failure('ETXTBSY', 'open', '/a'),
      '`/a` cannot be opened: it is being executed (ETXTBSY)  [system/busy]',
    ],
    [
      failure('EMFILE', 'open', '/a'),
      '`/a` cannot be opened: this process has too many open files (EMFILE)  [system/too-many-open-files]',
    ],
    [
      failure('ENFILE', 'scandir', '/a'),
      '`/a` cannot be read: the system has too many open files (ENFILE)  [system/too-many-open-files]',
    ],
    [
      failure('ENOENT', 'open', here('b.mdx')),
      '`b.mdx` cannot be opened: it no longer exists (ENOENT)  [system/file-vanished]',
    ],
    [
      failure('ENOSPC', 'mkdtemp', process.cwd()),
      `\`${process.cwd()}\` cannot be written: the disk is full (ENOSPC)  [system/disk-full]`,
    ],
    [
      failure('EIO', 'read', '/a'),
      '`/a` cannot be read: some words (EIO)  [system/file-error]',
    ],
  ])('%s', (error, words) => {
    const readable = readableError(error)
    expect(readable).toBeInstanceOf(SkerryError)
    const { message, stack } = readable as SkerryError
    const [line, hint, ...rest] = message.split('\n')
    expect(line).toBe(words)
    expect(hint).toMatch(/^ {2}[A-Z].+\.$/)
    expect(rest).toEqual([])
    expect(stack).toBe(message)
  })
})

test.each([
  ['.dist.skerry-staging-1f/assets/a.css', 'dist/assets/a.css'],
  ['a/.my.site.skerry-staging-1f/a.css', 'a/my.site/a.css'],
  ['dist/.skerry-staging-1f/a.css', 'dist/a.css'],
  ['dist/.skerry-incoming/site/a.css', 'dist/a.css'],
  ['dist/.skerry-next/site/b/a.css', 'dist/b/a.css'],
  ['.dist.skerry-lock-1f', 'dist'],
  ['.dist.skerry-lock-1f/1f.json', 'dist'],
])('the file %s of a build is named as the author knows it: %s', (path, shown) => {
  const { message } = readableError(failure('ENOSPC', 'open', here(path))) as SkerryError
  expect(message).toContain(`\`${shown}\` cannot be opened`)
})

test('a file that cannot be copied because it cannot be read is named, not its copy', () => {
  const error = failure('EACCES', 'copyfile', here('gone.png'), here('dist/gone.png'))
  const { message } = readableError(error) as SkerryError
  expect(message).toContain('`gone.png` cannot be opened: permission denied')
})

test('a failure is found below other errors, and survives the way between threads', () => {
  const cause = failure('ENOSPC', 'write', '/a')
  const found = fileFailure(new Error('outer', { cause: new Error('inner', { cause }) }))
  expect(found).toEqual({
    code: 'ENOSPC',
    syscall: 'write',
    path: '/a',
    message: cause.message,
  })
  const sent = structuredClone(found)!
  expect(fileFailure(fileError(sent))).toEqual(found)
})

test('other errors are given as they are: of code, of the network, our own', async () => {
  const server = createServer()
  const listening = await new Promise<unknown>((resolve) => {
    server.on('error', resolve)
    server.listen({ port: 1, host: '203.0.113.1' })
  })
  const own = new SkerryError([])
  const named = Object.assign(new Error('x'), { code: 'ERR_X', syscall: 'open' })
  for (const error of [new TypeError('x'), listening, own, named, 'text', undefined]) {
    expect(readableError(error)).toBe(error)
  }
})

test('a file is written with the folders around it', () => {
  const file = join(place, 'a/b/c.txt')
  writeFile(file, 'text')
  expect(readFileSync(file, 'utf8')).toBe('text')
  makeFolder(join(place, 'a/b'))
})

test('what cannot be written is named', () => {
  writeFileSync(join(place, 'file'), '')
  const file = join(place, 'file/below.txt')
  expect(() => writeFile(file, '')).toThrow(
    expect.objectContaining({ code: 'ENOTDIR', path: file }),
  )
  expect(() => makeFolder(file)).toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
})

test.runIf(process.platform === 'linux')(
  'a full disk is named with the file, which Node leaves out',
  () => {
    expect(() => writeFile('/dev/full', 'text')).toThrow(
      expect.objectContaining({ code: 'ENOSPC', path: '/dev/full' }),
    )
  },
)
