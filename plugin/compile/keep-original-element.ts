import type { Element } from 'hast'

/**
 * Stores the element that a theme component replaced in `data`: users of a page as a component may
 * map elements.
 */
export function keepOriginalElement(
  tag: { data?: object | undefined },
  plain: Element,
): void {
  const data: object = { ...tag.data, plain }
  tag.data = data
}
