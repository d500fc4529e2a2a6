import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFonts } from '../../theme/fonts/site-fonts.ts'
import { unlessGone } from '../kit/unless-gone.ts'
import type { Project } from '../site/project.ts'

/** Rules of the site's own that give the page's text another font. */
const SETS_TEXT =
  /(?:^|[\s,}])(?:html|body|:root|\*)[^{}]*\{[^{}]*(?:--skerry-font-body|font-family|font)\s*:/

/**
 * Name of the font file that the first words of every page need: the latin letters of the theme's
 * typeface. None where the settings, or a sheet of the site, put another in its place.
 */
export function firstFont({ root, site, settings }: Project): string | undefined {
  const { first } = siteFonts(settings)
  if (first === undefined) return undefined
  const isReplaced = site.styles.some((file) =>
    SETS_TEXT.test(unlessGone(() => readFileSync(join(root, file), 'utf8')) ?? ''),
  )
  return isReplaced ? undefined : `${first}-latin-wght-normal.woff2`
}
