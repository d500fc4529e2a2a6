import type { Expression } from 'estree'
import type { Element } from 'hast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { componentsThat } from '../../theme/components/about.ts'
import { attributeForm, attributeHtml } from '../../runtime/kit/element-attribute.ts'
import { escapeText } from '../../runtime/kit/escape-html.ts'
import type { Compilation } from '../mdx/compilation.ts'
import {
  call,
  expressionProgram,
  identifier,
  literal,
  member,
} from '../mdx/build-estree.ts'
import { voidElements } from '../../runtime/kit/html-names.ts'
import { expressionOf, isTag, literalOf, type Tag } from '../mdx/tag.ts'
import { isElement } from '../../theme/markdown/elements.ts'
import { childrenOf, isParent, type HtmlNode } from './html-node.ts'
import {
  expressionNode,
  hasDynamicContent,
  isBlockSpace,
  isElementTag,
  jsxCode,
  mayTakeFunctions,
  needsVnode,
  renameSvgAttributes,
} from './jsx-node.ts'
import type { PageNames } from './page-names.ts'
import { closingTag, openingTag } from './static-html.ts'
import {
  joinTemplate,
  mergeHtml,
  template,
  whole,
  type Html,
  type Part,
} from './template-parts.ts'

const RAW_TEXT = new Set(['script', 'style'])

/**
 * Theme components that inspect their children: they get elements as vnodes, the others static
 * HTML.
 */
const LOOKS_INSIDE = componentsThat(({ children }) => children === 'elements')

/** Folds static content into the text of templates. The rest stays nodes or code. */
export class TemplateBuilder {
  readonly #page: Compilation
  readonly #names: PageNames
  /** Whether the current content is inside `<svg>`. */
  #inSvg = false

  constructor(page: Compilation, names: PageNames) {
    this.#page = page
    this.#names = names
  }

  /** Code for content. Undefined if it is empty. */
  content(nodes: readonly HtmlNode[]): Expression | undefined {
    return joinTemplate(this.#parts(nodes))
  }

  /** Content without folding, with names checked. */
  plain(nodes: readonly HtmlNode[]): HtmlNode[] {
    return this.#vnodes(nodes, false)
  }

  /** Converts nodes to parts. Adjacent HTML is merged. */
  #parts(nodes: readonly HtmlNode[]): Part[] {
    const parts: Part[] = []
    for (const node of nodes) {
      for (const part of this.#part(node)) {
        const last = parts.at(-1)
        if (last && 'html' in last && 'html' in part)
          parts[parts.length - 1] = mergeHtml(last, part)
        else parts.push(part)
      }
    }
    return parts
  }

  #part(node: HtmlNode): Part[] {
    switch (node.type) {
      case 'text':
        return [{ html: escapeText(node.value), text: node.value }]
      case 'raw':
        return [{ html: node.value }]
      case 'element':
        return [this.#element(node)]
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#tag(node as Tag)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#expression(node)
      default:
        return []
    }
  }

  #element(node: Element): Part {
    const isMapped = this.#page.mapped.has(node.tagName)
    if (isMapped || (node.tagName === 'svg' && hasDynamicContent(node)))
      return { code: jsxCode(this.#vnode(node, false)!), vnode: true }
    const close = closingTag(node)
    const open: Html = { html: openingTag(node) }
    if (close === '') return open
    return whole([open, ...this.#inside(node.tagName, node), { html: close }])
  }

  /** The parts of an element's content. */
  #inside(name: string, node: Element | Tag): Part[] {
    const wasInSvg = this.#inSvg
    this.#inSvg = name === 'svg' || (name !== 'foreignObject' && wasInSvg)
    const parts = this.#parts(childrenOf(node))
    this.#inSvg = wasInSvg
    return parts
  }

  #tag(tag: Tag): Part[] {
    const children = childrenOf(tag)
    if (tag.name === null) return this.#parts(children)
    if (tag.name === 'svg') renameSvgAttributes(tag)
    const isWritten =
      isElementTag(tag) &&
      !needsVnode(tag) &&
      !(tag.name === 'svg' && hasDynamicContent(tag))
    if (isWritten) return [this.#htmlTag(tag)]
    const node = isElementTag(tag) ? this.#vnode(tag, false)! : this.#component(tag)
    return node === undefined
      ? this.#parts(children)
      : [{ code: jsxCode(node), vnode: true }]
  }

  #htmlTag(tag: Tag): Part {
    const name = tag.name!
    const parts: Part[] = [{ html: `<${name}` }]
    for (const attribute of tag.attributes as MdxJsxAttribute[])
      parts.push(...this.#attribute(attribute))
    parts.push({ html: '>' })
    if (voidElements.has(name)) return whole(parts)
    for (const part of this.#inside(name, tag)) {
      // Entities aren't decoded in scripts and styles.
      if (!RAW_TEXT.has(name)) parts.push(part)
      else if ('html' in part) parts.push({ html: part.text ?? part.html })
      else if ('code' in part) {
        const written = name === 'style' ? '_css' : '_text'
        parts.push({ code: call(written, part.code), vnode: true })
      }
    }
    parts.push({ html: `</${name}>` })
    return whole(parts)
  }

  #attribute({ name, value }: MdxJsxAttribute): Part[] {
    const form = attributeForm(name, this.#inSvg)
    if (!form) return []
    if (typeof value !== 'object' || value === null)
      return [{ html: attributeHtml(form, value ?? true) }]
    const expression = this.#names.attributeValue(value, name)
    const known = literalOf(expression)
    if (known !== undefined && typeof known !== 'object')
      return [{ html: attributeHtml(form, known) }]
    const asText = form.asText ? [literal(true)] : []
    const code = call('_attr', literal(form.name), expression, ...asText)
    return [{ code, vnode: true }]
  }

  #expression(node: HtmlNode & { value: string; data?: unknown }): Part[] {
    const expression = expressionOf(node)
    // Only a comment.
    if (!expression) return []
    const known = literalOf(expression)
    if (typeof known === 'string' || typeof known === 'number')
      return [{ html: escapeText(String(known)), text: String(known) }]
    if (known === true || known === false) return []
    const code = this.#names.expression(node, expression)
    if (typeof code === 'string') return [{ html: escapeText(code), text: code }]
    return [{ code, vnode: false }]
  }

  /** A component with its content. Undefined, and reported, if it is unknown. */
  #component(tag: Tag): HtmlNode | undefined {
    const named = this.#names.component(tag)
    if (!named) return undefined
    const children = childrenOf(tag)
    const looks = LOOKS_INSIDE.has(tag.name!) || tag.type === 'mdxJsxTextElement'
    this.#attributes(tag)
    tag.name = named.name
    const folds = named.isTheme && !this.#page.input.asComponent
    const inside = folds
      ? looks
        ? this.#vnodes(children, true)
        : this.#childNodes(children)
      : this.#vnodes(children, false)
    tag.children = inside as typeof tag.children
    return named.place ? expressionNode(call('_at', jsxCode(tag), named.place)) : tag
  }

  #attributes(tag: Tag): void {
    for (const attribute of tag.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') this.#names.spread(attribute)
      else if (typeof attribute.value === 'object' && attribute.value !== null) {
        const value = this.#names.attributeValue(attribute.value, attribute.name)
        attribute.value.data = { estree: expressionProgram(value) }
      }
    }
  }

  /** Children of a theme component: each component is a child of its own, the rest static HTML. */
  #childNodes(children: readonly HtmlNode[]): HtmlNode[] {
    const nodes: HtmlNode[] = []
    for (const part of this.#parts(children)) {
      if ('code' in part) nodes.push(expressionNode(part.code))
      else if ('pieces' in part) nodes.push(expressionNode(joinTemplate([part])!))
      else if (part.text !== undefined) {
        if (!isBlockSpace(part.text)) nodes.push({ type: 'text', value: part.text })
      } else if (part.html.trim() !== '')
        nodes.push(expressionNode(template([part.html.trim()])))
    }
    return nodes
  }

  /**
   * Children as MDX produces them, with expressions wrapped by our runtime calls.
   *
   * @param tidy Drop white space between blocks.
   */
  #vnodes(nodes: readonly HtmlNode[], tidy: boolean): HtmlNode[] {
    return nodes.flatMap((node) => {
      if (node.type === 'text') return tidy && isBlockSpace(node.value) ? [] : [node]
      if (node.type === 'raw') return [expressionNode(template([node.value]))]
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        return this.#expressionNode(node)
      if (!isParent(node)) return []
      const made = this.#vnode(node, tidy)
      return made ? [made] : this.#vnodes(childrenOf(node), tidy)
    })
  }

  #vnode(node: Element | Tag, tidy: boolean): HtmlNode | undefined {
    const name = isElement(node) ? node.tagName : node.name
    // Kept as HTML: the text of a vnode would be escaped, and no component inspects these.
    if (RAW_TEXT.has(name ?? '') && !(isTag(node) && needsVnode(node)))
      return expressionNode(joinTemplate(this.#part(node))!)
    if (isTag(node) && name !== null && !isElementTag(node)) {
      const { plain } = (node.data ?? {}) as { plain?: Element }
      const component = this.#component(node)
      return plain && component ? this.#mappable(plain, component) : component
    }
    const place =
      isTag(node) && name !== null && mayTakeFunctions(node)
        ? this.#names.placeOfTag(node, name)
        : undefined
    if (isTag(node)) this.#attributes(node)
    node.children = this.#vnodes(childrenOf(node), tidy) as typeof node.children
    return place ? expressionNode(call('_at', jsxCode(node), place)) : node
  }

  /** The element if the user of the page maps it, otherwise the theme's component. */
  #mappable(plain: Element, component: HtmlNode): HtmlNode {
    const components = member(identifier('props'), 'components')
    return expressionNode({
      type: 'ConditionalExpression',
      test: member(components, plain.tagName),
      consequent: jsxCode(this.#vnode(plain, false)!),
      alternate: jsxCode(component),
    })
  }

  #expressionNode(node: HtmlNode & { value: string; data?: unknown }): HtmlNode[] {
    const expression = expressionOf(node)
    if (!expression) return []
    if (expression.type === 'Literal') return [node]
    const code = this.#names.expression(node, expression)
    return typeof code === 'string'
      ? [{ type: 'text', value: code }]
      : [expressionNode(code)]
  }
}
