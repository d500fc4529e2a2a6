import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { formatDiagnostic, SkerryError, type Diagnostic } from '../diagnostic.ts'
import type { Live } from '../live.ts'
import { toPosix } from '../package-files.ts'
import { readParts } from '../project.ts'
import { buildNavigation } from '../site/build-navigation.ts'
import { readPage } from '../site/read-page.ts'
import { isVirtualModule, virtualModules } from '../virtual/modules.ts'
import type { DevSite } from './dev-site.ts'

type Change = 'change' | 'add' | 'unlink'

const PAGE = /\.mdx?$/
const MODULE = /\.([jt]sx?|json)$/

/**
 * Follows the project's files: what a change touches is read again, and browsers are told
 * which pages are new. Settings that became unreadable leave the last good site in place.
 */
export function watchProject(
  live: Live,
  server: ViteDevServer,
  holder: { site?: DevSite },
): void {
  let queue = Promise.resolve()
  helpEditors()
  for (const kind of ['change', 'add', 'unlink'] as const) {
    server.watcher.on(kind, (path) => {
      const file = toPosix(relative(server.config.root, path))
      if (file.startsWith('../') || file.startsWith('node_modules/')) return
      queue = queue
        .then(() => followToTheEnd(path, file, kind))
        .catch((error: unknown) => report(error))
    })
  }

  /** The watcher is deaf for 50 ms after each change: a second one in that time is found here. */
  async function followToTheEnd(path: string, file: string, kind: Change): Promise<void> {
    await contentOf(path)
    const stamp = stampOf(path)
    setTimeout(() => {
      const now = stampOf(path)
      if (now !== '' && now !== stamp) server.watcher.emit('change', path)
    }, 150).unref()
    await follow(file, kind)
  }

  async function follow(file: string, kind: Change): Promise<void> {
    if (!live.hasProject) return start()
    const { project } = live
    const { settingsFiles, apiFiles } = project
    if (settingsFiles.includes(file) || apiFiles.includes(file)) return reread()
    if (PAGE.test(file) && kind === 'change' && isPage(file)) return rereadPage(file)
    if (MODULE.test(file))
      (server.environments['ssr'] as RunnableDevEnvironment).runner.clearCache()
    else if (file.endsWith('.css') && kind === 'change') return
    if (kind === 'change') return announce(null)
    return reread()
  }

  async function start(): Promise<void> {
    live.project = await live.retry!()
    live.failure = undefined
    server.ws.send({ type: 'full-reload' })
    helpEditors()
  }

  /** Editors complete page paths from this; loaded apart, since no page waits for it. */
  function helpEditors(): void {
    if (!live.hasProject) return
    void import('../settings/build-project-schema.ts').then(({ writeProjectSchema }) =>
      writeProjectSchema(live.project),
    )
  }

  async function reread(): Promise<void> {
    const { root, options, cache } = live.project
    Object.assign(live.project, await readParts(root, options, cache))
    if (live.failure) server.ws.send('skerry:recovered')
    live.failure = undefined
    announce(null)
    helpEditors()
  }

  async function rereadPage(file: string): Promise<void> {
    const { project } = live
    const { root, settings, site } = project
    const { page } = readPage(root, file, settings)
    if (!page) return reread()
    const before = site.pages.get(page.path)
    const sameFace =
      before &&
      JSON.stringify([before.frontmatter, before.title]) ===
        JSON.stringify([page.frontmatter, page.title])
    // Bound to an operation, a page takes more than its own text: that is read with all the rest.
    if (before?.operation || page.frontmatter.openapi || page.frontmatter.api)
      return reread()
    if (sameFace) {
      // Only its text is new: nothing that the navigation says of any page.
      const { body, bodyLine, firstHeading } = page
      const edited = { ...before, body, bodyLine, firstHeading }
      project.site = { ...site, pages: new Map(site.pages).set(page.path, edited) }
      return announce([page.url])
    }
    const pages = new Map(site.pages).set(page.path, page)
    project.navigation = buildNavigation({ ...site, pages }, project.operations)
    project.site = project.navigation.withNavigation({ ...site, pages })
    announce(null)
  }

  function isPage(file: string): boolean {
    for (const page of live.project.site.pages.values())
      if (page.file === file) return true
    return false
  }

  /** @param urls Pages that are new; null for all. */
  function announce(urls: string[] | null): void {
    forgetGenerated(live, server)
    holder.site?.refresh()
    server.ws.send('skerry:update', { urls })
  }

  function report(error: unknown): void {
    if (!(error instanceof SkerryError)) {
      server.config.logger.error(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      )
      return
    }
    live.failure = error.diagnostics
    server.config.logger.error(error.message)
    const [first] = error.diagnostics
    server.ws.send({
      type: 'error',
      err: {
        message: error.diagnostics.map(formatDiagnostic).join('\n\n'),
        stack: '',
        plugin: 'skerry',
        ...(first && place(first)),
      },
    })
  }
}

/** Waits, for a moment at most, while a file is empty: editors empty a file before they write it. */
async function contentOf(path: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return
    await delay(20)
  }
}

/**
 * Generated modules that were loaded and have another text by now are loaded anew, on the
 * server with all that imports them.
 */
function forgetGenerated(live: Live, { environments }: ViteDevServer): void {
  let changed = false
  for (const [name, text] of live.generated) {
    if (!isVirtualModule(name) || virtualModules[name](live) === text) continue
    changed = true
    for (const { moduleGraph } of Object.values(environments)) {
      const module = moduleGraph.getModuleById(`\0${name}`)
      if (module) moduleGraph.invalidateModule(module)
    }
  }
  if (changed) (environments['ssr'] as RunnableDevEnvironment).runner.clearCache()
}

/** Tells whether a file is still the one that was read. */
function stampOf(path: string): string {
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts ? `${facts.mtimeMs} ${facts.size}` : ''
}

function place({ file, line, column, frame }: Diagnostic) {
  return {
    ...(file !== undefined && { id: file }),
    ...(file !== undefined &&
      line !== undefined && { loc: { file, line, column: column ?? 1 } }),
    ...(frame !== undefined && { frame }),
  }
}
