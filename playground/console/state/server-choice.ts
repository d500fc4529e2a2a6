import type { ConsoleOperation } from '../props/console-props.ts'

const KEY = 'skerry:server'

/**
 * The index of the server that the reader last selected on any page, if the operation has it;
 * else 0.
 */
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

/** Stores the selection for other pages with the same server. */
export function rememberServer(url: string): void {
  try {
    localStorage.setItem(KEY, url)
  } catch {
    // Storage may be blocked. The selection then only applies to this page.
  }
}
