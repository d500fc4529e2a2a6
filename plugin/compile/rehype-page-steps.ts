import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { addStrings } from '../mdx/note-class-names.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { headingId } from '../mdx/heading-id.ts'
import { hideOwnTags } from '../mdx/own-components.ts'
import { pageOf } from '../mdx/page-of.ts'
import { isTag, makeTag, readText, type Tag } from '../mdx/tag.ts'
import { CodeBlocks } from './code-blocks.ts'
import { noteElement, noteTag } from './note-facts.ts'
import { isElement } from '../../theme/markdown/elements.ts'
import {
  become,
  childrenOf,
  isParent,
  type HtmlNode,
  type HtmlParent,
} from './html-node.ts'
import { AddressResolver } from './address-resolver.ts'
import { renderFormula } from './render-formula.ts'
import { OutlineBuilder } from './outline-builder.ts'
import { keepPlain } from './keep-plain.ts'
import { freeAliases } from './assign-ids.ts'
import { liftPanels } from './lift-panels.ts'

/** Where a node stands. */
interface Around {
  /** Tags around it, from the outside. */
  tags: Tag[]
  /** `titleSize` of the Steps around it. */
  titleSize?: string | undefined
  /** Headings here are not the author's: footnotes have one. */
  generated: boolean
}

/**
 * Our steps on the tree of HTML, after authors' rehype plugins: headings, code, images and tables
 * become the theme's components, addresses are resolved, and what the rest of the build wants to
 * know of the page is noted. An element for which the site has a component stays an element.
 */
export function rehypePageSteps() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file)
    if (page.hasOwn) hideOwnTags(tree)
    const steps = new HtmlSteps(page)
    steps.visit(tree, { tags: [], generated: false })
    await steps.finish()
    anchorDropped(tree, page)
    liftPanels(tree, page)
  }
}

/** Links to the heading that the title stands in for arrive at the top of the content. */
function anchorDropped(tree: Root, page: Compilation): void {
  const text = page.droppedHeading
  if (text === undefined) return
  const ids = [headingId(text)].filter((id) => !page.ids.has(id))
  for (const id of ids) page.ids.add(id)
  const anchors = [...ids, ...freeAliases(text, page)].map((id): Element => ({
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
  readonly #addresses: AddressResolver
  readonly #outline: OutlineBuilder
  /** What tags were, where somebody may map that. */
  readonly #plain = new Map<Tag, Element>()
  /** Tables that have their room. */
  readonly #tables = new WeakSet<Element>()

  constructor(page: Compilation) {
    this.#page = page
    this.#code = new CodeBlocks(page)
    this.#addresses = new AddressResolver(page)
    this.#outline = new OutlineBuilder(page)
  }

  visit(parent: HtmlParent, around: Around): void {
    for (const node of childrenOf(parent)) {
      unwrapTable(node)
      if (isElement(node)) {
        const plain = this.#page.input.asComponent && { ...node }
        this.#element(node, around)
        if (plain && isTag(node)) this.#plain.set(node, plain)
      }
      // An element may have become a tag.
      if (isTag(node)) this.#tag(node, around)
      else if (!isElement(node)) this.#noteCode(node)
      if (isParent(node)) this.visit(node, inside(node, around))
    }
  }

  /** Assigns ids, and waits for colours and sizes. */
  async finish(): Promise<void> {
    for (const [tag, element] of this.#plain) keepPlain(tag, plainForm(tag, element))
    this.#outline.finish()
    await Promise.all([...this.#code.work, ...this.#addresses.work])
  }

  #element(node: Element, around: Around): void {
    const { mapped } = this.#page
    noteElement(node, this.#page)
    switch (node.tagName) {
      case 'pre':
        if (!renderFormula(node, this.#page) && !mapped.has('pre'))
          this.#code.replace(node)
        return
      case 'code':
        renderFormula(node, this.#page)
        return
      case 'a':
        this.#addresses.link(node)
        break
      case 'img':
        if (mapped.has('img')) this.#addresses.source(node)
        else this.#addresses.image(node)
        return
      case 'table':
        if (!mapped.has('table') && !this.#tables.has(node)) this.#wrapTable(node)
        return
      case 'td':
      case 'th':
        alignByClass(node)
        break
      default:
        this.#addresses.source(node)
    }
    this.#outline.element(node, around)
  }

  #tag(node: Tag, around: Around): void {
    if (node.name === 'CodeBlock') this.#code.authored(node)
    this.#outline.tag(node, around)
    if (node.name === 'img') node.name = 'Image'
    this.#addresses.tag(node)
    noteTag(node, this.#page)
  }

  /** Tables scroll in a container of their own: the theme's `<Table>` stands around each. */
  #wrapTable(node: Element): void {
    const table: Element = { ...node }
    this.#tables.add(table)
    become(node, makeTag('mdxJsxFlowElement', 'Table', {}, [table], node.position))
  }

  #noteCode(node: HtmlNode): void {
    if (
      node.type === 'mdxjsEsm' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    )
      addStrings(node.data?.estree, this.#page)
  }
}

/**
 * `<table>` around a table of Markdown is that table: no table may stand directly in another, and
 * browsers would end the content there.
 */
function unwrapTable(node: HtmlNode): void {
  if (!isTag(node) || node.name !== 'table') return
  const inner = childrenOf(node).filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const [table] = inner
  if (inner.length === 1 && table && isElement(table) && table.tagName === 'table')
    become(node, table)
}

/** The element that a tag was, with what was found out since. */
function plainForm(tag: Tag, element: Element): Element {
  // Its cells may hold links and images.
  if (tag.name === 'Table') return structuredClone(childrenOf(tag)[0] as Element)
  const src = tag.name === 'Image' ? readText(tag, 'src') : undefined
  if (src !== undefined) element.properties = { ...element.properties, src }
  return element
}

function inside(node: Element | Tag, around: Around): Around {
  if (isTag(node)) {
    const titleSize =
      node.name === 'Steps' ? readText(node, 'titleSize') : around.titleSize
    return { ...around, tags: [...around.tags, node], titleSize }
  }
  return 'dataFootnotes' in node.properties ? { ...around, generated: true } : around
}

/** Cells are aligned by a class: HTML has no attribute `align` any more. */
function alignByClass({ properties }: Element): void {
  const { align, className } = properties
  if (typeof align !== 'string') return
  delete properties['align']
  const classes = Array.isArray(className) ? className : []
  properties['className'] = [...classes, `align-${align}`]
}
