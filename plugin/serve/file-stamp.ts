import { statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Waits briefly while a file is empty, because editors truncate a file before writing it. */
export async function waitForContent(path: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return
    await delay(20)
  }
}

/** Identifies the version of a file by mtime and size. Empty if it doesn't exist. */
export function stampOf(path: string): string {
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts ? `${facts.mtimeMs} ${facts.size}` : ''
}
