import { statSync, type Stats } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds for which the watcher ignores another change of a file (50), with a margin. */
const WATCHER_PAUSE = 150

/** Waits briefly while a file is empty, because editors truncate a file before writing it. */
export async function waitForContent(path: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    if (statOf(path)?.size !== 0) return
    await delay(20)
  }
}

/** Undefined if there is no file, or none can be reached because a file has replaced its folder. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Identifies the version of a file by mtime and size. Empty if it doesn't exist. */
function stampOf(path: string): string {
  const facts = statOf(path)
  return facts ? `${facts.mtimeMs} ${facts.size}` : ''
}

/**
 * Checks a file again, because the watcher misses a second change right after the first.
 *
 * @param onChange Called if the file has changed, unless it is gone.
 */
export function recheck(path: string, onChange: () => void): void {
  const stamp = stampOf(path)
  setTimeout(() => {
    const now = stampOf(path)
    if (now !== '' && now !== stamp) onChange()
  }, WATCHER_PAUSE).unref()
}
