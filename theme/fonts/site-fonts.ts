import type { FontSettings, Settings } from '../../runtime/types/settings.ts'
import { themeChoices } from '../styles/themes/theme-choices.ts'

/** The typefaces that Skerry brings. The sheet of each is the file of its name in this folder. */
const families = { inter: 'Inter', 'geist-mono': 'Geist Mono' } as const

export type Typeface = keyof typeof families

export interface SiteFonts {
  /** What the core sheet declares. */
  typefaces: Typeface[]
  /** The one that the first words of a page are set in, so that it is fetched at once. */
  first?: Typeface
}

/**
 * The shipped typefaces that a site uses: those of its theme, unless `fonts` of the settings says
 * otherwise. One that the settings name without a file is the shipped one.
 */
export function siteFonts({
  fonts,
  theme,
}: Pick<Settings, 'fonts' | 'theme'>): SiteFonts {
  if (fonts.system) return { typefaces: [] }
  const code = typefaceOf(fonts.code, 'geist-mono')
  // A theme whose text is in the face of its code follows that.
  const own = themeChoices[theme].typeface === 'geist-mono' ? code : 'inter'
  const body = typefaceOf(fonts.body, own)
  const used = new Set([body, typefaceOf(fonts.heading, body), code])
  return {
    typefaces: (Object.keys(families) as Typeface[]).filter((face) => used.has(face)),
    first: body,
  }
}

/** The shipped typeface that a font of the settings is. */
export function shippedTypeface(font: FontSettings): Typeface | undefined {
  if (font.source !== undefined) return undefined
  const wanted = font.family.trim().toLowerCase()
  return (Object.keys(families) as Typeface[]).find(
    (face) => families[face].toLowerCase() === wanted,
  )
}

/** Undefined where another takes its place. */
function typefaceOf(
  font: FontSettings | undefined,
  otherwise: Typeface | undefined,
): Typeface | undefined {
  return font ? shippedTypeface(font) : otherwise
}
