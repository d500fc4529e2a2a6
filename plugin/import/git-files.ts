import { spawnSync } from 'node:child_process'
import { join, posix, relative } from 'node:path'
import { toPosix } from '../kit/package-files.ts'
import { safeGitOptions } from '../site/read-git.ts'

/** What git knows about files. */
interface GitFiles {
  /** Whether git ignores a file. */
  isIgnored(file: string): boolean
  /** Whether a file has changes that aren't committed, or isn't in the repository yet. */
  isChanged(file: string): boolean
  /** Those of some paths, of files that may not exist yet, that git would ignore. */
  ignoredPaths(paths: readonly string[]): Set<string>
}

/**
 * Asks git about the files of a folder, and of the submodules in it. Undefined without git or
 * outside of a repository.
 *
 * @param folder Absolute path without symbolic links. Paths of files are POSIX paths relative to
 *   it, without symbolic links.
 */
export function readGitFiles(folder: string): GitFiles | undefined {
  const prefix = git(folder, ['rev-parse', '--show-prefix'])?.trimEnd()
  const status = git(folder, STATUS)
  if (prefix === undefined || status === undefined) return undefined
  const changed: string[] = []
  const ignored: string[] = []
  for (const record of listOf(status)) {
    // Two letters and a space, then a path from the root of the repository, which may be that of
    // a folder around this one.
    const path = record.slice(3 + prefix.length)
    if (record.startsWith('!!')) ignored.push(path)
    else changed.push(path)
  }
  const submodules = new Map<string, GitFiles | undefined>()
  for (const record of listOf(git(folder, TRACKED))) {
    const [, tag, mode, path] = /^(\S) (\d+) [^\t]*\t(.*)$/s.exec(record) ?? []
    if (path === undefined) continue
    if (mode === SUBMODULE) submodules.set(path, readSubmodule(join(folder, path)))
    // `status` doesn't look at these.
    else if (/[a-zS]/.test(tag!)) changed.push(path)
  }
  const ask = (
    file: string,
    question: 'isIgnored' | 'isChanged',
    listed: readonly string[],
  ) => {
    const name = [...submodules.keys()].find((path) => isIn(file, path))
    if (name === undefined) return listed.some((path) => isIn(file, path))
    const inner = submodules.get(name)
    return inner ? inner[question](file.slice(name.length + 1)) : question === 'isChanged'
  }
  return {
    isIgnored: (file) => ask(file, 'isIgnored', ignored),
    isChanged: (file) => ask(file, 'isChanged', changed),
    ignoredPaths: (paths) => {
      // Git refuses paths in submodules.
      const own = paths.filter(
        (path) => ![...submodules.keys()].some((each) => isIn(path, each)),
      )
      return new Set(listOf(git(folder, IGNORED, own.join('\0'))))
    },
  }
}

/**
 * Asks git about the files of a folder, and of another one that may be outside of it.
 *
 * @param folder As in `readGitFiles`. Paths are relative to it, also those of files outside.
 * @param other The other folder, such as `../docs`.
 */
export function readGitFilesAround(folder: string, other: string): GitFiles | undefined {
  const [up = ''] = /^(?:\.\.(?:\/|$))*/.exec(other) ?? []
  if (up === '') return readGitFiles(folder)
  const around = join(folder, up)
  const git = readGitFiles(around)
  const inside = (path: string) => posix.join(toPosix(relative(around, folder)), path)
  return (
    git && {
      isIgnored: (file) => git.isIgnored(inside(file)),
      isChanged: (file) => git.isChanged(inside(file)),
      ignoredPaths: (paths) => {
        const ignored = git.ignoredPaths(paths.map(inside))
        return new Set(paths.filter((path) => ignored.has(inside(path))))
      },
    }
  )
}

/** Of ignored folders, and other repositories that aren't submodules, git only names the folder. */
const STATUS = [
  'status',
  '--porcelain',
  '-z',
  '--no-renames',
  '--untracked-files=all',
  '--ignored=matching',
  '--ignore-submodules=all',
  '--',
  '.',
]
/** Files with their mode, and a letter that tells whether git was told to assume no changes. */
const TRACKED = ['ls-files', '-z', '-v', '--stage', '--', '.']
/** Of the paths in its input, those that are ignored. */
const IGNORED = ['check-ignore', '--stdin', '-z']
const SUBMODULE = '160000'

/** Undefined if the folder isn't a repository itself: git may not have its files. */
function readSubmodule(folder: string): GitFiles | undefined {
  const isOwn = git(folder, ['rev-parse', '--show-prefix'])?.trimEnd() === ''
  return isOwn ? readGitFiles(folder) : undefined
}

/** Whether a file is the one at a path, or in the folder there. */
function isIn(file: string, path: string): boolean {
  return path === '' || file === path || file.startsWith(`${path.replace(/\/$/, '')}/`)
}

function listOf(output = ''): string[] {
  return output.split('\0').filter((each) => each !== '')
}

/** The output of git. Undefined if it fails. */
function git(folder: string, args: string[], input = ''): string | undefined {
  const { status, stdout } = spawnSync('git', [...safeGitOptions, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? stdout : undefined
}
