import type { Nodes, RootContent } from 'mdast'
import { componentsThat } from '../../theme/components/about.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { findAttribute, isTag, markdownText } from '../mdx/tag.ts'
import { headingDepth } from './heading-order.ts'
import { reportFinding } from './report-finding.ts'

/** Link texts that don't describe the target. */
const VAGUE =
  /^(?:click here|here|this|this (?:page|link|article)|link|read more|more|learn more|see (?:here|more)|details)[.!…»>→\s]*$/i

/** Images inside these need no `<Frame>`. */
const FRAMES = new Set(['a', ...componentsThat(({ roles }) => roles.includes('frame'))])
const PROCEDURES = componentsThat(({ roles }) => roles.includes('procedure'))

/** Shorter ordered lists aren't reported. */
const MIN_STEPS = 3

/** Reports deviations from the style guide that can be seen in a page's markup (`style/…`). */
export function checkStyle(
  node: RootContent,
  ancestors: readonly Nodes[],
  page: Compilation,
): void {
  if (headingDepth(node) === 1) {
    reportFinding(page, node, {
      code: 'style/heading-level',
      message: 'The page has a heading of level 1, but its title already is that heading',
      hint: 'Start with level 2: `##`.',
    })
  }
  const isImage = node.type === 'image' || (isTag(node) && node.name === 'img')
  if (isImage && !inside(ancestors, FRAMES)) {
    reportFinding(page, node, {
      code: 'style/image-frame',
      message: 'This image is not in a <Frame>',
      hint: 'Wrap it in `<Frame>` and `</Frame>`.',
    })
  }
  if (node.type === 'code' && !node.lang) {
    reportFinding(page, node, {
      code: 'style/code-language',
      message: 'This code block has no language',
      hint: 'Write it after the backticks: ```` ```bash ````; `text` for plain text.',
    })
  }
  if (
    node.type === 'list' &&
    node.ordered &&
    node.children.length >= MIN_STEPS &&
    !ancestors.some(({ type }) => type === 'list') &&
    !inside(ancestors, PROCEDURES)
  ) {
    reportFinding(page, node, {
      code: 'style/steps',
      message: `A numbered list of ${node.children.length} items, which may be a procedure`,
      hint: 'Write procedures with `<Steps>` and `<Step title="…">`.',
    })
  }
  const isLink =
    node.type === 'link' ||
    (isTag(node) && node.name === 'a' && findAttribute(node, 'href') !== undefined)
  if (isLink && VAGUE.test(markdownText(node).trim())) {
    reportFinding(page, node, {
      code: 'style/link-text',
      message: `The link text \`${markdownText(node).trim()}\` does not say where it leads`,
      hint: 'Name the page or the action.',
    })
  }
}

function inside(ancestors: readonly Nodes[], names: ReadonlySet<string>): boolean {
  return ancestors.some((node) => isTag(node) && names.has(node.name ?? ''))
}
