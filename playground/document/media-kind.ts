/** How a media type is edited and written. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

const textTypes =
  /^text\/|[/+]xml$|^application\/(?:graphql|javascript|(?:x-)?yaml|toml|sql|jsonl|x-ndjson|json-seq|jwt)$|\+yaml$/

/** Kind of a media type; parameters such as `charset` do not count. */
export function mediaKind(type: string): MediaKind {
  const name = (type.split(';')[0] ?? '').trim().toLowerCase()
  if (name === 'application/x-www-form-urlencoded') return 'form'
  if (name.startsWith('multipart/')) return 'multipart'
  if (textTypes.test(name)) return 'text'
  // `*/*` says nothing: JSON is what APIs mean by it.
  if (name === '*/*' || name === 'application/*' || /[/+]json$/.test(name)) return 'json'
  return 'binary'
}
