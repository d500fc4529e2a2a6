import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { toPosix } from '../kit/package-files.ts'

/**
 * The path of a folder relative to the root of its repository, with forward slashes. Empty for
 * the root itself, or if there is no repository.
 *
 * @param folder Absolute path.
 */
export function folderInRepository(folder: string): string {
  const start = existsSync(folder) ? realpathSync(folder) : folder
  for (let root = start; ; root = dirname(root)) {
    // In worktrees and submodules, `.git` is a file.
    if (existsSync(join(root, '.git'))) return toPosix(relative(root, start))
    if (dirname(root) === root) return ''
  }
}
