import type { Parents, RootContent } from 'mdast'
import { isTag, type Tag } from './tag.ts'

/** Tags whose content isn't Markdown. */
const RAW = new Set(['style', 'script', 'Mermaid'])

/**
 * Turns the content of `<style>`, `<script>` and `<Mermaid>` back into text, since it isn't
 * Markdown. A single expression is kept: `<style>{`…`}</style>`.
 *
 * @param text The text that the tree was parsed from.
 */
export function keepRawText(parent: Parents, text: string): void {
  for (const tag of rawTags(parent)) restore(tag, text)
}

/** All tags in a tree whose content isn't Markdown. Adds them to `found`. */
export function rawTags(parent: Parents, found: Tag[] = []): Tag[] {
  for (const child of parent.children as RootContent[]) {
    if (!('children' in child)) continue
    if (isTag(child) && RAW.has(child.name ?? '')) found.push(child)
    else rawTags(child, found)
  }
  return found
}

function restore(tag: Tag, text: string): void {
  const children = tag.children as RootContent[]
  const from = children[0]?.position?.start.offset
  const to = children.at(-1)?.position?.end.offset
  if (from === undefined || to === undefined || !children.some(isMarkdown)) return
  tag.children = [{ type: 'text', value: text.slice(from, to) }]
}

function isMarkdown({ type }: RootContent): boolean {
  return type !== 'mdxFlowExpression' && type !== 'mdxTextExpression' && type !== 'text'
}
