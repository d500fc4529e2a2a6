import { bytesKind } from '../kit/stored-kind.ts'

/** One file of the search index. */
export interface SearchFile {
  /** Relative to the index's folder. */
  path: string
  content: Uint8Array
}

/** One file of an index, by the hash of its content: most are the same in the next index. */
export const searchFileKind = bytesKind('searched')
