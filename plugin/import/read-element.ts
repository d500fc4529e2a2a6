import type { parseSync } from 'vite'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { foreignText, recordOf, type ForeignRecord } from './foreign-values.ts'

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type Jsx = Extract<Expression, { type: 'JSXElement' | 'JSXFragment' }>

/** An element in the configuration of another tool, as its JSX says. */
interface ForeignElement {
  /** Name of its tag: `Navbar`, `img`. Empty for a fragment. */
  element: string
  props: ForeignRecord
  children: readonly unknown[]
}

/**
 * Reads JSX as a tree of elements.
 *
 * @param read Reads the expressions in it.
 */
export function readElement(
  node: Jsx,
  read: (expression: Expression) => unknown,
): ForeignElement {
  const children = node.children.flatMap((child): unknown[] => {
    if (child.type === 'JSXText') return [textOf(child.value)]
    if (child.type === 'JSXElement' || child.type === 'JSXFragment')
      return [readElement(child, read)]
    return child.type === 'JSXExpressionContainer' &&
      child.expression.type !== 'JSXEmptyExpression'
      ? [read(child.expression)]
      : []
  })
  if (node.type === 'JSXFragment') return { element: '', props: {}, children }
  const { name, attributes } = node.openingElement
  const props = attributes.flatMap((attribute): [string, unknown][] => {
    if (attribute.type === 'JSXSpreadAttribute')
      return Object.entries(recordOf(read(attribute.argument)))
    const { value } = attribute
    if (attribute.name.type !== 'JSXIdentifier') return []
    const key = attribute.name.name
    if (value === null) return [[key, true]]
    if (value.type === 'Literal') return [[key, value.value]]
    if (value.type !== 'JSXExpressionContainer') return [[key, readElement(value, read)]]
    const { expression } = value
    return expression.type === 'JSXEmptyExpression' ? [] : [[key, read(expression)]]
  })
  return {
    element: name.type === 'JSXIdentifier' ? name.name : '',
    props: Object.fromEntries(props),
    children,
  }
}

/** The text that JSX shows for the text between tags: without the indentation of lines. */
function textOf(text: string): string {
  const lines = text.split('\n')
  if (lines.length === 1) return text
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? start : start.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
}

function isElement(value: unknown): value is ForeignElement {
  return isPlainObject(value) && 'element' in value && Array.isArray(value['children'])
}

/** The text of a value that is text or an element. Undefined if it has none. */
export function elementText(value: unknown): string | undefined {
  const join = (inner: unknown): string => {
    if (!isElement(inner)) return typeof inner === 'string' ? inner : ''
    return /^(?:svg|style|script)$/.test(inner.element)
      ? ''
      : inner.children.map(join).join('')
  }
  return isElement(value)
    ? foreignText(join(value).replace(/\s+/g, ' '))
    : foreignText(value)
}

/**
 * A value as Markdown: its text, with links.
 *
 * @param urlOf The URL of a link. Undefined if only its text is kept.
 */
export function elementMarkdown(
  value: unknown,
  urlOf: (href: string) => string | undefined,
): string | undefined {
  const join = (inner: unknown): string => {
    if (!isElement(inner)) return typeof inner === 'string' ? inner : ''
    const { element, props, children } = inner
    const text = children.map(join).join('')
    const href = /^(?:a|Link)$/.test(element) ? foreignText(props['href']) : undefined
    const url = href && urlOf(href)
    return url === undefined || url === '' ? text : `[${text}](${url})`
  }
  return foreignText(join(value).replace(/\s+/g, ' '))
}

/** The properties of all elements with a name in a value, also of those in properties. */
export function elementsNamed(value: unknown, name: RegExp): ForeignRecord[] {
  if (Array.isArray(value)) return value.flatMap((each) => elementsNamed(each, name))
  if (!isElement(value)) return []
  const inner = [...Object.values(value.props), ...value.children]
  return [
    ...(name.test(value.element) ? [{ ...value.props, children: value.children }] : []),
    ...inner.flatMap((each) => elementsNamed(each, name)),
  ]
}

/** The address of the first image in a value: `<img src="…">` or Next.js' `<Image>`. */
export function elementImage(value: unknown): string | undefined {
  const [image = {}] = elementsNamed(value, /^(?:img|Image)$/)
  return foreignText(image['src'])
}
