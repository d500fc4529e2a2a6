import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFonts } from '../../theme/fonts/site-fonts.ts'
import { unlessGone } from '../kit/unless-gone.ts'
import type { Project } from '../site/project.ts'

const COMMENT = /\/\*[^]*?\*\//g
const RULE = /([^{};]+)\{([^{}]*)\}/g
/** Selectors that match all text of a page. */
const WHOLE_PAGE = /^(?:html|body|:root|\*)(?:[.:[][^\s>+~]*)?(?:\s+(?:body|\*))?$/
const SETS_FONT = /(?:^|[\s;])(?:--skerry-font-body|font-family|font)\s*:/

/**
 * Name of the font file that the first words of every page need: the part of the theme's font
 * that English is written with. Undefined if settings or a stylesheet of the site replace that font.
 */
export function firstFont({ root, site, settings }: Project): string | undefined {
  const { first } = siteFonts(settings)
  if (first === undefined) return undefined
  const isReplaced = site.styles.some((file) =>
    setsText(unlessGone(() => readFileSync(join(root, file), 'utf8')) ?? ''),
  )
  return isReplaced ? undefined : `${first}-basic-wght-normal.woff2`
}

/** Whether a stylesheet changes the font of the page's text. */
export function setsText(css: string): boolean {
  return [...css.replace(COMMENT, '').matchAll(RULE)].some(
    ([, selectors = '', declarations = '']) =>
      SETS_FONT.test(declarations) &&
      selectors.split(',').some((selector) => WHOLE_PAGE.test(selector.trim())),
  )
}
