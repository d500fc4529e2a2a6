import { decodePath } from '../../../runtime/kit/page-url.ts'
import type { ResolvedLinks } from '../../document/api-model.ts'

/**
 * The target of a link in a description's text: absolute URLs are unchanged, relative ones are
 * looked up. `undefined` if the link couldn't be resolved, which was reported by `resolveLinks`.
 */
export function resolveDescriptionLink(
  href: string,
  links: ResolvedLinks,
): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href
  const name = decodePath(href)
  if (Object.hasOwn(links, name)) return links[name]
  return /^#[^/]*$/.test(href) ? href : undefined
}
