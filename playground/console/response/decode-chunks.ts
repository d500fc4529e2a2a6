/** Decodes bytes chunk by chunk, with the charset of the content type, or UTF-8. */
export function* decodeChunks(
  chunks: readonly Uint8Array[],
  contentType = '',
): Generator<string> {
  const decoder = textDecoder(contentType)
  for (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  const rest = decoder.decode()
  if (rest) yield rest
}

/** The decoder for a content type. Unknown charsets fall back to UTF-8. */
export function textDecoder(contentType: string): TextDecoder {
  const charset = /charset="?([^";\s]+)/i.exec(contentType)?.[1]
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** The length of the pieces of `cutText`. */
const PIECE_LENGTH = 16_384

/** Splits text into pieces of a limited length. */
export function* cutText(pieces: Iterable<string>): Generator<string> {
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += PIECE_LENGTH) {
      yield piece.slice(start, start + PIECE_LENGTH)
    }
  }
}
