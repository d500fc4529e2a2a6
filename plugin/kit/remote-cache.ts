import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { groupEntries } from './group-entries.ts'
import { machineTraits } from './machine-traits.ts'
import { toolVersions } from './tool-versions.ts'
import { RemoteClient, RemoteFailure } from './remote-client.ts'
import { decodeList, encodeList, LIST_BYTES } from './remote-list.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { cacheIgnored, uploadFailed, unsignedList } from './remote-notices.ts'
import {
  readRemoteOptions,
  type Variables,
  type RemoteOptions,
  type RemoteSettings,
} from './remote-options.ts'
import { PACK_BYTES, packEntries, unpackEntries, type Pack } from './remote-pack.ts'
import { TimeBudget } from './time-budget.ts'
import { secretName } from './remote-signature.ts'
import type { MarkedEntry } from './shared-index.ts'
import { StoreExchange } from './store-exchange.ts'
import { bytesKind, localKind } from './stored-kind.ts'
import type { Store } from './store.ts'

/** Keys of a pack's entries, by the pack's hash, for packs that were fetched or made here. */
const packedKind = localKind(bytesKind('packed'))

/** Number of packs fetched concurrently. */
const CONCURRENCY = 4
/** After this many failed requests the server is no longer used. */
const MAX_FAILURES = 3
/** From this many packs on, they are merged. */
const MERGE_FROM = 16

/** Bytes transferred from and to the shared cache. */
export interface RemoteTraffic {
  read: number
  written: number
}

/** A cache that several machines share. If it is misconfigured, it only reports why. */
export interface SharedCache {
  /** Diagnostics about the cache, one per code. */
  readonly notices: readonly Diagnostic[]
  readonly traffic: RemoteTraffic
  /**
   * Imports what the cache has for a site into the store. Never rejects because of the server.
   *
   * @param site A name for the site. Sites with the same name replace each other's entries.
   */
  fetch(store: Store, site: string): Promise<void>
  /**
   * Uploads what the site needed and the cache lacks. Call it after `fetch`. Like `fetch`, it
   * never rejects because of the server.
   */
  share(store: Store): Promise<void>
}

/**
 * Opens the shared cache configured by options or environment variables.
 *
 * @param maxBytes Size limit of the local store.
 * @returns undefined if none is configured.
 */
export function openSharedCache(
  settings: RemoteSettings,
  env: Variables,
  maxBytes: number,
): SharedCache | undefined {
  const options = readRemoteOptions(settings, env)
  if (!options) return undefined
  if ('secret' in options) return new RemoteCache(options, maxBytes)
  const nothing = () => Promise.resolve()
  const traffic = { read: 0, written: 0 }
  return { notices: [options], traffic, fetch: nothing, share: nothing }
}

/**
 * A store shared between machines over an HTTP cache server. Before a build, the site's entries
 * are fetched, and afterwards new ones are uploaded: a signed list of packs under a key, and
 * packs with thousands of entries each. A misbehaving server can only cost time, and that is
 * bounded.
 */
export class RemoteCache implements SharedCache {
  readonly notices: Diagnostic[] = []
  readonly traffic: RemoteTraffic = { read: 0, written: 0 }
  readonly #options: RemoteOptions
  readonly #client: RemoteClient
  readonly #budget: TimeBudget
  readonly #maxBytes: number
  #key = ''
  #isDisabled = false
  #failures = 0
  /** Packs named by lists, by hash, and those of them whose entries are in the local store. */
  #seen = new Map<string, Pack>()
  #here = new Map<string, Pack>()
  /** Packs that the server no longer has, or whose content has changed. */
  #lost = new Set<string>()

  /**
   * @param maxBytes Size limit of the local store. Packs may fill at most half of it.
   * @param budget Bounds how long a build waits for the server.
   */
  constructor(options: RemoteOptions, maxBytes: number, budget = new TimeBudget()) {
    this.#options = options
    this.#maxBytes = maxBytes
    this.#budget = budget
    this.#client = new RemoteClient(options.url, budget)
  }

  async fetch(store: Store, site: string): Promise<void> {
    const { secret } = this.#options
    this.#key = secretName(secret, 'list', site, toolVersions(), ...machineTraits())
    await this.#exchange(store, (exchange) => this.#update(store, exchange))
  }

  async share(store: Store): Promise<void> {
    if (this.#options.readOnly || this.#isDisabled) return
    store.flush()
    await this.#exchange(store, async (exchange) => {
      if (!hasFresh(exchange)) return
      // Another build may have uploaded the same entries in the meantime.
      await this.#update(store, exchange)
      if (!this.#isDisabled && hasFresh(exchange)) await this.#write(store, exchange)
    })
  }

  async #exchange(
    { handle }: Store,
    work: (exchange: StoreExchange) => Promise<void>,
  ): Promise<void> {
    if (!handle || this.#isDisabled) return
    const exchange = new StoreExchange(handle)
    try {
      await work(exchange)
    } finally {
      exchange.close()
      this.#client.close()
    }
  }

  async #update(store: Store, exchange: StoreExchange): Promise<void> {
    const packs = await this.#readList()
    let room = this.#maxBytes / 2
    const wanted = packs.filter((pack) => {
      room -= pack.size
      const isNew = !this.#seen.has(pack.hash)
      this.#seen.set(pack.hash, pack)
      return isNew && room >= 0
    })
    const take = async (pack: Pack) => {
      if (await this.#take(pack, store, exchange)) this.#here.set(pack.hash, pack)
    }
    await mapConcurrently(wanted, take, CONCURRENCY)
  }

  /**
   * Fetches the current list. Without a list there is nothing to fetch, so a failure disables
   * the server.
   */
  async #readList(): Promise<Pack[]> {
    const { secret, url } = this.#options
    try {
      const message = await this.#client.get(`ac/${this.#key}`, LIST_BYTES)
      const packs = message && decodeList(secret, this.#key, message)
      if (message && !packs) this.#notify(unsignedList(url.host))
      return packs ?? []
    } catch (error) {
      this.#fail(error, true)
      return []
    }
  }

  /** Imports a pack into the store. Resolves to whether its entries are there now. */
  async #take(pack: Pack, store: Store, exchange: StoreExchange): Promise<boolean> {
    const known = store.get(packedKind, pack.hash)
    if (known && exchange.markShared(Buffer.from(known))) return true
    if (this.#isDisabled) return false
    try {
      const blob = await this.#client.get(`cas/${pack.hash}`, pack.bytes)
      // The pack may be gone: servers evict what was not requested for a long time.
      this.traffic.read += blob?.length ?? 0
      const entries = blob && unpackEntries(pack, blob)
      const keys = entries && exchange.take(entries)
      if (!keys) this.#lost.add(pack.hash)
      if (!blob) return false
      if (!keys) throw new RemoteFailure('returned data that does not match its hash')
      store.set(packedKind, pack.hash, keys)
      return true
    } catch (error) {
      this.#failures++
      this.#fail(error, this.#failures >= MAX_FAILURES)
      return false
    }
  }

  async #write(store: Store, exchange: StoreExchange): Promise<void> {
    const { secret, url } = this.#options
    const { kept, entries } = choosePacks([...this.#here.values()], exchange.list())
    const made: Pack[] = []
    try {
      for (const { blobEntries, keys } of groupEntries(exchange, entries)) {
        const { pack, blob } = packEntries(blobEntries)
        await this.#client.put(`cas/${pack.hash}`, blob)
        this.traffic.written += blob.length
        store.set(packedKind, pack.hash, keys)
        made.push(pack)
      }
      const now = await this.#readList()
      if (this.#isDisabled) return
      const others = now.filter(({ hash }) => !this.#seen.has(hash))
      // Packs that didn't fit into this store, but that others may use.
      const elsewhere = [...this.#seen.values()].filter(
        ({ hash }) => !this.#here.has(hash) && !this.#lost.has(hash),
      )
      const packs = [...made, ...others, ...kept, ...elsewhere]
      const list = encodeList(secret, this.#key, packs)
      await this.#client.put(`ac/${this.#key}`, list)
    } catch (error) {
      if (!(error instanceof RemoteFailure)) throw error
      this.#notify(uploadFailed(url.host, error.message, error.isRefusal))
    }
  }

  /** @param isLast Whether to stop using the server. */
  #fail(error: unknown, isLast: boolean): void {
    if (!(error instanceof RemoteFailure)) throw error
    this.#notify(cacheIgnored(this.#options.url.host, error.message))
    if (isLast || this.#budget.isOver) this.#isDisabled = true
  }

  #notify(notice: Diagnostic): void {
    if (!this.notices.some(({ code }) => code === notice.code)) this.notices.push(notice)
  }
}

/** Whether entries were needed that the shared cache doesn't have yet. */
function hasFresh(exchange: StoreExchange): boolean {
  return exchange.list().some((entry) => !entry.isShared && exchange.read(entry))
}

/**
 * Decides which packs stay in the list and which entries are packed again. Too many packs are
 * merged. If most of their content was not needed, they are replaced by packs of what was.
 */
function choosePacks(
  packs: readonly Pack[],
  entries: readonly MarkedEntry[],
): { kept: readonly Pack[]; entries: readonly MarkedEntry[] } {
  const needed = entries.filter(({ isNeeded }) => isNeeded)
  const fresh = needed.filter(({ isShared }) => !isShared)
  const bytes = (list: readonly MarkedEntry[]) =>
    list.reduce((sum, { length }) => sum + length, 0)
  const total = packs.reduce((sum, { size }) => sum + size, 0) + bytes(fresh)
  if (total > 2 * bytes(needed) + PACK_BYTES) return { kept: [], entries: needed }
  if (packs.length >= MERGE_FROM) return { kept: [], entries }
  return { kept: packs, entries: fresh }
}
