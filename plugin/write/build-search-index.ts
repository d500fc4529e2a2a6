import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { contentHash } from '../kit/content-hash.ts'
import { textKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'
import { fragmentPath } from './check-batch.ts'
import { IndexOutline } from './index-outline.ts'
import { mergeIndex, type MergedIndex } from './merge-index.ts'
import { markFile, UnknownIndexError } from './pagefind-format.ts'
import { runPagefind } from './run-pagefind.ts'
import { searchFileKind, type SearchFile } from './search-file.ts'
import { batchSources, type SearchSource } from './search-source.ts'
import { BatchLoader, shorten, type LoadedBatch } from './stored-batch.ts'
import { readLanguages, writeRecords } from './write-records.ts'

/** The folder of the index in the output. */
export const SEARCH_FOLDER = 'pagefind'

/** An index, of whose files many lie in the store. */
export interface SearchIndex {
  files: SearchFile[]
  /** The texts of pages, some at a time. */
  texts: IndexTexts[]
}

export interface IndexTexts {
  /** Names their batch in the store. */
  key: string
  paths: string[]
  /** Their contents, in the order of the paths. */
  read(): Promise<Uint8Array[]>
}

export interface IndexOptions {
  store: Store
  /** Some pages belong to a version: the search is scoped by it. */
  hasVersions: boolean
}

const compress = promisify(gzip)

/** A level that costs half of the highest; the index is not one hundredth larger than Pagefind's. */
const LEVEL = 7

/** By what a file of the index is before it is compressed, the hash of what it is then. */
const packedKind = textKind('packed')

/**
 * Builds the search index with Pagefind: chunks of words and one record for each page,
 * with its sections, so that a reader loads little however many pages there are.
 *
 * Pagefind is given pages in batches, and only those batches in which a page has changed; what
 * it makes of them is merged to what it would make of all. So its memory is that of a batch. An
 * index in another form than we know is made by Pagefind alone, from all pages.
 *
 * @param sources Gives the pages in their order, which may still be in the making; may be asked again.
 * @throws Error with what Pagefind complains of; also where there is no binary of it for
 *   this system.
 */
export async function buildSearchIndex(
  sources: () => Iterable<SearchSource> | AsyncIterable<SearchSource>,
  options: IndexOptions,
): Promise<SearchIndex> {
  try {
    return await mergeBatches(sources(), options)
  } catch (error) {
    if (!(error instanceof UnknownIndexError)) throw error
    return { files: await indexAll(sources(), options), texts: [] }
  }
}

/**
 * Has Pagefind make what an index of more pages needs of these, and keeps it in the store.
 *
 * @throws Error as `buildSearchIndex` does.
 */
export async function indexBatches(
  sources: AsyncIterable<SearchSource>,
  { store, hasVersions }: IndexOptions,
): Promise<void> {
  const loader = new BatchLoader(store, hasVersions)
  const batches: LoadedBatch[] = []
  for await (const batch of batchSources(sources)) batches.push(await loader.load(batch))
  await loader.code(batches)
}

async function mergeBatches(
  sources: Iterable<SearchSource> | AsyncIterable<SearchSource>,
  { store, hasVersions }: IndexOptions,
): Promise<SearchIndex> {
  const loader = new BatchLoader(store, hasVersions)
  const outline = new IndexOutline()
  const loading: Promise<LoadedBatch>[] = []
  for await (const batch of batchSources(sources)) {
    for (const source of batch) outline.add(source.outline)
    // While Pagefind has one, the next is read.
    await loading.at(-2)
    const loaded = loader.load(batch)
    // Awaited above or below.
    loaded.catch(() => {})
    loading.push(loaded)
  }
  const batches = await Promise.all(loading)
  if (batches.length === 0) throw new UnknownIndexError('there are no pages')
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

/** Compresses a file as Pagefind does, unless an earlier index has had it. */
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

/** Has Pagefind make the whole index. */
async function indexAll(
  sources: Iterable<SearchSource> | AsyncIterable<SearchSource>,
  { hasVersions }: IndexOptions,
): Promise<SearchFile[]> {
  const outline = new IndexOutline()
  async function* read() {
    for await (const source of sources) {
      outline.add(source.outline)
      yield await source.read()
    }
  }
  const files = await runPagefind(read(), hasVersions)
  const short = files.map(async (file) => ({
    path: file.path,
    content: await shorten(file),
  }))
  return [...(await Promise.all(short)), ...writeRecords(readLanguages(files), outline)]
}
