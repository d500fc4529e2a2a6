import type { Element, ElementContent } from 'hast'
import {
  attributeOf,
  classesOf,
  isElement,
  makeText,
} from '../../theme/markdown/elements.ts'

/** Classes of Tailwind CSS that make children items of a row, a column or a grid, at any width. */
const CONTAINER_CLASS = /(?:^|:)(?:inline-)?(?:flex|grid)$/
/** Classes of Tailwind CSS that give inline elements lines of their own. */
const BOX_CLASS = /(?:^|:)(?:block|flex|grid)$/
/** Roles of the parts of tables whose children are rows or cells. */
const TABLE_ROLES = new Set(['table', 'grid', 'treegrid', 'rowgroup', 'row'])
const CONTAINER_STYLE = /(?:^|;)\s*display\s*:\s*(?:inline-)?(?:flex|grid)\b/i
const BOX_STYLE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid)\b/i

/**
 * Adds a space between adjacent nodes that aren't one word: two links, and boxes of their own.
 *
 * @param areItems Whether all elements are boxes, because of their container.
 */
export function separateItems(
  children: readonly ElementContent[],
  areItems: boolean,
): readonly ElementContent[] {
  if (children.length < 2) return children
  return children.flatMap((child, index) => {
    const before = children[index - 1]
    return before && isApart(before, child, areItems) ? [makeText(' '), child] : [child]
  })
}

function isApart(
  before: ElementContent,
  child: ElementContent,
  areItems: boolean,
): boolean {
  if (!isElement(before) && !isElement(child)) return false
  if (areItems || isBox(before) || isBox(child)) return true
  return isElement(before, 'a') && isElement(child, 'a')
}

function isBox(node: ElementContent): boolean {
  return (
    isElement(node) &&
    (classesOf(node).some((name) => BOX_CLASS.test(name)) ||
      BOX_STYLE.test(attributeOf(node, 'style') ?? ''))
  )
}

/** Whether an element's children are flex or grid items, or rows or cells by its role. */
export function laysOutItems(element: Element): boolean {
  return (
    classesOf(element).some((name) => CONTAINER_CLASS.test(name)) ||
    TABLE_ROLES.has(attributeOf(element, 'role') ?? '') ||
    CONTAINER_STYLE.test(attributeOf(element, 'style') ?? '')
  )
}
