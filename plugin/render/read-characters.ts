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

/** Text of HTML with its characters for their names; undefined if one of those is not known. */
export function readCharacters(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const read = text.replace(/&(?:#?[a-z\d]+;?)?/gi, (sign) => {
    isKnown &&= sign === '&' || Object.hasOwn(SIGNS, sign)
    return SIGNS[sign] ?? sign
  })
  return isKnown ? read : undefined
}
