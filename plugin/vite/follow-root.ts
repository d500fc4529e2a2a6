import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Milliseconds between two looks for a folder that is gone. */
const PAUSE = 500

/**
 * Follows a content folder that is moved away and back, or deleted and restored.
 *
 * @param onReturn Called when the folder is back, with files that may differ. It isn't watched:
 *   watchers forget a folder that is gone.
 */
export function followRoot(server: ViteDevServer, onReturn: () => void): void {
  const { config, environments, watcher } = server
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    if (!existsSync(config.root)) return
    clearInterval(timer)
    timer = undefined
    for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
    onReturn()
  }
  watcher.on('unlinkDir', (path) => {
    if (resolve(path) === resolve(config.root)) timer ??= setInterval(look, PAUSE).unref()
  })
}
