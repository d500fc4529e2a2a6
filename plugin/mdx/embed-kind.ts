const MEDIA = new Set(['video', 'audio', 'source', 'track'])

/** What an element embeds, as content security policies name it. Undefined for others. */
export function embedKind(element: string): 'frame' | 'object' | 'media' | undefined {
  if (element === 'iframe') return 'frame'
  if (element === 'embed' || element === 'object') return 'object'
  return MEDIA.has(element) ? 'media' : undefined
}
