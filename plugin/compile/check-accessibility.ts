import type { Image, Link, Nodes, RootContent } from 'mdast'
import { componentsThat } from '../../theme/components/about.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { findAttribute, isTag, readText, markdownText, type Tag } from '../mdx/tag.ts'
import { isOwnAnchor } from './is-own-anchor.ts'
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
export function checkAccessibility(node: RootContent, page: Compilation): void {
  if (node.type === 'image' && !node.alt?.trim()) reportMissingAlt(node, node.url, page)
  if (node.type === 'link' && !hasText(node)) reportEmptyLink(node, node.url, page)
  if ((node.type === 'link' || node.type === 'image') && node.url === '')
    reportMissingUrl(node, page)
  if (!isTag(node) || hasSpread(node)) return
  const { name } = node
  if (IMAGES.has(name ?? '') && !findAttribute(node, 'alt')) {
    reportMissingAlt(node, readText(node, 'src'), page)
  }
  if (name === 'iframe' && !findAttribute(node, 'title')) {
    reportFinding(page, node, {
      severity: 'error',
      code: 'check/frame-title',
      message: 'This <iframe> has no title',
      hint: 'Describe its content: `title="Demo video"`.',
    })
  }
  if (
    LINKS.has(name ?? '') &&
    findAttribute(node, 'href') &&
    !hasText(node) &&
    !isOwnAnchor(node)
  ) {
    reportEmptyLink(node, readText(node, 'href') ?? '', page)
  }
}

function reportMissingAlt(node: Nodes, src: string | undefined, page: Compilation): void {
  const image = src === undefined ? 'This image' : `The image \`${shortened(src, 80)}\``
  reportFinding(page, node, {
    code: 'check/alt-text',
    message: `${image} has no alt text`,
    hint: 'Describe what it shows, or write `alt=""` if it is only decoration.',
  })
}

function reportMissingUrl(node: Link | Image, page: Compilation): void {
  const text = node.type === 'link' ? markdownText(node) : (node.alt ?? '')
  reportFinding(page, node, {
    severity: 'error',
    code: node.type === 'link' ? 'check/broken-link' : 'check/broken-file',
    message: `The ${node.type} \`${shortened(text.trim(), 80)}\` has no URL`,
    hint: 'Write it between the parentheses.',
  })
}

function reportEmptyLink(node: Nodes, href: string, page: Compilation): void {
  reportFinding(page, node, {
    severity: 'error',
    code: 'check/link-without-text',
    message: `The link to \`${shortened(href, 80)}\` has no text`,
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
