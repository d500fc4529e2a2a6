import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import {
  formatDiagnostic,
  SkerryError,
  type Diagnostic,
} from '../../runtime/kit/diagnostic.ts'
import type { IslandRegistry } from '../render/island-registry.ts'
import type { MissingModules } from '../render/missing-modules.ts'
import { listProblems } from '../kit/problem-list.ts'
import { problemKey } from '../kit/sort-problems.ts'
import { toPosix } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import type { ProjectHandle } from '../site/project-handle.ts'
import { isUnread, isAllRead, readBranch } from '../site/read-branch.ts'
import { SiteProblems } from './site-problems.ts'
import { DevSite } from './dev-site.ts'
import { contentOf, stampOf } from './file-stamp.ts'
import { addFrames } from '../check/add-frames.ts'
import { followChange, type FileEvent, type News } from './follow-change.ts'
import { forgetGenerated } from './forget-generated.ts'
import type { GuardedServer } from './guard-request.ts'
import { guardedServer } from './guarded-server.ts'
import { neededFor } from './needed-for.ts'
import { ProblemPrinter } from './print-problems.ts'

/** Milliseconds after a change in which the watcher says nothing of the same file: 50, and some more. */
const DEAF = 150

/** What belongs to one dev server: the project as it changes, its pages, and what is wrong with it. */
export class DevSession {
  readonly project: ProjectHandle
  readonly server: ViteDevServer
  readonly #islands: IslandRegistry
  /** What is wrong with the site as a whole, found in the background. */
  readonly problems: SiteProblems
  #begun = false
  #site: DevSite | undefined
  /** Why there is no project, or why the last change of it did not take. */
  #failure: readonly Diagnostic[] | undefined
  /** The failure that was printed last. */
  #saidFailure = ''
  #queue: Promise<void> = Promise.resolve()
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
    this.problems = new SiteProblems({
      project,
      missing,
      inspector: () => this.site,
      onPass: (outcome) => {
        printer.print(outcome)
        server.ws.send('skerry:problems', {})
      },
    })
  }

  /** Reads the project. What is wrong with its settings is shown to those who ask for pages. */
  async open(): Promise<void> {
    try {
      await this.project.open({ isEarly: true })
      // Its threads start while Vite does.
      void this.site
    } catch (error) {
      if (!(error instanceof SkerryError)) throw error
      this.#failure = error.diagnostics
    }
  }

  /**
   * To be called when the server's address is known to whoever started it: the first page is
   * rendered before somebody asks for it, since it needs all that the others do, then what is not
   * read yet of a large site is read, and then the problems of all pages are looked for.
   */
  begin(): void {
    if (this.#begun) return
    this.#begun = true
    if (!this.project.isOpen) return this.#printFailure()
    void this.#begin()
  }

  async #begin(): Promise<void> {
    await this.site.warm()
    await this.whole()
    this.#helpEditors()
    this.problems.start()
  }

  /**
   * Reads what is not read yet of a large site, once. Changes that come meanwhile are followed
   * afterwards, so none is lost. Never rejects: where it fails, the next change tries again.
   */
  whole(): Promise<void> {
    return (this.#whole ??= this.#inTurn(() => this.#readRest()))
  }

  /**
   * Waits until an address can be answered as if the whole site had been read.
   *
   * @param path Decoded, without base.
   */
  async ready(path: string): Promise<void> {
    if (!this.project.isOpen || isAllRead(this.project.current)) return
    const need = neededFor(path, this.project.current, this.guarded)
    if (need === 'nothing') return
    if (need === 'site') return this.whole()
    await this.#inTurn(() => this.#readBranch(need.path))
    const { current } = this.project
    const page = current.site.pages.get(need.path)
    if (page && isUnread(current, page)) await this.whole()
  }

  /** The pages of the open project. */
  get site(): DevSite {
    return (this.#site ??= new DevSite(this.project, this.#islands, this.server))
  }

  /** What the guard of requests asks. */
  get guarded(): GuardedServer {
    return guardedServer(this.server, this.project, this.#islands)
  }

  /** Why there is no project, or why the last change of it did not take. */
  get failure(): readonly Diagnostic[] {
    return this.#failure ?? []
  }

  async close(): Promise<void> {
    this.#closed = true
    this.problems.close()
    await this.#site?.close()
  }

  /**
   * Reads again what a change of a file touches, one change after the other.
   *
   * @param path Absolute.
   * @returns What open pages have to know. Never rejects: problems are shown.
   */
  follow(path: string, event: FileEvent): Promise<News> {
    const file = toPosix(relative(this.server.config.root, path))
    if (file.startsWith('../') || file.startsWith('node_modules/'))
      return Promise.resolve('nothing')
    let news: News = 'nothing'
    return this.#inTurn(async () => {
      news = await this.#follow(path, file, event)
    }).then(() => news)
  }

  /** Has open pages show what is new. */
  announce(news: News): void {
    if (news === 'nothing') return
    this.server.ws.send('skerry:update', { urls: news === 'all' ? null : news })
  }

  /** One change of the project after the other. What goes wrong is shown. */
  #inTurn(step: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(step).catch((error: unknown) => {
      // What is read while the server ends finds the store closed.
      if (!this.#closed) this.#report(error)
    })
    return this.#queue
  }

  async #readRest(): Promise<void> {
    const before = this.project.current
    if (this.#closed || isAllRead(before)) return
    const after = await this.project.reread()
    if (this.#closed) return
    this.#take(before, after)
    // Titles and links may not have been those that pages of other branches have.
    this.announce('all')
  }

  async #readBranch(path: string): Promise<void> {
    const before = this.project.current
    const page = before.site.pages.get(path)
    if (!page || !isUnread(before, page)) return
    // Who waits for the address waits for the rest then, which may tell what is wrong.
    const read = readBranch(before, path)
    if (read) this.#take(before, this.project.replace(read))
  }

  #take(before: Project, after: Project): void {
    forgetGenerated(before, after, this.server)
    this.#site?.refresh(false)
  }

  async #follow(path: string, file: string, event: FileEvent): Promise<News> {
    if (!this.project.isOpen) return this.#start()
    await contentOf(path)
    this.#lookAgain(path)
    const before = this.project.current
    const { news, isWhole } = await followChange(this.project, file, event)
    forgetGenerated(before, this.project.current, this.server)
    if (isWhole) {
      if (this.#failure) this.server.ws.send('skerry:recovered')
      this.#failure = undefined
      this.#saidFailure = ''
      this.#helpEditors()
    }
    if (news !== 'nothing') {
      this.#site?.refresh(news !== 'all')
      this.problems.follow(file, news)
    }
    return news
  }

  /** The settings, which could not be read when the server started, have changed. */
  async #start(): Promise<News> {
    await this.project.open()
    this.#failure = undefined
    this.#helpEditors()
    this.server.ws.send({ type: 'full-reload' })
    this.problems.start()
    return 'nothing'
  }

  #printFailure(): void {
    // Each file that vanishes with a folder would say so again.
    const said = this.failure.map(problemKey).join('\n')
    if (said === this.#saidFailure) return
    this.#saidFailure = said
    const problems = addFrames(this.server.config.root, this.failure)
    const blocks = listProblems(problems, '`skerry check` lists all of them')
    this.server.config.logger.error(['', ...blocks].join('\n\n'))
  }

  /** A second change that follows at once is not reported by the watcher. */
  #lookAgain(path: string): void {
    const stamp = stampOf(path)
    const look = async () => {
      const now = stampOf(path)
      if (now === '' || now === stamp) return
      const { environments } = this.server
      for (const { moduleGraph } of Object.values(environments))
        moduleGraph.onFileChange(path)
      this.announce(await this.follow(path, 'update'))
      const { client } = environments
      for (const module of client.moduleGraph.getModulesByFile(path) ?? [])
        await client.reloadModule(module)
    }
    setTimeout(() => void look(), DEAF).unref()
  }

  /** Editors complete page paths from this; loaded apart, since no page waits for it. */
  #helpEditors(): void {
    void import('../site/build-project-schema.ts').then(({ writeProjectSchema }) =>
      writeProjectSchema(this.project.current),
    )
  }

  #report(error: unknown): void {
    const { logger } = this.server.config
    if (!(error instanceof SkerryError)) {
      logger.error(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      )
      return
    }
    this.#failure = error.diagnostics
    this.#printFailure()
    const [first] = error.diagnostics
    this.server.ws.send({
      type: 'error',
      err: {
        message: error.diagnostics.map(formatDiagnostic).join('\n\n'),
        stack: '',
        plugin: 'skerry',
        ...(first && placeOf(first)),
      },
    })
  }
}

/** A diagnostic's place as Vite's overlay takes it. */
function placeOf({ file, line, column, frame }: Diagnostic) {
  return {
    ...(file !== undefined && { id: file }),
    ...(file !== undefined &&
      line !== undefined && { loc: { file, line, column: column ?? 1 } }),
    ...(frame !== undefined && { frame }),
  }
}
