import { bytesKind } from '../kit/stored-kind.ts'

/** A file of the search index. */
export interface SearchFile {
  /** Relative to the index's folder. */
  path: string
  content: Uint8Array
}

/**
 * A file of an index, keyed by the hash of its content. Most files are the same in the next
 * index.
 */
export const searchFileKind = bytesKind('searched')
