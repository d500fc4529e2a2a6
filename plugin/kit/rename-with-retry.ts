import { renameSync } from 'node:fs'

/** Error codes on Windows while a virus scanner, indexer or server has the file open. */
const BUSY = new Set(['EACCES', 'EBUSY', 'EPERM'])

/** Milliseconds between attempts. The second attempt usually succeeds. */
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
 * Renames a file or folder. Windows can't rename or replace an open file, so there it retries
 * for up to two seconds. On other systems these errors are permanent and thrown right away.
 *
 * @param on For tests.
 * @throws The last error from the file system.
 */
export function renameWithRetry(from: string, to: string, on: System = system): void {
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
