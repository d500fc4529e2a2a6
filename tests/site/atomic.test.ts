import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildFolder,
  cli,
  installSkerry,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
} from './build-site.ts'

const PAGES = 12

test('a build that is killed at any moment leaves a whole site: the old one or the new', async () => {
  const root = newSite()
  writePages(root, 'version-0')
  const good = await buildFolder(root)
  expect(good.code, good.output).toBe(0)
  const list = contentFiles(good)
  writePages(root, 'version-1')
  const started = Date.now()
  await buildFolder(root)
  const duration = Date.now() - started

  let last = 'version-1'
  // While pages are rendered, and towards the end, while the folders are swapped. `npm
  // run bench -- races` tests many more moments, and concurrent builds.
  for (const [index, share] of [0.5, 0.85, 1].entries()) {
    const next = `version-${index + 2}`
    writePages(root, next)
    const moment = share * duration
    await killAfter(root, good.folder, moment)
    const site = await afterRepair(root, good)
    const found = versionOf(site)
    expect([last, next], `killed after ${Math.round(moment)} ms`).toContain(found)
    expect(contentFiles(site), `killed after ${Math.round(moment)} ms`).toEqual(list)
    last = found
  }
}, 300_000)

test.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a build that is stopped by %s removes what it has begun, and leaves the old site',
  async (signal, code) => {
    const root = newSite()
    writePages(root, 'version-0')
    const good = await buildFolder(root)
    const before = good.files()
    writePages(root, 'version-1')
    expect(await stopWhileWriting(root, good.folder, signal)).toBe(code)
    expect(besideOutput(good.folder)).toEqual([])
    expect(good.files()).toEqual(before)
    expect(versionOf(good)).toBe('version-0')
  },
  120_000,
)

test('the next command puts back an output that was moved away and not yet replaced', async () => {
  const root = newSite()
  writePages(root, 'version-0')
  const good = await buildFolder(root)
  const place = (suffix: string) => join(good.folder, `../.out.skerry-${suffix}`)
  // The state between the two renames.
  renameSync(good.folder, place('old'))
  mkdirSync(place('staging'))
  // This build fails, so the output is the repaired one.
  writeFiles(root, { 'docs.json': '{ "name": ' })
  const failed = await buildFolder(root)
  expect(failed.code).toBe(1)
  expect(versionOf(good)).toBe('version-0')
  expect(existsSync(place('old'))).toBe(false)
  expect(existsSync(place('staging'))).toBe(false)
}, 120_000)

test('a build that fails leaves the last good site', async () => {
  const root = newSite()
  writePages(root, 'version-0')
  const good = await buildFolder(root)
  const before = good.files()
  writePages(root, 'version-1')
  writeFiles(root, { 'page-0.mdx': page('Broken', '<Card>') })
  const failed = await buildFolder(root, { args: ['--strict'] })
  expect(failed.code).toBe(1)
  expect(good.files()).toEqual(before)
  expect(good.read('page-0.html')).toContain('version-0')
}, 120_000)

test('emptyOutDir: false keeps files that are not of the site', async () => {
  const root = newSite()
  writePages(root, 'version-0')
  const good = await buildFolder(root)
  writeFiles(good.folder, { 'mine/kept.txt': 'kept' })
  installSkerry(root)
  writeFiles(root, {
    'vite.config.mjs': `import { skerry } from 'skerry'\nexport default { plugins: [skerry()], build: { emptyOutDir: false } }\n`,
  })
  writePages(root, 'version-1')
  const second = await buildFolder(root)
  expect(second.code, second.output).toBe(0)
  expect(second.read('mine/kept.txt')).toBe('kept')
  expect(versionOf(second)).toBe('version-1')

  writeFiles(root, {
    'vite.config.mjs': `import { skerry } from 'skerry'\nexport default { plugins: [skerry()] }\n`,
  })
  const third = await buildFolder(root)
  expect(third.has('mine/kept.txt')).toBe(false)
}, 120_000)

test.each([
  ['the content folder itself', '.'],
  ['a folder above it', '..'],
])('refuses to write to %s', async (_, outDir) => {
  const root = newSite()
  writePages(root, 'version-0')
  const { code, output } = await runSkerry(['build', '.', '--outDir', outDir], {
    cwd: root,
  })
  expect(code).toBe(1)
  expect(output).toContain('build/output-holds-project')
  expect(readFileSync(join(root, 'page-0.mdx'), 'utf8')).toContain('version-0')
})

test('refuses to write over another project', async () => {
  const root = newSite()
  writePages(root, 'version-0')
  const other = join(root, '../other')
  writeFiles(other, { 'package.json': {} })
  const { code, output } = await runSkerry(['build', '.', '--outDir', other], {
    cwd: root,
  })
  expect(code).toBe(1)
  expect(output).toContain('build/output-holds-project')
  expect(existsSync(join(other, 'package.json'))).toBe(true)
})

function newSite(): string {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  return root
}

/** Writes the same version to every page, so that mixed output is detected. */
function writePages(root: string, version: string): void {
  const names = Array.from({ length: PAGES }, (_, number) => `page-${number}`)
  writeFiles(root, { 'docs.json': settings(names) })
  for (const name of names) {
    writeFiles(root, { [`${name}.mdx`]: page(name, `This is ${version}.`) })
  }
}

function versionOf(site: BuiltSite): string {
  const versions = Array.from(
    { length: PAGES },
    (_, number) => /version-\d+/.exec(site.read(`page-${number}.html`))?.[0],
  )
  expect(new Set(versions).size, `a mixture of ${versions.join(', ')}`).toBe(1)
  return versions[0]!
}

/** The files except the search index, whose names depend on its content. */
function contentFiles(site: BuiltSite): string[] {
  return site.files().filter((file) => !file.startsWith('pagefind/'))
}

/** Starts a build and kills it with its child processes. */
async function killAfter(root: string, outDir: string, moment: number): Promise<void> {
  const child = spawn(process.execPath, [cli, 'build', '.', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, XDG_CACHE_HOME: join(root, '../cache') },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const timer = setTimeout(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // The process ended at this moment.
    }
  }, moment)
  await ended
  clearTimeout(timer)
}

/** Sends a signal to a build when its staging folder is there. Returns its exit code. */
async function stopWhileWriting(
  root: string,
  outDir: string,
  signal: NodeJS.Signals,
): Promise<number | null> {
  const child = spawn(process.execPath, [cli, 'build', '.', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, XDG_CACHE_HOME: join(root, '../cache') },
    stdio: 'ignore',
  })
  const timer = setInterval(() => {
    if (!besideOutput(outDir).some((name) => name.includes('staging'))) return
    clearInterval(timer)
    child.kill(signal)
  }, 5)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(timer)
  return code
}

/** Temporary entries of builds. */
function besideOutput(outDir: string): string[] {
  return readdirSync(dirname(outDir)).filter((name) => name.includes('.skerry-'))
}

/** Between the two renames there is no output, and the next command restores it. */
async function afterRepair(root: string, site: BuiltSite): Promise<BuiltSite> {
  if (existsSync(site.folder)) return site
  const text = readFileSync(join(root, 'docs.json'), 'utf8')
  writeFiles(root, { 'docs.json': '{ "name": ' })
  await buildFolder(root)
  writeFiles(root, { 'docs.json': text })
  return site
}
