/**
 * The name under which a response is saved: the server's own (RFC 6266), as far as it is seen,
 * else `response` with an ending by its type.
 */
export function fileNameOf(disposition = '', type: string): string {
  const [, extended] = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition) ?? []
  const [, plain = ''] = /filename\s*=\s*("[^"]*"|[^;\s]+)/i.exec(disposition) ?? []
  // Browsers take no more than the last part of a path.
  const given = decode(extended) || plain.replaceAll('"', '')
  if (given) return given
  const ending = (/\/([^;\s]+)/.exec(type)?.[1] ?? '')
    .replace(/^octet-stream$|^$/, 'bin')
    .replace(/^plain$/, 'txt')
    .replace(/^svg.xml$/, 'svg')
    .replace(/^.*[+.-]/, '')
  return `response.${ending}`
}

/** Empty where the text is not encoded right. */
function decode(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
