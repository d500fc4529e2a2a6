import type { Element, ElementContent, Root, RootContent } from 'hast'

import { find, html as htmlInfo } from 'property-information'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import type { Tag } from '../tag.ts'
import { expressionOf, literalOf } from '../tag.ts'
import { voidElements } from '../syntax/html-names.ts'
import { attributeName } from './attribute-name.ts'
import { escapeAttribute, escapeText } from './escape-html.ts'

import type { PageScope } from './page-scope.ts'

type Node = Root | RootContent | ElementContent | Tag

/** Finished HTML; `text` where it is nothing but text. */
interface Html {
  html: string
  text?: string
}

/** Code that gives a value; a vnode needs no escaping. */
interface Hole {
  code: string
  vnode: boolean
}

/** An element with holes: its pieces belong together. */
interface Whole {
  pieces: (Html | Hole)[]
}

type Part = Html | Hole | Whole

/** Attributes that cannot be written into a template. */
const NEEDS_VNODE = new Set(['dangerouslySetInnerHTML', 'key', 'ref'])
const RAW_TEXT = new Set(['script', 'style'])

/**
 * Components that look at their children one by one: they get elements as vnodes, where
 * others get finished HTML.
 */
const LOOKS_INSIDE = new Set(['Heading', 'FileTree', 'Tooltip', 'CodeBlock'])

/**
 * Writes page content as JavaScript. What is static becomes text of templates
 * (`jsxTemplate`), which the server render copies; only components and expressions are
 * evaluated.
 */
export class ContentWriter {
  readonly #scope: PageScope

  constructor(scope: PageScope) {
    this.#scope = scope
  }

  /** Code whose value is the content, for `return`. */
  content(children: readonly Node[]): string {
    const parts = this.#parts(children, false)
    return joinTemplate(parts)
  }

  /** Parts of a list of nodes; adjacent HTML is one part. */
  #parts(nodes: readonly Node[], asVnodes: boolean): Part[] {
    const parts: Part[] = []
    for (const node of nodes) {
      for (const part of this.#part(node, asVnodes)) {
        const last = parts.at(-1)
        if (!asVnodes && last && 'html' in last && 'html' in part) {
          parts[parts.length - 1] = mergeHtml(last, part)
        } else parts.push(part)
      }
    }
    return parts
  }

  #part(node: Node, asVnodes: boolean): Part[] {
    switch (node.type) {
      case 'text':
        return [{ html: escapeText(node.value), text: node.value }]
      case 'element':
        return asVnodes ? [this.#elementVnode(node)] : this.#element(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#tag(node as Tag, asVnodes)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#expression(node)
      case 'rawHtml':
        return [{ html: node.value }]
      default:
        return []
    }
  }

  #element(node: Element): Part[] {
    const attributes = Object.entries(node.properties ?? {})
      .map(([name, value]) => hastAttribute(name, value))
      .join('')
    const open = `<${node.tagName}${attributes}>`
    if (voidElements.has(node.tagName)) return [{ html: open }]
    return this.#wrap(open, this.#parts(node.children, false), `</${node.tagName}>`)
  }

  #elementVnode(node: Element): Part {
    const props: string[] = []
    for (const [name, value] of Object.entries(node.properties ?? {})) {
      const info = find(htmlInfo, name)
      if (value === null || value === undefined || value === false) continue
      const text = Array.isArray(value)
        ? value.join(info.commaSeparated ? ', ' : ' ')
        : value
      props.push(`${JSON.stringify(info.attribute)}: ${JSON.stringify(text)}`)
    }
    return this.#call(
      JSON.stringify(node.tagName),
      props,
      this.#childValues(node.children, true),
    )
  }

  #wrap(open: string, inside: Part[], close: string): Part[] {
    return [whole([{ html: open }, ...inside, { html: close }])]
  }

  #tag(tag: Tag, asVnodes: boolean): Part[] {
    const children = tag.children as unknown as Node[]
    if (tag.name === null) return this.#parts(children, asVnodes)
    if (/^[a-z][^.]*$/.test(tag.name)) {
      const needsVnode = tag.attributes.some(
        (attribute) =>
          attribute.type !== 'mdxJsxAttribute' || NEEDS_VNODE.has(attribute.name),
      )
      if (!needsVnode && !asVnodes) return this.#htmlTag(tag.name, tag, children)
      const props = this.#props(tag, attributeName)
      return [
        this.#call(JSON.stringify(tag.name), props, this.#childValues(children, true)),
      ]
    }
    const name = this.#scope.component(tag)
    const looks = LOOKS_INSIDE.has(tag.name) || tag.type === 'mdxJsxTextElement'
    return [
      this.#call(
        name,
        this.#props(tag, componentProp),
        this.#childValues(children, looks),
      ),
    ]
  }

  #htmlTag(name: string, tag: Tag, children: readonly Node[]): Part[] {
    const parts: Part[] = [{ html: `<${name}` }]
    const add = (part: Part) => parts.push(part)
    for (const attribute of tag.attributes as MdxJsxAttribute[]) {
      const key = attributeName(attribute.name)
      const { value } = attribute
      const literal =
        typeof value === 'object' && value !== null ? this.#literal(value) : value
      if (literal === undefined && value) {
        add({ html: ' ' })
        add({
          code: `_attr(${JSON.stringify(key)}, ${this.#value(value as never)})`,
          vnode: true,
        })
      } else if (literal === null || literal === undefined || literal === true)
        add({ html: ` ${key}` })
      else if (literal !== false)
        add({ html: ` ${key}="${escapeAttribute(String(literal))}"` })
    }
    add({ html: '>' })
    if (voidElements.has(name)) return [whole(parts)]
    for (const part of this.#parts(children, false)) {
      // Scripts and styles know no entities.
      if (!RAW_TEXT.has(name)) add(part)
      else if ('html' in part) add({ html: part.text ?? part.html })
      else if ('code' in part) add({ code: `String(${part.code} ?? '')`, vnode: true })
    }
    add({ html: `</${name}>` })
    return [whole(parts)]
  }

  #props(tag: Tag, nameOf: (name: string) => string): string[] {
    return (tag.attributes as (MdxJsxAttribute | MdxJsxExpressionAttribute)[]).map(
      (attribute) => {
        if (attribute.type === 'mdxJsxExpressionAttribute')
          return this.#scope.spread(attribute)
        const { value } = attribute
        const key = JSON.stringify(nameOf(attribute.name))
        if (value === null || value === undefined) return `${key}: true`
        if (typeof value === 'string') return `${key}: ${JSON.stringify(value)}`
        return `${key}: ${this.#value(value)}`
      },
    )
  }

  #literal(value: { data?: unknown }): string | number | boolean | undefined {
    const expression = expressionOf(value)
    const literal = expression && literalOf(expression)
    return typeof literal === 'object'
      ? undefined
      : (literal as string | number | boolean | undefined)
  }

  #value(value: { value: string; data?: unknown }): string {
    return this.#scope.attributeValue(value as never)
  }

  #expression(node: { value: string; data?: unknown }): Part[] {
    const expression = expressionOf(node)
    // Steps write JSON; authors' comments have no expression.
    if (!expression) return []
    const literal = literalOf(expression)
    if (typeof literal === 'string' || typeof literal === 'number') {
      return [{ html: escapeText(String(literal)), text: String(literal) }]
    }
    if (literal === true || literal === false) return []
    return [this.#scope.expression(node as never, expression)]
  }

  /** Children of a component: each component a value of its own, so that it can be told apart. */
  #childValues(children: readonly Node[], asVnodes: boolean): string[] {
    const parts = this.#parts(children, asVnodes)
    const values: string[] = []
    for (const part of parts) {
      if ('code' in part) values.push(part.code)
      else if ('pieces' in part) values.push(joinTemplate([part]))
      else if (part.text !== undefined) {
        // White space between blocks draws nothing.
        if (part.text.trim() !== '' || !/[\n\r]/.test(part.text))
          values.push(JSON.stringify(part.text))
      } else if (part.html.trim() !== '')
        values.push(`_template([${JSON.stringify(part.html.trim())}])`)
    }
    return values
  }

  #call(type: string, props: string[], children: string[]): Part {
    const own =
      children.length === 0
        ? props
        : [
            ...props,
            `children: ${children.length === 1 ? children[0] : `[${children.join(', ')}]`}`,
          ]
    const call = children.length > 1 ? '_jsxs' : '_jsx'
    return { code: `${call}(${type}, {${own.join(', ')}})`, vnode: true }
  }
}

/** `_template(["<p>", "</p>"], hole)`, or less where there is less. */
function joinTemplate(parts: Part[]): string {
  const texts: string[] = ['']
  const holes: string[] = []
  for (const piece of parts.flatMap((part) => ('pieces' in part ? part.pieces : part))) {
    if ('html' in piece) texts[texts.length - 1] += piece.html
    else {
      holes.push(piece.vnode ? piece.code : `_escape(${piece.code})`)
      texts.push('')
    }
  }
  if (holes.length === 0 && texts[0]!.trim() === '') return 'null'
  const list = texts.map((text) => JSON.stringify(text)).join(', ')
  return `_template([${list}]${holes.map((hole) => `,\n  ${hole}`).join('')})`
}

/** One part from the pieces of an element: HTML where there are no holes. */
function whole(parts: Part[]): Html | Whole {
  const pieces: (Html | Hole)[] = []
  for (const piece of parts.flatMap((part) => ('pieces' in part ? part.pieces : part))) {
    const last = pieces.at(-1)
    if (last && 'html' in last && 'html' in piece)
      pieces[pieces.length - 1] = { html: last.html + piece.html }
    else pieces.push(piece)
  }
  const [only] = pieces
  return pieces.length === 1 && only && 'html' in only ? only : { pieces }
}

function mergeHtml(
  a: { html: string; text?: string },
  b: { html: string; text?: string },
): Part {
  const html = a.html + b.html
  return a.text !== undefined && b.text !== undefined
    ? { html, text: a.text + b.text }
    : { html }
}

function hastAttribute(property: string, value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  const info = find(htmlInfo, property)
  if (value === true) return ` ${info.attribute}`
  const text = Array.isArray(value)
    ? value.join(info.commaSeparated ? ', ' : ' ')
    : String(value)
  return ` ${info.attribute}="${escapeAttribute(text)}"`
}

/** Components know `className`. */
function componentProp(name: string): string {
  return name === 'class' ? 'className' : name
}
