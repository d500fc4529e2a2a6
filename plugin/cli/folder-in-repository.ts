import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { toPosix } from '../kit/package-files.ts'

/**
 * The path of a folder from the root of its repository, as code hosts name files; empty for the
 * root itself, and where there is no repository.
 *
 * @param folder Absolute path.
 */
export function folderInRepository(folder: string): string {
  const start = existsSync(folder) ? realpathSync(folder) : folder
  for (let root = start; ; root = dirname(root)) {
    // A file in worktrees and submodules.
    if (existsSync(join(root, '.git'))) return toPosix(relative(root, start))
    if (dirname(root) === root) return ''
  }
}
