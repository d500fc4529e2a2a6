import type { Nodes, RootContent } from 'mdast'
import { componentsThat } from '../../theme/components/about.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { findAttribute, isTag, markdownText } from '../mdx/tag.ts'
import { headingDepth } from './check-accessibility.ts'
import { noteFinding } from './note-finding.ts'

/** Words that say nothing of where a link leads. */
const VAGUE =
  /^(?:click here|here|this|this (?:page|link|article)|link|read more|more|learn more|see (?:here|more)|details)[.!…»>→\s]*$/i

/** Images inside these stand well. */
const FRAMES = new Set(['a', ...componentsThat(({ roles }) => roles.includes('frame'))])
const PROCEDURES = componentsThat(({ roles }) => roles.includes('procedure'))

/** Lists of fewer steps read well as they are. */
const FEWEST_STEPS = 3

/** The specification's rules for the content of pages, as far as a page's markup shows them. */
export function checkStyle(
  node: RootContent,
  around: readonly Nodes[],
  page: Compilation,
): void {
  if (headingDepth(node) === 1) {
    noteFinding(page, node, {
      code: 'style/heading-level',
      message: 'A heading of level 1 stands in the page, whose title is that heading',
      hint: 'Begin with level 2: `##`.',
    })
  }
  const isImage = node.type === 'image' || (isTag(node) && node.name === 'img')
  if (isImage && !inside(around, FRAMES)) {
    noteFinding(page, node, {
      code: 'style/image-frame',
      message: 'This image is in no <Frame>',
      hint: 'Put it between `<Frame>` and `</Frame>`.',
    })
  }
  if (node.type === 'code' && !node.lang) {
    noteFinding(page, node, {
      code: 'style/code-language',
      message: 'This code block names no language',
      hint: 'Write it after the backticks: ```` ```bash ````; `text` for plain text.',
    })
  }
  if (
    node.type === 'list' &&
    node.ordered &&
    node.children.length >= FEWEST_STEPS &&
    !around.some(({ type }) => type === 'list') &&
    !inside(around, PROCEDURES)
  ) {
    noteFinding(page, node, {
      code: 'style/steps',
      message: `A numbered list of ${node.children.length} entries, which may be a procedure`,
      hint: 'Write procedures with `<Steps>` and `<Step title="…">`.',
    })
  }
  const isLink =
    node.type === 'link' ||
    (isTag(node) && node.name === 'a' && findAttribute(node, 'href') !== undefined)
  if (isLink && VAGUE.test(markdownText(node).trim())) {
    noteFinding(page, node, {
      code: 'style/link-text',
      message: `The link text \`${markdownText(node).trim()}\` does not say where it leads`,
      hint: 'Name the page or the action.',
    })
  }
}

function inside(around: readonly Nodes[], names: ReadonlySet<string>): boolean {
  return around.some((node) => isTag(node) && names.has(node.name ?? ''))
}
