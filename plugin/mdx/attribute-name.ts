import { find, html, svg } from 'property-information'

const known = new Map<string, string>()

/**
 * The HTML name of an attribute: `className` → `class`, `strokeWidth` → `stroke-width`, `autoPlay`
 * → `autoplay`. Unknown names are kept.
 */
export function attributeName(property: string): string {
  let name = known.get(property)
  if (name === undefined) {
    const inHtml = find(html, property)
    const inSvg = find(svg, property)
    name = inHtml.defined || !inSvg.defined ? inHtml.attribute : inSvg.attribute
    known.set(property, name)
  }
  return name
}
