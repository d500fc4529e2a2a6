import { join } from 'node:path'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { isExternal } from './nav-page.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * The file of the content folder that a URL in the settings leads to: `/logo.svg`, `logo.svg` or
 * `/a%20logo.svg?v=1`. Undefined for external URLs.
 */
export function fileOfUrl(root: string, url: string): string | undefined {
  return isExternal(url) ? undefined : join(root, decodePath(cleanUrl(url)))
}
