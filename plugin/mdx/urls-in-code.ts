import type { Node } from 'estree'
import type { JSXAttribute, JSXOpeningElement } from 'estree-jsx'
import { walk } from 'estree-walker'
import type { PageReference } from './compiled-page.ts'
import { attributeText } from './attribute-text.ts'
import { urlAttributes } from './url-attributes.ts'

/** A URL in JSX, with the attribute that holds it. */
interface UrlInCode extends Pick<PageReference, 'kind' | 'href'> {
  attribute: JSXAttribute
}

/**
 * The root-relative and external URLs in the JSX of code: `<a href="/guide">`. Only those written
 * as a string: what code computes is unknown, and what relative ones start from is the page that
 * shows them.
 */
export function urlsInCode(root: Node): UrlInCode[] {
  const found: UrlInCode[] = []
  walk(root, {
    // ESTree's types lack JSX.
    enter(node: Node | JSXOpeningElement) {
      if (node.type !== 'JSXOpeningElement') return
      const tag = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      const kinds = urlAttributes(tag)
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute') continue
        const { name } = attribute.name
        if (typeof name !== 'string' || !Object.hasOwn(kinds, name)) continue
        const href = attributeText(attribute)?.trim()
        if (href === undefined || !/^(?:\/|https?:\/\/)/i.test(href)) continue
        const kind = kinds[name] === 'asset' && tag === 'img' ? 'image' : kinds[name]!
        found.push({ kind, href, attribute })
      }
    },
  })
  return found
}
