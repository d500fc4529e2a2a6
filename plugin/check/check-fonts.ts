import { join } from 'node:path'
import { shippedTypeface } from '../../theme/fonts/site-fonts.ts'
import type { FontSettings } from '../../runtime/types/settings.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { placeOfSetting } from '../site/place-of-setting.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'

/** Families that come with Windows or macOS, and CSS's generic ones. */
const INSTALLED =
  /^(?:-apple-system|blinkmacsystemfont|(?:ui-|system-)?(?:ui|serif|sans-serif|monospace|rounded)|arial|helvetica(?: neue)?|verdana|tahoma|trebuchet ms|georgia|times(?: new roman)?|courier(?: new)?|segoe ui|menlo|monaco|consolas|sf (?:pro|mono).*)$/i

/**
 * Warns about fonts that the settings name but nothing loads. Mintlify gets them from Google Fonts;
 * no third party is contacted here.
 */
export function checkFonts({ root, site, settings }: Project): Problem[] {
  const { heading, body, code } = settings.fonts
  const named = { body, heading, code }
  const missing = (['body', 'heading', 'code'] as const).flatMap((use) => {
    const family = named[use] && !isLoaded(named[use]) ? named[use].family : undefined
    // A family for everything is that of headings too.
    const isSaid = use === 'heading' && family === body?.family
    return family === undefined || isSaid ? [] : [{ use, family }]
  })
  if (missing.length === 0) return []
  const sheets = site.styles.map(
    (file) => readTextFile(join(root, file))?.toLowerCase() ?? '',
  )
  const isLegacy = settings.schema === 'legacy'
  const keysOf = (use: keyof typeof named) =>
    isLegacy
      ? ['font', use === 'heading' ? 'headings' : use, 'family']
      : ['fonts', use, 'family']
  return missing
    .filter(
      ({ family }) => !sheets.some((sheet) => declares(sheet, family.toLowerCase())),
    )
    .map(({ use, family }) => ({
      severity: 'warning',
      code: 'check/missing-font',
      message: `\`${family}\` is not loaded, so only readers who have it installed see it`,
      hint: `Add its file to the project and name it: \`"${isLegacy ? 'url' : 'source'}": "/fonts/${slugOf(family)}.woff2"\`. \`Inter\` and \`Geist Mono\` need no file.`,
      ...placeOfSetting(site, { file: settings.file, keys: keysOf(use) }),
    }))
}

function isLoaded(font: FontSettings): boolean {
  return (
    font.source !== undefined ||
    shippedTypeface(font) !== undefined ||
    INSTALLED.test(font.family.trim())
  )
}

/**
 * Whether a style sheet in lower case loads a family: in `@font-face`, or from a sheet that it
 * imports. The address of a sheet of Google Fonts lists its families; other sheets may have any.
 */
function declares(sheet: string, family: string): boolean {
  const rules = sheet.matchAll(/@font-face\s*\{[^}]*\}|@import[^\n]*/g)
  return [...rules].some(
    ([rule]) =>
      rule.replace(/\+|%20/g, ' ').includes(family) ||
      (rule.startsWith('@import') && !rule.includes('family=')),
  )
}

function slugOf(family: string): string {
  return family.trim().toLowerCase().replace(/\s+/g, '-')
}
