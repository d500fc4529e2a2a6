import { readText, type Tag } from '../mdx/tag.ts'

/**
 * Whether a tag is an empty link to itself, `<a href="#x" id="x"></a>`: a place to link to, as
 * GitBook writes it into headings, rather than a link for readers.
 */
export function isOwnAnchor(tag: Tag): boolean {
  if (tag.name !== 'a' || tag.children.length > 0) return false
  const id = readText(tag, 'id')
  return id !== undefined && readText(tag, 'href') === `#${id}`
}
