import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  exchangeFolders,
  folderSteps,
  type FolderSteps,
} from '../../../plugin/write/exchange-folders.ts'
import { repair } from '../../../plugin/write/output-folder.ts'
import { findOutput } from '../../../plugin/write/output-place.ts'

type Files = Record<string, string>

const OLD: Files = {
  '.skerry': '',
  '404.html': 'old',
  'index.html': 'old',
  'gone.html': 'old',
  'assets/core-old.css': 'old',
  'pagefind/pagefind-entry.json': 'old',
  'turned/page.html': 'old',
  folded: 'old',
  'same.html': 'same',
  'assets/same.js': 'same',
}
const NEW: Files = {
  '.skerry': '',
  '404.html': 'new',
  'index.html': 'new',
  'assets/core-new.css': 'new',
  'assets/deep/er/a.js': 'new',
  'pagefind/pagefind-entry.json': 'new',
  // A folder becomes a file, and vice versa.
  turned: 'new',
  'folded/page.html': 'new',
  // Hard-linked from the old site.
  'same.html': 'same',
  'assets/same.js': 'same',
}

let place = ''
let folder = ''
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-exchange-')))
  folder = join(place, 'out')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** How the output can be replaced, depending on the errors of renames. */
const WAYS: [name: string, errno: string | undefined, from: RegExp][] = [
  ['renamed', undefined, /^$/],
  ['a mount point on the same disk', 'EBUSY', /out$/],
  ['a mount point of another disk', 'EXDEV', /out$|staging-1$/],
  ['open in another program (Windows)', 'EPERM', /out$/],
]

describe.each(WAYS)('an output that is %s', (_, errno, from) => {
  const immovable = (steps: FolderSteps): FolderSteps => ({
    ...steps,
    rename(path, to) {
      if (errno && from.test(path)) throw failure(errno)
      steps.rename(path, to)
    },
  })

  test('is the new site afterwards, and nothing is left over', () => {
    prepare(OLD)
    run(immovable(folderSteps))
    expect(contentOf(folder)).toEqual(NEW)
    expect(readdirSync(place)).toEqual(['out'])
  })

  test('is the old site or the new one after the next command, wherever it is killed', () => {
    const seen = new Set<string>()
    const all = countSteps(immovable)
    for (let stop = 0; stop < all; stop++) {
      prepare(OLD)
      killed(() => run(immovable(stopAfter(stop))))
      repair(findOutput(folder))
      expect([OLD, NEW], `after step ${stop}`).toContainEqual(contentOf(folder))
      expect(readdirSync(place)).toEqual(['out'])
      seen.add(JSON.stringify(contentOf(folder)))
    }
    expect(seen.size).toBe(2)
  })

  test.each(['ENOSPC', 'EIO'])('is the old site where a step fails with %s', (code) => {
    const all = countSteps(immovable)
    for (let bad = 0; bad < all; bad++) {
      prepare(OLD)
      let count = 0
      const steps = eachStep((step) => {
        if (count++ === bad) throw failure(code)
        step()
      })
      let failed = false
      try {
        run(immovable(steps))
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe(code)
        failed = true
      }
      // The next command completes an interrupted exchange.
      repair(findOutput(folder))
      const content = contentOf(folder)
      expect([OLD, NEW], `step ${bad}`).toContainEqual(content)
      if (!failed) expect(content, `step ${bad}`).toEqual(NEW)
    }
  })
})

test('an exchange file by file is finished, too, where its repair is killed and made again', () => {
  const all = countSteps(mountPoint)
  for (let stop = 0; stop < all; stop += 3) {
    for (let second = 0, ends = false; !ends; second += 2) {
      prepare(OLD)
      killed(() => run(mountPoint(stopAfter(stop))))
      ends = !killed(() => repair(findOutput(folder), stopAfter(second)))
      repair(findOutput(folder))
      expect([OLD, NEW], `steps ${stop}, ${second}`).toContainEqual(contentOf(folder))
    }
  }
})

test('where files are exchanged one by one, pages come after what they refer to, and removals last', () => {
  prepare(OLD)
  const log: string[] = []
  run({
    ...folderSteps,
    rename(from, to) {
      if (from === folder) throw failure('EBUSY')
      if (from.includes('/.skerry-next/')) log.push(relative(folder, to))
      folderSteps.rename(from, to)
    },
    remove(path) {
      if (!path.includes('.skerry-') && existsSync(path))
        log.push(`- ${relative(folder, path)}`)
      folderSteps.remove(path)
    },
  })
  expect(log).toEqual([
    '.skerry',
    'assets/core-new.css',
    'assets/deep/er/a.js',
    'assets/same.js',
    '- turned',
    'turned',
    'pagefind/pagefind-entry.json',
    '404.html',
    '- folded',
    'folded/page.html',
    'index.html',
    'same.html',
    '- assets/core-old.css',
    '- gone.html',
  ])
})

test('the root of a disk keeps what belongs to the file system', () => {
  prepare({ ...OLD, 'lost+found/x': '' })
  run(mountPoint())
  expect(contentOf(folder)).toEqual({ ...NEW, 'lost+found/x': '' })
})

test('links in the output are replaced, and what they lead to is left alone', () => {
  prepare({ 'index.html': 'old' })
  write(join(place, 'mine'), { 'a.txt': 'mine' })
  symlinkSync('../mine', join(folder, 'assets'))
  symlinkSync('../mine/a.txt', join(folder, '404.html'))
  symlinkSync('../mine', join(folder, 'other'))
  run(mountPoint())
  expect(contentOf(folder)).toEqual(NEW)
  expect(contentOf(join(place, 'mine'))).toEqual({ 'a.txt': 'mine' })
})

test('into a folder that is not emptied, files are written among the others', () => {
  prepare({ 'mine/a.txt': 'mine', 'index.html': 'old' })
  exchangeFolders({ staging: join(place, '.out.skerry-staging-1'), folder, empty: false })
  expect(contentOf(folder)).toEqual({ ...NEW, 'mine/a.txt': 'mine' })
  expect(readdirSync(place)).toEqual(['out'])
})

test('a full disk is noticed before the first file of the output changes', () => {
  prepare(OLD)
  const steps: FolderSteps = {
    ...folderSteps,
    rename(from, to) {
      if (from === folder || from.includes('staging')) throw failure('EXDEV')
      folderSteps.rename(from, to)
    },
    copy(from, to) {
      folderSteps.copy(from, to)
      throw failure('ENOSPC')
    },
  }
  expect(() => run(steps)).toThrow('ENOSPC')
  expect(contentOf(folder)).toEqual(OLD)
})

test('the old site comes back where the new one cannot be put in its place', () => {
  prepare(OLD)
  const steps: FolderSteps = {
    ...folderSteps,
    rename(from, to) {
      if (from.includes('staging')) throw failure('EIO')
      folderSteps.rename(from, to)
    },
  }
  expect(() => run(steps)).toThrow('EIO')
  expect(contentOf(folder)).toEqual(OLD)
})

test('an old site that cannot be removed does not fail the build', () => {
  prepare(OLD)
  run({
    ...folderSteps,
    remove() {
      throw failure('EACCES')
    },
  })
  expect(contentOf(folder)).toEqual(NEW)
})

function prepare(files: Files): void {
  rmSync(place, { recursive: true, force: true })
  write(folder, files)
  const staging = join(place, '.out.skerry-staging-1')
  write(staging, NEW)
  for (const file of ['same.html', 'assets/same.js'].filter((each) => each in files)) {
    unlinkSync(join(staging, file))
    linkSync(join(folder, file), join(staging, file))
  }
}

function run(steps: FolderSteps): void {
  exchangeFolders(
    {
      staging: join(place, '.out.skerry-staging-1'),
      folder,
      old: join(place, '.out.skerry-old-1'),
      empty: true,
    },
    steps,
  )
}

function mountPoint(steps = folderSteps): FolderSteps {
  return {
    ...steps,
    rename(from, to) {
      if (from === folder) throw failure('EBUSY')
      steps.rename(from, to)
    },
  }
}

function eachStep(around: (step: () => void) => void): FolderSteps {
  const { rename, remove, copy, makeFolder, write: writeFile } = folderSteps
  return {
    rename: (from, to) => around(() => rename(from, to)),
    remove: (path) => around(() => remove(path)),
    copy: (from, to) => around(() => copy(from, to)),
    makeFolder: (path) => around(() => makeFolder(path)),
    write: (path, text) => around(() => writeFile(path, text)),
  }
}

/** Stops after a number of steps like a kill, without any clean-up. */
function stopAfter(steps: number): FolderSteps {
  let count = 0
  return eachStep((step) => {
    if (count++ >= steps) throw new Error('killed')
    step()
  })
}

/**
 * Whether the work was interrupted. The last step may be skipped without interrupting it.
 */
function killed(work: () => void): boolean {
  try {
    work()
    return false
  } catch (error) {
    if ((error as Error).message !== 'killed') throw error
    return true
  }
}

function countSteps(around: (steps: FolderSteps) => FolderSteps): number {
  prepare(OLD)
  let count = 0
  run(
    around(
      eachStep((step) => {
        count++
        step()
      }),
    ),
  )
  return count
}

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: it failed`), { code })
}

function write(into: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), text)
  }
}

function contentOf(path: string): Files {
  if (!existsSync(path)) return {}
  return Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(path, file), readFileSync(file, 'utf8')]),
  )
}
