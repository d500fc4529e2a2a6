import type { Element, ElementContent, Nodes } from 'hast'

/** Creates an element. */
export function make(
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

/** Creates a text node. */
export function makeText(value: string): ElementContent {
  return { type: 'text', value }
}

/** Whether a node is an element, with one of the tag names if any are given. */
export function isElement(
  node: { type: string },
  ...tagNames: string[]
): node is Element {
  return (
    node.type === 'element' &&
    (tagNames.length === 0 || tagNames.includes((node as Element).tagName))
  )
}

/** The class names of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties
  return Array.isArray(className) ? (className as string[]) : []
}

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties
  return Array.isArray(className) && className.includes(name)
}

/** An attribute as text. Undefined if it is absent or boolean. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  if (value === undefined || value === null || typeof value === 'boolean')
    return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** The first descendant with a class, in document order. */
export function find(element: Element, className: string): Element | undefined {
  return findElement(element, (each) => hasClass(each, className))
}

/** The first descendant that is a part of a component (`data-component-part`). */
export function findPart(element: Element, part: string): Element | undefined {
  return findElement(element, (each) => attributeOf(each, 'dataComponentPart') === part)
}

function findElement(
  element: Element,
  test: (inside: Element) => boolean,
): Element | undefined {
  for (const child of element.children) {
    if (child.type !== 'element') continue
    const found = test(child) ? child : findElement(child, test)
    if (found) return found
  }
  return undefined
}

/** The outermost descendants with a class. */
export function findAll(element: Element, className: string): Element[] {
  const found: Element[] = []
  for (const child of element.children) {
    if (child.type !== 'element') continue
    if (hasClass(child, className)) found.push(child)
    else found.push(...findAll(child, className))
  }
  return found
}

/** Whether any descendant element passes the test. */
export function holds(element: Element, test: (inside: Element) => boolean): boolean {
  return element.children.some(
    (child) => child.type === 'element' && (test(child) || holds(child, test)),
  )
}

/** The text content of a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  let text = ''
  for (const child of node.children) text += textOf(child)
  return text
}

/** The text content of a code block, with a line break for each `<br>`. */
export function textOfCode(node: Nodes): string {
  if (node.type !== 'element') return textOf(node)
  return node.tagName === 'br' ? '\n' : node.children.map(textOfCode).join('')
}

/** Whether a node is a comment or whitespace. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
)

/** Whether a node is a block in Markdown. A link is not, even with blocks inside. */
export function isBlock(node: Nodes): boolean {
  return (
    node.type === 'element' &&
    (BLOCKS.has(node.tagName) || (node.tagName !== 'a' && node.children.some(isBlock)))
  )
}
