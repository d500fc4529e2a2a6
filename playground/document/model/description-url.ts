import { isUrl } from '../../../runtime/kit/is-url.ts'

/**
 * The URL of a description, against which its relative servers are resolved (OpenAPI 3.1,
 * "Relative References in URLs"). A file is published at its path in the site.
 *
 * @param base The site's base: `/docs/`, also with an origin.
 */
export function descriptionUrl(source: string, base: string): string {
  if (isUrl(source)) return source
  return `${base.replace(/\/*$/, '/')}${source.split('/').map(encodeURIComponent).join('/')}`
}
