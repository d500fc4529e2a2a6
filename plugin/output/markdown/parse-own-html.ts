import type { Comment, Element, ElementContent, Properties, Root, Text } from 'hast'

/**
 * HTML that is nested as it is written, as a tree: what pages are drawn as. A tenth of the
 * work of a parser that also repairs. Undefined for all else: end tags that are left out or
 * cross, elements that a browser would move or close, and names of characters beyond the few
 * that a renderer writes.
 */
export function parseOwnHtml(html: string): Root | undefined {
  if (/[\r\0]/.test(html)) return undefined
  const root: Root = { type: 'root', children: [] }
  const open: Element[] = []
  let children = root.children as (ElementContent | Comment)[]
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    const text = html.slice(at, start === -1 ? html.length : start)
    if (text !== '') {
      const value = decode(text)
      const top = open.at(-1)
      if (
        value === undefined ||
        (top && TABLE_PARTS.has(top.tagName) && /\S/.test(value))
      )
        return undefined
      const isFirst = top?.tagName === 'pre' && children.length === 0
      const node: Text = {
        type: 'text',
        value: isFirst ? value.replace(/^\n/, '') : value,
      }
      if (node.value !== '') children.push(node)
    }
    if (start === -1) break
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      if (end === -1 || /^-?>/.test(html.slice(start + 4, start + 6))) return undefined
      children.push({ type: 'comment', value: html.slice(start + 4, end) })
      at = end + 3
      continue
    }
    TAG.lastIndex = start
    const tag = TAG.exec(html)
    if (!tag) return undefined
    at = TAG.lastIndex
    const [, close, name, attributes, slash] = tag as unknown as string[]
    if (close) {
      if (open.pop()?.tagName !== name || attributes) return undefined
      children = (open.at(-1) ?? root).children as ElementContent[]
      continue
    }
    if (!fits(name!, open)) return undefined
    const properties = readAttributes(attributes!)
    if (!properties) return undefined
    const element: Element = { type: 'element', tagName: name!, properties, children: [] }
    children.push(element)
    if (VOID.has(name!)) continue
    if (slash) return undefined
    if (SKIPPED.has(name!)) {
      const end = html.indexOf(`</${name}>`, at)
      if (end === -1 || html.slice(at, end).includes(`<${name}`)) return undefined
      at = end + name!.length + 3
      continue
    }
    open.push(element)
    children = element.children
  }
  return open.length === 0 ? root : undefined
}

const TAG = /<(\/?)([a-z][a-z\d-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/y
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

const words = (list: string) => new Set(list.split(' '))
const VOID = words('area br col embed hr img input link meta source track wbr')
/** What is inside means nothing in Markdown. */
const SKIPPED = words('script select style svg')
const TABLE_PARTS = words('colgroup table tbody tfoot thead tr')
/** Elements with rules of their own: text that is not parsed, or that moves. */
const ODD = words(
  'applet base body button form frame frameset head html iframe image keygen listing marquee math nobr noembed noframes noscript object optgroup option param plaintext rb rp rt rtc template textarea title xmp',
)
const CLOSES_PARAGRAPH = words(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
)
const PARENTS: Record<string, Set<string>> = {
  caption: words('table'),
  colgroup: words('table'),
  col: words('colgroup'),
  thead: words('table'),
  tbody: words('table'),
  tfoot: words('table'),
  tr: words('thead tbody tfoot'),
  td: words('tr'),
  th: words('tr'),
}
const LISTS = words('dd dir dl dt li menu ol ul')

/** Whether an element stays where it is written. */
function fits(name: string, open: readonly Element[]): boolean {
  const parent = open.at(-1)?.tagName ?? ''
  if (Object.hasOwn(PARENTS, name)) return PARENTS[name]!.has(parent)
  if (TABLE_PARTS.has(parent)) return false
  if (ODD.has(name)) return name === 'button' && !isInside(open, 'button')
  if (name === 'a' && isInside(open, 'a')) return false
  if (CLOSES_PARAGRAPH.has(name) && isInside(open, 'p')) return false
  if (/^h[1-6]$/.test(name)) return !/^h[1-6]$/.test(parent)
  if (name === 'li' || name === 'dd' || name === 'dt') {
    const around = open.findLast(({ tagName }) => LISTS.has(tagName))?.tagName ?? ''
    return name === 'li' ? around !== 'li' : around !== 'dd' && around !== 'dt'
  }
  return true
}

function isInside(open: readonly Element[], name: string): boolean {
  return open.some(({ tagName }) => tagName === name)
}

/** Attributes that Markdown is made from, beside those of data. */
const READ = words(
  'align alt alttext aria-label checked class colspan href name poster rowspan src srcset start title type value',
)
const NAMES: Record<string, string> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

/** Attributes that matter, under the names that trees of HTML have. */
function readAttributes(text: string): Properties | undefined {
  const properties: Properties = {}
  for (const [, name, written] of text.matchAll(ATTRIBUTE)) {
    if (!READ.has(name!) && !name!.startsWith('data-')) continue
    const value = written === undefined ? '' : decode(written)
    if (value === undefined) return undefined
    const key = /^(?:data|aria)-/.test(name!)
      ? name!.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      : (NAMES[name!] ?? name!)
    if (Object.hasOwn(properties, key)) continue
    if (key === 'className') properties[key] = value.split(/\s+/).filter(Boolean)
    else properties[key] = key === 'checked' ? true : value
  }
  return properties
}

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

function decode(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const decoded = text.replace(/&(?:#?[a-z\d]+;?)?/gi, (sign) => {
    isKnown &&= sign === '&' || Object.hasOwn(SIGNS, sign)
    return SIGNS[sign] ?? sign
  })
  return isKnown ? decoded : undefined
}
