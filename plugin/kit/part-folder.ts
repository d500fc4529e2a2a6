import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineTraits } from './machine-traits.ts'
import { groupEntries } from './group-entries.ts'
import { toolVersions } from './tool-versions.ts'
import { packageVersion } from './package-files.ts'
import { isPack, packEntries, unpackEntries, type Pack } from './remote-pack.ts'
import type { StagingWriter } from './staging-writer.ts'
import { isPlainObject } from './is-plain-object.ts'
import { hasShape } from './stored-kind.ts'
import { StoreExchange } from './store-exchange.ts'
import type { Store } from './store.ts'

/** The manifest in the folder of a part. */
export const PART_FILE = 'part.json'

/** The manifest of a part of a site. */
export interface PartManifest {
  /**
   * Which Skerry made it, and in which environment. A part can be joined only if these match.
   */
  maker: PartMaker
  /** The navigation divisions that it was built for, as given on the command line. */
  divisions: string[]
  /** Its pages: path to content key. The key is empty for pages that are never cached. */
  pages: Record<string, string>
  /** The store entries of these pages, as files in the folder. */
  packs: Pack[]
}

/** Everything besides the sources that affects the rendered pages. */
export interface PartMaker {
  /** The version of Skerry, for messages. */
  skerry: string
  /** The result of `toolVersions`. */
  tools: string
  /** The result of `machineTraits`: Node version, locale, time zone, …. */
  machine: string
  base: string
}

/** A part that is to be joined. */
export interface SitePart extends PartManifest {
  /** Absolute path of its folder. */
  folder: string
}

/** Describes this process as the maker of a part. */
export function partMaker(base: string): PartMaker {
  const machine = machineTraits().join(' ')
  return { skerry: packageVersion, tools: toolVersions(), machine, base }
}

/**
 * Writes a part: packs with all entries of the store that were needed since it was opened, and
 * the manifest.
 *
 * @returns The size of the packs in bytes, or undefined if the store isn't on disk.
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
 * Reads the manifest of a part.
 *
 * @param folder Absolute path.
 * @returns `none` if the folder has no manifest, `damaged` if it is invalid.
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

/** Imports the packs of a part into a store. Returns false if a file is missing or modified. */
export function importPacks({ folder, packs }: SitePart, { handle }: Store): boolean {
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
const isText = (value: unknown) => typeof value === 'string'

function isManifest(value: unknown): value is PartManifest {
  return (
    hasManifestShape(value) &&
    isMaker(value.maker) &&
    value.divisions.every(isText) &&
    isPlainObject(value.pages) &&
    Object.values(value.pages).every(isText) &&
    value.packs.every(isPack)
  )
}
