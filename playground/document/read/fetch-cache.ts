import * as v from 'valibot'

/** The last successful response from a URL, with its validators (RFC 9110, section 8.8). */
export const FetchedEntry = v.object({
  url: v.string(),
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
  /** Time of the response, in ISO 8601. */
  fetched: v.string(),
  /** Base64-encoded. */
  body: v.string(),
})

/** A fetched description as the cache keeps it. */
export type FetchedEntry = v.InferOutput<typeof FetchedEntry>

/** Keeps responses between runs. */
export interface FetchCache {
  get(url: string): FetchedEntry | undefined
  set(entry: FetchedEntry): void
}
