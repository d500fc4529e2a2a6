import type { Element } from 'hast'

const words = (list: string) => new Set(list.split(' '))

const TABLE_PARTS = words('colgroup table tbody tfoot thead tr')
/** Elements with special parsing rules: their text isn't parsed, or they are moved. */
const ODD = words(
  'applet base body button form frame frameset head html iframe image keygen listing marquee math nobr noembed noframes noscript object optgroup option param plaintext rb rp rt rtc template textarea title xmp',
)
const CLOSES_PARAGRAPH = words(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
)
const HEADINGS = words('h1 h2 h3 h4 h5 h6')
const LISTS = words('dd dir dl dt li menu ol ul')
const PARENTS = new Map([
  ['caption', words('table')],
  ['colgroup', words('table')],
  ['col', words('colgroup')],
  ['thead', words('table')],
  ['tbody', words('table')],
  ['tfoot', words('table')],
  ['tr', words('thead tbody tfoot')],
  ['td', words('tr')],
  ['th', words('tr')],
])

/**
 * Whether the HTML parser would keep an element where it is written: in the innermost open one.
 */
export function fits(name: string, open: readonly Element[]): boolean {
  const parent = open.at(-1)?.tagName ?? ''
  const parents = PARENTS.get(name)
  if (parents) return parents.has(parent)
  if (TABLE_PARTS.has(parent)) return false
  if (ODD.has(name)) return name === 'button' && !isInside(open, 'button')
  if (name === 'a') return !isInside(open, 'a')
  if (!CLOSES_PARAGRAPH.has(name)) return true
  // A paragraph can't contain any of these, so only the innermost one matters.
  if (lastOf(CLOSES_PARAGRAPH, open) === 'p') return false
  if (HEADINGS.has(name)) return !HEADINGS.has(parent)
  if (name === 'li') return lastOf(LISTS, open) !== 'li'
  if (name === 'dd' || name === 'dt') return !/^d[dt]$/.test(lastOf(LISTS, open))
  return true
}

/** Whether text in an element stays there. */
export function holdsWords({ tagName }: Element): boolean {
  return !TABLE_PARTS.has(tagName)
}

function isInside(open: readonly Element[], name: string): boolean {
  return open.some(({ tagName }) => tagName === name)
}

function lastOf(names: ReadonlySet<string>, open: readonly Element[]): string {
  return open.findLast(({ tagName }) => names.has(tagName))?.tagName ?? ''
}
