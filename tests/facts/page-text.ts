import type { Fact } from './collect-facts.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
}

/** The text of HTML, and the targets of its links. */
export interface PageText {
  /** White space collapsed. */
  text: string
  /** Letters and digits only. */
  letters: string
  /** Words separated by white space and commas. */
  words: Set<string>
}

/** The text of a page without JavaScript. */
export function pageText(html: string): PageText {
  const plain = html.replace(/<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>|<wbr\/?>/g, '')
  const addresses = [...plain.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)
  const text = decode(
    `${plain.replace(/<\/?(?:a|strong|em|code|span|del)\b[^>]*>/g, '\0').replace(/<[^>]*>/g, ' ')} ${addresses.join(' ')}`,
  )
  const joined = text.replaceAll('\0', '').replace(/\s+/g, ' ')
  const apart = text.replaceAll('\0', ' ').replace(/\s+/g, ' ')
  return {
    text: `${joined} ${apart}`,
    letters: lettersOf(joined),
    words: new Set(apart.split(/[\s,]+/)),
  }
}

/**
 * Whether one of the pages contains a fact. Values are compared verbatim, prose by its
 * letters and digits.
 */
export function says({ kind, text }: Fact, pages: readonly PageText[]): boolean {
  if (/description|summary/i.test(kind)) {
    const parts = proseParts(text)
    return parts.every((part) => pages.some(({ letters }) => letters.includes(part)))
  }
  const shown = text.replace(/\s+/g, ' ')
  return pages.some((page) => page.words.has(shown) || holds(page.text, shown))
}

/** Whether a text occurs as a whole word. */
function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + part.length] ?? ' '
    const starts = !isLetter(before) || !isLetter(part[0]!)
    const ends = !isLetter(after) || !isLetter(part.at(-1)!)
    if (starts && ends) return true
  }
  return false
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}_]/u.test(sign)
}

/** The letters of each line of a text, without markup. */
function proseParts(text: string): string[] {
  return text
    .replace(/<!--[\s\S]*?-->/g, '\n')
    .replace(/<[a-z/][^>]*>/gi, '\n')
    .replace(/^\s*\[[^\]]+\]:\s*\S+.*$/gm, '\n')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '\n$1\n')
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/g, '\n$1\n')
    .replace(/^(\s*)(?:```|~~~).*$/gm, '\n')
    .replace(/^[\s|:-]+$/gm, '\n')
    .replace(/^\s*\d+[.)]\s/gm, '\n')
    .split(/[\n|]|\s{2,}|&nbsp;/)
    .map((line) => lettersOf(decode(line)))
    .filter(Boolean)
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return ENTITIES[name] ?? whole
  })
}
