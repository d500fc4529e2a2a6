/** An element of rendered HTML. */
export interface ElementNode {
  type: 'element'
  name: string
  attributes: Record<string, string>
  children: PageNode[]
}

interface TextNode {
  type: 'text'
  value: string
}

export type PageNode = ElementNode | TextNode

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
const RAW = new Set(['script', 'style'])

/**
 * Parses HTML tag by tag. Unlike in browsers, misplaced elements (a paragraph in a
 * paragraph) stay where they are, so that both sides are compared as rendered.
 * @throws Error if a tag isn't closed, or an end tag has no start tag.
 */
export function parsePageTree(html: string): ElementNode {
  const root: ElementNode = {
    type: 'element',
    name: '#root',
    attributes: {},
    children: [],
  }
  const open: ElementNode[] = [root]
  const pattern =
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-zA-Z][^\s>]*)\s*>|<([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi
  for (let match; (match = pattern.exec(html));) {
    const [whole, closed, opened, attributes = ''] = match
    const parent = open.at(-1)!
    if (closed !== undefined) {
      if (parent.name !== closed)
        throw new Error(`</${closed}> closes <${parent.name}> at ${match.index}`)
      open.pop()
    } else if (opened !== undefined) {
      const element: ElementNode = {
        type: 'element',
        name: opened,
        attributes: parseAttributes(attributes),
        children: [],
      }
      parent.children.push(element)
      if (VOID.has(opened)) continue
      if (/\/\s*$/.test(attributes) && !/=[^\s"']*\/$/.test(attributes)) continue
      if (RAW.has(opened)) {
        const end = html.indexOf(`</${opened}`, pattern.lastIndex)
        element.children.push({
          type: 'text',
          value: html.slice(pattern.lastIndex, end === -1 ? undefined : end),
        })
        pattern.lastIndex = end === -1 ? html.length : html.indexOf('>', end) + 1
      } else open.push(element)
    } else if (!whole.startsWith('<!')) addText(parent, decode(whole))
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.name}> is not closed`)
  return root
}

/** Appends text, joining it with preceding text. */
export function addText(parent: ElementNode, value: string): void {
  const last = parent.children.at(-1)
  if (last?.type === 'text') last.value += value
  else parent.children.push({ type: 'text', value })
}

function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, quoted, single, bare] of text.matchAll(
    /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    attributes[name!] = decode(quoted ?? single ?? bare ?? '')
  return attributes
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

/**
 * Decodes the character references that renderers write. Others are from authors' raw
 * HTML and the same on both sides.
 */
export function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z][a-z\d]*));/gi,
    (written, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? written
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
    },
  )
}

/** Calls `visit` for every element, outermost first. */
export function visitElements(
  parent: ElementNode,
  visit: (element: ElementNode, parent: ElementNode) => void,
): void {
  for (const child of parent.children.slice()) {
    if (child.type !== 'element') continue
    visit(child, parent)
    visitElements(child, visit)
  }
}

/** Text of a node and its descendants. */
export function textContent(node: PageNode): string {
  return node.type === 'text' ? node.value : node.children.map(textContent).join('')
}

/** Replaces a child by others. Adjacent texts are joined. */
export function replaceChild(
  parent: ElementNode,
  child: PageNode,
  others: readonly PageNode[],
): void {
  const children = parent.children.flatMap((it) => (it === child ? others : [it]))
  parent.children = []
  for (const it of children) {
    if (it.type === 'text') addText(parent, it.value)
    else parent.children.push(it)
  }
}

/** Formats a node as short HTML for reports. */
export function printNode(node: PageNode): string {
  if (node.type === 'text') return node.value
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return `<${node.name}${attributes}>${node.children.map(printNode).join('')}</${node.name}>`
}
