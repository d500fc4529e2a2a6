import { join } from 'node:path'
import type { Image, Link, Parents, RootContent } from 'mdast'
import type { Compilation } from '../compilation.ts'
import {
  findAttribute,
  isTag,
  makeTag,
  readText,
  removeAttribute,
  writeAttribute,
  type Tag,
} from '../tag.ts'
import { readImageSize } from './image-size.ts'
import { addBase, resolveAddress, type Address } from './addresses.ts'
import type { PageLink } from '../types.ts'

/** Attributes that hold an address, and what they name. */
const ATTRIBUTES: Record<string, PageLink['kind']> = {
  href: 'link',
  src: 'asset',
  img: 'image',
  poster: 'image',
  srcSet: 'image',
  image: 'image',
  cta: 'link',
}
const FRAMES = new Set(['iframe', 'embed', 'object'])
const MEDIA = new Set(['video', 'audio', 'source', 'track'])

/**
 * Resolves every address of a page, notes it for the link check, marks links that lead
 * elsewhere, and gives images their size so that nothing moves while they load.
 */
export async function resolveLinks(tree: Parents, page: Compilation): Promise<void> {
  const sizes: Promise<void>[] = []
  visit(tree, page, sizes)
  await Promise.all(sizes)
}

function visit(parent: Parents, page: Compilation, sizes: Promise<void>[]): void {
  parent.children.forEach((child, index) => {
    const node = child as RootContent
    if (node.type === 'link') resolveLink(node, page)
    else if (node.type === 'image') {
      const tag = imageTag(node)
      ;(parent.children as RootContent[])[index] = tag as RootContent
      resolveTag(tag, page, sizes)
    } else if (isTag(node)) {
      if (node.name === 'img') node.name = 'Image'
      resolveTag(node, page, sizes)
    }
    if ('children' in node) visit(node, page, sizes)
  })
}

function resolveLink(node: Link, page: Compilation): void {
  const address = note(node.url, 'link', node, page)
  if (!address) return
  const properties = ((node.data ??= {}).hProperties ??= {}) as Record<string, unknown>
  if (address.kind === 'forbidden') properties['href'] = null
  else node.url = addBase(page.input.options.base, address)
  if (address.kind === 'external')
    Object.assign(properties, { target: '_blank', rel: 'noreferrer' })
}

function imageTag(node: Image): Tag {
  const { url, alt, title, position } = node
  return makeTag(
    'mdxJsxTextElement',
    'Image',
    { src: url, alt: alt ?? '', title: title ?? undefined },
    [],
    position,
  )
}

function resolveTag(tag: Tag, page: Compilation, sizes: Promise<void>[]): void {
  const name = tag.name ?? ''
  const component = /^[A-Z]/.test(name)
  for (const [attribute, kind] of Object.entries(ATTRIBUTES)) {
    if (attribute === 'cta' || attribute === 'srcSet') continue
    const written =
      typeof findAttribute(tag, attribute)?.value === 'string'
        ? readText(tag, attribute)
        : literalText(tag, attribute)
    if (written === undefined || written === '') continue
    const isImage = kind === 'image' || name === 'Image'
    const linkKind = kind === 'link' ? 'link' : isImage ? 'image' : 'asset'
    // `<Icon src>` and the like may name an icon instead of a file.
    if (component && kind !== 'link' && !/[./]/.test(written)) continue
    const address = note(
      written,
      linkKind,
      findAttribute(tag, attribute)!.position
        ? ({ position: findAttribute(tag, attribute)!.position } as {
            position: { start: { line: number; column: number } }
          })
        : tag,
      page,
    )
    if (!address) continue
    if (address.kind === 'forbidden') {
      removeAttribute(tag, attribute)
      continue
    }
    const withBase = !component || name === 'Image'
    writeAttribute(
      tag,
      attribute,
      withBase ? addBase(page.input.options.base, address) : address.href,
    )
    if (name === 'a' && address.kind === 'external') markExternal(tag)
    if (linkKind !== 'link') noteEmbed(name, isImage, address, page)
    if (name === 'Image' && attribute === 'src') sizes.push(addSize(tag, address, page))
  }
}

function literalText(tag: Tag, attribute: string): string | undefined {
  return findAttribute(tag, attribute)?.value === null
    ? undefined
    : readText(tag, attribute)
}

function markExternal(tag: Tag): void {
  if (!findAttribute(tag, 'target')) writeAttribute(tag, 'target', '_blank')
  if (!findAttribute(tag, 'rel')) writeAttribute(tag, 'rel', 'noreferrer')
}

function note(
  written: string,
  kind: PageLink['kind'],
  node: Parameters<Compilation['placeOf']>[0],
  page: Compilation,
): Address | undefined {
  const address = resolveAddress(written, page, kind === 'link' ? 'page' : 'file')
  if (address.kind === 'forbidden') {
    page.report(node, {
      code: 'mdx/forbidden-address',
      message: `The address \`${written.slice(0, 60)}\` is left out: its scheme runs code or names a file of the reader's machine`,
      hint: 'Link to a page, a file of the site or an https address',
    })
    return address
  }
  const target = address.kind === 'hash' ? page.input.path + address.href : address.href
  page.links.push({ kind, href: written, target, ...page.placeOf(node) })
  return address
}

function noteEmbed(
  name: string,
  isImage: boolean,
  { kind, href }: Address,
  page: Compilation,
): void {
  // Frames and media of the site itself need a word in the policy too; its images do not.
  let origin = "'self'"
  if (kind === 'external') {
    try {
      origin = new URL(href, 'https://localhost').origin
    } catch {
      return
    }
  } else if (kind !== 'root' || !(FRAMES.has(name) || MEDIA.has(name))) return
  const embed = FRAMES.has(name)
    ? 'frame'
    : MEDIA.has(name)
      ? 'media'
      : name === 'script'
        ? 'script'
        : isImage
          ? 'img'
          : undefined
  if (embed) page.embeds.set(`${embed} ${origin}`, { kind: embed, origin })
}

/** Width and height from the file, in proportion where the author gave one of them. */
async function addSize(
  tag: Tag,
  { kind, href }: Address,
  page: Compilation,
): Promise<void> {
  if (kind !== 'root') return
  const path = safeDecode(href.replace(/[?#].*$/, '')).slice(1)
  if (path.split('/').includes('..')) return
  const size = await readImageSize(join(page.input.root, path))
  page.dependencies.set(path, size?.hash ?? '')
  if (!size) return
  const width = numberOf(tag, 'width')
  const height = numberOf(tag, 'height')
  if (
    width === undefined &&
    height === undefined &&
    !findAttribute(tag, 'width') &&
    !findAttribute(tag, 'height')
  ) {
    writeAttribute(tag, 'width', size.width)
    writeAttribute(tag, 'height', size.height)
  } else if (width !== undefined && !findAttribute(tag, 'height')) {
    writeAttribute(tag, 'height', Math.round((width * size.height) / size.width))
  } else if (height !== undefined && !findAttribute(tag, 'width')) {
    writeAttribute(tag, 'width', Math.round((height * size.width) / size.height))
  }
}

function numberOf(tag: Tag, name: string): number | undefined {
  const text = readText(tag, name)?.replace(/px$/, '')
  return text && /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0
    ? Number(text)
    : undefined
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
