import type { Element } from 'hast'
import { addClassNames, addStrings } from '../mdx/note-class-names.ts'
import type { Compilation } from '../mdx/compilation.ts'
import type { Tag } from '../mdx/tag.ts'

/** Notes what a tag says that the rest of the build wants to know: class names, inline styles. */
export function noteTag(tag: Tag, page: Compilation): void {
  if (tag.name === 'style') page.inlineStyles = true
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      addStrings(attribute.data?.estree, page)
      continue
    }
    const { name, value } = attribute
    if (name === 'style') page.inlineStyles = true
    if (typeof value === 'object' && value !== null) addStrings(value.data?.estree, page)
    else if (/class/i.test(name) && typeof value === 'string') addClassNames(value, page)
  }
}

/** The same of an element: what has a class or style here has it from a plugin. */
export function noteElement({ tagName, properties }: Element, page: Compilation): void {
  const { className, style } = properties
  if (style !== undefined || tagName === 'style') page.inlineStyles = true
  if (Array.isArray(className))
    for (const name of className)
      if (!GENERATED.test(String(name))) addClassNames(String(name), page)
}

/** Classes that come with Markdown itself; the theme styles them. */
const GENERATED =
  /^(?:language-|math-|data-footnote-|sr-only$|contains-task-list$|task-list-item$|align-)/
