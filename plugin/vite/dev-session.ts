import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import { sortProblems } from '../kit/sort-problems.ts'
import { toPosix } from '../kit/package-files.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isUnread, isFullyRead, readBranch } from '../site/read-branch.ts'
import { hasOwnIndex } from '../site/search-options.ts'
import { SiteProblems } from './site-problems.ts'
import { announceUpdate } from './announce-update.ts'
import { DevFailure } from './dev-failure.ts'
import { DevSite } from './dev-site.ts'
import { recheck, waitForContent } from './recheck.ts'
import {
  applyChanges,
  type AffectedPages,
  type FileChange,
  type FileEvent,
} from './apply-changes.ts'
import { invalidateGenerated } from './invalidate-generated.ts'
import type { GuardedServer } from './guard-request.ts'
import { guardedServer } from './guarded-server.ts'
import { isFollowed } from './is-followed.ts'
import { neededFor } from './needed-for.ts'
import { openDevPool } from './open-dev-pool.ts'
import { RequestActivity } from './request-activity.ts'
import { styleProblems } from './style-problems.ts'
import { ProblemPrinter } from './print-problems.ts'

/** A change that is applied when its turn comes. */
interface WaitingChange extends FileChange {
  /** Absolute path. */
  path: string
  /** What open pages have to update, once the change is applied. */
  affected: AffectedPages
}

/** The state of a dev server: the current project, its pages, and the site's problems. */
export class DevSession {
  readonly project: ProjectHandle
  readonly server: ViteDevServer
  readonly #islands: IslandRegistry
  /** Problems of the whole site, found in the background. */
  readonly problems: SiteProblems
  readonly activity = new RequestActivity()
  #begun = false
  #pool: WorkerPool | undefined
  #site: DevSite | undefined
  readonly #failure: DevFailure
  #queue: Promise<void> = Promise.resolve()
  #waiting: WaitingChange[] = []
  #whole: Promise<void> | undefined
  #closed = false

  constructor(
    project: ProjectHandle,
    { islands, missing }: { islands: IslandRegistry; missing: MissingModules },
    server: ViteDevServer,
  ) {
    this.project = project
    this.server = server
    this.#islands = islands
    const printer = new ProblemPrinter(server.config.logger)
    this.#failure = new DevFailure(server, printer)
    this.problems = new SiteProblems({
      project,
      missing,
      inspector: () => this.site,
      inspectStyles: (current) => styleProblems(current, server.environments.client),
      onPass: ({ problems, changed }) => {
        // Pages can still be edited while the settings can't be read.
        const all = sortProblems([...this.failure, ...problems])
        printer.print({ problems: all, changed })
        server.ws.send('skerry:problems', {})
      },
    })
  }

  /**
   * Reads the project. Invalid settings and unreadable files don't throw: they are shown in place
   * of pages.
   */
  async open(): Promise<void> {
    // A worker starts in the meantime.
    void this.pool
    try {
      await this.project.open({ isPartial: true })
      void this.site
    } catch (error) {
      this.#failure.set(error)
    }
  }

  /**
   * Starts background work. Call it once the server's URL is printed. Renders the first page,
   * which loads what all pages need. Once no browser is loading a page, reads the rest of a large
   * site, and then looks for problems.
   */
  begin(): void {
    if (this.#begun || this.#closed) return
    this.#begun = true
    if (!this.project.isOpen) return this.#failure.print()
    void this.#begin()
  }

  async #begin(): Promise<void> {
    await this.site.warm()
    await this.activity.quiet()
    await this.whole()
    this.#helpEditors()
    this.problems.start()
  }

  /**
   * Reads the rest of a large site, once. Changes in the meantime are queued, so none is lost.
   * Never rejects: if it fails, the next call tries again.
   */
  whole(): Promise<void> {
    return (this.#whole ??= this.#inTurn(async () => {
      this.#whole = undefined
      await this.#readRest()
    }))
  }

  /**
   * Waits until enough of the site is read to answer a request correctly.
   *
   * @param path Decoded path below the base.
   */
  async ready(path: string): Promise<void> {
    if (!this.project.isOpen || isFullyRead(this.project.current)) return
    const need = neededFor(path, this.project.current, this.guarded)
    if (need === 'nothing') return
    if (need === 'site') return this.whole()
    await this.#inTurn(() => this.#readBranch(need.path))
    const { current } = this.project
    const page = current.site.pages.get(need.path)
    if (page && isUnread(current, page)) await this.whole()
  }

  /** Builds the search once all pages are known and no browser is loading a page. */
  async startSearch(): Promise<void> {
    await this.activity.quiet()
    await this.whole()
    if (this.project.isOpen && hasOwnIndex(this.project.current.options))
      await this.site.search.startFirst()
  }

  /** The pages of the open project. */
  get site(): DevSite {
    return (this.#site ??= new DevSite(
      this.project,
      this.#islands,
      this.server,
      this.pool,
    ))
  }

  /** The workers, which outlive failures of the project. */
  get pool(): WorkerPool {
    const { environments, config } = this.server
    return (this.#pool ??= openDevPool(environments['ssr']!, config.logger))
  }

  /** The interface of the server that the request guard needs. */
  get guarded(): GuardedServer {
    return guardedServer(this.server, this.project, this.#islands)
  }

  /** Why there is no project, or why the last change couldn't be applied. */
  get failure(): readonly Diagnostic[] {
    return this.#failure.diagnostics
  }

  async close(): Promise<void> {
    this.#closed = true
    this.problems.close()
    // Also closes the pool.
    await (this.#site ?? this.#pool)?.close()
  }

  /**
   * Applies a change of a file to the project, together with those that are waiting.
   *
   * @param path Absolute path.
   * @returns What open pages have to update. Never rejects: errors are shown.
   */
  follow(path: string, event: FileEvent): Promise<AffectedPages> {
    const file = toPosix(relative(this.server.config.root, path))
    if (!isFollowed(this.server, file, path)) return Promise.resolve('nothing')
    const change: WaitingChange = { path, file, event, affected: 'nothing' }
    this.#waiting.push(change)
    return this.#inTurn(() => this.#follow()).then(() => change.affected)
  }

  /** Notifies open pages of changes, and of the file at an absolute path. */
  announce(affected: AffectedPages, path?: string): void {
    announceUpdate(this.server, affected, path)
  }

  /** Queues a step that changes the project. Errors are shown. */
  #inTurn(step: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(step).catch((error: unknown) => {
      // While the server shuts down, reading fails because the store is closed.
      if (!this.#closed) this.#failure.report(error)
    })
    return this.#queue
  }

  async #readRest(): Promise<void> {
    const before = this.project.current
    if (this.#closed || isFullyRead(before)) return
    const after = await this.project.reread()
    if (this.#closed) return
    this.#take(before, after)
    // The titles and links of other branches were not known before.
    this.announce('all')
  }

  async #readBranch(path: string): Promise<void> {
    const before = this.project.current
    const page = before.site.pages.get(path)
    if (!page || !isUnread(before, page)) return
    // If there is no branch to read, the request waits for the whole site, which may report
    // why.
    const read = readBranch(before, path)
    if (read) this.#take(before, this.project.replace(read))
  }

  #take(before: Project, after: Project): void {
    invalidateGenerated(before, after, this.server)
    this.#site?.refresh(false)
  }

  async #follow(): Promise<void> {
    const changes = this.#waiting
    this.#waiting = []
    // An earlier turn has applied them.
    if (changes.length === 0) return
    if (!this.project.isOpen) return this.#start()
    await Promise.all(changes.map(({ path }) => waitForContent(path)))
    for (const { path } of changes) recheck(path, () => void this.#followSecond(path))
    const before = this.project.current
    const { affected, isWhole, failure } = await applyChanges(
      this.project,
      changes,
      this.#failure.isOfFiles,
    )
    const after = this.project.current
    invalidateGenerated(before, after, this.server)
    if (isWhole) {
      if (this.#recover()) this.server.ws.send('skerry:recovered')
    }
    for (const change of changes) change.affected = affected.get(change.file) ?? 'nothing'
    this.#refresh(changes.filter(({ file }) => affected.has(file)))
    if (failure !== undefined) throw failure
  }

  #refresh(changes: readonly WaitingChange[]): void {
    if (changes.length === 0) return
    this.#site?.refresh(changes.every(({ affected }) => affected !== 'all'))
    for (const { file, affected } of changes) this.problems.follow(file, affected)
  }

  /** Tries again to open the project after its settings have changed. */
  async #start(): Promise<void> {
    await this.project.open()
    this.#recover()
    this.server.ws.send({ type: 'full-reload' })
    this.problems.start()
  }

  /** Forgets a failure, now that everything could be read. Returns whether there was one. */
  #recover(): boolean {
    this.#helpEditors()
    return this.#failure.clear()
  }

  /** Applies a second change of a file that the watcher has missed. */
  async #followSecond(path: string): Promise<void> {
    const { environments } = this.server
    for (const { moduleGraph } of Object.values(environments))
      moduleGraph.onFileChange(path)
    this.announce(await this.follow(path, 'update'), path)
    const { client } = environments
    for (const module of client.moduleGraph.getModulesByFile(path) ?? [])
      await client.reloadModule(module)
  }

  /** Writes the schema from which editors complete page paths. Loaded on demand. */
  #helpEditors(): void {
    void import('../site/build-project-schema.ts').then(({ writeProjectSchema }) =>
      writeProjectSchema(this.project.current),
    )
  }
}
