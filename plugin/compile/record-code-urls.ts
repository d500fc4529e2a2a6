import type { Root } from 'mdast'
import { withoutPrefix } from '../../runtime/with-base.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { urlsInCode } from '../mdx/urls-in-code.ts'
import { codeOf, nodesIn } from './code-in-tree.ts'

/**
 * Records the URLs in the JSX of a file's code for the link check: in `export const` components,
 * expressions, and tags in attributes. URLs in the tags of the text are recorded as they are
 * resolved.
 */
export function recordCodeUrls(tree: Root, page: Compilation): void {
  const { prefixes = [] } = page.input.options
  const programs = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree ?? []) : codeOf(node),
  )
  for (const { kind, href, attribute } of programs.flatMap(urlsInCode)) {
    const target = withoutPrefix(href, prefixes)
    page.links.push({ kind, href, target, ...page.placeOf(positionOfCode(attribute)) })
  }
}
