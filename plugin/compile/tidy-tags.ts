import type { Parents, RootContent } from 'mdast'
import type { Compilation } from '../mdx/compilation.ts'
import { isTag, jsonExpression, type Tag } from '../mdx/tag.ts'

/** Props that are on or off; authors write `"true"`, `"True"` and `"false"` too. */
const FLAGS = new Set(
  (
    'defaultOpen required deprecated arrow horizontal disabled hidden noZoom noAnchor sync ' +
    'borderBottom dropdown lines wrap expandable nocopy openable highlight stroke optional'
  ).split(' '),
)

/**
 * Reads the theme's tags as their authors meant them: `class` and flags in quotes. What an author's
 * own component gets is what is written.
 */
export function tidyTags(parent: Parents, page: Compilation): void {
  for (const child of parent.children as RootContent[]) {
    if (isTag(child) && page.known.has(child.name?.split('.')[0] ?? '')) tidy(child)
    if ('children' in child) tidyTags(child, page)
  }
}

function tidy(tag: Tag): void {
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (name === 'class') attribute.name = 'className'
    if (!FLAGS.has(name) || typeof value !== 'string') continue
    const flag = value.trim().toLowerCase()
    if (flag === 'true') attribute.value = null
    else if (flag === 'false') attribute.value = jsonExpression(false)
  }
}
