import * as v from 'valibot'

/** The last response from an address. */
export const FetchedEntry = v.object({
  url: v.string(),
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
  /** ISO 8601. */
  fetched: v.string(),
  /** Base64. */
  body: v.string(),
})
export type FetchedEntry = v.InferOutput<typeof FetchedEntry>

/** Holds the last responses from one run to the next. */
export interface FetchCache {
  get(url: string): FetchedEntry | undefined
  set(entry: FetchedEntry): void
}
