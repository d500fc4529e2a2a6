import { contentHash } from '../kit/content-hash.ts'
import { packageRoot } from '../kit/package-files.ts'
import { ownTools } from '../kit/own-tools.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { bytesKind, jsonKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'
import type { SearchFile } from './search-file.ts'

/** Path of each file of an index, with the hash of its content. */
type FileList = [path: string, hash: string][]

const isPair = (value: unknown): value is FileList[number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((each) => typeof each === 'string')

const listKind = jsonKind<FileList>(
  'search',
  (value): value is FileList => Array.isArray(value) && value.every(isPair),
)

/** One file of an index, by the hash of its content: most are the same in the next index. */
const fileKind = bytesKind('searched')

/**
 * Names the index of pages.
 *
 * @param pages All that the index takes from them.
 */
export function indexKey(pages: readonly unknown[]): string {
  const indexer = packageVersions([{ name: 'pagefind', from: packageRoot }])
  return contentHash('search', ownTools(), indexer, pages)
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
  if (!list?.every(([, hash]) => store.has(fileKind, hash))) return false
  for (const [path, hash] of list) {
    const content = store.get(fileKind, hash)
    if (!content || contentHash(content) !== hash) return false
    give({ path, content })
  }
  return true
}

/** Stores an index for the next build. */
export function storeIndex(
  store: Store,
  key: string,
  files: readonly SearchFile[],
): void {
  const list = files.map(({ path, content }): FileList[number] => {
    const hash = contentHash(content)
    if (!store.has(fileKind, hash)) store.set(fileKind, hash, content)
    return [path, hash]
  })
  store.set(listKind, key, list)
}
