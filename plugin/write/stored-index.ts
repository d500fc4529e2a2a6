import { contentHash } from '../kit/content-hash.ts'
import { hasShape, jsonKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'
import type { IndexTexts, SearchIndex } from './build-search-index.ts'
import { searchFileKind, type SearchFile } from './search-file.ts'
import { indexTools, readTexts } from './stored-batch.ts'

/** Where the files of an index are in the store. */
interface FileList {
  /** Paths and content hashes of files. */
  files: [path: string, hash: string][]
  /** Texts of pages: the key of their batch, and their paths. */
  texts: [key: string, paths: string[]][]
}

const listKind = jsonKind<FileList>(
  'search',
  hasShape<FileList>({ files: 'array', texts: 'array' }),
)

/**
 * Key of the index of some pages.
 *
 * @param pages Everything that is indexed of them.
 */
export function indexKey(pages: readonly unknown[]): string {
  return contentHash('search', indexTools(), pages)
}

/** Whether an index is stored. Some of its files may be lost. */
export function hasStoredIndex(store: Store, key: string): boolean {
  return store.has(listKind, key)
}

/**
 * Reads a stored index, one file at a time.
 *
 * @returns Whether it was complete. Otherwise discard the files passed so far.
 */
export function readStoredIndex(
  store: Store,
  key: string,
  give: (file: SearchFile) => void,
): boolean {
  const list = store.get(listKind, key)
  if (!list?.files.every(([, hash]) => store.has(searchFileKind, hash))) return false
  for (const [path, hash] of list.files) {
    const content = store.get(searchFileKind, hash)
    if (!content || contentHash(content) !== hash) return false
    give({ path, content })
  }
  for (const [batch, paths] of list.texts) {
    const contents = readTexts(store, batch)
    if (contents?.length !== paths.length) return false
    for (const file of joinTexts(paths, contents)) give(file)
  }
  return true
}

/** Yields all files of an index, with few in memory at a time. */
export async function* filesOf({
  files,
  texts,
}: SearchIndex): AsyncGenerator<SearchFile> {
  yield* files
  for (const { paths, read } of texts) yield* joinTexts(paths, await read())
}

/** Stores the list of files of an index, and those files that are not in the store yet. */
export function storeIndex(
  store: Store,
  key: string,
  { files, texts }: SearchIndex,
): void {
  const hashes = files.map(({ path, content }): [string, string] => {
    const hash = contentHash(content)
    if (!store.has(searchFileKind, hash)) store.set(searchFileKind, hash, content)
    return [path, hash]
  })
  const batches = texts.map((each: IndexTexts): [string, string[]] => [
    each.key,
    each.paths,
  ])
  store.set(listKind, key, { files: hashes, texts: batches })
}

function joinTexts(
  paths: readonly string[],
  contents: readonly Uint8Array[],
): SearchFile[] {
  return paths.map((path, index) => ({ path, content: contents[index]! }))
}
