import type { Compilation } from '../mdx/compilation.ts'
import type { PageReference } from '../mdx/compiled-page.ts'
import { type Address, resolveAddress } from './resolve-address.ts'

const FRAMES = new Set(['iframe', 'embed', 'object'])
const MEDIA = new Set(['video', 'audio', 'source', 'track'])

/**
 * Resolves an address, notes it for the link check, and reports one that may not be.
 *
 * @param written As the author wrote it.
 * @param node Where it stands.
 */
export function noteAddress(
  written: string,
  kind: PageReference['kind'],
  node: Parameters<Compilation['placeOf']>[0],
  page: Compilation,
): Address {
  const address = resolveAddress(written, page, kind === 'link' ? 'page' : 'file')
  if (isForbidden(address, written, node, page)) return address
  const target = address.kind === 'hash' ? page.input.path + address.href : address.href
  page.links.push({ kind, href: written, target, ...page.placeOf(node) })
  return address
}

/** Whether an address may not be; if so, it is reported. */
export function isForbidden(
  { kind }: Address,
  written: string,
  node: Parameters<Compilation['placeOf']>[0],
  page: Compilation,
): boolean {
  if (kind !== 'forbidden') return false
  page.report(node, {
    code: 'mdx/forbidden-address',
    message: `The address \`${written.slice(0, 60)}\` is left out: its scheme runs code or names a file of the reader's machine`,
    hint: 'Link to a page, a file of the site or an https address',
  })
  return true
}

/** Notes what a page loads from elsewhere, or in frames and media, for the policy. */
export function noteEmbed(
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
