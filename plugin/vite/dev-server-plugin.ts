import type { HotUpdateOptions, Plugin, ResolvedConfig } from 'vite'
import { answerRequests } from '../serve/answer-request.ts'
import { printAddress } from '../serve/print-address.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import { DevSession } from '../serve/dev-session.ts'
import { foldHosts } from '../serve/fold-hosts.ts'
import type { News } from '../serve/follow-change.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { ProjectHandle } from '../site/project-handle.ts'

/** Milliseconds until a server whose address nobody printed begins with its pages. */
const SILENT_START = 500

/** `vite`: pages rendered on request, patched in place when their files change. */
export function devServerPlugin(
  project: ProjectHandle,
  found: { islands: IslandRegistry; missing: MissingModules },
): Plugin {
  // A restart opens the next server before it closes the last: each closes its own session.
  const sessions = new Map<ResolvedConfig, DevSession>()
  /** What following a file gave, until open pages are notified. */
  const news = new Map<string, News>()
  return {
    name: 'skerry:dev-server',
    apply: 'serve',
    async configureServer(server) {
      foldHosts(server.httpServer)
      const session = new DevSession(project, found, server)
      sessions.set(server.config, session)
      await session.open()
      server.middlewares.use(answerRequests(session))
      // The address comes first, and then what is to be said of the site.
      server.printUrls = () => {
        printAddress(session)
        session.begin()
      }
      server.httpServer?.once('listening', () => {
        setTimeout(() => session.begin(), SILENT_START).unref()
      })
    },
    // Comes once for each environment, also where `hotUpdate` is switched off.
    async watchChange(path, { event }) {
      if (this.environment.name !== 'client') return
      const session = sessions.get(this.environment.getTopLevelConfig())
      if (session) news.set(path, await session.follow(path, event))
    },
    hotUpdate: {
      order: 'pre',
      handler(options) {
        const { environment } = this
        if (environment.config.consumer === 'server') {
          // Modules that lacked a file which is there now; those of the file itself are known already.
          for (const module of options.modules)
            environment.moduleGraph.invalidateModule(module)
          // Workers ask for what is new when they next render.
          return []
        }
        const session = sessions.get(environment.getTopLevelConfig())
        // Where the browser has the module, Vite patches its styles or reloads the page.
        if (session && !hasModules(options))
          session.announce(news.get(options.file) ?? 'nothing')
        news.delete(options.file)
        return undefined
      },
    },
    // Comes with every server, also with those that are mounted in another and have no port.
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
