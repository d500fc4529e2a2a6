import { minify } from 'vite'
import { contentHash } from '../kit/content-hash.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import { packageRoot } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { hasShape, jsonKind, type Kind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'
import { checkBatch } from './check-batch.ts'
import {
  readBatch,
  type BatchHead,
  type IndexBatch,
  type SplitIndex,
} from './index-batch.ts'
import { UnknownIndexError } from './pagefind-format.ts'
import type { Indexer } from './run-pagefind.ts'
import { searchFileKind, type SearchFile } from './search-file.ts'
import type { SearchSource } from './search-source.ts'

/** A batch, and the pages to index again if the store loses a part of it. */
export interface LoadedBatch {
  /** Key in the store. */
  key: string
  batch: IndexBatch
  sources: readonly SearchSource[]
}

/** The texts of a batch's pages, used for excerpts. */
const textsKind = framesKind('excerpts')

const headKind = jsonKind<BatchHead>(
  'head',
  hasShape<BatchHead>({ entry: 'record', code: 'array', languages: 'array' }),
)

const batchFrames = framesKind('indexed')
const batchKind: Kind<IndexBatch> = {
  name: batchFrames.name,
  encode: ({ head, words, tallies }) =>
    batchFrames.encode([Buffer.from(JSON.stringify(head)), ...words, ...tallies]),
  decode(bytes) {
    const [first, ...rest] = batchFrames.decode(bytes) ?? []
    const head = first && headKind.decode(Buffer.from(first))
    const count = head?.languages.length
    if (!head || count === undefined || rest.length !== 2 * count) return undefined
    return { head, words: rest.slice(0, count), tallies: rest.slice(count) }
  },
}

/** Key of our own build and Pagefind's version. */
export function indexTools(): string {
  const indexer = packageVersions([{ name: 'pagefind', from: packageRoot }])
  return contentHash(toolVersions(), indexer)
}

/** The texts of a batch's pages, if they are in the store. */
export function readTexts(store: Store, key: string): Uint8Array[] | undefined {
  return store.get(textsKind, key)
}

/** Loads batches of pages from the store, or indexes them with Pagefind. */
export class BatchLoader {
  readonly #store: Store
  readonly #hasVersions: boolean
  readonly #indexer: Indexer
  readonly #tools = indexTools()
  #isChecked = false

  constructor(store: Store, hasVersions: boolean, indexer: Indexer) {
    this.#store = store
    this.#hasVersions = hasVersions
    this.#indexer = indexer
  }

  /**
   * Indexes a batch of pages.
   *
   * @throws UnknownIndexError if the format of the index is unknown. Error with Pagefind's
   *   message.
   */
  async load(sources: readonly SearchSource[]): Promise<LoadedBatch> {
    const keys = sources.map((source) => source.key)
    const key = contentHash('search batch', this.#tools, this.#hasVersions, keys)
    const stored = this.#store.has(textsKind, key)
      ? this.#store.get(batchKind, key)
      : undefined
    const batch = stored ?? (await this.#make(key, sources)).batch
    return { key, batch, sources }
  }

  /** The texts of a batch's pages, as the files that are served. */
  async texts({ key, sources }: LoadedBatch): Promise<Uint8Array[]> {
    return (
      readTexts(this.#store, key) ?? (await this.#make(key, sources)).fragments.flat()
    )
  }

  /** Pagefind's browser code for all languages of the batches. */
  async code(batches: readonly LoadedBatch[]): Promise<SearchFile[]> {
    const files = new Map<string, SearchFile>()
    for (const { key, batch, sources } of batches)
      for (const [path, hash] of batch.head.code) {
        if (files.has(path)) continue
        const find = () => this.#store.get(searchFileKind, shortKey(hash))
        const content = find() ?? (await this.#makeCode(key, sources, path))
        files.set(path, { path, content })
      }
    return [...files.values()]
  }

  async #make(key: string, sources: readonly SearchSource[]): Promise<SplitIndex> {
    const store = this.#store
    const files = await this.#indexer(readAll(sources), this.#hasVersions)
    const apart = await this.#takeApart(files)
    const { batch, fragments, code } = apart
    store.set(batchKind, key, batch)
    store.set(textsKind, key, fragments.flat())
    for (const file of code) await this.#keepCode(file)
    return apart
  }

  /** @throws UnknownIndexError for any failure, which means that the format is unknown. */
  async #takeApart(files: readonly SearchFile[]): Promise<SplitIndex> {
    try {
      const apart = readBatch(files)
      // Checking one batch is enough, as all batches of a build use the same Pagefind.
      if (!this.#isChecked) await checkBatch(apart, files)
      this.#isChecked = true
      return apart
    } catch (error) {
      throw new UnknownIndexError('the index has an unknown form', { cause: error })
    }
  }

  async #makeCode(
    key: string,
    sources: readonly SearchSource[],
    path: string,
  ): Promise<Uint8Array> {
    const { code } = await this.#make(key, sources)
    const file = code.find((each) => each.path === path)
    if (!file) throw new UnknownIndexError(`Pagefind no longer outputs ${path}`)
    return this.#keepCode(file)
  }

  async #keepCode(file: SearchFile): Promise<Uint8Array> {
    const key = shortKey(contentHash(file.content))
    const stored = this.#store.get(searchFileKind, key)
    if (stored) return stored
    const content = await shorten(file)
    this.#store.set(searchFileKind, key, content)
    return content
  }
}

function shortKey(hash: string): string {
  return contentHash('shortened', hash)
}

/** Minifies Pagefind's code, which is not minified. */
export async function shorten({ path, content }: SearchFile): Promise<Uint8Array> {
  if (!path.endsWith('.js')) return content
  const { code, errors } = await minify(path, Buffer.from(content).toString())
  return errors.length > 0 ? content : Buffer.from(code)
}

async function* readAll(sources: readonly SearchSource[]) {
  for (const source of sources) yield await source.read()
}

/** Encodes several values: their number, the length of each, and their bytes. */
function framesKind(name: string): Kind<Uint8Array[]> {
  return {
    name,
    encode(frames) {
      const lengths = Buffer.alloc(4 * (frames.length + 1))
      lengths.writeUInt32LE(frames.length)
      for (const [index, { length }] of frames.entries())
        lengths.writeUInt32LE(length, 4 * (index + 1))
      return [lengths, ...frames]
    },
    decode(bytes) {
      if (bytes.length < 4) return undefined
      const count = bytes.readUInt32LE()
      let at = 4 * (count + 1)
      if (at > bytes.length) return undefined
      const frames: Uint8Array[] = []
      for (let index = 0; index < count; index++) {
        const length = bytes.readUInt32LE(4 * (index + 1))
        frames.push(new Uint8Array(bytes.subarray(at, at + length)))
        at += length
      }
      return at === bytes.length ? frames : undefined
    },
  }
}
