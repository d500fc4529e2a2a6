import { paragraphClosers } from '../../runtime/kit/html-names.ts'

/** Components of the theme that are inline. An author's component may be anything. */
const INLINE = new Set(['Badge', 'Icon', 'Image', 'Latex', 'Tooltip'])

/** Whether a tag is inline: an HTML element that a paragraph can contain, or such a component. */
export function isInlineTag(name: string): boolean {
  return /^[a-z]/.test(name) ? !paragraphClosers.has(name) : INLINE.has(name)
}
