/** Decides which editor a body gets and how it is serialised. */
type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

const TEXT_TYPES =
  /^text\/|[/+]xml$|^application\/(?:graphql|javascript|(?:x-)?yaml|toml|sql|jwt)$|\+yaml$/

const JSON_LINES = /^application\/(?:(?:x-)?(?:ndjson|jsonl|jsonlines)|json-seq)$/

/** True for media types that hold a sequence of JSON values (NDJSON, JSON Lines, RFC 7464). */
export function isJsonLines(type: string): boolean {
  return JSON_LINES.test((type.split(';')[0] ?? '').trim().toLowerCase())
}

/** The kind of a media type. Parameters such as `charset` are ignored. */
export function mediaKind(type: string): MediaKind {
  const name = (type.split(';')[0] ?? '').trim().toLowerCase()
  if (name === 'application/x-www-form-urlencoded') return 'form'
  if (name.startsWith('multipart/')) return 'multipart'
  if (TEXT_TYPES.test(name) || JSON_LINES.test(name)) return 'text'
  // APIs that declare a wildcard nearly always mean JSON.
  if (name === '*/*' || name === 'application/*' || /[/+]json$/.test(name)) return 'json'
  return 'binary'
}
