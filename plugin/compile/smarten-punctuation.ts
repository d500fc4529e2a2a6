import type { Nodes, Parents, RootContent } from 'mdast'
import { componentsThat } from '../../theme/components/about.ts'
import { isTag } from '../mdx/tag.ts'

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell', 'listItem', 'blockquote'])
const VERBATIM = new Set([
  'style',
  'script',
  'code',
  'kbd',
  'pre',
  'samp',
  ...componentsThat(({ roles }) => roles.includes('verbatim')),
])
/** Stands for inline content that isn't text, such as code: neither space nor punctuation. */
const PLACEHOLDER = 'x'
const OPENS_AFTER = /[\s([{<–—/=‘“-]/

/**
 * Smart punctuation in prose: curly quotes, a dash for `--` and `---`, an ellipsis for `...`. On
 * Mintlify, too, `--` is an em dash; it shows `---` as it is, which nobody wants to read.
 * Quotes are matched across a whole block, so that it works for `"**a**"`.
 */
export function smartenPunctuation(parent: Parents): void {
  let before = ' '
  const flush = () => {
    before = ' '
  }
  const visit = (node: Nodes | RootContent): void => {
    if (node.type === 'text') {
      const { value } = node
      node.value = smartenText(value, before)
      if (value !== '') before = value.at(-1)!
      return
    }
    if (isTag(node) && VERBATIM.has(node.name ?? '')) return
    const block = BLOCKS.has(node.type) || node.type === 'mdxJsxFlowElement'
    if (block) flush()
    if (node.type === 'break') before = ' '
    else if ('children' in node) for (const child of node.children) visit(child)
    else before = PLACEHOLDER
    if (block) flush()
  }
  visit(parent)
}

/**
 * Smart punctuation in plain text.
 *
 * @param before The character before it.
 */
export function smartenText(text: string, before = ' '): string {
  // Skips most text.
  if (!/["'.-]/.test(text)) return text
  const dashed = text
    .replace(/(?<!-)---?(?!-)/g, '—')
    .replace(/(?<!\.)\.\.\.(?!\.)/g, '…')
  let result = ''
  let last = before
  for (let index = 0; index < dashed.length; index++) {
    const character = dashed[index]!
    const curly =
      character === '"' || character === "'"
        ? curlyQuote(character, last, dashed.slice(index + 1))
        : character
    result += curly
    last = curly
  }
  return result
}

function curlyQuote(quote: string, before: string, after: string): string {
  const next = after[0] ?? PLACEHOLDER
  if (quote === "'") {
    // Decades and clipped words: '90s, 'tis.
    if (/^(?:\d\ds\b|(?:tis|twas|cause|em|til)\b)/i.test(after)) return '’'
    return OPENS_AFTER.test(before) && !/\s/.test(next) ? '‘' : '’'
  }
  return OPENS_AFTER.test(before) && !/\s/.test(next) ? '“' : '”'
}
