import { walk } from 'estree-walker'
import type { Element } from 'hast'
import { urlUnderBase } from '../../runtime/element-urls.ts'
import { mapHtmlUrls } from '../../runtime/kit/map-html-urls.ts'
import { isImageIcon } from '../../runtime/kit/is-image-icon.ts'
import { mapSourceSet, mapStyleUrls } from '../../runtime/kit/map-urls.ts'
import type { Compilation, Positioned } from '../mdx/compilation.ts'
import {
  elementName,
  findAttribute,
  makeTag,
  readText,
  removeAttribute,
  writeAttribute,
  type AttributeValue,
  type Tag,
} from '../mdx/tag.ts'
import { urlAttributes } from '../mdx/url-attributes.ts'
import { isForbidden, recordUrl, recordEmbed } from './record-url.ts'
import { replaceHtmlNode } from './html-node.ts'
import { addImageSize } from './add-image-size.ts'
import { addBase, hrefOfLink, resolveUrl } from './resolve-url.ts'

/** `srcset` attributes, by element. */
const SOURCE_SETS = new Map([
  ['Image', ['srcSet', 'srcset']],
  ['source', ['srcSet', 'srcset']],
])
/** Attributes with a form's target URL, by element. */
const ACTIONS = new Map([
  ['form', ['action']],
  ['button', ['formAction', 'formaction']],
  ['input', ['formAction', 'formaction']],
])

/**
 * Resolves the URLs of a page and records them for the link check. Marks external links, and gives
 * images their intrinsic size to avoid layout shifts.
 */
export class UrlResolver {
  /** Pending reads of image sizes. */
  readonly work: Promise<void>[] = []
  readonly #page: Compilation

  constructor(page: Compilation) {
    this.#page = page
  }

  /** Resolves a link from Markdown or a plugin. */
  link(node: Element): void {
    const { properties } = node
    const { href } = properties
    const isFootnote =
      'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties
    if (typeof href !== 'string' || isFootnote) return
    const url = recordUrl(writtenUrl(node) ?? href, 'link', node, this.#page)
    if (url.kind === 'forbidden') {
      delete properties['href']
      return
    }
    const resolved = resolveUrl(href, this.#page, 'page')
    properties['href'] = hrefOfLink(this.#page.input.options, resolved)
    if (this.#page.input.options.linkClass)
      properties['className'] = addLinkClass(properties['className'])
    if (url.kind !== 'external') return
    properties['target'] ??= '_blank'
    properties['rel'] ??= ['noreferrer']
  }

  /** Turns an image from Markdown or a plugin into the theme's `<Image>`. */
  image(node: Element): void {
    const { src, alt, ...others } = node.properties
    const attributes: Record<string, AttributeValue> = {
      src: writtenUrl(node) ?? (typeof src === 'string' ? src : undefined),
      alt: typeof alt === 'string' ? alt : '',
    }
    for (const [property, value] of Object.entries(others))
      if (value !== null) attributes[property] = attributeText(value)
    replaceHtmlNode(
      node,
      makeTag('mdxJsxTextElement', 'Image', attributes, [], node.position),
    )
  }

  /** Resolves what other elements load: `src`, `poster`, `srcset` and `url(…)` in `style`. */
  source(node: Element): void {
    const { srcSet, style } = node.properties
    const resolve = (written: string) => imageUrl(written, node, this.#page)
    if (typeof srcSet === 'string')
      node.properties['srcSet'] = mapSourceSet(srcSet, resolve)
    if (typeof style === 'string') node.properties['style'] = mapStyleUrls(style, resolve)
    for (const [property, kind] of [
      ['src', node.tagName === 'img' ? 'image' : 'asset'],
      ['poster', 'image'],
    ] as const) {
      const written = node.properties[property]
      if (typeof written !== 'string' || written === '') continue
      const url = recordUrl(written, kind, node, this.#page)
      if (url.kind === 'forbidden') {
        delete node.properties[property]
        continue
      }
      node.properties[property] = addBase(this.#page.input.options, url)
      recordEmbed(node.tagName, kind === 'image', url, this.#page)
    }
  }

  /** Resolves the URLs in a tag's attributes. */
  tag(tag: Tag): void {
    resolveTag(tag, this.#page, this.work)
  }
}

/**
 * The URL as written in Markdown, unless a plugin has changed it. In the tree it is
 * percent-encoded.
 */
function writtenUrl({ data, properties, tagName }: Element): string | undefined {
  const { url, encoded } = (data ?? {}) as { url?: string; encoded?: unknown }
  const current = properties[tagName === 'a' ? 'href' : 'src']
  return current === encoded ? url : undefined
}

function attributeText(
  value: Exclude<Element['properties'][string], null>,
): AttributeValue {
  return Array.isArray(value) ? value.join(' ') : value
}

function resolveTag(tag: Tag, page: Compilation, sizes: Promise<void>[]): void {
  const name = partName(tag)
  const component = /^[A-Z]/.test(name)
  resolveStyle(tag, page)
  resolveLists(tag, page)
  resolveDocument(tag, page)
  resolveIcon(tag, page)
  for (const [attribute, kind] of Object.entries(urlAttributes(name))) {
    const written = readText(tag, attribute)
    if (!written) continue
    const isImage = kind === 'image' || name === 'Image'
    const linkKind = kind === 'link' ? 'link' : isImage ? 'image' : 'asset'
    // `<Icon src>` and similar may hold an icon name instead of a file.
    if (component && kind !== 'link' && !/[./]/.test(written)) continue
    // A component that doesn't exist loads nothing.
    if (component && kind !== 'link' && !isDefined(tag, page)) continue
    const own = findAttribute(tag, attribute)
    const url = recordUrl(written, linkKind, own?.position ? own : tag, page)
    if (url.kind === 'forbidden') {
      removeAttribute(tag, attribute)
      continue
    }
    const write = linkKind === 'link' ? hrefOfLink : addBase
    const withBase = !component || name === 'Image'
    writeAttribute(tag, attribute, withBase ? write(page.input.options, url) : url.href)
    if (name === 'a' && attribute === 'href') {
      if (url.kind === 'external') markExternal(tag)
      if (page.input.options.linkClass) markLink(tag)
    }
    if (linkKind !== 'link') recordEmbed(name, isImage, url, page)
    if (isImage) sizes.push(addImageSize(tag, { part: name, attribute, url }, page))
  }
}

/** Resolves the path of an icon's file, and records it for the link check. */
function resolveIcon(tag: Tag, page: Compilation): void {
  const icon = readText(tag, 'icon')
  const [root = ''] = (tag.name ?? '').split('.')
  // For a component of the author, the attribute may mean anything.
  if (!icon || !page.known.has(root) || page.declared.has(root)) return
  if (!isImageIcon(icon) || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(icon)) return
  const own = findAttribute(tag, 'icon')
  const url = recordUrl(icon, 'image', own?.position ? own : tag, page)
  writeAttribute(tag, 'icon', url.href)
}

/** Whether a component is one of the site, or declared by the page. */
function isDefined({ name }: Tag, page: Compilation): boolean {
  const [root = ''] = (name ?? '').split('.')
  return !/^[A-Z]/.test(root) || page.known.has(root) || page.declared.has(root)
}

/** The component or element that a tag renders. The theme's image stands for `<img>`. */
function partName(tag: Tag): string {
  const name = elementName(tag) ?? tag.name ?? ''
  return name === 'img' ? 'Image' : name
}

/** Resolves the URLs in the document of an `<iframe srcDoc>`, which are those of the page. */
function resolveDocument(tag: Tag, { input }: Compilation): void {
  const { base, prefixes = [] } = input.options
  if (tag.name !== 'iframe') return
  const resolve = (url: string) => urlUnderBase(url, { base, prefixes })
  for (const name of ['srcDoc', 'srcdoc']) {
    const text = readText(tag, name)
    if (text !== undefined) writeAttribute(tag, name, mapHtmlUrls(text, resolve))
  }
}

/** Resolves `srcset` attributes and form targets. */
function resolveLists(tag: Tag, page: Compilation): void {
  for (const name of SOURCE_SETS.get(partName(tag)) ?? []) {
    const text = readText(tag, name)
    if (text === undefined) continue
    writeAttribute(
      tag,
      name,
      mapSourceSet(text, (written) => imageUrl(written, tag, page)),
    )
  }
  for (const name of ACTIONS.get(partName(tag)) ?? []) {
    const written = readText(tag, name)
    if (!written) continue
    // Usually an endpoint rather than a page, so not recorded for the link check.
    const url = resolveUrl(written, page, 'file')
    if (isForbidden(url, written, tag, page)) removeAttribute(tag, name)
    else writeAttribute(tag, name, addBase(page.input.options, url))
  }
}

/** Resolves images in a tag's `style`, a string or a JSX object. */
function resolveStyle(tag: Tag, page: Compilation): void {
  const value = findAttribute(tag, 'style')?.value
  const resolve = (written: string) => imageUrl(written, tag, page)
  if (typeof value === 'string')
    return writeAttribute(tag, 'style', mapStyleUrls(value, resolve))
  if (!value?.data?.estree) return
  walk(value.data.estree, {
    enter(node) {
      if (node.type !== 'Literal' || typeof node.value !== 'string') return
      node.value = mapStyleUrls(node.value, resolve)
      delete node.raw
    },
  })
}

/** Resolves an image URL, with the base, and records it. Undefined if the URL is forbidden. */
function imageUrl(
  written: string,
  node: Positioned,
  page: Compilation,
): string | undefined {
  if (written.startsWith('#')) return written
  const url = recordUrl(written, 'image', node, page)
  if (url.kind === 'forbidden') return undefined
  recordEmbed('img', true, url, page)
  return addBase(page.input.options, url)
}

function markExternal(tag: Tag): void {
  if (!findAttribute(tag, 'target')) writeAttribute(tag, 'target', '_blank')
  if (!findAttribute(tag, 'rel')) writeAttribute(tag, 'rel', 'noreferrer')
}

/** Adds the class by which styles of Mintlify sites select links. */
function markLink(tag: Tag): void {
  const name = findAttribute(tag, 'className') ? 'className' : 'class'
  const given = findAttribute(tag, name)
  const classes = given && readText(tag, name)
  if (!given || classes !== undefined)
    writeAttribute(tag, name, classes ? `link ${classes}` : 'link')
}

function addLinkClass(given: Element['properties'][string]): string[] {
  return ['link', ...(Array.isArray(given) ? given.map(String) : [])]
}
