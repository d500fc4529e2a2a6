import type { Element } from 'hast'
import { addClassNames, addStrings } from '../mdx/record-class-names.ts'
import type { Compilation } from '../mdx/compilation.ts'
import type { Tag } from '../mdx/tag.ts'

/** Records the class names and inline styles of a tag. */
export function recordTag(tag: Tag, page: Compilation): void {
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

/**
 * Records the class names and inline styles of an element, which come from a plugin. Classes that
 * Markdown gets anyway are left out.
 */
export function recordElement({ tagName, properties }: Element, page: Compilation): void {
  const { className, style } = properties
  if (style !== undefined || tagName === 'style') page.inlineStyles = true
  if (Array.isArray(className))
    for (const name of className)
      if (!GENERATED.test(String(name))) addClassNames(String(name), page)
}

/** Classes generated for Markdown, which the theme styles. */
const GENERATED =
  /^(?:language-|math-|data-footnote-|sr-only$|contains-task-list$|task-list-item$|align-|long-column$)/
