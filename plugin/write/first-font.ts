import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFonts } from '../../theme/fonts/site-fonts.ts'
import { unlessGone } from '../kit/unless-gone.ts'
import type { Project } from '../site/project.ts'

const COMMENT = /\/\*[^]*?\*\//g
const RULE = /([^{};]+)\{([^{}]*)\}/g
/** Selectors of all text of a page. */
const WHOLE_PAGE = /^(?:html|body|:root|\*)(?:[.:[][^\s>+~]*)?(?:\s+(?:body|\*))?$/
const SETS_FONT = /(?:^|[\s;])(?:--skerry-font-body|font-family|font)\s*:/

/**
 * Name of the font file that the first words of every page need: the latin letters of the theme's
 * typeface. None where the settings, or a sheet of the site, put another in its place.
 */
export function firstFont({ root, site, settings }: Project): string | undefined {
  const { first } = siteFonts(settings)
  if (first === undefined) return undefined
  const isReplaced = site.styles.some((file) =>
    setsText(unlessGone(() => readFileSync(join(root, file), 'utf8')) ?? ''),
  )
  return isReplaced ? undefined : `${first}-latin-wght-normal.woff2`
}

/** Whether a style sheet gives the text of pages another font. */
export function setsText(css: string): boolean {
  return [...css.replace(COMMENT, '').matchAll(RULE)].some(
    ([, selectors = '', declarations = '']) =>
      SETS_FONT.test(declarations) &&
      selectors.split(',').some((selector) => WHOLE_PAGE.test(selector.trim())),
  )
}
