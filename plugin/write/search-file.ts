/** One file of the search index. */
export interface SearchFile {
  /** Relative to the index's folder. */
  path: string
  content: Uint8Array
}
