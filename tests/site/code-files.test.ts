import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder, page, settings, temporaryFolder, writeFiles } from './build-site.ts'

test('code from a file is that of the file at each build, and an error without it', async () => {
  const root = join(temporaryFolder(), 'site')
  const write = (code: string) =>
    writeFiles(root, {
      'docs.json': settings(['index', 'other']),
      'index.mdx': page('Index', '```js Tide file="./snippets/tide.js#now"\n```'),
      'other.mdx': page('Other', 'Text.'),
      'snippets/tide.js': `// #region now\n${code}\n// #endregion\nrest()\n`,
    })
  write('ebb()')
  const first = await buildFolder(root)
  expect(first.code, first.output).toBe(0)
  expect(first.read('index.md')).toContain('```js Tide\nebb()\n```')
  write('flood()')
  const second = await buildFolder(root)
  expect(second.read('index.md')).toContain('```js Tide\nflood()\n```')
  expect(second.files()).not.toContain('snippets/tide.js')
  rmSync(join(root, 'snippets/tide.js'))
  const third = await buildFolder(root)
  expect(third.code).toBe(1)
  expect(third.output).toContain('index.mdx:5:1  There is no file `./snippets/tide.js`')
}, 60_000)

test('a link out of the folder is an error until a copy of the file is in its place', async () => {
  const outside = temporaryFolder()
  const root = join(outside, 'site')
  const link = join(root, 'snippets/tide.js')
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': page('Index', '```js file="/snippets/tide.js"\n```'),
    'snippets/other.js': 'other()',
  })
  writeFileSync(join(outside, 'tide.js'), 'ebb()\n')
  symlinkSync('../../tide.js', link)
  const first = await buildFolder(root)
  expect(first.code).toBe(1)
  expect(first.output).toContain('`/snippets/tide.js` is outside the project')
  expect(first.output).not.toContain('code/foreign-syntax')
  rmSync(link)
  copyFileSync(join(outside, 'tide.js'), link)
  const second = await buildFolder(root)
  expect(second.code, second.output).toBe(0)
  expect(second.read('index.md')).toContain('ebb()')
  rmSync(link)
  symlinkSync('../../tide.js', link)
  const third = await buildFolder(root)
  expect(third.code).toBe(1)
  expect(third.output).toContain('`/snippets/tide.js` is outside the project')
}, 60_000)
