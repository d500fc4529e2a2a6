import { is } from 'valibot'
import {
  type FetchCache,
  FetchedEntry,
  type ReadApiResult,
} from '../../playground/index.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { hasShape, jsonKind, localKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'

/** An API description in the store, with hashes of the files it was read from. */
interface StoredApi {
  result: ReadApiResult
  /** Root-relative file → hash of its content. Missing files have no entry. */
  hashes: Record<string, string>
}

const isResult = hasShape<ReadApiResult>({
  api: 'record?',
  diagnostics: 'array',
  files: 'array',
})

/** Store entries of API descriptions, by location. */
export const apiKind = jsonKind<StoredApi>(
  'api',
  (value): value is StoredApi =>
    isPlainObject(value) && isResult(value['result']) && isPlainObject(value['hashes']),
)

/** Store entries of fetched files, by URL. */
const fetchedKind = localKind(
  jsonKind<FetchedEntry>('fetched', (value) => is(FetchedEntry, value)),
)

/** A cache for fetched files, backed by the store. */
export function fetchCache(store: Store): FetchCache {
  return {
    get: (url) => store.get(fetchedKind, url),
    set: (entry) => store.set(fetchedKind, entry.url, entry),
  }
}
