import type { Node, Program } from 'estree'
import { walk } from 'estree-walker'
import type { Parents, RootContent } from 'mdast'
import { componentModules } from '../../theme/components/about.ts'
import type { Compilation } from '../mdx/compilation.ts'
import {
  findAttribute,
  isTag,
  readLiteral,
  writeAttribute,
  type Tag,
} from '../mdx/tag.ts'
import { codeOf } from './code-in-tree.ts'

/** Names that components of Mintlify had in 2022, and that it still knows. */
const EARLIER_NAMES = new Map([
  ['Param', 'ParamField'],
  ['SnippetGroup', 'CodeGroup'],
])

/**
 * Supports notations of other frameworks, `<Tabs.Tab>`, also in code, and titles as `<Tabs items>`,
 * and earlier names of components.
 */
export function resolveDottedNames(parent: Parents, page: Compilation): void {
  for (const child of parent.children as RootContent[]) {
    for (const program of codeOf(child)) nameInCode(program, page)
    if (isTag(child) && child.name !== null) {
      child.name = plainName(child.name, page)
      if (child.name === 'Tabs' && page.known.has('Tabs')) nameTabs(child, page)
    }
    if ('children' in child) resolveDottedNames(child, page)
  }
}

/**
 * `Tabs.Tab` → `Tab`, `Card.Group` → `CardGroup`, `Param` → `ParamField`. Unchanged if the site or
 * the page has its own `Tabs` or `Param`.
 */
function plainName(name: string, { known, replaced, declared }: Compilation): string {
  const current = EARLIER_NAMES.get(name)
  if (current !== undefined && !known.has(name) && !declared.has(name)) return current
  const [root = '', part, ...more] = name.split('.')
  if (part === undefined || more.length > 0) return name
  if (!known.has(root) || !Object.hasOwn(componentModules, root)) return name
  if (replaced.has(root) || declared.has(root)) return name
  return [part, root + part].find((candidate) => known.has(candidate)) ?? name
}

/** Sets the title of tabs without one to that at their position in `items`. */
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

/** A JSX name, which estree's types lack. */
interface JsxName {
  type: string
  name?: unknown
  object?: JsxName
  property?: JsxName
}

function nameInCode(program: Program, page: Compilation): void {
  walk(program, {
    enter(node: Node & { name?: unknown }) {
      const type: string = node.type
      if (type !== 'JSXOpeningElement' && type !== 'JSXClosingElement') return
      const { object, property } = node.name as JsxName
      if (typeof object?.name !== 'string' || typeof property?.name !== 'string') return
      const written = `${object.name}.${property.name}`
      const name = plainName(written, page)
      if (name !== written) node.name = { type: 'JSXIdentifier', name }
    },
  })
}
