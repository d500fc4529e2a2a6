import { constants, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasExchange } from '../write/exchange-folders.ts'
import type { OpenFile } from './send-file.ts'

/** An open file of an output folder. */
export interface OpenOutputFile extends OpenFile {
  /** Relative to the folder. */
  path: string
}

/** Milliseconds to wait for a build to replace its output, or for free file descriptors. */
const TIMEOUT = 5_000
const PAUSE = 20
const NO_DESCRIPTORS = /^E[MN]FILE$/

/**
 * Opens the first existing one of several files of an output folder. Waits if a build is just
 * replacing the output, because the folder is missing between the two renames.
 *
 * @param paths Relative to the folder, in order of preference.
 * @returns undefined if none of them exists.
 * @throws File system errors if an existing file can't be opened.
 */
export async function openOutput(
  folder: string,
  paths: readonly string[],
): Promise<OpenOutputFile | undefined> {
  const started = performance.now()
  for (;;) {
    const isLate = performance.now() - started > TIMEOUT
    const before = identityOf(folder)
    try {
      const file = await openFirst(folder, paths)
      if (file) return file
      const isStill = before !== undefined && before === identityOf(folder)
      if (isLate || (isStill && !hasExchange(folder))) return undefined
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (isLate || !NO_DESCRIPTORS.test(code)) throw error
    }
    await delay(PAUSE)
  }
}

async function openFirst(
  folder: string,
  paths: readonly string[],
): Promise<OpenOutputFile | undefined> {
  for (const path of paths) {
    const file = await openFile(join(folder, path))
    if (file) return { ...file, path }
  }
  return undefined
}

/** Opens a file. Resolves to undefined if it doesn't exist. */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  try {
    // Non-blocking, in case it is a named pipe.
    const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, stats }
    await handle.close()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!/^(?:ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG|ELOOP|EINVAL)$/.test(code)) throw error
  }
  return undefined
}

/** Distinguishes a folder from another that replaced it. Undefined if it doesn't exist. */
export function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  // A new folder may reuse the inode number of a removed one. Renaming changes `ctime`.
  return stats && `${stats.dev} ${stats.ino} ${stats.ctimeMs}`
}
