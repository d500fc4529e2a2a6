import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFonts, type Typeface } from '../../theme/fonts/site-fonts.ts'
import { ifExists } from '../kit/if-exists.ts'
import type { Project } from '../site/project.ts'

/** Names of the font files that pages preload: the parts that English is written with. */
export interface PreloadedFonts {
  /** For the first words of every page. */
  text?: string
  /** For code blocks, unless it is that of the text. */
  code?: string
}

const COMMENT = /\/\*[^]*?\*\//g
const RULE = /([^{};]+)\{([^{}]*)\}/g
/** Selectors that match all text of a page. */
const WHOLE_PAGE = /^(?:html|body|:root|\*)(?:[.:[][^\s>+~]*)?(?:\s+(?:body|\*))?$/
const SETS_FONT = /(?:^|[\s;])(?:--skerry-font-body|font-family|font)\s*:/
const CODE = /(?:^|[^\w.#-])(?:code|pre)(?![\w-])/
const SETS_CODE = /(?:^|[\s;])--skerry-font-code\s*:/

/**
 * The theme's fonts that pages need at once, without those that settings or a stylesheet of the
 * site replace.
 */
export function preloadedFonts({ root, site, settings }: Project): PreloadedFonts {
  const { first, code } = siteFonts(settings)
  const sheets = site.styles.map(
    (file) => ifExists(() => readFileSync(join(root, file), 'utf8')) ?? '',
  )
  const text = sheets.some(setsText) ? undefined : first
  return {
    ...(text && { text: basicFile(text) }),
    ...(code && code !== first && !sheets.some(setsCode) && { code: basicFile(code) }),
  }
}

/** Whether a stylesheet changes the font of the page's text. */
export function setsText(css: string): boolean {
  return rulesOf(css).some(
    ([selectors, declarations]) =>
      SETS_FONT.test(declarations) &&
      selectors.split(',').some((selector) => WHOLE_PAGE.test(selector.trim())),
  )
}

/** Whether a stylesheet changes the font of code. */
export function setsCode(css: string): boolean {
  return rulesOf(css).some(
    ([selectors, declarations]) =>
      SETS_CODE.test(declarations) ||
      (CODE.test(selectors) && SETS_FONT.test(declarations)),
  )
}

/** Selectors and declarations. */
function rulesOf(css: string): [string, string][] {
  return [...css.replace(COMMENT, '').matchAll(RULE)].map(
    ([, selectors = '', declarations = '']) => [selectors, declarations],
  )
}

function basicFile(typeface: Typeface): string {
  return `${typeface}-basic-wght-normal.woff2`
}
