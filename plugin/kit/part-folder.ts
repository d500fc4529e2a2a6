import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineTraits } from './machine-traits.ts'
import { groupEntries } from './group-entries.ts'
import { ownTools } from './own-tools.ts'
import { packageVersion } from './package-files.ts'
import { packEntries, unpackEntries, type Pack } from './remote-pack.ts'
import type { StagingWriter } from './staging-writer.ts'
import { hasShape, isPlainObject } from './stored-kind.ts'
import { StoreExchange } from './store-exchange.ts'
import type { Store } from './store.ts'

/** The file of a part's folder that says what is in the others. */
export const PART_FILE = 'part.json'

/** What a part of a site says of itself. */
export interface PartManifest {
  /** Who made it, and where: a part is of use where these are the same. */
  maker: PartMaker
  /** The divisions that it was made for, as they were named. */
  divisions: string[]
  /** Its pages: of each, by its path, the key of what it is made from; empty where it is made in each build. */
  pages: Record<string, string>
  /** What the store has of these pages, as files. */
  packs: Pack[]
}

/** What decides beside the sources what a page becomes. */
export interface PartMaker {
  /** The version of Skerry, for people. */
  skerry: string
  /** `ownTools` */
  tools: string
  /** Node, its language and time zone. */
  machine: string
  base: string
}

/** A part that is to be joined. */
export interface SitePart extends PartManifest {
  /** Its folder, absolute. */
  folder: string
}

/** This process as the maker of a part. */
export function partMaker(base: string): PartMaker {
  const machine = machineTraits().join(' ')
  return { skerry: packageVersion, tools: ownTools(), machine, base }
}

/**
 * Writes a part: what was needed so far of a store that was opened for it.
 *
 * @returns Bytes; undefined where the store has no files.
 */
export function writePart(
  output: StagingWriter,
  store: Store,
  manifest: Omit<PartManifest, 'packs'>,
): number | undefined {
  store.flush()
  if (!store.handle) return undefined
  const exchange = new StoreExchange(store.handle)
  const packs: Pack[] = []
  try {
    const needed = exchange.list().filter(({ isNeeded }) => isNeeded)
    for (const { blobEntries } of groupEntries(exchange, needed)) {
      const { pack, blob } = packEntries(blobEntries)
      output.write(packFile(pack), blob)
      packs.push(pack)
    }
  } finally {
    exchange.close()
  }
  const whole: PartManifest = { ...manifest, packs }
  output.write(PART_FILE, `${JSON.stringify(whole, undefined, 2)}\n`)
  return packs.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Reads what a part says of itself.
 *
 * @param folder Absolute.
 * @returns `none` where the folder holds no part, `damaged` where it is not as it was written.
 */
export function readSitePart(folder: string): SitePart | 'none' | 'damaged' {
  let text: string
  try {
    text = readFileSync(join(folder, PART_FILE), 'utf8')
  } catch {
    return 'none'
  }
  try {
    const manifest: unknown = JSON.parse(text)
    return isManifest(manifest) ? { ...manifest, folder } : 'damaged'
  } catch {
    return 'damaged'
  }
}

/** Puts what a part holds into a store. False where a file of it is missing or changed. */
export function takePart({ folder, packs }: SitePart, { handle }: Store): boolean {
  const exchange = handle && new StoreExchange(handle)
  try {
    for (const pack of packs) {
      const entries = unpackEntries(pack, readFileSync(join(folder, packFile(pack))))
      if (!entries || (exchange && !exchange.take(entries))) return false
    }
    return true
  } catch {
    return false
  } finally {
    exchange?.close()
  }
}

function packFile({ hash }: Pack): string {
  return `${hash}.pack`
}

const hasManifestShape = hasShape<PartManifest>({
  maker: 'record',
  divisions: 'array',
  pages: 'record',
  packs: 'array',
})
const isMaker = hasShape<PartMaker>({
  skerry: 'string',
  tools: 'string',
  machine: 'string',
  base: 'string',
})
const isPack = hasShape<Pack>({ hash: 'string', bytes: 'number', size: 'number' })
const isText = (value: unknown) => typeof value === 'string'

function isManifest(value: unknown): value is PartManifest {
  return (
    hasManifestShape(value) &&
    isMaker(value.maker) &&
    value.divisions.every(isText) &&
    isPlainObject(value.pages) &&
    Object.values(value.pages).every(isText) &&
    // Of the hash a name of a file is made.
    value.packs.every((pack) => isPack(pack) && /^[0-9a-f]{64}$/.test(pack.hash))
  )
}
