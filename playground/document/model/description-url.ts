import { isUrl } from '../../../runtime/kit/is-url.ts'
import { encodePath } from '../../../runtime/kit/page-url.ts'
import { withBase } from '../../../runtime/with-base.ts'

/**
 * The URL of a description, against which its relative servers are resolved (OpenAPI 3.1,
 * "Relative References in URLs"). A file is published at its path in the site.
 *
 * @param base The site's base, with a slash at the end: `/docs/`, also with an origin.
 */
export function descriptionUrl(source: string, base: string): string {
  return isUrl(source) ? source : withBase(base, encodePath(`/${source}`))
}
