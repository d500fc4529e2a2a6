import { mapHtmlUrls } from './kit/map-html-urls.ts'
import { mapSourceSet, mapStyleUrls } from './kit/map-urls.ts'
import { withBase, withoutPrefix } from './with-base.ts'

/** How root-relative URLs in the code of a site become URLs of the published site. */
export interface ElementUrls {
  /** Vite's base. */
  base: string
  /**
   * What the author's URLs may start with before the site's own path: the base, and the path of
   * the public URL.
   */
  prefixes: readonly string[]
}

const SINGLE = new Set([
  'href',
  'xlinkHref',
  'xlink:href',
  'src',
  'poster',
  'action',
  'formAction',
  'formaction',
])
const SOURCE_SETS = new Set(['srcSet', 'srcset'])
const DOCUMENTS = new Set(['srcDoc', 'srcdoc'])

/**
 * The props of an element with its URLs resolved. Components, such as `<Card href>`, get
 * theirs as written, because they resolve them.
 *
 * @param type A tag name or a component.
 */
export function resolveProps(type: unknown, props: object, urls: ElementUrls): object {
  if (typeof type !== 'string') return props
  const changed = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
    const resolved =
      name === 'dangerouslySetInnerHTML'
        ? resolveInner(type, value, urls)
        : name === 'children' && type === 'style'
          ? resolveText(value, urls)
          : resolveAttribute(name, value, urls)
    return resolved === value ? [] : [[name, resolved]]
  })
  return changed.length === 0 ? props : { ...props, ...Object.fromEntries(changed) }
}

/**
 * Resolves the root-relative URLs in an attribute. Returns other values, and URLs that have
 * the base already, unchanged.
 *
 * @param name The attribute as written in JSX.
 */
export function resolveAttribute(
  name: string,
  value: unknown,
  urls: ElementUrls,
): unknown {
  const resolve = (url: string) => urlUnderBase(url, urls)
  if (name === 'style') return resolveStyle(value, resolve)
  if (typeof value !== 'string') return value
  if (SINGLE.has(name)) return resolve(value)
  if (DOCUMENTS.has(name)) return mapHtmlUrls(value, resolve)
  return SOURCE_SETS.has(name) ? mapSourceSet(value, resolve) : value
}

/** Resolves the HTML of an element, or the CSS of a `<style>`. Code of scripts stays as written. */
function resolveInner(tag: string, value: unknown, urls: ElementUrls): unknown {
  if (typeof value !== 'object' || value === null || !('__html' in value)) return value
  const { __html: text } = value
  if (typeof text !== 'string' || tag === 'script') return value
  const resolved =
    tag === 'style'
      ? resolveStyles(text, urls)
      : mapHtmlUrls(text, (url) => urlUnderBase(url, urls))
  return resolved === text ? value : { ...value, __html: resolved }
}

/** Resolves the root-relative URLs in the text of a `<style>`. */
export function resolveStyles(css: string, urls: ElementUrls): string {
  return mapStyleUrls(css, (url) => urlUnderBase(url, urls))
}

/** The same for its children. */
function resolveText(children: unknown, urls: ElementUrls): unknown {
  if (Array.isArray(children)) return children.map((child) => resolveText(child, urls))
  return typeof children === 'string' ? resolveStyles(children, urls) : children
}

/** Adds the base to a root-relative URL that may start with another prefix of the site. */
export function urlUnderBase(url: string, { base, prefixes }: ElementUrls): string {
  const own = base === '/' ? prefixes : [base, ...prefixes]
  return withBase(base, withoutPrefix(url, own))
}

function resolveStyle(value: unknown, resolve: (url: string) => string): unknown {
  if (typeof value === 'string') return mapStyleUrls(value, resolve)
  if (typeof value !== 'object' || value === null) return value
  let isChanged = false
  const style = Object.entries(value).map(([name, each]: [string, unknown]) => {
    const text = typeof each === 'string' ? mapStyleUrls(each, resolve) : each
    isChanged ||= text !== each
    return [name, text]
  })
  return isChanged ? Object.fromEntries(style) : value
}
