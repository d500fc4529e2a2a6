import type { ConsoleOperation } from '../props/console-props.ts'

const KEY = 'skerry:server'

/** The server that the reader chose before, also on another page; else the first. */
export function recallServer({ servers }: Pick<ConsoleOperation, 'servers'>): number {
  try {
    const chosen = localStorage.getItem(KEY)
    return Math.max(
      0,
      servers.findIndex(({ url }) => url === chosen),
    )
  } catch {
    return 0
  }
}

/** Keeps the choice for other pages with the same servers. */
export function rememberServer(url: string): void {
  try {
    localStorage.setItem(KEY, url)
  } catch {
    // Storage may be forbidden: then the choice is for this page only.
  }
}
