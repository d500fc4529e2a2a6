const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': '\u{a0}',
}

/** Decodes character references. Returns undefined if one is unknown. */
export function decodeCharacters(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const read = text.replace(/&(?:#?[a-z\d]+;?)?/gi, (sign) => {
    isKnown &&= sign === '&' || Object.hasOwn(SIGNS, sign)
    return SIGNS[sign] ?? sign
  })
  return isKnown ? read : undefined
}
