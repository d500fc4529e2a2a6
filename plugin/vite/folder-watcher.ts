import { readdirSync, realpathSync, statSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inodeIdentity, isLink, entryNames, statOf, linkTarget } from './path-facts.ts'

/** A change, by the name that Vite's watcher has for it. */
export type WatchEvent = 'add' | 'addDir' | 'change' | 'unlink' | 'unlinkDir'

/** What a `FolderWatcher` needs. Paths are absolute. */
export interface FolderWatcherOptions {
  root: string
  /** Files and folders that aren't watched. */
  isIgnored(path: string): boolean
  onChange(event: WatchEvent, path: string): void
  /** The system refuses to watch a path, or reports an error of it. */
  onError(error: unknown): void
}

/** A watched folder. */
interface Folder {
  watcher: FSWatcher
  /** Tells it from another folder in its place. */
  identity: string
  /** Its real path and those of the folders around it, so that links can't lead in circles. */
  around: readonly string[]
  /** Names of its files. */
  files: Set<string>
}

/** A watched file to which a symbolic link leads. */
interface Link {
  watcher: FSWatcher
  /** Its real path. */
  target: string
}

/** Milliseconds for which the events of a path are collected: editors write in several steps. */
const PAUSE = 20
/** Milliseconds after which a file counts as deleted: some programs delete it to write it. */
const ABSENCE = 100
/**
 * Events after which some may have been lost: of 16,384 that nobody has taken, the system drops the
 * next ones, and Node doesn't tell. It is half of that, because other watchers have some of them.
 */
const MANY_EVENTS = 8_192
/** Milliseconds by which times of files may differ from the clock. */
const CLOCK_MARGIN = 1_000

/**
 * Watches a folder and those below it, with one handle for each folder, where Vite's watcher has
 * one for each file. Follows symbolic links inside it. Only Linux needs it, and only there does the
 * system name the file of each event.
 */
export class FolderWatcher {
  readonly #options: FolderWatcherOptions
  readonly #folders = new Map<string, Folder>()
  /** Links to files, which are changed elsewhere. */
  readonly #links = new Map<string, Link>()
  /** Links that lead nowhere, which no event tells when they do. */
  readonly #dangling = new Set<string>()
  readonly #changed = new Set<string>()
  /** Known paths that are gone, which may come back. */
  readonly #missing = new Set<string>()
  /** Paths that the current pass has reported. */
  readonly #reported = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  /** Events since the last pass, which began at that time. */
  #events = 0
  #passed = Date.now()

  constructor(options: FolderWatcherOptions) {
    this.#options = options
  }

  /** Watches the folder, also after it was away. When this returns, no change is missed. */
  start(): void {
    const { root } = this.#options
    if (!this.#folders.has(root)) this.#open(root, [], false)
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const { watcher } of this.#folders.values()) watcher.close()
    for (const { watcher } of this.#links.values()) watcher.close()
    this.#folders.clear()
    this.#links.clear()
    this.#dangling.clear()
  }

  #open(path: string, outer: readonly string[], isNew: boolean): void {
    const { isIgnored, onChange } = this.#options
    if (isIgnored(path)) return
    try {
      const real = realpathSync(path)
      if (outer.length > 0 && this.#isLeftOut(real, outer)) return
      const watcher = this.#watch(path, (name) => this.#note(join(path, name)))
      const identity = inodeIdentity(statSync(path))
      const around = [...outer, real]
      const folder: Folder = { watcher, identity, around, files: new Set() }
      this.#folders.set(path, folder)
      if (isNew) onChange('addDir', path)
      for (const entry of readdirSync(path, { withFileTypes: true })) {
        const inside = join(path, entry.name)
        if (entry.isDirectory()) this.#open(inside, folder.around, isNew)
        else if (entry.isSymbolicLink()) this.#follow(inside, folder, isNew)
        else if (entry.isFile()) this.#add(inside, folder, isNew)
      }
    } catch (error) {
      this.#reportError(path, error)
    }
  }

  /** Whether a folder isn't part of the site because of where a link leads. */
  #isLeftOut(real: string, outer: readonly string[]): boolean {
    const isOutside = !real.startsWith(`${outer[0]}/`)
    return isOutside || outer.includes(real) || this.#options.isIgnored(real)
  }

  #follow(path: string, folder: Folder, isNew: boolean): void {
    const target = statOf(path)
    if (target?.isDirectory()) this.#open(path, folder.around, isNew)
    else if (target?.isFile()) {
      this.#watchTarget(path)
      this.#add(path, folder, isNew)
    } else this.#dangling.add(path)
  }

  #watchTarget(path: string): void {
    this.#closeLink(path)
    try {
      const target = realpathSync(path)
      const watcher = this.#watch(path, () => this.#note(path))
      this.#links.set(path, { watcher, target })
    } catch (error) {
      this.#reportError(path, error)
    }
  }

  #closeLink(path: string): void {
    this.#links.get(path)?.watcher.close()
    this.#links.delete(path)
  }

  #add(path: string, { files }: Folder, isNew: boolean): void {
    const name = basename(path)
    const isKnown = files.has(name)
    files.add(name)
    if (isNew) this.#report(isKnown ? 'change' : 'add', path)
  }

  #watch(path: string, onEvent: (name: string) => void): FSWatcher {
    const watcher = watch(path, (_, name) => {
      if (name !== null) onEvent(name)
    })
    return watcher.on('error', (error) => this.#options.onError(error))
  }

  #note(path: string): void {
    this.#events++
    this.#changed.add(path)
    this.#timer ??= setTimeout(() => this.#flush(), PAUSE)
  }

  #flush(): void {
    const lastPass = this.#passed - CLOCK_MARGIN
    this.#passed = Date.now()
    if (this.#events >= MANY_EVENTS) this.#addMissed(lastPass)
    this.#events = 0
    const changed = [...this.#changed]
    this.#changed.clear()
    this.#timer = undefined
    this.#reported.clear()
    for (const path of this.#dangling) {
      if (isLink(path) && !statOf(path)) continue
      this.#dangling.delete(path)
      changed.push(path)
    }
    for (const path of changed) {
      if (statOf(path) || this.#missing.delete(path) || !this.#knows(path))
        this.#lookSafely(path)
      else {
        this.#missing.add(path)
        setTimeout(() => {
          if (this.#missing.has(path)) this.#note(path)
        }, ABSENCE).unref()
      }
    }
    const { root } = this.#options
    if (!this.#isSame(root)) this.#forget(root)
  }

  /** Adds what has changed since a time, in milliseconds, to the changes. */
  #addMissed(since: number): void {
    for (const [folder, { files }] of this.#folders) {
      this.#changed.add(folder)
      for (const name of new Set([...files, ...entryNames(folder)])) {
        const path = join(folder, name)
        const found = files.has(name) ? statOf(path) : undefined
        if (!found || found.ctimeMs >= since) this.#changed.add(path)
      }
    }
  }

  #knows(path: string): boolean {
    const parent = this.#folders.get(dirname(path))
    return this.#folders.has(path) || (parent?.files.has(basename(path)) ?? false)
  }

  #lookSafely(path: string): void {
    try {
      this.#look(path)
    } catch (error) {
      this.#reportError(path, error)
    }
  }

  /** Reports why a path isn't watched, unless it is gone or may not be read, like Vite's. */
  #reportError(path: string, error: unknown): void {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EPERM' || !statOf(path)) return
    this.#options.onError(error)
  }

  /** Compares a path with what is known about it, and reports the difference. */
  #look(path: string): void {
    this.#missing.delete(path)
    const parent = this.#folders.get(dirname(path))
    if (!parent || this.#reported.has(path)) return
    const found = statOf(path)
    if (!this.#isSame(path)) this.#forget(path)
    // Where a link leads decides whether a file is part of the site.
    const isReplaced = this.#links.get(path)?.target !== linkTarget(path)
    if (!found?.isFile() || isReplaced) this.#remove(path, parent)
    if (!found) {
      if (isLink(path)) this.#dangling.add(path)
      // Events of a folder itself have its own name. That is all there is of a link's target.
      if (!this.#isSame(dirname(path))) this.#forget(dirname(path))
    } else if (found.isDirectory()) {
      if (!this.#folders.has(path)) this.#open(path, parent.around, true)
    } else if (found.isFile()) {
      if (isLink(path)) this.#follow(path, parent, true)
      else this.#add(path, parent, true)
    }
  }

  /** Whether a path still leads to the folder that is watched there, if one is. */
  #isSame(path: string): boolean {
    const known = this.#folders.get(path)
    if (!known) return true
    const found = statOf(path)
    return (
      found?.isDirectory() === true &&
      inodeIdentity(found) === known.identity &&
      realpathSync(path) === known.around.at(-1)
    )
  }

  #remove(path: string, { files }: Folder): void {
    this.#closeLink(path)
    if (files.delete(basename(path))) this.#report('unlink', path)
  }

  /** Stops watching a folder that is gone, and those that were below it. */
  #forget(gone: string): void {
    for (const [path, folder] of this.#folders) {
      if (path !== gone && !path.startsWith(`${gone}/`)) continue
      this.#folders.delete(path)
      folder.watcher.close()
      for (const name of folder.files) this.#remove(join(path, name), folder)
      this.#options.onChange('unlinkDir', path)
    }
    if (isLink(gone) && !statOf(gone)) this.#dangling.add(gone)
  }

  #report(event: WatchEvent, path: string): void {
    this.#reported.add(path)
    if (!this.#options.isIgnored(path)) this.#options.onChange(event, path)
  }
}
