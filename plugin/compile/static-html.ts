import type { Element } from 'hast'
import { find, html as htmlInfo, svg as svgInfo } from 'property-information'
import { isWrittenAsText } from '../../runtime/kit/element-attribute.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import { voidElements } from '../../runtime/kit/html-names.ts'

/** An element's opening tag. */
export function openingTag({ tagName, properties }: Element): string {
  let attributes = ''
  for (const name in properties) attributes += attribute(name, properties[name])
  return `<${tagName}${attributes}>`
}

/** An element's closing tag. Empty for void elements. */
export function closingTag({ tagName }: Element): string {
  return voidElements.has(tagName) ? '' : `</${tagName}>`
}

function attribute(property: string, value: Element['properties'][string]): string {
  if (value === null || value === undefined || value === false) return ''
  const inHtml = find(htmlInfo, property)
  const inSvg = find(svgInfo, property)
  const info = inHtml.defined || !inSvg.defined ? inHtml : inSvg
  if (value === true) {
    const name = info.attribute
    // `remark-gfm` emits footnotes with empty `data-` attributes.
    const isText = isWrittenAsText(name) && !name.startsWith('data-')
    return isText ? ` ${name}="true"` : ` ${name}`
  }
  const text = Array.isArray(value)
    ? value.join(info.commaSeparated ? ', ' : ' ')
    : String(value)
  return ` ${info.attribute}="${escapeAttribute(text)}"`
}
