import type { Program } from 'estree'
import type { Nodes, Parents, RootContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import type { Compilation } from '../compilation.ts'
import { stringsIn } from '../generate/expressions.ts'
import { isTag, type Tag } from '../tag.ts'

/** Notes what the rest of the build wants to know of a page: class names it writes, inline styles it needs. */
export function collectFacts(tree: Parents, page: Compilation): void {
  for (const { program } of page.modules) addStrings(program, page)
  visit(tree, page)
}

function visit(parent: Parents, page: Compilation): void {
  for (const child of parent.children as RootContent[]) {
    if (isTag(child)) collectTag(child, page)
    else if (isExpression(child)) addStrings(child.data?.estree, page)
    if ('children' in child) visit(child, page)
  }
}

function isExpression(node: Nodes): node is MdxFlowExpression | MdxTextExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

function collectTag(tag: Tag, page: Compilation): void {
  if (tag.name === 'style') page.inlineStyles = true
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      addStrings(attribute.data?.estree as Program | undefined, page)
      continue
    }
    const { name, value } = attribute
    if (name === 'style') page.inlineStyles = true
    if (typeof value === 'object' && value !== null) {
      addStrings(value.data?.estree as Program | undefined, page)
    } else if (/class/i.test(name) && typeof value === 'string')
      addClassNames(value, page)
  }
}

/** Notes class names in the texts of some code. */
export function addStrings(program: Program | null | undefined, page: Compilation): void {
  if (program) for (const text of stringsIn(program)) addClassNames(text, page)
}

/** Words of a text that may be names of utility classes. */
export function addClassNames(text: string, page: Compilation): void {
  if (text.length > 2_000) return
  for (const name of text.split(/\s+/))
    if (name !== '' && name.length < 100) page.classNames.add(name)
}
