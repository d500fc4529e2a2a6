import { renameSync } from 'node:fs'

/** What Windows answers while a virus scanner, an indexer or a server has the file open. */
const BUSY = new Set(['EACCES', 'EBUSY', 'EPERM'])

/** Milliseconds between attempts: the file is usually free after the first. */
const PAUSES = [10, 20, 50, 100, 200, 500, 1000] as const

interface System {
  platform: NodeJS.Platform
  rename(from: string, to: string): void
  /** Blocks the thread. */
  wait(milliseconds: number): void
}

const system: System = {
  platform: process.platform,
  rename: renameSync,
  wait: (milliseconds) =>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
}

/**
 * Renames a file or folder. On Windows, where one that is open cannot be renamed or replaced, it
 * is attempted again for up to two seconds. Other systems mean these errors: there the first
 * answer counts.
 *
 * @param on For tests.
 * @throws what the file system throws in the end.
 */
export function renamePatiently(from: string, to: string, on: System = system): void {
  for (let attempt = 0; ; attempt++) {
    try {
      return on.rename(from, to)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      const pause = PAUSES[attempt]
      if (on.platform !== 'win32' || !BUSY.has(code) || pause === undefined) throw error
      on.wait(pause)
    }
  }
}
