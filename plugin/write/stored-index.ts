import { contentHash } from '../kit/content-hash.ts'
import { hasShape, jsonKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'
import type { IndexTexts, SearchIndex } from './build-search-index.ts'
import { searchFileKind, type SearchFile } from './search-file.ts'
import { indexTools, readTexts } from './stored-batch.ts'

/** Where the files of an index are in the store. */
interface FileList {
  /** Each path with the hash of its content. */
  files: [path: string, hash: string][]
  /** Of texts of pages the key of their batch, and their paths. */
  texts: [key: string, paths: string[]][]
}

const listKind = jsonKind<FileList>(
  'search',
  hasShape<FileList>({ files: 'array', texts: 'array' }),
)

/**
 * Names the index of pages.
 *
 * @param pages All that the index takes from them.
 */
export function indexKey(pages: readonly unknown[]): string {
  return contentHash('search', indexTools(), pages)
}

/** Whether an earlier build has made an index; a part of it may be lost. */
export function hasStoredIndex(store: Store, key: string): boolean {
  return store.has(listKind, key)
}

/**
 * Gives the files of an earlier build's index, one at a time.
 *
 * @returns Whether all of it was there; else what was given so far is of no use.
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

/** All files of an index, of which few are in memory at a time. */
export async function* filesOf({
  files,
  texts,
}: SearchIndex): AsyncGenerator<SearchFile> {
  yield* files
  for (const { paths, read } of texts) yield* joinTexts(paths, await read())
}

/** Stores where the files of an index are, and those that are not in the store yet. */
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
