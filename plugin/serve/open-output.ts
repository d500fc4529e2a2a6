import { constants, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasExchange } from '../write/exchange-folders.ts'
import type { OpenFile } from './send-file.ts'

/** A file of an output folder, open. */
export interface OutputFile extends OpenFile {
  /** Relative to the folder. */
  path: string
}

/** Milliseconds that a build may take to put its output into place, and descriptors to come back. */
const PATIENCE = 5_000
const PAUSE = 20
const NO_DESCRIPTORS = /^E[MN]FILE$/

/**
 * Opens the first of some files of an output folder. A build that puts its output into place at
 * this moment is waited for: the folder is not there between its two renames.
 *
 * @param paths Relative to the folder, in the order in which they are tried.
 * @returns Undefined where there is none of them.
 * @throws what the file system throws when a file cannot be opened, though it is there.
 */
export async function openOutput(
  folder: string,
  paths: readonly string[],
): Promise<OutputFile | undefined> {
  const started = performance.now()
  for (;;) {
    const isLate = performance.now() - started > PATIENCE
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
): Promise<OutputFile | undefined> {
  for (const path of paths) {
    const file = await openFile(join(folder, path))
    if (file) return { ...file, path }
  }
  return undefined
}

/** Undefined where there is no file of this path. */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  try {
    // Without waiting for a writer, where it is a pipe.
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

/** Tells a folder from another that took its name; undefined where there is none. */
export function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  // A new folder may get the number of one that is gone; a renamed one has another `ctime`.
  return stats && `${stats.dev} ${stats.ino} ${stats.ctimeMs}`
}
