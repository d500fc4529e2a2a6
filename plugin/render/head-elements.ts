import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { withBase } from '../../runtime/with-base.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import { callExtension } from '../site/call-extension.ts'
import { findShapeProblem, headShape } from '../site/extension-shapes.ts'
import type { HeadElement, SiteExtensions } from '../site/extensions.ts'

/**
 * The elements that the option `head` adds to a page.
 *
 * @throws SkerryError if the function throws or doesn't return valid elements.
 */
export function headElements(
  { head }: SiteExtensions,
  page: PageData,
  site: SiteData,
): readonly HeadElement[] {
  if (typeof head !== 'function') return head ?? []
  return callExtension(
    'head',
    page.file,
    () => head(page, site),
    (elements) => findShapeProblem(headShape, elements),
  )
}

/** Renders head elements to HTML. */
export function headHtml(elements: readonly HeadElement[], base: string): string {
  return elements
    .map((element) => {
      const { tag, attributes = {} } = element
      const names = Object.entries(attributes).map(([name, value]) =>
        attributeHtml(name, value, base),
      )
      const opening = `<${tag}${names.join('')}>`
      return VOID.has(tag) ? opening : `${opening}${headContent(element)}</${tag}>`
    })
    .join('')
}

/** The content of an element, escaped for its kind. */
export function headContent({ tag, content = '' }: HeadElement): string {
  // In scripts and styles, `</` could end the element and `<!--` could hide its end. The
  // backslash doesn't change the meaning.
  return CODE.has(tag) ? content.replace(/<(?=\/|!--)/g, '<\\') : content
}

const VOID = new Set(['base', 'link', 'meta'])
const CODE = new Set(['script', 'style'])

function attributeHtml(
  name: string,
  value: string | number | boolean | undefined,
  base: string,
): string {
  if (value === undefined || value === false) return ''
  if (value === true) return ` ${name}`
  const isUrl = name === 'href' || name === 'src'
  const text = isUrl ? withBase(base, String(value)) : String(value)
  return ` ${name}="${escapeAttribute(text)}"`
}
