import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Queries on a page's HTML. */
interface ReadHtml {
  root: Root
  /** Elements by name, optionally with attributes. `true` matches any value. */
  all(name: string, attributes?: Record<string, string | true>): ReadElement[]
  /**
   * The element with an id.
   * @throws Error if there is none.
   */
  byId(id: string): ReadElement
}

interface ReadElement {
  name: string
  text: string
  attribute(name: string): string | undefined
  all: ReadHtml['all']
}

/** Parses a document for assertions. */
export function readHtml(html: string): ReadHtml {
  const root = fromHtml(html)
  const all = finder(root)
  return {
    root,
    all,
    byId(id) {
      const found = [...walk(root)].find((it) => attributeOf(it, 'id') === id)
      if (!found) throw new Error(`no element has the id ${id}`)
      return wrap(found)
    },
  }
}

function finder(node: Nodes): ReadHtml['all'] {
  return (name, attributes = {}) =>
    [...walk(node)]
      .filter((element) => name === '*' || element.tagName === name)
      .filter((element) =>
        Object.entries(attributes).every(([key, value]) =>
          value === true
            ? attributeOf(element, key) !== undefined
            : attributeOf(element, key) === value,
        ),
      )
      .map(wrap)
}

function wrap(element: Element): ReadElement {
  return {
    name: element.tagName,
    text: textOf(element).replace(/\s+/g, ' ').trim(),
    attribute: (name) => attributeOf(element, name),
    all: finder(element),
  }
}

function* walk(node: Nodes): Generator<Element> {
  if (node.type === 'element') yield node
  if ('children' in node) for (const child of node.children) yield* walk(child)
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Reads an attribute by its HTML name. hast uses the names of the DOM. */
function attributeOf({ properties }: Element, name: string): string | undefined {
  const plain = name.replaceAll('-', '').toLowerCase()
  for (const [key, value] of Object.entries(properties)) {
    const written = key === 'className' ? 'class' : key.toLowerCase().replaceAll('-', '')
    if (written !== plain || value === false || value === null || value === undefined)
      continue
    return Array.isArray(value) ? value.join(' ') : String(value)
  }
  return undefined
}
