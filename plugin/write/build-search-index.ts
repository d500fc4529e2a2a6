import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { errorMessage } from '../../runtime/kit/error-message.ts'
import { contentHash } from '../kit/content-hash.ts'
import { textKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'
import { fragmentPath } from './check-batch.ts'
import { IndexOutline } from './index-outline.ts'
import { mergeIndex, type MergedIndex } from './merge-index.ts'
import { markFile, UnknownIndexError } from './pagefind-format.ts'
import { runPagefind, type Indexer } from './run-pagefind.ts'
import { searchFileKind, type SearchFile } from './search-file.ts'
import { batchSources, type SearchSource } from './search-source.ts'
import { BatchLoader, shorten, type LoadedBatch } from './stored-batch.ts'
import { readLanguages, writeRecords } from './write-records.ts'

/** Folder of the index in the output. */
export const SEARCH_FOLDER = 'pagefind'

/** A search index. Many of its files are in the store. */
export interface SearchIndex {
  files: SearchFile[]
  /** Texts of pages, batch by batch. */
  texts: IndexTexts[]
}

/** The texts of one batch of pages, which searches show as excerpts. */
export interface IndexTexts {
  /** Key of the batch in the store. */
  key: string
  paths: string[]
  /** Their contents, in the order of `paths`. */
  read(): Promise<Uint8Array[]>
}

/** What an index depends on besides its pages, and the store for its batches. */
export interface IndexOptions {
  store: Store
  /** Whether some pages belong to a version, which limits searches to it. */
  hasVersions: boolean
  /** Defaults to Pagefind. */
  indexer?: Indexer
  /** Receives the reason if pages are indexed all at once. */
  onUnmerged?(reason: string): void
}

const compress = promisify(gzip)

/**
 * Gzip level at half the cost of the highest. The index is less than 1% larger than Pagefind's.
 */
const LEVEL = 7

/** Hash of a compressed index file, by the hash of its uncompressed content. */
const packedKind = textKind('packed')

/**
 * Builds the search index with Pagefind: chunks of words and one record per page with its
 * sections, so that a reader loads little regardless of the number of pages.
 *
 * Pages are passed to Pagefind in batches, and only batches with a changed page. The results
 * are merged into the index that Pagefind would make of all pages, so memory is bounded by the
 * size of a batch. If the format of the index is unknown, Pagefind indexes all pages at once.
 *
 * @param sources Returns the pages in order, as they are rendered. May be called twice.
 * @throws Error with Pagefind's message, or if it has no binary for this platform.
 */
export async function buildSearchIndex(
  sources: () => Iterable<SearchSource> | AsyncIterable<SearchSource>,
  options: IndexOptions,
): Promise<SearchIndex> {
  try {
    const merged = await mergeBatches(sources(), options)
    if (merged) return merged
  } catch (error) {
    if (!(error instanceof UnknownIndexError)) throw error
    options.onUnmerged?.(reasonOf(error))
  }
  return { files: await indexAll(sources(), options), texts: [] }
}

function reasonOf({ message, cause }: UnknownIndexError): string {
  return cause === undefined ? message : `${message}: ${errorMessage(cause)}`
}

/**
 * Indexes pages in batches and keeps the results in the store, for a later index of more pages.
 *
 * @throws Error as `buildSearchIndex` does.
 */
export async function indexBatches(
  sources: AsyncIterable<SearchSource>,
  { store, hasVersions, indexer = runPagefind }: IndexOptions,
): Promise<void> {
  const loader = new BatchLoader(store, hasVersions, indexer)
  const batches: LoadedBatch[] = []
  for await (const batch of batchSources(sources)) batches.push(await loader.load(batch))
  await loader.code(batches)
}

/** The index of all batches. Undefined if there are no pages. */
async function mergeBatches(
  sources: Iterable<SearchSource> | AsyncIterable<SearchSource>,
  { store, hasVersions, indexer = runPagefind }: IndexOptions,
): Promise<SearchIndex | undefined> {
  const loader = new BatchLoader(store, hasVersions, indexer)
  const outline = new IndexOutline()
  const loading: Promise<LoadedBatch>[] = []
  for await (const batch of batchSources(sources)) {
    for (const source of batch) outline.add(source.outline)
    // Read a batch while Pagefind processes the one before.
    await loading.at(-2)
    const loaded = loader.load(batch)
    // It is awaited above or below. This prevents an unhandled rejection until then.
    loaded.catch(() => {})
    loading.push(loaded)
  }
  const batches = await Promise.all(loading)
  if (batches.length === 0) return undefined
  const { files, names, languages } = await merge(batches, store)
  return {
    files: [
      ...files,
      ...(await loader.code(batches)),
      ...writeRecords(languages, outline),
    ],
    texts: batches.map((batch, index) => ({
      key: batch.key,
      paths: names[index]!.flat().map(fragmentPath),
      read: () => loader.texts(batch),
    })),
  }
}

async function merge(
  batches: readonly LoadedBatch[],
  store: Store,
): Promise<MergedIndex> {
  try {
    return await mergeIndex(
      batches.map(({ batch }) => batch),
      (content) => packFile(store, content),
    )
  } catch (error) {
    if (error instanceof UnknownIndexError) throw error
    throw new UnknownIndexError('batches cannot be merged', { cause: error })
  }
}

/** Compresses a file as Pagefind does, or takes it from the store. */
async function packFile(store: Store, content: Uint8Array): Promise<Uint8Array> {
  const key = contentHash('gzip', content)
  const hash = store.get(packedKind, key)
  const stored = hash === undefined ? undefined : store.get(searchFileKind, hash)
  if (stored && contentHash(stored) === hash) return stored
  const packed = await compress(markFile(content), { level: LEVEL })
  const packedHash = contentHash(packed)
  store.set(packedKind, key, packedHash)
  store.set(searchFileKind, packedHash, packed)
  return packed
}

/** Indexes all pages at once with Pagefind. */
async function indexAll(
  sources: Iterable<SearchSource> | AsyncIterable<SearchSource>,
  { hasVersions, indexer = runPagefind }: IndexOptions,
): Promise<SearchFile[]> {
  const outline = new IndexOutline()
  async function* read() {
    for await (const source of sources) {
      outline.add(source.outline)
      yield await source.read()
    }
  }
  const files = await indexer(read(), hasVersions)
  const short = files.map(async (file) => ({
    path: file.path,
    content: await shorten(file),
  }))
  return [...(await Promise.all(short)), ...writeRecords(readLanguages(files), outline)]
}
