import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { groupEntries } from './group-entries.ts'
import { machineTraits } from './machine-traits.ts'
import { ownTools } from './own-tools.ts'
import { RemoteClient, RemoteFailure } from './remote-client.ts'
import { decodeList, encodeList, LIST_BYTES } from './remote-list.ts'
import { leftOut, notWritten, unsigned } from './remote-notices.ts'
import {
  readRemoteOptions,
  type Variables,
  type RemoteOptions,
  type RemoteSettings,
} from './remote-options.ts'
import { PACK_BYTES, packEntries, unpackEntries, type Pack } from './remote-pack.ts'
import { Patience } from './remote-patience.ts'
import { secretName } from './remote-signature.ts'
import type { MarkedEntry } from './shared-index.ts'
import { StoreExchange } from './store-exchange.ts'
import { bytesKind, localKind } from './stored-kind.ts'
import type { Store } from './store.ts'

/** Keys of the entries of a pack that was taken or made here, by its hash. */
const packedKind = localKind(bytesKind('packed'))

/** Packs that are fetched at a time. */
const AT_ONCE = 4
/** After so many wrong answers nothing is asked any more. */
const MOST_FAILURES = 3
/** From so many packs on, they are joined. */
const MANY_PACKS = 16

/** How much came from the shared cache, and how much is there now for others: bytes on the wire. */
export interface RemoteTraffic {
  read: number
  written: number
}

/** A store that machines share; one that cannot be used does nothing but say so. */
export interface SharedCache {
  /** What is to be said of it, once each. */
  readonly notices: readonly Diagnostic[]
  readonly traffic: RemoteTraffic
  /**
   * Brings what there is of a site into the store. Never rejects for what a server does.
   *
   * @param site Names it; sites of one name cost each other time.
   */
  fetch(store: Store, site: string): Promise<void>
  /** Hands on what was needed for the site. To be called after `fetch`, and rejects as it does. */
  share(store: Store): Promise<void>
}

/**
 * Opens the shared cache that settings or the environment name.
 *
 * @param maxBytes That the store may take.
 * @returns undefined where none is named.
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
 * A store that machines share, on a server of somebody else's. What it has of a site is fetched
 * before the site is built, and what a build has made is put there afterwards: a list of packs
 * under a key, and packs with thousands of entries each. Whatever the server does costs time
 * only, and not much of it.
 */
export class RemoteCache implements SharedCache {
  readonly notices: Diagnostic[] = []
  readonly traffic: RemoteTraffic = { read: 0, written: 0 }
  readonly #options: RemoteOptions
  readonly #client: RemoteClient
  readonly #patience: Patience
  readonly #maxBytes: number
  #key = ''
  #isLeftOut = false
  #failures = 0
  /** Packs that lists have named, by hash, and those of them whose entries are in the store. */
  #seen = new Map<string, Pack>()
  #here = new Map<string, Pack>()
  /** Packs that the server does not have any more, or not as they were. */
  #lost = new Set<string>()

  /**
   * @param maxBytes Of the store: packs fill at most half of it.
   * @param patience How long a build waits.
   */
  constructor(options: RemoteOptions, maxBytes: number, patience = new Patience()) {
    this.#options = options
    this.#maxBytes = maxBytes
    this.#patience = patience
    this.#client = new RemoteClient(options.url, patience)
  }

  async fetch(store: Store, site: string): Promise<void> {
    const { secret } = this.#options
    this.#key = secretName(secret, 'list', site, ownTools(), ...machineTraits())
    await this.#exchange(store, (exchange) => this.#update(store, exchange))
  }

  async share(store: Store): Promise<void> {
    if (this.#options.readOnly || this.#isLeftOut) return
    store.flush()
    await this.#exchange(store, async (exchange) => {
      if (!hasFresh(exchange)) return
      // Others may have put there what this build has made.
      await this.#update(store, exchange)
      if (!this.#isLeftOut && hasFresh(exchange)) await this.#write(store, exchange)
    })
  }

  async #exchange(
    { handle }: Store,
    work: (exchange: StoreExchange) => Promise<void>,
  ): Promise<void> {
    if (!handle || this.#isLeftOut) return
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
    const work = async () => {
      for (let next = wanted.shift(); next; next = wanted.shift())
        if (await this.#take(next, store, exchange)) this.#here.set(next.hash, next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** The list as it is now. Without it there is nothing to do: its failure is that of the server. */
  async #readList(): Promise<Pack[]> {
    const { secret, url } = this.#options
    try {
      const message = await this.#client.get(`ac/${this.#key}`, LIST_BYTES)
      const packs = message && decodeList(secret, this.#key, message)
      if (message && !packs) this.#say(unsigned(url.host))
      return packs ?? []
    } catch (error) {
      this.#fail(error, true)
      return []
    }
  }

  /** Whether the entries of a pack are in the store now. */
  async #take(pack: Pack, store: Store, exchange: StoreExchange): Promise<boolean> {
    const known = store.get(packedKind, pack.hash)
    if (known && exchange.markShared(Buffer.from(known))) return true
    if (this.#isLeftOut) return false
    try {
      const blob = await this.#client.get(`cas/${pack.hash}`, pack.bytes)
      // The server may remove what was not asked for in a long time.
      this.traffic.read += blob?.length ?? 0
      const entries = blob && unpackEntries(pack, blob)
      const keys = entries && exchange.take(entries)
      if (!keys) this.#lost.add(pack.hash)
      if (!blob) return false
      if (!keys) throw new RemoteFailure('sent something else than what was put there')
      store.set(packedKind, pack.hash, keys)
      return true
    } catch (error) {
      this.#failures++
      this.#fail(error, this.#failures >= MOST_FAILURES)
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
      if (this.#isLeftOut) return
      const others = now.filter(({ hash }) => !this.#seen.has(hash))
      // This store has no room for them; others may.
      const elsewhere = [...this.#seen.values()].filter(
        ({ hash }) => !this.#here.has(hash) && !this.#lost.has(hash),
      )
      const packs = [...made, ...others, ...kept, ...elsewhere]
      const list = encodeList(secret, this.#key, packs)
      await this.#client.put(`ac/${this.#key}`, list)
    } catch (error) {
      if (!(error instanceof RemoteFailure)) throw error
      this.#say(notWritten(url.host, error.message, error.isRefusal))
    }
  }

  /** @param isLast The server is left alone from now on. */
  #fail(error: unknown, isLast: boolean): void {
    if (!(error instanceof RemoteFailure)) throw error
    this.#say(leftOut(this.#options.url.host, error.message))
    if (isLast || this.#patience.isOver) this.#isLeftOut = true
  }

  #say(notice: Diagnostic): void {
    if (!this.notices.some(({ code }) => code === notice.code)) this.notices.push(notice)
  }
}

/** Whether something was needed that others cannot have yet. */
function hasFresh(exchange: StoreExchange): boolean {
  return exchange.list().some((entry) => !entry.isShared && exchange.read(entry))
}

/**
 * Which packs a list goes on with, and which entries get new ones. Packs that are many are
 * joined; where most of what they hold was not needed, they are replaced by what was.
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
  if (packs.length >= MANY_PACKS) return { kept: [], entries }
  return { kept: packs, entries: fresh }
}
