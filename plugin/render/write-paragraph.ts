import type { Element, ElementContent } from 'hast'
import { make } from '../../theme/markdown/elements.ts'
import { isInline } from './plain-blocks.ts'
import { writeCached } from './write-by-library.ts'
import { writeInline } from './write-inline.ts'

/** Writes a paragraph. Undefined if it contains anything other than inline content and images. */
export function writeParagraph(children: readonly ElementContent[]): string | undefined {
  const text = writeInline(children)
  if (text !== undefined || !children.every(isInline)) return text
  return writeCached(keyOf(children), [make('p', children)])
}

/** Writes a heading of any level. */
export function writeHeading(element: Element): string {
  const words = writeInline(element.children, 'heading')
  if (words) return `${'#'.repeat(Number(element.tagName.slice(1)))} ${words}`
  return writeCached(JSON.stringify(element), [element])
}

/** A key of everything that affects a paragraph's Markdown. */
function keyOf(children: readonly ElementContent[]): string {
  let key = ''
  for (const child of children) {
    if (child.type === 'text') key += child.value
    else if (child.type === 'element') {
      const { href, title, src, alt } = child.properties
      const isPlain = href === undefined && src === undefined
      const target = isPlain ? '' : ` ${JSON.stringify([href, title, src, alt])}`
      key += `\0${child.tagName}${target}\0${keyOf(child.children)}\0/`
    }
  }
  return key
}
