import type { Element, ElementContent } from 'hast'
import {
  attributeOf,
  classesOf,
  isElement,
  makeText,
} from '../../theme/markdown/elements.ts'

/** Classes of Tailwind CSS that make children items of a row, a column or a grid. */
const CONTAINERS = new Set(['flex', 'inline-flex', 'grid', 'inline-grid'])
/** Roles of the parts of tables whose children are rows or cells. */
const TABLE_ROLES = new Set(['table', 'grid', 'treegrid', 'rowgroup', 'row'])
const CONTAINER_STYLE = /(?:^|;)\s*display\s*:\s*(?:inline-)?(?:flex|grid)\b/i

/**
 * The children of an element, with a space between adjacent ones if it lays them out as flex or
 * grid items, or if they are rows or cells by its role. They are boxes of their own then, so
 * their words aren't one word.
 */
export function separateItems(element: Element): ElementContent[] {
  const { children } = element
  if (children.length < 2 || !isContainer(element)) return children
  return children.flatMap((child, index) => {
    const before = children[index - 1]
    const isApart = before && (isElement(child) || isElement(before))
    return isApart ? [makeText(' '), child] : [child]
  })
}

function isContainer(element: Element): boolean {
  return (
    classesOf(element).some((name) => CONTAINERS.has(name)) ||
    TABLE_ROLES.has(attributeOf(element, 'role') ?? '') ||
    CONTAINER_STYLE.test(attributeOf(element, 'style') ?? '')
  )
}
