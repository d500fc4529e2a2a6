import { statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Waits, for a moment at most, while a file is empty: editors empty a file before they write it. */
export async function contentOf(path: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return
    await delay(20)
  }
}

/** Tells whether a file is still the one that was read; empty where there is none. */
export function stampOf(path: string): string {
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts ? `${facts.mtimeMs} ${facts.size}` : ''
}
