import { createFilter, type ResolvedConfig, type ViteDevServer } from 'vite'
import { toPosix } from '../kit/package-files.ts'
import { FolderWatcher } from './folder-watcher.ts'

/** Files that editors write beside the one that is edited. Vite's watcher ignores them, too. */
const OF_EDITORS = /\.[^/]*\.sw[px]$|~$|\.subl[^/]*\.tmp$/

/** Whether Vite's watcher polls: the environment decides, then the option. */
function polls(option = false): boolean {
  const wanted = process.env['CHOKIDAR_USEPOLLING']?.toLowerCase()
  return wanted === undefined ? option : !['false', '0', ''].includes(wanted)
}

/**
 * Watches a content folder for Vite. Its own watcher opens every file of a folder, which on a site
 * of 25,000 pages is more work than the first page, and delays our own reads. On Linux, a
 * `FolderWatcher` reports the changes in its place. Elsewhere the system has a better way, which
 * Vite's watcher takes, and polling is its affair.
 */
export class ContentWatcher {
  #own: FolderWatcher | undefined
  #root: string | undefined

  /** For `server.watch.ignored`: what Vite's watcher leaves to this one. Takes a path. */
  readonly ignores = (path: string): boolean => {
    if (this.#root === undefined) return false
    const file = toPosix(path)
    return file === this.#root || file.startsWith(`${this.#root}/`)
  }

  /** Decides who watches. Call it before Vite creates its watcher. */
  decide({ root, server }: ResolvedConfig): void {
    const { watch } = server
    const isOff = watch === null || polls(watch?.usePolling)
    if (process.platform === 'linux' && !isOff) this.#root = root
  }

  /** Starts watching. The server's watcher reports all later changes. */
  start({ watcher }: ViteDevServer): void {
    if (this.#root !== undefined) this.#ownFor(watcher, this.#root).start()
  }

  /** Watches a folder again that was away. */
  restart(server: ViteDevServer): void {
    if (this.#root === undefined) server.watcher.add(server.config.root)
    else this.start(server)
  }

  close(): void {
    this.#own?.close()
  }

  #ownFor(watcher: ViteDevServer['watcher'], root: string): FolderWatcher {
    return (this.#own ??= new FolderWatcher({
      root,
      isIgnored: this.#otherRules(watcher),
      onChange(event, path) {
        watcher.emit(event, path)
        watcher.emit('all', event, path)
      },
      onError: (error) => watcher.emit('error', error),
    }))
  }

  /** The rules of Vite and the author. */
  #otherRules({ options }: ViteDevServer['watcher']): (path: string) => boolean {
    const all = [options.ignored ?? []].flat().filter((rule) => rule !== this.ignores)
    const rules = all.filter((rule) => typeof rule === 'function')
    const patterns = all.filter((rule) => typeof rule !== 'function')
    // A filter would take `!x` as everything but `x`. For Vite's watcher, it excepts `x`.
    const excepted = patterns.flatMap((rule) =>
      typeof rule === 'string' && rule.startsWith('!') ? rule.slice(1) : [],
    )
    const others = patterns.filter(
      (rule) => typeof rule !== 'string' || !rule.startsWith('!'),
    )
    const below = others.flatMap((rule) => (typeof rule === 'string' ? `${rule}/**` : []))
    const isKept = createFilter(undefined, [...others, ...below], { resolve: false })
    const isOther = createFilter(undefined, excepted, { resolve: false })
    return (path) =>
      OF_EDITORS.test(path) ||
      (isOther(path) && (!isKept(path) || rules.some((rule) => rule(path))))
  }
}
