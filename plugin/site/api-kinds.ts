import { is } from 'valibot'
import {
  type FetchCache,
  FetchedEntry,
  type ReadApiResult,
} from '../../playground/index.ts'
import { hasShape, isPlainObject, jsonKind, localKind } from '../kit/stored-kind.ts'
import type { Store } from '../kit/store.ts'

/** A description as it was read, with the files that it was read from. */
export interface StoredApi {
  result: ReadApiResult
  /** Relative file to the hash of its content; absent for files that were not there. */
  hashes: Record<string, string>
}

const isResult = hasShape<ReadApiResult>({
  api: 'record?',
  diagnostics: 'array',
  files: 'array',
})

/** By the description's location. */
export const apiKind = jsonKind<StoredApi>(
  'api',
  (value): value is StoredApi =>
    isPlainObject(value) && isResult(value['result']) && isPlainObject(value['hashes']),
)

/** By address. */
const fetchedKind = localKind(
  jsonKind<FetchedEntry>('fetched', (value) => is(FetchedEntry, value)),
)

/** Keeps what addresses on the network have answered. */
export function fetchCache(store: Store): FetchCache {
  return {
    get: (url) => store.get(fetchedKind, url),
    set: (entry) => store.set(fetchedKind, entry.url, entry),
  }
}
