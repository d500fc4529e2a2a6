import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os, { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SkerryError } from '../../../runtime/kit/diagnostic.ts'
import {
  openStaging,
  outputStamp,
  repairOutput,
  type StagingOptions,
} from '../../../plugin/write/output-folder.ts'

/** Files that the first version, which wrote no marker, always wrote. */
const UNMARKED = {
  'csp.json': '{ "base": "default-src \'none\'", "pages": {} }',
  '404.html': '<script>window.skerryMode=()=>{}</script>',
  'index.html': 'old',
}
const MARKED = { '.skerry': '', 'index.html': 'old', 'assets/a-1.css': 'old' }

let place = ''
let root = ''
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-output-')))
  root = join(place, 'site')
  write(root, {
    'docs.json': '{}',
    'index.mdx': 'home',
    'guide/x.mdx': 'x',
    'images/a.png': 'png',
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(place, { recursive: true, force: true })
})

describe('a build refuses an output folder', () => {
  const home = {
    'Documents/thesis.txt': 'years of work',
    '.ssh/id': 'key',
    '.bashrc': '',
  }

  test.each<[name: string, outDir: string, files: Record<string, string>, code: string]>([
    ['with documents of a person', 'H', home, 'output-not-ours'],
    ['with one file that nobody has marked', 'H', { 'a.txt': '' }, 'output-not-ours'],
    ['with one folder', 'H', { 'a/b.txt': '' }, 'output-not-ours'],
    ['with one hidden file', 'H', { '.env': '' }, 'output-not-ours'],
    ['that is a site of another tool', 'H', { '404.html': 'x' }, 'output-not-ours'],
    [
      'with a policy in another form',
      'H',
      { ...UNMARKED, 'csp.json': '[]' },
      'output-not-ours',
    ],
    ['that is a repository', 'H', { '.git/config': '' }, 'output-holds-repository'],
    [
      'that is a marked repository',
      'H',
      { ...MARKED, '.git/config': '' },
      'output-holds-repository',
    ],
    [
      'that is a working tree of a repository elsewhere',
      'H',
      { ...MARKED, '.git': 'gitdir: ../x' },
      'output-holds-repository',
    ],
    [
      'that holds a repository deep inside',
      'H',
      { ...MARKED, 'code/.git/config': '' },
      'output-holds-repository',
    ],
    [
      'that is a repository without a working tree',
      'H',
      { HEAD: '', 'objects/x': '', 'refs/x': '' },
      'output-holds-repository',
    ],
    ['in a repository’s own folder', 'site/.git/out', {}, 'output-holds-repository'],
    ['with the packages of the project', 'site/node_modules', {}, 'output-holds-project'],
    [
      'with a name that only begins like a build’s own',
      'H',
      { '.skerry-notes/a.txt': '' },
      'output-not-ours',
    ],
    ['that holds pages', 'site/guide', {}, 'output-holds-pages'],
    [
      'that holds pages beside an older output',
      'site/guide',
      MARKED,
      'output-holds-pages',
    ],
    [
      'that holds pages deep inside',
      'H',
      { ...MARKED, 'a/b/c.MDX': '' },
      'output-holds-pages',
    ],
    ['that holds images of the site', 'site/images', {}, 'output-holds-pages'],
    ['that is the project', 'site', {}, 'output-holds-project'],
    ['around the project', '.', {}, 'output-holds-project'],
    [
      'that holds another project',
      'H',
      { ...MARKED, 'docs.json': '{}' },
      'output-holds-project',
    ],
    [
      'that holds a package',
      'H',
      { ...MARKED, 'package.json': '{}' },
      'output-holds-project',
    ],
  ])('%s', async (_, outDir, files, code) => {
    write(join(place, outDir), files)
    await expectRefusal(outDir, `build/${code}`)
  })

  test('that is the home folder, marked or not', async () => {
    write(join(place, 'home/me'), MARKED)
    vi.stubEnv('HOME', join(place, 'home/me'))
    await expectRefusal('home/me', 'build/output-holds-home')
    await expectRefusal('home', 'build/output-holds-home', { force: true })
  })

  test('around a project whose name begins with two dots', async () => {
    root = join(place, 'parent/..site')
    write(root, { 'docs.json': '{}' })
    await expectRefusal('parent', 'build/output-holds-project')
  })

  test('that is the root of the file system', async () => {
    await expectRefusal('/', 'build/output-is-no-folder')
  })

  test('that is a file, which stays', async () => {
    write(place, { out: 'a file' })
    await expectRefusal('out', 'build/output-is-no-folder')
  })

  test('behind a link to a file', async () => {
    write(place, { file: 'a file' })
    symlinkSync('file', join(place, 'out'))
    await expectRefusal('out', 'build/output-is-no-folder')
  })

  test('that is a link to nowhere, or around in a circle', async () => {
    symlinkSync('nowhere', join(place, 'out'))
    symlinkSync('circle', join(place, 'circle'))
    await expectRefusal('out', 'build/output-dangling-link')
    await expectRefusal('circle', 'build/output-dangling-link')
    await expectRefusal('out/below', 'build/output-dangling-link')
  })

  test('behind a link to the project, and the project behind a link', async () => {
    symlinkSync('site', join(place, 'link'))
    await expectRefusal('link', 'build/output-holds-project')
    const real = root
    root = join(place, 'link')
    await expectRefusal(real, 'build/output-holds-project')
  })

  test('behind a link to documents', async () => {
    write(join(place, 'H'), home)
    symlinkSync('H', join(place, 'out'))
    await expectRefusal('out', 'build/output-not-ours')
  })

  test('even by force, where it holds more than an unmarked folder may', async () => {
    write(join(place, 'repository'), { '.git/config': '' })
    await expectRefusal('repository', 'build/output-holds-repository', { force: true })
    await expectRefusal('site', 'build/output-holds-project', { force: true })
    await expectRefusal('site/guide', 'build/output-holds-pages', { force: true })
    await expectRefusal('site/images', 'build/output-holds-pages', { force: true })
    write(join(place, 'H'), { 'notes/a.mdx': 'a page of another site' })
    await expectRefusal('H', 'build/output-holds-pages', { force: true })
    write(join(place, 'code'), { 'mine/package.json': '{}' })
    await expectRefusal('code', 'build/output-holds-project', { force: true })
    write(join(place, 'more'), { 'mine/.hg/x': '' })
    await expectRefusal('more', 'build/output-holds-repository', { force: true })
    write(root, { '.mintignore': 'drafts/', 'drafts/idea.md': 'not yet' })
    await expectRefusal('site/drafts', 'build/output-holds-pages', { force: true })
  })

  test('that is the home of the user, whatever the environment says', async () => {
    write(join(place, 'home/me'), MARKED)
    vi.spyOn(os, 'userInfo').mockReturnValue({
      ...os.userInfo(),
      homedir: join(place, 'home/me'),
    })
    syncBuiltinESMExports()
    try {
      await expectRefusal('home/me', 'build/output-holds-home', { force: true })
    } finally {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    }
  })

  test('with a way out in its message', async () => {
    write(join(place, 'H'), home)
    const { message } = await refusal('H')
    expect(message.replace(place, '')).toBe(
      'the output folder /H was not written by Skerry: it holds `.bashrc`; a build would delete it  [build/output-not-ours]\n' +
        '  Choose another folder with `build.outDir` or `--outDir`. If nothing in it is needed, empty it, or build once with `skerry build --force`.',
    )
  })
})

describe('a build replaces an output folder', () => {
  test.each<[name: string, files: Record<string, string> | undefined]>([
    ['that does not exist', undefined],
    ['that is empty', {}],
    [
      'with what file managers and git leave in empty ones',
      { '.DS_Store': '', '.gitkeep': '' },
    ],
    ['that a build has marked', MARKED],
    ['that the first version wrote, without a marker', UNMARKED],
    ['that tools have left without its hidden files', { ...UNMARKED, 'b.html': '' }],
  ])('%s', async (_, files) => {
    const out = join(place, 'out')
    if (files) write(out, files)
    await build('out')
    expect(contentOf(out)).toEqual({ '.skerry': expect.any(String), 'index.html': 'new' })
    expect(readdirSync(place).sort()).toEqual(['out', 'site'])
  })

  test('whose parents do not exist', async () => {
    await build('a/b/out')
    expect(contentOf(join(place, 'a/b/out'))).toHaveProperty('index.html', 'new')
  })

  test('once by force; from then on it is marked', async () => {
    write(join(place, 'out'), { 'x.txt': '' })
    await build('out', { force: true })
    expect(contentOf(join(place, 'out'))).not.toHaveProperty('x.txt')
    await build('out')
  })

  test('by force in the project, where it is no part of the site', async () => {
    write(join(root, 'dist'), { 'x.txt': '' })
    await build('site/dist', { force: true })
    expect(contentOf(join(root, 'dist'))).not.toHaveProperty('x.txt')
  })

  test('behind a link, and leaves the link', async () => {
    write(join(place, 'served/www'), MARKED)
    symlinkSync('served/www', join(place, 'out'))
    await build('out')
    expect(readlinkSync(join(place, 'out'))).toBe('served/www')
    expect(contentOf(join(place, 'served/www'))).toHaveProperty('index.html', 'new')
    expect(contentOf(join(place, 'served/www'))).not.toHaveProperty('assets/a-1.css')
    expect(readdirSync(join(place, 'served'))).toEqual(['www'])
  })

  test('below a link', async () => {
    mkdirSync(join(place, 'real'))
    symlinkSync('real', join(place, 'link'))
    await build('link/a/out')
    expect(contentOf(join(place, 'real/a/out'))).toHaveProperty('index.html', 'new')
  })

  test('but not what is around it', async () => {
    write(place, { 'out.txt': 'mine', '.out': 'mine', 'neighbour/a': 'mine' })
    write(join(place, 'out'), MARKED)
    await build('out')
    expect(readdirSync(place).sort()).toEqual([
      '.out',
      'neighbour',
      'out',
      'out.txt',
      'site',
    ])
  })
})

describe('with `emptyOutDir: false`', () => {
  test('a build writes into a folder with other things, a repository too, and marks nothing', async () => {
    const out = join(place, 'out')
    write(out, { '.git/config': 'mine', 'mine.txt': 'mine', 'index.html': 'old' })
    await build('out', { empty: false })
    expect(contentOf(out)).toEqual({
      '.git/config': 'mine',
      'mine.txt': 'mine',
      'index.html': 'new',
    })
    rmSync(join(out, '.git'), { recursive: true })
    await expectRefusal('out', 'build/output-not-ours')
  })

  test('a build that makes the folder marks it', async () => {
    await build('out', { empty: false })
    await build('out')
  })

  test.each(['site', '.', 'site/guide'])('a build refuses %s', async (outDir) => {
    await expectRefusal(outDir, expect.stringMatching(/holds-(project|pages)$/), {
      empty: false,
    })
  })
})

describe('what a killed build left', () => {
  const dead = { id: 'dead', host: 'nowhere', pid: 4711 }
  const stopped = '.out.skerry-lock/dead.json'

  test('is cleaned by the next build', async () => {
    write(place, {
      '.out.skerry-staging-dead/index.html': 'half',
      '.out.skerry-staging/index.html': 'half',
      '.out.skerry-lock-dead/dead.json': '',
    })
    write(join(place, 'out'), MARKED)
    await build('out')
    expect(readdirSync(place).sort()).toEqual(['out', 'site'])
  })

  test.each([
    ['of this version', '.out.skerry-old-dead'],
    ['of the first version', '.out.skerry-old'],
  ])('is put back where the output was moved away: %s', (_, old) => {
    write(join(place, old), MARKED)
    repairOutput(join(place, 'out'))
    expect(contentOf(join(place, 'out'))).toEqual(MARKED)
    expect(readdirSync(place).sort()).toEqual(['out', 'site'])
  })

  test('is put back where a tool has made an empty folder meanwhile', () => {
    write(join(place, '.out.skerry-old-dead'), MARKED)
    mkdirSync(join(place, 'out'))
    repairOutput(join(place, 'out'))
    expect(contentOf(join(place, 'out'))).toEqual(MARKED)
  })

  test('is repaired behind a link', () => {
    write(join(place, 'served/.www.skerry-old-dead'), MARKED)
    mkdirSync(join(place, 'served/www'))
    symlinkSync('served/www', join(place, 'out'))
    repairOutput(join(place, 'out'))
    expect(contentOf(join(place, 'served/www'))).toEqual(MARKED)
  })

  test('is left alone while its owner may live', () => {
    write(place, {
      [stopped]: JSON.stringify(dead),
      '.out.skerry-staging-dead/index.html': 'half',
      '.out.skerry-old-dead/index.html': 'old',
    })
    const before = contentOf(place)
    repairOutput(join(place, 'out'))
    expect(contentOf(place)).toEqual(before)
  })

  test('is no matter where there is nothing, or what is no output', () => {
    symlinkSync('nowhere', join(place, 'link'))
    const before = contentOf(place)
    for (const outDir of ['out', 'a/b/c', 'link', 'site/docs.json', 'site/docs.json/x']) {
      repairOutput(join(place, outDir))
    }
    expect(contentOf(place)).toEqual(before)
  })
})

test('a build that fails leaves the old output and nothing beside it', async () => {
  write(join(place, 'out'), MARKED)
  const staging = await openStaging(options('out'))
  write(staging.output.folder, { 'index.html': 'new' })
  staging.discard()
  expect(contentOf(join(place, 'out'))).toEqual(MARKED)
  expect(readdirSync(place).sort()).toEqual(['out', 'site'])
})

test('the new output has the permissions of the old one', async () => {
  const out = join(place, 'out')
  mkdirSync(out, { mode: 0o750 })
  const before = statSync(out).mode
  await build('out')
  expect(statSync(out).mode).toBe(before)
})

test('a second build waits for the first, and says for which', async () => {
  const first = await openStaging(options('out'))
  const waits: string[] = []
  let begun = false
  const second = openStaging({ ...options('out'), onWait: (owner) => waits.push(owner) })
  void second.then(() => (begun = true))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(begun).toBe(false)
  expect(waits).toEqual([`process ${process.pid}`])
  write(first.output.folder, { 'index.html': 'first' })
  first.commit()
  const { output, isStale, commit } = await second
  expect(isStale).toBe(true)
  write(output.folder, { 'index.html': 'second' })
  commit()
  expect(contentOf(join(place, 'out'))).toHaveProperty('index.html', 'second')
  expect(readdirSync(place).sort()).toEqual(['out', 'site'])
})

test('what somebody else puts into the output while a build waits is not deleted', async () => {
  const first = await openStaging(options('out'))
  const second = refusal('out')
  await new Promise((resolve) => setTimeout(resolve, 100))
  write(join(place, 'out'), { 'thesis.txt': 'years of work' })
  first.discard()
  const { diagnostics } = await second
  expect(diagnostics).toMatchObject([{ code: 'build/output-not-ours' }])
  expect(contentOf(join(place, 'out'))).toEqual({ 'thesis.txt': 'years of work' })
  expect(readdirSync(place).sort()).toEqual(['out', 'site'])
})

test('a build that another one has overtaken knows that what it read may be old', async () => {
  write(join(place, 'out'), MARKED)
  const read = options('out')
  expect(await stale(read)).toBe(false)
  await build('out')
  expect(await stale(read)).toBe(true)
})

test('a build that is not to wait fails in one line', async () => {
  const first = await openStaging(options('out'))
  const { message } = await refusal('out', { wait: false })
  expect(message.split('\n')[0]).toBe(
    `process ${process.pid} is building this site  [build/locked]`,
  )
  first.discard()
})

test('a build whose lock was taken over does not replace the output of the other', async () => {
  write(join(place, 'out'), MARKED)
  const staging = await openStaging(options('out'))
  rmSync(join(place, '.out.skerry-lock'), { recursive: true })
  const other = await openStaging(options('out'))
  write(other.output.folder, { 'index.html': 'other' })
  expect(() => staging.commit()).toThrow('build/lock-lost')
  staging.discard()
  other.commit()
  expect(contentOf(join(place, 'out'))).toHaveProperty('index.html', 'other')
})

async function stale(read: StagingOptions): Promise<boolean> {
  const { isStale, discard } = await openStaging(read)
  discard()
  return isStale
}

function options(outDir: string, more: Partial<StagingOptions> = {}): StagingOptions {
  const folder = outDir.startsWith('/') ? outDir : join(place, outDir)
  return {
    outDir: folder,
    root,
    empty: true,
    force: false,
    stamp: outputStamp(folder),
    wait: true,
    onWait: () => {},
    ...more,
  }
}

async function build(outDir: string, more: Partial<StagingOptions> = {}): Promise<void> {
  const staging = await openStaging(options(outDir, more))
  write(staging.output.folder, { 'index.html': 'new' })
  staging.commit()
}

async function refusal(
  outDir: string,
  more: Partial<StagingOptions> = {},
): Promise<SkerryError> {
  const error: unknown = await openStaging(options(outDir, more)).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SkerryError)) throw new Error(`not refused: ${String(error)}`)
  return error
}

/** Expects that a command is refused and that no file has changed. */
async function expectRefusal(
  outDir: string,
  code: unknown,
  more: Partial<StagingOptions> = {},
): Promise<void> {
  const before = contentOf(place)
  const { diagnostics } = await refusal(outDir, more)
  expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code])
  expect(contentOf(place)).toEqual(before)
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Texts of all files, and targets of links, by path. */
function contentOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const files: Record<string, string> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (entry.isSymbolicLink()) files[name] = `-> ${readlinkSync(path)}`
    else if (entry.isFile()) files[name] = readFileSync(path, 'utf8')
  }
  return files
}
