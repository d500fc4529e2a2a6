import { spawnSync } from 'node:child_process'
import { safeGitOptions } from '../site/read-git.ts'

/** What git knows about files. */
interface GitFiles {
  /** Files that it ignores. */
  ignored: Set<string>
  /** Whether a file has changes that aren't committed, or isn't in the repository yet. */
  isChanged(file: string): boolean
}

/**
 * Asks git about the files of a folder. Undefined without git or outside of a repository.
 *
 * @param folder Absolute path without symbolic links.
 * @param files POSIX paths relative to it, without symbolic links.
 */
export function readGitFiles(
  folder: string,
  files: readonly string[],
): GitFiles | undefined {
  const prefix = git(folder, ['rev-parse', '--show-prefix'])?.trimEnd()
  if (prefix === undefined) return undefined
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']
  const changes = listOf(git(folder, [...status, '--', '.'])).map((record) =>
    // Two letters and a space, then a path from the root of the repository.
    record.slice(3 + prefix.length),
  )
  const input = files.map((file) => `${file}\0`).join('')
  return {
    ignored: new Set(listOf(git(folder, ['check-ignore', '-z', '--stdin'], input))),
    // Of repositories in it, git only names the folder.
    isChanged: (file) =>
      changes.some(
        (path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`),
      ),
  }
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
  // `check-ignore` exits with 1 if nothing is ignored.
  return status === 0 || (status === 1 && args[0] === 'check-ignore') ? stdout : undefined
}
