import type { Parents, RootContent } from 'mdast'
import { componentModules } from '../../theme/components/about.ts'
import type { Compilation } from '../mdx/compilation.ts'
import {
  findAttribute,
  isTag,
  jsonExpression,
  readLiteral,
  writeAttribute,
  type Tag,
} from '../mdx/tag.ts'

/** Props that are on or off; authors write `"true"`, `"True"` and `"false"` too. */
const FLAGS = new Set(
  (
    'defaultOpen required deprecated arrow horizontal disabled hidden noZoom noAnchor sync ' +
    'borderBottom dropdown lines wrap expandable nocopy openable highlight stroke optional'
  ).split(' '),
)

/**
 * Reads the theme's tags as their authors meant them: `class` and flags in quotes, `<Tabs.Tab>` and the titles of
 * `<Tabs items>`. What an author's own component gets is what is written.
 */
export function tidyTags(parent: Parents, page: Compilation): void {
  for (const child of parent.children as RootContent[]) {
    if (isTag(child) && page.known.has(child.name?.split('.')[0] ?? '')) {
      child.name = plainName(child.name!, page)
      tidy(child)
      if (child.name === 'Tabs') nameTabs(child, page)
    }
    if ('children' in child) tidyTags(child, page)
  }
}

/** `<Tabs.Tab>` and `<Card.Group>` of other frameworks are `<Tab>` and `<CardGroup>`; a site's own `Tabs` has its own parts. */
function plainName(name: string, { known, replaced }: Compilation): string {
  const [root = '', part, ...more] = name.split('.')
  if (part === undefined || more.length > 0) return name
  if (!Object.hasOwn(componentModules, root) || replaced.has(root)) return name
  return [part, root + part].find((candidate) => known.has(candidate)) ?? name
}

/** Tabs without a title have that of their place in `items`. */
function nameTabs(tabs: Tag, page: Compilation): void {
  const items = readLiteral(tabs, 'items')
  if (!Array.isArray(items)) return
  const titles: unknown[] = items
  const panels = tabs.children.filter(
    (child) => isTag(child) && plainName(child.name ?? '', page) === 'Tab',
  )
  for (const [index, panel] of panels.entries()) {
    const title = titles[index]
    if (isTag(panel) && typeof title === 'string' && !findAttribute(panel, 'title'))
      writeAttribute(panel, 'title', title)
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
