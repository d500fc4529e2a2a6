import { chmodSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildFolder,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
} from './build-site.ts'

const plugin = new URL('../../dist/node/index.js', import.meta.url).href

function newSite(): string {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, {
    'docs.json': settings(['a', 'b']),
    'a.mdx': page('A', 'First. ![A picture](/a.png)'),
    'b.mdx': page('B', 'Second.'),
    'a.png': 'a picture',
  })
  return root
}

/** Sets back the time of every file of a site, and returns their inodes. */
function age({ folder, files }: BuiltSite): Map<string, string> {
  const inodes = new Map<string, string>()
  for (const file of files()) {
    utimesSync(join(folder, file), 1_000, 1_000)
    inodes.set(file, identity(folder, file))
  }
  return inodes
}

function identity(folder: string, file: string): string {
  const { ino, mtimeMs } = statSync(join(folder, file))
  return `${ino} ${mtimeMs}`
}

/** The files of a site that aren't hard links to those of an earlier one. */
function newFiles({ folder, files }: BuiltSite, before: Map<string, string>): string[] {
  return files().filter((file) => before.get(file) !== identity(folder, file))
}

test('what a build has not changed keeps its file and its time', async () => {
  const root = newSite()
  const before = age(await buildFolder(root))
  const same = await buildFolder(root)
  expect(same.code, same.output).toBe(0)
  expect(newFiles(same, before)).toEqual(['.skerry'])

  writeFiles(root, { 'b.mdx': page('B', 'Another.'), 'a.png': 'A PICTURE' })
  const changed = await buildFolder(root)
  const fresh = newFiles(changed, before).filter((file) => !file.startsWith('pagefind'))
  expect(fresh).toEqual(['.skerry', 'a.png', 'b.html', 'b.md', 'llms-full.txt'])
  expect(changed.read('b.html')).toContain('Another.')
  expect(changed.read('a.png')).toBe('A PICTURE')
}, 120_000)

test('a file of the output that was changed by hand is written again, whatever its time says', async () => {
  const root = newSite()
  const site = await buildFolder(root)
  const good = site.read('a.html')
  const { mtime } = statSync(join(site.folder, 'a.html'))
  writeFiles(site.folder, { 'a.html': good.replace('First', 'firsT') })
  utimesSync(join(site.folder, 'a.html'), mtime, mtime)
  chmodSync(join(site.folder, 'b.html'), 0o600)
  await buildFolder(root)
  expect(site.read('a.html')).toBe(good)
  expect(statSync(join(site.folder, 'b.html')).mode & 0o777).toBe(
    statSync(join(site.folder, 'a.html')).mode & 0o777,
  )
}, 120_000)

test.each([
  'compress',
  // Third-party plugins may be named like Vite's.
  'vite:imagemin',
])(
  'the old site is whole after a build that fails, although %s writes into copies',
  async (name) => {
    const root = newSite()
    writeFiles(root, {
      'vite.config.mjs': `
import { skerry } from '${plugin}'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const compress = {
  name: '${name}',
  closeBundle() {
    const { outDir } = this.environment.config.build
    if (this.environment.name !== 'client') return
    const file = join(outDir, 'a.png')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.toUpperCase() + process.env.MARK)
  },
}
export default { plugins: [skerry(), compress] }
`,
    })
    const good = await buildFolder(root, { env: { MARK: '1' } })
    expect(good.code, good.output).toBe(0)
    expect(good.read('a.png')).toBe('A PICTURE1')
    // The old site now contains the file that the plugin will change.
    writeFiles(root, { 'a.png': 'A PICTURE1', 'b.mdx': page('B', '<Card>') })
    const failed = await buildFolder(root, { env: { MARK: '2' }, args: ['--strict'] })
    expect(failed.code).toBe(1)
    expect(good.read('a.png')).toBe('A PICTURE1')
  },
  120_000,
)

test('with `emptyOutDir: false`, and from a folder that is no output, nothing is linked', async () => {
  const root = newSite()
  const site = await buildFolder(root)
  writeFiles(root, {
    'vite.config.mjs': `import { skerry } from '${plugin}'\nexport default { plugins: [skerry()], build: { emptyOutDir: false } }\n`,
  })
  const before = age(site)
  const merged = await buildFolder(root)
  expect(merged.code, merged.output).toBe(0)
  expect(newFiles(merged, before)).toEqual(merged.files())
}, 120_000)

test('a site whose files are linked does not change with the one before it', async () => {
  const root = newSite()
  const site = await buildFolder(root)
  await buildFolder(root)
  // A tool that modifies the published files, such as an optimizer.
  const files = site.files().filter((file) => file.endsWith('.html'))
  for (const file of files)
    writeFiles(site.folder, { [file]: `${site.read(file)}<!-- smaller -->` })
  expect(files.map((file) => statSync(join(site.folder, file)).nlink)).toEqual(
    files.map(() => 1),
  )
  const kept = join(root, '../kept')
  renameSync(site.folder, kept)
  await buildFolder(root)
  expect(readFileSync(join(kept, 'a.html'), 'utf8')).toContain('smaller')
  expect(site.read('a.html')).not.toContain('smaller')
}, 120_000)
