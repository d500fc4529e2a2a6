import type { Root } from 'mdast'
import { withoutPrefix } from '../../runtime/with-base.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { idsInCode } from '../mdx/ids-in-code.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { findAttribute, isTag, readText, type Tag } from '../mdx/tag.ts'
import { urlsInCode } from '../mdx/urls-in-code.ts'
import { codeOf, nodesIn, programsOf } from './code-in-tree.ts'

/**
 * Records the URLs and ids in the JSX of a file's code for the link check: in `export const`
 * components, expressions, and tags in attributes. URLs in the tags of the text are recorded as
 * they are resolved.
 */
export function recordCodeFacts(tree: Root, page: Compilation): void {
  const { prefixes = [] } = page.input.options
  for (const node of nodesIn(tree)) {
    if (isTag(node)) recordTagId(node, page)
    for (const program of [...programsOf([node]), ...codeOf(node)]) {
      for (const { kind, href, attribute } of urlsInCode(program)) {
        const target = withoutPrefix(href, prefixes)
        page.links.push({
          kind,
          href,
          target,
          ...page.placeOf(positionOfCode(attribute)),
        })
      }
      const { written, computed } = idsInCode(program)
      for (const id of written) page.codeIds.add(id)
      page.computesIds ||= computed
    }
  }
}

/** The id of a tag: a component of the site may give it to an element. Links have names, too. */
function recordTagId(tag: Tag, page: Compilation): void {
  const name = tag.name === 'a' ? readText(tag, 'name') : undefined
  if (name !== undefined) page.codeIds.add(name)
  const id = readText(tag, 'id')
  if (id !== undefined) page.codeIds.add(id)
  else page.computesIds ||= findAttribute(tag, 'id') !== undefined
}
