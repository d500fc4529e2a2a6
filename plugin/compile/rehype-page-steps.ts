import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { addsStyles, codeSources } from '../mdx/code-sources.ts'
import { addStrings } from '../mdx/record-class-names.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { headingId } from '../mdx/heading-id.ts'
import { hideOwnTags } from '../mdx/own-components.ts'
import { pageOf } from '../mdx/page-of.ts'
import { isTag, makeTag, readText, type Tag } from '../mdx/tag.ts'
import { CodeBlocks } from './code-blocks.ts'
import { adaptPageStyles } from './adapt-page-styles.ts'
import { recordElement, recordTag } from './record-tag.ts'
import { isElement } from '../../theme/markdown/elements.ts'
import {
  replaceHtmlNode,
  childrenOf,
  isParent,
  type HtmlNode,
  type HtmlParent,
} from './html-node.ts'
import { openParagraph } from './open-paragraph.ts'
import { UrlResolver } from './url-resolver.ts'
import { renderFormula } from './render-formula.ts'
import { OutlineBuilder, type ElementContext } from './outline-builder.ts'
import { keepOriginalElement } from './keep-original-element.ts'
import { freeAliases } from './assign-ids.ts'
import { keepOnOneLine } from './keep-on-one-line.ts'
import { hoistPanels } from './hoist-panels.ts'
import { markLongColumns } from './mark-long-columns.ts'
import { liftSummary } from './lift-summary.ts'
import { smartenText } from './smarten-punctuation.ts'

/**
 * Our steps on hast, after authors' rehype plugins: headings, code, images and tables become theme
 * components, URLs are resolved, and facts for the rest of the build are recorded. Elements that
 * the site maps to components stay elements.
 */
export function rehypePageSteps() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file)
    if (page.hasOwn) hideOwnTags(tree)
    const steps = new HtmlSteps(page)
    steps.visit(tree, { tags: [], generated: false })
    await steps.finish()
    anchorDropped(tree, page)
    hoistPanels(tree, page)
  }
}

/** Adds anchors for the heading that became the title, so that links to it lead to the top. */
function anchorDropped(tree: Root, page: Compilation): void {
  if (!page.droppedHeading) return
  const { text, id: own } = page.droppedHeading
  const ids = [own ?? headingId(text)].filter((id) => !page.ids.has(id))
  for (const id of ids) page.ids.add(id)
  const aliases = freeAliases(text, smartenText(text), page)
  const anchors = [...ids, ...aliases].map((id): Element => ({
    type: 'element',
    tagName: 'span',
    properties: { id, className: ['heading-alias'] },
    children: [],
  }))
  tree.children.push(...anchors)
}

class HtmlSteps {
  readonly #page: Compilation
  readonly #code: CodeBlocks
  readonly #urls: UrlResolver
  readonly #outline: OutlineBuilder
  /** The elements that tags were made from, if users of the page may map them. */
  readonly #plain = new Map<Tag, Element>()
  /** Tables that already have a wrapper. */
  readonly #tables = new WeakSet<Element | Tag>()
  /** The imports and exports of the page as text. */
  #exports = ''

  constructor(page: Compilation) {
    this.#page = page
    this.#code = new CodeBlocks(page)
    this.#urls = new UrlResolver(page)
    this.#outline = new OutlineBuilder(page)
  }

  visit(parent: HtmlParent, context: ElementContext): void {
    for (const node of childrenOf(parent)) {
      unwrapTable(node)
      liftSummary(node)
      if (isElement(node)) {
        const plain = this.#page.input.asComponent && { ...node }
        this.#element(node, context)
        if (plain && isTag(node)) this.#plain.set(node, plain)
      }
      // Not `else`: the element may just have become a tag.
      if (isTag(node)) this.#tag(node, context)
      else if (!isElement(node)) this.#noteCode(node)
      if (isParent(node)) this.visit(node, inside(node, context))
    }
  }

  /** Assigns ids, and waits for highlighting and image sizes. */
  async finish(): Promise<void> {
    for (const embed of codeSources(this.#exports))
      this.#page.embeds.set(`${embed.kind} ${embed.origin}`, embed)
    if (addsStyles(this.#exports)) this.#page.inlineStyles = true
    for (const [tag, element] of this.#plain)
      keepOriginalElement(tag, plainForm(tag, element))
    this.#outline.finish()
    await Promise.all([...this.#code.work, ...this.#urls.work])
  }

  #element(node: Element, context: ElementContext): void {
    const { mapped } = this.#page
    recordElement(node, this.#page)
    switch (node.tagName) {
      case 'pre':
        if (!renderFormula(node, this.#page) && !mapped.has('pre'))
          this.#code.replace(node)
        return
      case 'code':
        if (!renderFormula(node, this.#page) && !mapped.has('code')) keepOnOneLine(node)
        return
      case 'a':
        this.#urls.link(node)
        break
      case 'img':
        if (mapped.has('img')) this.#urls.source(node)
        else this.#urls.image(node)
        return
      case 'table':
        if (!mapped.has('table') && !this.#tables.has(node)) {
          markLongColumns(node)
          this.#wrapTable(node)
        }
        return
      case 'p':
        if (!mapped.has('p')) openParagraph(node)
        break
      case 'td':
      case 'th':
        alignByClass(node)
        break
      default:
        this.#urls.source(node)
    }
    this.#outline.element(node, context)
  }

  #tag(node: Tag, context: ElementContext): void {
    const isTable = node.name === 'table' && node.type === 'mdxJsxFlowElement'
    if (isTable && !context.tags.some(({ name }) => name === 'Table'))
      this.#wrapTable(node)
    if (node.name === 'CodeBlock') this.#code.authored(node)
    this.#outline.tag(node, context)
    if (node.name === 'img') node.name = 'Image'
    if (node.name === 'style') adaptPageStyles(node, this.#page.input.options)
    this.#urls.tag(node)
    recordTag(node, this.#page)
  }

  /** Wraps a table in the theme's `<Table>`, which scrolls. */
  #wrapTable(node: Element | Tag): void {
    const table = { ...node }
    this.#tables.add(table)
    replaceHtmlNode(
      node,
      makeTag('mdxJsxFlowElement', 'Table', {}, [table], node.position),
    )
  }

  #noteCode(node: HtmlNode): void {
    if (node.type === 'mdxjsEsm') this.#exports += `${node.value}\n`
    if (
      node.type === 'mdxjsEsm' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    )
      addStrings(node.data?.estree, this.#page)
  }
}

/**
 * Unwraps a Markdown table inside a `<table>` tag: nested tables are invalid, and browsers would
 * close the outer one.
 */
function unwrapTable(node: HtmlNode): void {
  if (!isTag(node) || node.name !== 'table') return
  const inner = childrenOf(node).filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const [table] = inner
  if (inner.length === 1 && table && isElement(table) && table.tagName === 'table')
    replaceHtmlNode(node, table)
}

/** The element that a tag was made from, with URLs resolved since. */
function plainForm(tag: Tag, element: Element): Element {
  // The resolved table: its cells may contain links and images.
  if (tag.name === 'Table') return structuredClone(childrenOf(tag)[0] as Element)
  const src = tag.name === 'Image' ? readText(tag, 'src') : undefined
  if (src !== undefined) element.properties = { ...element.properties, src }
  return element
}

function inside(node: Element | Tag, context: ElementContext): ElementContext {
  if (isTag(node)) {
    const titleSize =
      node.name === 'Steps' ? readText(node, 'titleSize') : context.titleSize
    return { ...context, tags: [...context.tags, node], titleSize }
  }
  return 'dataFootnotes' in node.properties ? { ...context, generated: true } : context
}

/** Replaces the attribute `align` of cells, which is obsolete in HTML, with a class. */
function alignByClass({ properties }: Element): void {
  const { align, className } = properties
  if (typeof align !== 'string') return
  delete properties['align']
  const classes = Array.isArray(className) ? className : []
  properties['className'] = [...classes, `align-${align}`]
}
