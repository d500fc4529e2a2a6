import { constants, lstatSync, realpathSync, statSync } from 'node:fs'
import nodePath, { basename, dirname, join, type PlatformPath } from 'node:path'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { mayAccess } from '../kit/may-access.ts'

/** Where a build writes to, with symbolic links resolved. */
export interface OutputPlace {
  /** As requested, for messages. */
  outDir: string
  /** Real path of the folder. It may not exist yet. */
  folder: string
  /**
   * Prefix of temporary entries of builds: `/a/.dist.skerry-` next to the folder, or
   * `/a/dist/.skerry-` if only the folder itself is writable.
   */
  prefix: string
  /** Whether temporary entries are inside the folder, which then can't be exchanged as a whole. */
  isInside: boolean
}

/**
 * Resolves an output path to the real folder: its content is replaced, and a symbolic link to
 * it is kept.
 *
 * @param outDir Absolute path.
 * @throws SkerryError if it can't be an output: a dangling link, a file, or the root of a file
 *   system.
 */
export function findOutput(outDir: string): OutputPlace {
  const folder = existingRealPath(outDir)
  if (folder === undefined) {
    throw new SkerryError([
      {
        severity: 'error',
        code: 'build/output-dangling-link',
        message: `the output folder ${outDir} is a symbolic link with a missing target`,
        hint: 'Create the folder that it points to, or remove the link.',
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
  const { W_OK } = constants
  const isInside = !mayAccess(dirname(folder), W_OK) && mayAccess(folder, W_OK)
  const prefix = isInside
    ? join(folder, '.skerry-')
    : join(dirname(folder), `.${basename(folder)}.skerry-`)
  return { outDir, folder, prefix, isInside }
}

/**
 * The real path of the existing part of a path, with the rest appended. Undefined for a
 * dangling or circular link.
 */
export function existingRealPath(path: string): string | undefined {
  try {
    // The native function also corrects the case of names on case-insensitive file systems.
    return realpathSync.native(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ELOOP') return undefined
    // A parent is a file. Writing will fail with the path as it was given.
    if (code === 'ENOTDIR') return path
    if (code !== 'ENOENT') throw error
  }
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  const parent = dirname(path)
  const found = parent === path ? path : existingRealPath(parent)
  return found === undefined ? undefined : join(found, basename(path))
}

/**
 * Whether `path` is `folder` or inside it. Both are absolute.
 *
 * @param paths For tests of other platforms.
 */
export function isWithin(
  folder: string,
  path: string,
  { relative, isAbsolute, sep }: PlatformPath = nodePath,
): boolean {
  const inside = relative(folder, path)
  // Between two drives on Windows, the result is an absolute path.
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)
}
