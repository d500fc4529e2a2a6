import type { Element } from 'hast'
import { paragraphClosers } from '../../runtime/kit/html-names.ts'

const words = (list: string) => new Set(list.split(' '))

const TABLE_PARTS = words('colgroup table tbody tfoot thead tr')
/** Elements with special parsing rules: their text isn't parsed, or they are moved. */
const ODD = words(
  'applet base body button form frame frameset head html iframe image keygen listing marquee math nobr noembed noframes noscript object optgroup option param plaintext rb rp rt rtc template textarea title xmp',
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
export function keepsElement(name: string, open: readonly Element[]): boolean {
  const parent = open.at(-1)?.tagName ?? ''
  const parents = PARENTS.get(name)
  if (parents) return parents.has(parent)
  if (TABLE_PARTS.has(parent)) return false
  if (ODD.has(name)) return name === 'button' && !isInside(open, 'button')
  if (name === 'a') return !isInside(open, 'a')
  if (!paragraphClosers.has(name)) return true
  // A paragraph can't contain any of these, so only the innermost one matters.
  if (lastOf(paragraphClosers, open) === 'p') return false
  if (HEADINGS.has(name)) return !HEADINGS.has(parent)
  if (name === 'li') return lastOf(LISTS, open) !== 'li'
  if (name === 'dd' || name === 'dt') return !/^d[dt]$/.test(lastOf(LISTS, open))
  return true
}

/** Whether text in an element stays there. */
export function keepsText({ tagName }: Element): boolean {
  return !TABLE_PARTS.has(tagName)
}

function isInside(open: readonly Element[], name: string): boolean {
  return open.some(({ tagName }) => tagName === name)
}

function lastOf(names: ReadonlySet<string>, open: readonly Element[]): string {
  return open.findLast(({ tagName }) => names.has(tagName))?.tagName ?? ''
}
