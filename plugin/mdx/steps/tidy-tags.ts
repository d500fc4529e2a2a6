import type { Parents, RootContent } from 'mdast'
import { isTag, type Tag } from '../tag.ts'

/** Props that are on or off; authors write `"true"`, `"True"` and `"false"` too (behaviour 4). */
const FLAGS = new Set(
  (
    'defaultOpen required deprecated arrow horizontal disabled hidden noZoom noAnchor sync ' +
    'borderBottom dropdown lines wrap expandable nocopy openable highlight stroke optional'
  ).split(' '),
)

/** Reads tags as their authors meant them: `class` and flags in quotes on components. */
export function tidyTags(parent: Parents): void {
  for (const child of parent.children as RootContent[]) {
    if (isTag(child) && /^[A-Z]/.test(child.name ?? '')) tidy(child)
    if ('children' in child) tidyTags(child)
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
    else if (flag === 'false') {
      attribute.value = {
        type: 'mdxJsxAttributeValueExpression',
        value: 'false',
      }
    }
  }
}
