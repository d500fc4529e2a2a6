import type { Root } from 'mdast'
import { withoutPrefix } from '../../runtime/with-base.ts'
import type { Compilation, Source } from '../mdx/compilation.ts'
import { urlsInCode } from '../mdx/urls-in-code.ts'
import { codeOf, nodesIn } from './code-in-tree.ts'

/**
 * Records the URLs in the JSX of a file's code for the link check: in `export const` components,
 * expressions, and tags in attributes. URLs in the tags of the text are recorded as they are
 * resolved.
 */
export function recordCodeUrls(tree: Root, source: Source, page: Compilation): void {
  const { prefixes = [] } = page.input.options
  const programs = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree ?? []) : codeOf(node),
  )
  for (const { kind, href, attribute } of programs.flatMap(urlsInCode)) {
    const { line = 1, column = 0 } = attribute.loc?.start ?? {}
    page.links.push({
      kind,
      href,
      target: withoutPrefix(href, prefixes),
      file: source.file,
      line: line + source.line - 1,
      column: column + 1,
    })
  }
}
