import type { Parents, Root, RootContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression, MdxjsEsm } from 'mdast-util-mdx'
import { voidElements } from '../../runtime/kit/html-names.ts'
import { readExpression, readModuleTree } from './code-trees.ts'
import { knownPlace, NativeTreeChecks, type NodeContext } from './native-tree-checks.ts'
import { NeedsJsParser } from './needs-js-parser.ts'
import { scanTag } from './scan-tag.ts'
import { pointAfter } from './source-point.ts'
import type { Tag } from './tag.ts'

/** Void elements whose closing tags are tolerated; those of others are errors. */
const CLOSED_VOID = new Set(['br', 'hr', 'img'])

/** The JavaScript parser treats emphasis that is nested deeper as text. */
const MAX_DEPTH = 100

/**
 * Completes a tree of the native parser with what it omits (positions of attributes, estrees), and
 * makes sure that it is what our JavaScript parser would produce.
 *
 * @throws {NeedsJsParser} If it isn't, or might not be.
 */
export function completeTree(tree: Root, text: string): void {
  const checks = new NativeTreeChecks(text)
  const modules: MdxjsEsm[] = []
  const open: { parent: Parents; context: NodeContext; depth: number }[] = [
    { parent: tree, context: checks.start(), depth: 0 },
  ]
  for (let entry; (entry = open.pop());) {
    const { parent, context, depth } = entry
    if (depth > MAX_DEPTH) throw new NeedsJsParser('depth')
    checks.checkSiblings(parent)
    for (const node of parent.children as RootContent[]) {
      checks.check(node, context)
      checks.checkTagEnd(node, parent)
      if (node.type === 'mdxjsEsm') modules.push(node)
      else completeNode(node, context.contained, text)
      if ('children' in node)
        open.push({
          parent: node,
          context: checks.within(node, context),
          depth: depth + 1,
        })
    }
  }
  completeModules(modules, text)
  checks.checkText()
}

function completeNode(node: RootContent, contained: boolean, text: string): void {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      completeExpression(node, contained, text)
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      completeTag(node, contained, text)
      break
    default:
  }
}

function completeTag(tag: Tag, contained: boolean, text: string): void {
  if (tag.name === 'style' || tag.name === 'script') throw new NeedsJsParser('raw text')
  const { start, end } = knownPlace(tag)
  const scanned = scanTag(text, start, tag.name, contained)
  // If a tag and a block overlap, the native parser closes both, but it is an error in MDX.
  const closing = scanned.selfClosing ? '' : `</${tag.name ?? ''}>`
  const last = tag.children.at(-1)?.position?.end.offset ?? scanned.end
  if (!text.endsWith(closing, end.offset) || last > end.offset - closing.length)
    throw new NeedsJsParser('closing tag')
  if (!haveSameValues(tag.attributes, scanned.attributes))
    throw new NeedsJsParser('attributes')
  if (tag.name !== null && voidElements.has(tag.name) && !scanned.selfClosing) {
    const isAllowed = CLOSED_VOID.has(tag.name)
    if (!isAllowed || closing.length !== end.offset - scanned.end)
      throw new NeedsJsParser('void element')
    // The closing tag is ignored, so the element ends before it.
    tag.position!.end = pointAfter(text, start, scanned.end)
  }
  tag.attributes = scanned.attributes
  // MDX's marker for explicit tags, which it sets itself later.
  delete tag.data
}

function haveSameValues(found: Tag['attributes'], scanned: Tag['attributes']): boolean {
  return (
    found.length === scanned.length &&
    found.every((attribute, index) => {
      const other = scanned[index]!
      if (attribute.type === 'mdxJsxExpressionAttribute' || other.type !== attribute.type)
        return attribute.type === other.type && attribute.value === other.value
      return (
        attribute.name === other.name && valueOf(attribute.value) === valueOf(other.value)
      )
    })
  )
}

/** A comparable value; expressions are put in braces. */
function valueOf(value: null | undefined | string | { value: string }) {
  return value !== null && typeof value === 'object' ? `{${value.value}}` : value
}

function completeExpression(
  node: MdxFlowExpression | MdxTextExpression,
  contained: boolean,
  text: string,
): void {
  const { start, end } = knownPlace(node)
  if (text[start.offset] !== '{') throw new NeedsJsParser('expression')
  const read = readExpression(text, start, { mayBeEmpty: true, contained })
  if (read.end !== end.offset || read.value !== node.value)
    throw new NeedsJsParser('end of an expression')
  node.data = { estree: read.estree }
}

/** Parses ESM code in source order, which matters for duplicate imports. */
function completeModules(modules: MdxjsEsm[], text: string): void {
  const declared: string[] = []
  modules.sort((a, b) => knownPlace(a).start.offset - knownPlace(b).start.offset)
  for (const node of modules) {
    const { start } = knownPlace(node)
    const end = start.offset + node.value.length
    if (
      start.column !== 1 ||
      text.slice(start.offset, end) !== node.value ||
      !/^(?:\r?\n[ \t]*)?(?:\r?\n|$)/.test(text.slice(end, end + 200))
    )
      throw new NeedsJsParser('place of module code')
    node.data = { estree: readModuleTree(node.value, start, declared) }
    // The native parser includes the line ending.
    node.position!.end = pointAfter(text, start, end)
  }
}
