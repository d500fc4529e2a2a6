import type { FontSettings, Settings } from '../../runtime/types/settings.ts'
import { themeChoices } from '../styles/themes/theme-choices.ts'

/** Typefaces that ship with Skerry. Each has a stylesheet of its name in this folder. */
const families = { inter: 'Inter', 'geist-mono': 'Geist Mono' } as const

export type Typeface = keyof typeof families

interface SiteFonts {
  /** Typefaces that the core stylesheet declares. */
  typefaces: Typeface[]
  /** The typeface of body text, to be preloaded. */
  first?: Typeface
  /** The typeface of code. */
  code?: Typeface
}

/**
 * The shipped typefaces that a site uses: its theme's, unless overridden by `fonts` in the
 * settings. A font that the settings name without a file counts if it is a shipped one.
 */
export function siteFonts({
  fonts,
  theme,
}: Pick<Settings, 'fonts' | 'theme'>): SiteFonts {
  if (fonts.system) return { typefaces: [] }
  const code = typefaceOf(fonts.code, 'geist-mono')
  // A theme that sets its text in the code typeface also follows `fonts.code`.
  const own = themeChoices[theme].typeface === 'geist-mono' ? code : 'inter'
  const body = typefaceOf(fonts.body, own)
  const used = new Set([body, typefaceOf(fonts.heading, body), code])
  return {
    typefaces: (Object.keys(families) as Typeface[]).filter((face) => used.has(face)),
    first: body,
    code,
  }
}

/** The shipped typeface that a font in the settings refers to, if any. */
export function shippedTypeface(font: FontSettings): Typeface | undefined {
  if (font.source !== undefined) return undefined
  const wanted = font.family.trim().toLowerCase()
  return (Object.keys(families) as Typeface[]).find(
    (face) => families[face].toLowerCase() === wanted,
  )
}

/** Undefined if the font is not a shipped one. */
function typefaceOf(
  font: FontSettings | undefined,
  otherwise: Typeface | undefined,
): Typeface | undefined {
  return font ? shippedTypeface(font) : otherwise
}
