/** A reference of a stylesheet to another file. */
interface StyleReference {
  kind: 'import' | 'url'
  /** The URL as written, without quotes. */
  url: string
  /** Offset of the URL. */
  at: number
  /** Start and end of the `@import` rule or the `url(…)`. */
  start: number
  end: number
}

const QUOTED = String.raw`"([^"\n]+)"|'([^'\n]+)'`
const FUNCTION = String.raw`\burl\(\s*(?:${QUOTED}|([^"'()\s]+))\s*\)`
const REFERENCE = new RegExp(
  String.raw`/\*[^]*?\*/|@import\s+(?:${FUNCTION}|${QUOTED})[^;{}]*;?|${FUNCTION}`,
  'dgi',
)

/** Finds each `@import` and `url(…)` of a stylesheet that isn't in a comment. */
export function styleReferences(text: string): StyleReference[] {
  return [...text.matchAll(REFERENCE)].flatMap((match): StyleReference[] => {
    const place = match.indices!.slice(1).find((each) => each !== undefined)
    if (!place) return []
    const [start, end] = match.indices![0]!
    const kind = match[0].startsWith('@') ? 'import' : 'url'
    const url = text.slice(...place)
    return [{ kind, url, at: place[0], start, end }]
  })
}
