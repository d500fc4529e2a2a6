import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
  type CommandResult,
} from './build-site.ts'
import { faultEnvironment, type Fault } from './faults.ts'

/**
 * Each is a build of several seconds: every third by default, all with `npm run bench --
 * whole faults`.
 */
const sample = <Row>(rows: Row[]): Row[] =>
  rows.filter((_, index) => process.env['SKERRY_FAULTS'] === 'all' || index % 3 === 0)

const place = temporaryFolder()
const root = join(place, 'site')
let version = 0
let good: Record<string, string>

beforeAll(async () => {
  mkdirSync(root)
  writeFiles(root, { 'images/a.png': 'no image, but a file' })
  const { code, output } = await build()
  expect(code, output).toBe(0)
  good = content()
})

describe('where the machine refuses a step, the build ends in one line and the old site stays', () => {
  const faults: [
    code: string,
    call: string,
    path: string,
    shown: string,
    area: string,
  ][] = [
    ['ENOSPC', 'writeFileSync', 'a.html', 'a.html', 'disk-full'],
    ['ENOSPC', 'writeFileSync', '404.html', '404.html', 'disk-full'],
    ['EDQUOT', 'writeFileSync', '/assets/core-', 'assets/core-', 'disk-full'],
    ['ENOSPC', 'writeFileSync', '/pagefind/', 'pagefind/', 'disk-full'],
    ['ENOSPC', 'writeFileSync', '/.skerry', '.skerry', 'disk-full'],
    ['EIO', 'writeFileSync', 'llms.txt', 'llms.txt', 'file-error'],
    ['EACCES', 'copyFile', 'images/a.png', 'images/a.png', 'no-permission'],
    ['ENOENT', 'copyFile', 'images/a.png', 'images/a.png', 'file-vanished'],
    ['EROFS', 'mkdirSync', '.skerry-staging-', 'dist', 'read-only'],
    ['EMFILE', 'mkdirSync', '.skerry-lock', 'dist', 'too-many-open-files'],
    ['EIO', 'renameSync', '.skerry-old-', 'dist', 'file-error'],
    ['EIO', 'renameSync', '.skerry-staging-', 'dist', 'file-error'],
  ]
  test.each(sample(faults))('%s in %s of %s', async (code, call, path, shown, area) => {
    freeFiles()
    const { output, code: exit } = await build({ code, call, path })
    expect(exit, output).toBe(1)
    const lines = output.trimEnd().split('\n')
    expect(lines, output).toHaveLength(2)
    expect(lines[0]).toContain(`(${code})  [system/${area}]`)
    expect(lines[0]).toMatch(new RegExp(`^\`(dist/)?${shown.replaceAll('.', '\\.')}`))
    expect(lines[0]).not.toContain('.skerry-')
    expect(content()).toEqual(good)
    expect(hidden()).toEqual([])
  })
})

test.each(sample(['EBUSY', 'EXDEV', 'EPERM']))(
  'an output that cannot be moved (%s) is exchanged file by file',
  async (code) => {
    const { output, code: exit } = await build({
      code,
      call: 'renameSync',
      path: '.skerry-old-',
    })
    expect(exit, output).toBe(0)
    good = content()
    expect(good['a.html']).toContain(`version-${version}`)
    expect(hidden()).toEqual([])
  },
)

describe('a build that is killed in its exchange', () => {
  const steps: [name: string, fault: Fault][] = [
    ['before the old site is moved away', { call: 'renameSync', path: '.skerry-old-' }],
    ['between the two renames', { call: 'renameSync', path: '.skerry-staging-' }],
    ['before the old site is removed', { call: 'rmSync', path: '.skerry-old-' }],
    ['before its lock is released', { call: 'renameSync', path: '-gone' }],
  ]
  const commands = ['check', 'build'] as const

  test.each(sample(steps))(
    '%s: the next command shows one site, whole',
    async (_, fault) => {
      for (const command of commands) {
        const [last] = versions()
        expect((await build(fault)).code).toBe(null)
        if (command === 'check') {
          const { code, output } = await runSkerry(['check', '.'], { cwd: root })
          expect(code, output).toBe(0)
          const found = versions()
          expect(found.size).toBe(1)
          expect([last, `version-${version}`]).toContain([...found][0])
          expect(Object.keys(content())).toEqual(Object.keys(good))
        } else {
          const { code, output } = await build()
          expect(code, output).toBe(0)
          expect(versions()).toEqual(new Set([`version-${version}`]))
        }
        expect(hidden()).toEqual([])
      }
    },
  )
})

/** Builds the next version of the site. */
async function build(fault?: Fault): Promise<CommandResult> {
  version++
  const pages = ['a', 'b', 'c']
  writeFiles(root, { 'docs.json': settings(pages) })
  for (const name of pages) {
    writeFiles(root, { [`${name}.mdx`]: page(name, `This is version-${version}.`) })
  }
  return runSkerry(['build', '.'], {
    cwd: root,
    ...(fault && { env: faultEnvironment(fault) }),
  })
}

/**
 * Changes the permissions of output files: unchanged ones are then written rather than
 * hard-linked.
 */
function freeFiles(): void {
  const folder = join(root, 'dist')
  for (const name of Object.keys(content())) chmodSync(join(folder, name), 0o640)
  const index = join(folder, 'pagefind')
  for (const name of readdirSync(index, { recursive: true }) as string[])
    if (statSync(join(index, name)).isFile()) chmodSync(join(index, name), 0o640)
}

/** The output without the search, whose file names depend on its content. */
function content(): Record<string, string> {
  const folder = join(root, 'dist')
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((name) => !/pagefind.(index|fragment|pages|words|pagefind\.)/.test(name))
        .sort()
    : []
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
}

function versions(): Set<string | undefined> {
  const files = ['a.html', 'b.html', 'c.html']
  const found = content()
  return new Set(files.map((file) => /version-\d+/.exec(found[file] ?? '')?.[0]))
}

function hidden(): string[] {
  return readdirSync(root).filter((name) => name.startsWith('.'))
}
