import type { Image, Link, Nodes, RootContent } from 'mdast'
import { componentsThat } from '../../theme/components/about.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { CUSTOM_ID } from '../mdx/heading-id.ts'
import { findAttribute, isTag, readText, markdownText, type Tag } from '../mdx/tag.ts'
import { reportFinding } from './report-finding.ts'

/** Elements and components that are links if they have an `href`. */
const LINKS = new Set(['a', ...componentsThat(({ roles }) => roles.includes('link'))])
const IMAGES = new Set(['img', ...componentsThat(({ roles }) => roles.includes('image'))])
/** Without text for screen readers, unless labelled. */
const WITHOUT_TEXT = new Set([
  'img',
  ...componentsThat(({ roles }) => roles.includes('wordless')),
])

/**
 * Finds images without alt text, links without text and frames without a title (`mint a11y`), and
 * links and images without a URL.
 */
export function checkNode(node: RootContent, page: Compilation): void {
  if (node.type === 'image' && !node.alt?.trim()) missingAlt(node, node.url, page)
  if (node.type === 'link' && !hasText(node)) emptyLink(node, node.url, page)
  if ((node.type === 'link' || node.type === 'image') && node.url === '')
    missingUrl(node, page)
  if (!isTag(node) || hasSpread(node)) return
  const { name } = node
  if (IMAGES.has(name ?? '') && !findAttribute(node, 'alt')) {
    missingAlt(node, readText(node, 'src'), page)
  }
  if (name === 'iframe' && !findAttribute(node, 'title')) {
    reportFinding(page, node, {
      severity: 'error',
      code: 'check/frame-title',
      message: 'This <iframe> has no title',
      hint: 'Describe its content: `title="Demo video"`.',
    })
  }
  if (LINKS.has(name ?? '') && findAttribute(node, 'href') && !hasText(node)) {
    emptyLink(node, readText(node, 'href') ?? '', page)
  }
}

function missingAlt(node: Nodes, src: string | undefined, page: Compilation): void {
  const image = src === undefined ? 'This image' : `The image \`${src.slice(0, 80)}\``
  reportFinding(page, node, {
    code: 'check/alt-text',
    message: `${image} has no alt text`,
    hint: 'Describe what it shows, or write `alt=""` if it is only decoration.',
  })
}

function missingUrl(node: Link | Image, page: Compilation): void {
  const text = node.type === 'link' ? markdownText(node) : (node.alt ?? '')
  reportFinding(page, node, {
    severity: 'error',
    code: node.type === 'link' ? 'check/broken-link' : 'check/broken-file',
    message: `The ${node.type} \`${text.trim().slice(0, 80)}\` has no URL`,
    hint: 'Write it between the parentheses.',
  })
}

function emptyLink(node: Nodes, href: string, page: Compilation): void {
  reportFinding(page, node, {
    severity: 'error',
    code: 'check/link-without-text',
    message: `The link to \`${href.slice(0, 80)}\` has no text`,
    hint: 'Say in a few words where it leads.',
  })
}

/** Whether the node has text for screen readers. Dynamic values count as text. */
function hasText(node: Nodes): boolean {
  if (isTag(node)) {
    const label = ['title', 'aria-label', 'alt', 'description'].some((name) =>
      findAttribute(node, name),
    )
    if (label) return true
    if (WITHOUT_TEXT.has(node.name ?? '')) return false
    if (/^[A-Z]/.test(node.name ?? '') && !LINKS.has(node.name!)) return true
  }
  if (node.type === 'image') return Boolean(node.alt?.trim())
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return !/^\s*\/\*/.test(node.value)
  if ('value' in node) return node.value.trim() !== ''
  return 'children' in node && node.children.some((child) => hasText(child as Nodes))
}

function hasSpread(tag: Tag): boolean {
  return tag.attributes.some(({ type }) => type !== 'mdxJsxAttribute')
}

/** Finds headings that skip a level. The page title is level 1. */
export class HeadingOrder {
  #depth = 1
  readonly #page: Compilation

  constructor(page: Compilation) {
    this.#page = page
  }

  /** Must be called with every node, in document order. */
  next(node: RootContent): void {
    const depth = headingDepth(node)
    if (depth === undefined) return
    // The heading above a snippet depends on the page that imports it.
    const isOwn = this.#page.sourceOf(node) === this.#page.page
    if (isOwn && depth > this.#depth + 1) {
      const text = markdownText(node).replace(CUSTOM_ID, '').trim().slice(0, 60)
      reportFinding(this.#page, node, {
        code: 'check/heading-order',
        message: `\`${text}\` is a heading of level ${depth}, but the one above it has level ${this.#depth}`,
        hint: `Make it level ${this.#depth + 1}: readers who navigate by headings look for the missing level.`,
      })
    }
    this.#depth = depth
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
