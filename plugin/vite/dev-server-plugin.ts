import type { HotUpdateOptions, Plugin, ResolvedConfig } from 'vite'
import { handleMissing } from './handle-missing.ts'
import { handleRequests } from './handle-requests.ts'
import { resolveAgain } from './resolve-again.ts'
import { printServerUrl } from './print-server-url.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import { DevSession } from './dev-session.ts'
import { lowerCaseHosts } from './lower-case-hosts.ts'
import type { AffectedPages } from './apply-changes.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

/**
 * Milliseconds after which the session starts its work if nothing has printed the server's URL,
 * as in another application.
 */
const SILENT_START = 500

/** Implements `vite dev`: renders pages on request, and patches open pages when files change. */
export function devServerPlugin(
  project: ProjectHandle,
  found: { islands: IslandRegistry; missing: MissingModules },
): Plugin {
  // A restart opens the new server before it closes the old one, so each closes its own
  // session.
  const sessions = new Map<ResolvedConfig, DevSession>()
  /** Result of processing a file change, until open pages are notified. */
  const affected = new Map<string, AffectedPages>()
  return {
    name: 'skerry:dev-server',
    apply: 'serve',
    async configureServer(server) {
      lowerCaseHosts(server.httpServer)
      const session = new DevSession(project, found, server)
      sessions.set(server.config, session)
      await session.open()
      server.middlewares.use(handleRequests(session))
      // Print the URL first, then problems of the site.
      server.printUrls = () => {
        printServerUrl(session)
        session.begin()
      }
      const begin = () => setTimeout(() => session.begin(), SILENT_START).unref()
      // In middleware mode, the application listens.
      if (server.httpServer) server.httpServer.once('listening', begin)
      else begin()
      // In an application, others may answer.
      return server.httpServer
        ? () => void server.middlewares.use(handleMissing())
        : undefined
    },
    // Called once per environment, even if `hotUpdate` is disabled.
    async watchChange(path, { event }) {
      if (this.environment.name !== 'client') return
      const session = sessions.get(this.environment.getTopLevelConfig())
      if (!session) return
      affected.set(path, await session.follow(path, event))
      resolveAgain(session.server, found.missing, path, event)
    },
    hotUpdate: {
      order: 'pre',
      handler(options) {
        const { environment } = this
        if (environment.config.consumer === 'server') {
          // Modules that failed to import this file before. The file's own module is already
          // invalidated.
          for (const module of options.modules)
            environment.moduleGraph.invalidateModule(module)
          // Workers fetch changed modules the next time they render.
          return []
        }
        const session = sessions.get(environment.getTopLevelConfig())
        // If the browser has loaded the module, Vite updates styles or reloads the page.
        const isSheet = options.type !== 'update' && options.file.endsWith('.css')
        if (session && (isSheet || !hasModules(options)))
          session.announce(affected.get(options.file) ?? 'nothing', options.file)
        affected.delete(options.file)
        // Vite would request a deleted sheet again.
        return isSheet && options.type === 'delete' ? [] : undefined
      },
    },
    // Called for every server, including those in middleware mode, which have no port.
    async closeBundle() {
      const config = this.environment.getTopLevelConfig()
      const session = sessions.get(config)
      sessions.delete(config)
      await session?.close()
    },
  }
}

function hasModules({ modules }: HotUpdateOptions): boolean {
  return modules.length > 0
}
