/** True for media types that are received event by event. */
export function isStream(type: string): boolean {
  return /^text\/event-stream$|^application\/(?:x-ndjson|ndjson|jsonl|jsonlines|x-jsonlines|json-seq|stream\+json)$/.test(
    type,
  )
}
