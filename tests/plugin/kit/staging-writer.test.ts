import { execFileSync } from 'node:child_process'
import fs, {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentHash } from '../../../plugin/kit/content-hash.ts'
import {
  describePreviousOutput,
  PreviousFiles,
} from '../../../plugin/kit/previous-files.ts'
import { StagingWriter } from '../../../plugin/kit/staging-writer.ts'

const real = fs.linkSync
let place = ''
let old = ''
let staging = ''
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-writer-')))
  old = join(place, 'out')
  staging = join(place, 'staging')
  mkdirSync(join(old, 'a'), { recursive: true })
  mkdirSync(staging)
  writeFileSync(join(old, 'a/page.html'), 'the same')
  utimesSync(join(old, 'a/page.html'), 1_000, 1_000)
})
afterEach(() => {
  fs.linkSync = real
  syncBuiltinESMExports()
  rmSync(place, { recursive: true, force: true })
})

function writer(): StagingWriter {
  const earlier = describePreviousOutput(old, staging)
  return new StagingWriter({ folder: staging, ...(earlier && { earlier }) })
}

const inode = (folder: string, file = 'a/page.html') => statSync(join(folder, file)).ino
const text = (folder: string, file = 'a/page.html') =>
  readFileSync(join(folder, file), 'utf8')

test('a file with the same bytes keeps its inode and its time', () => {
  writer().write('a/page.html', 'the same')
  expect(inode(staging)).toBe(inode(old))
  expect(statSync(join(staging, 'a/page.html')).mtimeMs).toBe(1_000_000)
  expect(fs.readdirSync(staging)).toEqual(['a'])
})

test('a file of many chunks is compared to its end', () => {
  const bytes = Buffer.alloc(3 * 2 ** 20 + 7, 'x')
  writeFileSync(join(old, 'big.bin'), bytes)
  writer().write('big.bin', bytes)
  expect(inode(staging, 'big.bin')).toBe(inode(old, 'big.bin'))
  bytes[bytes.length - 1] = 0
  writer().write('big.bin', bytes)
  expect(inode(staging, 'big.bin')).not.toBe(inode(old, 'big.bin'))
  expect(readFileSync(join(staging, 'big.bin')).equals(bytes)).toBe(true)
})

test.each([
  ['with one other byte, and the same size and time', 'the samE'],
  ['that is shorter', 'the'],
  ['that is empty', ''],
])('a file %s is written', (_, content) => {
  writer().write('a/page.html', content)
  expect(text(staging)).toBe(content)
  expect(text(old)).toBe('the same')
})

test('what is written later takes the place of a link, and never goes into it', async () => {
  const output = writer()
  output.write('a/page.html', 'the same')
  output.write('a/page.html', 'another')
  expect([text(staging), text(old)]).toEqual(['another', 'the same'])
  output.write('a/page.html', 'the same')
  expect(inode(staging)).toBe(inode(old))
  const source = join(place, 'source')
  writeFileSync(source, 'copied')
  for (const mayLink of [false, true]) {
    output.write('a/page.html', 'the same')
    await output.copy('a/page.html', source, mayLink)
    expect([text(staging), text(old)]).toEqual(['copied', 'the same'])
  }
})

test('a copy of a file is linked where it may be, with the permissions of its source', async () => {
  const source = join(place, 'source')
  writeFileSync(source, 'the same')
  await writer().copy('a/page.html', source, false)
  expect(inode(staging)).not.toBe(inode(old))
  await writer().copy('a/page.html', source, true)
  expect(inode(staging)).toBe(inode(old))
  chmodSync(source, 0o755)
  await writer().copy('a/page.html', source, true)
  expect(inode(staging)).not.toBe(inode(old))
  expect(statSync(join(staging, 'a/page.html')).mode & 0o777).toBe(0o755)
})

test('a file that is known by its hash alone is linked where the bytes have it', () => {
  const known = (text: string) => ({ bytes: text.length, hash: contentHash(text) })
  expect(writer().keep('a/page.html', known('the samE'))).toBe(false)
  expect(writer().keep('a/other.html', known('the same'))).toBe(false)
  expect(fs.readdirSync(staging)).toEqual([])
  expect(writer().keep('a/page.html', known('the same'))).toBe(true)
  expect(inode(staging)).toBe(inode(old))
})

describe('a file is written, although its bytes are the same, where it', () => {
  const page = () => join(old, 'a/page.html')
  test.each<[name: string, prepare: () => void]>([
    ['has another name elsewhere', () => linkSync(page(), join(place, 'copy'))],
    ['has other permissions', () => chmodSync(page(), 0o600)],
    [
      'is a symbolic link',
      () => {
        renameSync(page(), join(place, 'elsewhere'))
        symlinkSync(join(place, 'elsewhere'), page())
      },
    ],
    [
      'is a named pipe',
      () => {
        unlinkSync(page())
        execFileSync('mkfifo', [page()])
      },
    ],
    [
      'lies behind a symbolic link',
      () => {
        renameSync(join(old, 'a'), join(place, 'elsewhere'))
        symlinkSync(join(place, 'elsewhere'), join(old, 'a'))
      },
    ],
  ])('%s', (_, prepare) => {
    prepare()
    writer().write('a/page.html', 'the same')
    expect(inode(staging)).not.toBe(inode(old))
    expect(fs.lstatSync(join(staging, 'a/page.html')).isFile()).toBe(true)
    expect(text(staging)).toBe('the same')
  })
})

test.each(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'])(
  'where a link is refused (%s), the file is written',
  (code) => {
    const output = writer()
    refuseLinks(code)
    output.write('a/page.html', 'the same')
    expect(text(staging)).toBe('the same')
    expect(inode(staging)).not.toBe(inode(old))
  },
)

test('where the file system has no links, the earlier site is not even read', () => {
  refuseLinks('EPERM')
  expect(describePreviousOutput(old, staging)).toBeUndefined()
  expect(fs.readdirSync(staging)).toEqual([])
})

test.each([
  ['replaced', () => renameSync(join(place, 'other'), join(old, 'a/page.html'))],
  ['written to', () => writeFileSync(join(old, 'a/page.html'), 'THE SAME')],
])('a file that is %s after it was compared is not linked', (_, change) => {
  writeFileSync(join(place, 'other'), 'an other')
  const files = new PreviousFiles(staging, describePreviousOutput(old, staging)!)
  const isLinked = files.link('a/page.html', {
    size: 8,
    isEqual: () => (change(), true),
  })
  expect(isLinked).toBe(false)
  expect(fs.existsSync(join(staging, 'a/page.html'))).toBe(false)
})

function refuseLinks(code: string): void {
  fs.linkSync = () => {
    throw Object.assign(new Error(code), { code })
  }
  syncBuiltinESMExports()
}
