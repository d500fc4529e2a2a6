import { decodePath } from '../../../runtime/kit/page-url.ts'
import type { ResolvedLinks } from '../../document/api-model.ts'

/**
 * Where a link in a text of a description leads: a whole address to itself, a relative one to what it was resolved
 * to. Undefined where it leads nowhere, which was reported when it was read.
 */
export function addressInDescription(
  href: string,
  links: ResolvedLinks,
): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href
  const name = decodePath(href)
  if (Object.hasOwn(links, name)) return links[name]
  return /^#[^/]*$/.test(href) ? href : undefined
}
