/**
 * The file name for saving a response: that of its `Content-Disposition` (RFC 6266) if
 * accessible, else `response` with an extension for its type.
 */
export function fileNameOf(disposition = '', type: string): string {
  const [, extended] = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition) ?? []
  const [, plain = ''] = /filename\s*=\s*("[^"]*"|[^;\s]+)/i.exec(disposition) ?? []
  // May contain a path, of which browsers only use the last segment.
  const given = decode(extended) || plain.replaceAll('"', '')
  if (given) return given
  const extension = (/\/([^;\s]+)/.exec(type)?.[1] ?? '')
    .replace(/^octet-stream$|^$/, 'bin')
    .replace(/^plain$/, 'txt')
    .replace(/^svg\+xml$/, 'svg')
    .replace(/^.*[+.-]/, '')
  return `response.${extension}`
}

/** Empty if the text isn't encoded correctly. */
function decode(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
