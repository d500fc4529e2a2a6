import type { RootContent } from 'mdast'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { CUSTOM_ID } from '../mdx/heading-id.ts'
import { isInteractiveTagName } from '../mdx/interactive-tag-name.ts'
import { elementName, isTag, markdownText, readText } from '../mdx/tag.ts'
import { reportFinding } from './report-finding.ts'

/** Finds headings that skip a level. The page title is level 1. */
export class HeadingOrder {
  /** Of the heading above. `Infinity` if a component may have rendered it. */
  #depth = 1
  readonly #page: Compilation
  readonly #own: ReadonlySet<string>

  /** @param own Names of the components of the page and the site. */
  constructor(page: Compilation, own: ReadonlySet<string>) {
    this.#page = page
    this.#own = own
  }

  /** Must be called with every node, in document order. */
  next(node: RootContent): void {
    const depth = headingDepth(node)
    if (depth === undefined) {
      if (this.#mayRenderHeadings(node)) this.#depth = Infinity
      return
    }
    // The heading above a snippet depends on the page that imports it.
    const isOwn = this.#page.sourceOf(node) === this.#page.page
    if (isOwn && depth > this.#depth + 1) {
      const text = shortened(markdownText(node).replace(CUSTOM_ID, '').trim(), 60)
      reportFinding(this.#page, node, {
        code: 'check/heading-order',
        message: `\`${text}\` is a heading of level ${depth}, but the one above it has level ${this.#depth}`,
        hint: `Make it level ${this.#depth + 1}: readers who navigate by headings look for the missing level.`,
      })
    }
    this.#depth = depth
  }

  #mayRenderHeadings(node: RootContent): boolean {
    if (node.type === 'mdxFlowExpression')
      return /<(?:h[1-6]|[A-Z]\w*)\b/.test(node.value)
    if (!isTag(node) || elementName(node) !== undefined) return false
    const [root = ''] = (node.name ?? '').split('.')
    return this.#own.has(root) || isInteractiveTagName(root)
  }
}

/** The level of a heading, Markdown or tag. Undefined for other nodes. */
export function headingDepth(node: RootContent): number | undefined {
  if (node.type === 'heading') return node.depth
  if (!isTag(node)) return undefined
  const level = /^h([1-6])$/.exec(node.name ?? '')?.[1]
  if (level) return Number(level)
  return node.name === 'Heading' ? Number(readText(node, 'level') ?? 2) : undefined
}
