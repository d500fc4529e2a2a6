import { find, html, svg } from 'property-information'

const known = new Map<string, string>()

/**
 * An attribute's name as HTML has it: `className` → `class`, `strokeWidth` → `stroke-width`,
 * `autoPlay` → `autoplay`. Names that neither HTML nor SVG knows stay as written.
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
