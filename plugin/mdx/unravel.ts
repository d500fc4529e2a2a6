import type { Nodes, Paragraph, Parents, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { inlineElements } from '../../runtime/kit/html-names.ts'
import { inlineComponents } from './inline-components.ts'

/**
 * Like MDX, turns paragraphs that consist only of tags or expressions into flow. Unlike MDX,
 * keeps the space between inline tags: they would touch, and their words would be one in
 * Markdown and search. In `<pre>`, where it would be seen at the start of a line, it is not kept.
 */
export function unravel(parent: Parents, inPre = false): void {
  const children: RootContent[] = []
  for (const child of parent.children as RootContent[]) {
    if ('children' in child) unravel(child as Parents, inPre || isPre(child))
    if (child.type === 'paragraph' && isOnlyTags(child)) children.push(...flowOf(child))
    else children.push(child)
  }
  // Other blocks have line breaks between their children.
  parent.children = (
    parent.type === 'mdxJsxFlowElement' && !inPre
      ? children.flatMap(withSpaceBefore)
      : children
  ) as typeof parent.children
}

function isOnlyTags(paragraph: Paragraph): boolean {
  let tags = false
  for (const part of paragraph.children) {
    if (part.type === 'mdxJsxTextElement' || part.type === 'mdxTextExpression')
      tags = true
    else if (part.type !== 'text' || part.value.trim() !== '') return false
  }
  return tags
}

function flowOf(paragraph: Paragraph): RootContent[] {
  return paragraph.children.flatMap((node): RootContent[] => {
    if (node.type === 'text') return []
    if (node.type === 'mdxJsxTextElement') {
      const children = node.children as MdxJsxFlowElement['children']
      return [{ ...node, type: 'mdxJsxFlowElement', children }]
    }
    if (node.type === 'mdxTextExpression')
      return [{ ...node, type: 'mdxFlowExpression' } as RootContent]
    return [node]
  })
}

function withSpaceBefore(
  node: RootContent,
  index: number,
  siblings: RootContent[],
): RootContent[] {
  const before = siblings[index - 1]
  const touches = before?.position?.end.offset === node.position?.start.offset
  return isInline(before) && isInline(node) && !touches
    ? [{ type: 'text', value: ' ' }, node]
    : [node]
}

function isPre(node: RootContent): boolean {
  return 'name' in node && node.name === 'pre'
}

function isInline(node: Nodes | undefined): boolean {
  if (node?.type !== 'mdxJsxFlowElement') return false
  const name = node.name ?? ''
  return inlineElements.has(name) || inlineComponents.has(name)
}
