const FRAMES = new Set(['iframe', 'embed', 'object'])
const MEDIA = new Set(['video', 'audio', 'source', 'track'])

/** What an element embeds, as content security policies name it. Undefined for others. */
export function embedKind(element: string): 'frame' | 'media' | undefined {
  if (FRAMES.has(element)) return 'frame'
  return MEDIA.has(element) ? 'media' : undefined
}
