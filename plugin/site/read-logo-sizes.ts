import { readImageSize } from '../kit/read-image-size.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import { fileOfUrl } from './file-of-url.ts'

/**
 * The sizes of the logo's files, to reserve its space before it is loaded. Undefined for external
 * files and those that can't be measured.
 */
export async function readLogoSizes(
  root: string,
  logo: Settings['logo'],
): Promise<SiteData['logoSizes']> {
  if (!logo) return undefined
  const [light, dark] = await Promise.all(
    [logo.light, logo.dark].map(async (url) => {
      const file = fileOfUrl(root, url)
      const size = file && (await readImageSize(file))
      return size && { width: size.width, height: size.height }
    }),
  )
  return { ...(light && { light }), ...(dark && { dark }) }
}
