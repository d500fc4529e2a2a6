import type { Compilation, Positioned } from '../mdx/compilation.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { PageReference } from '../mdx/compiled-page.ts'
import { embedKind } from '../mdx/embed-kind.ts'
import { type ResolvedUrl, resolveUrl } from './resolve-url.ts'

/**
 * Resolves a URL and records it for the link check. Reports forbidden ones.
 *
 * @param written As in the source.
 * @param node The node to locate it by.
 */
export function recordUrl(
  written: string,
  kind: PageReference['kind'],
  node: Positioned,
  page: Compilation,
): ResolvedUrl {
  const url = resolveUrl(written, page, kind === 'link' ? 'page' : 'file')
  if (isForbidden(url, written, node, page)) return url
  const target = url.kind === 'hash' ? page.input.path + url.href : url.href
  page.links.push({ kind, href: written, target, ...page.placeOf(node) })
  return url
}

/** Whether a URL is forbidden; reports it if so. */
export function isForbidden(
  { kind }: ResolvedUrl,
  written: string,
  node: Positioned,
  page: Compilation,
): boolean {
  if (kind !== 'forbidden') return false
  page.report(node, {
    code: 'mdx/forbidden-address',
    message: `The URL \`${shortened(written, 60)}\` is removed: its scheme runs code or refers to files on the reader's machine`,
    hint: 'Link to a page, a file of the site or an https URL.',
  })
  return true
}

/** Records the origins that a page loads resources from, for the Content-Security-Policy. */
export function recordEmbed(
  name: string,
  isImage: boolean,
  { kind, href }: ResolvedUrl,
  page: Compilation,
): void {
  const embedded = embedKind(name)
  // The site's own frames and media must be listed too; its images needn't.
  let origin = "'self'"
  if (kind === 'external') {
    try {
      origin = new URL(href, 'https://localhost').origin
    } catch {
      return
    }
  } else if (kind !== 'root' || !embedded) return
  const embed = embedded ?? (name === 'script' ? 'script' : isImage ? 'img' : undefined)
  if (embed) page.embeds.set(`${embed} ${origin}`, { kind: embed, origin })
}
