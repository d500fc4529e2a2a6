/** How a media type is edited and written. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

const textTypes =
  /^text\/|[/+]xml$|^application\/(?:graphql|javascript|(?:x-)?yaml|toml|sql|jwt)$|\+yaml$/

const jsonLines = /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines)|json-seq)$/

/** True for media types of JSON values one after the other. */
export function isJsonLines(type: string): boolean {
  return jsonLines.test((type.split(';')[0] ?? '').trim().toLowerCase())
}

/** Kind of a media type; parameters such as `charset` do not count. */
export function mediaKind(type: string): MediaKind {
  const name = (type.split(';')[0] ?? '').trim().toLowerCase()
  if (name === 'application/x-www-form-urlencoded') return 'form'
  if (name.startsWith('multipart/')) return 'multipart'
  if (textTypes.test(name) || jsonLines.test(name)) return 'text'
  // `*/*` says nothing: JSON is what APIs mean by it.
  if (name === '*/*' || name === 'application/*' || /[/+]json$/.test(name)) return 'json'
  return 'binary'
}
