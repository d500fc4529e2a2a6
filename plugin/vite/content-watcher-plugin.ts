import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { ContentWatcher } from './content-watcher.ts'
import { followRoot } from './follow-root.ts'

/** Watches the content folder while `vite dev` runs, also after it was away. */
export function contentWatcherPlugin(): Plugin {
  const watchers = new Map<ResolvedConfig, ContentWatcher>()
  /** For the server that is being configured. */
  let next = new ContentWatcher()
  return {
    name: 'skerry:content-watcher',
    apply: 'serve',
    config({ server }) {
      next = new ContentWatcher()
      if (server?.watch === null) return undefined
      return { server: { watch: { ignored: [next.ignores] } } }
    },
    configResolved(config) {
      next.decide(config)
      watchers.set(config, next)
    },
    configureServer(server) {
      const { config, watcher } = server
      const content = watchers.get(config)
      content?.start(server)
      followRoot(server, () => {
        content?.restart(server)
        // The settings are read again, and with them all other files.
        watcher.emit('add', join(config.root, 'docs.json'))
      })
    },
    closeBundle() {
      const config = this.environment.getTopLevelConfig()
      watchers.get(config)?.close()
      watchers.delete(config)
    },
  }
}
