import { parseHex, toHex } from '../../runtime/kit/rgb.ts'
import { darkTone, lightTone } from './tones.ts'

/** The colours of a site with a primary colour. Undefined if it is no hex colour. */
export function importedColors(
  color: string | undefined,
): { primary: string; light: string; dark: string } | undefined {
  const hex = color?.trim().toLowerCase() ?? ''
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(hex)) return undefined
  const primary = toHex(parseHex(hex))
  return { primary, light: lightTone(primary), dark: darkTone(primary) }
}
