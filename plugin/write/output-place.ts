import { accessSync, constants, lstatSync, realpathSync, statSync } from 'node:fs'
import nodePath, { basename, dirname, join, type PlatformPath } from 'node:path'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'

/** Where a build writes to, with links followed. */
export interface OutputPlace {
  /** As it was asked for: for messages. */
  outDir: string
  /** Real path of the folder, which may not exist yet. */
  folder: string
  /**
   * Start of the names that belong to builds: `/a/.dist.skerry-` beside the folder, or
   * `/a/dist/.skerry-` where only the folder itself can be written.
   */
  prefix: string
  /** The names are in the folder, which then cannot be exchanged as a whole. */
  isInside: boolean
}

/**
 * Follows an output path to the folder behind it: the folder gets the new content, and a link
 * stays a link.
 *
 * @param outDir Absolute path.
 * @throws SkerryError where a build can never write: a link that leads nowhere, a file, the root
 *   of a file system.
 */
export function findOutput(outDir: string): OutputPlace {
  const folder = realPath(outDir)
  if (folder === undefined) {
    throw new SkerryError([
      {
        severity: 'error',
        code: 'build/output-dangling-link',
        message: `the output folder ${outDir} is a symbolic link that leads nowhere`,
        hint: 'Make the folder that it leads to, or remove the link.',
      },
    ])
  }
  const isOther = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false
  if (isOther || dirname(folder) === folder) {
    throw new SkerryError([
      {
        severity: 'error',
        code: 'build/output-is-no-folder',
        message: `the output folder ${outDir} is ${isOther ? 'a file' : 'the root of a file system'}`,
        hint: 'Choose a folder with `build.outDir` or `--outDir`.',
      },
    ])
  }
  const isInside = !isWritable(dirname(folder)) && isWritable(folder)
  const prefix = isInside
    ? join(folder, '.skerry-')
    : join(dirname(folder), `.${basename(folder)}.skerry-`)
  return { outDir, folder, prefix, isInside }
}

/**
 * The real path of what exists of a path, with the rest appended; undefined for a link that
 * leads nowhere, or around in a circle.
 */
export function realPath(path: string): string | undefined {
  try {
    // The native function also gives names in the case that they are stored in.
    return realpathSync.native(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ELOOP') return undefined
    // A file stands where a folder is expected: writing fails with the path as it was given.
    if (code === 'ENOTDIR') return path
    if (code !== 'ENOENT') throw error
  }
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  const parent = dirname(path)
  const found = parent === path ? path : realPath(parent)
  return found === undefined ? undefined : join(found, basename(path))
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a path is a folder or anything inside it; both are absolute.
 *
 * @param paths For tests of other systems.
 */
export function isWithin(
  folder: string,
  path: string,
  { relative, isAbsolute, sep }: PlatformPath = nodePath,
): boolean {
  const inside = relative(folder, path)
  // Between two drives of Windows there is no relative path: the answer is absolute.
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)
}
