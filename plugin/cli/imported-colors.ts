import { parseHex, toHex } from '../../runtime/kit/rgb.ts'
import { darkTone, lightTone } from './tones.ts'

/**
 * The colours of a site with a primary colour, which is darkened until it is readable on white.
 * Undefined if it is no hex colour.
 */
export function importedColors(
  color: string | undefined,
): { primary: string; light: string } | undefined {
  const hex = color?.trim().toLowerCase() ?? ''
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(hex)) return undefined
  const full = toHex(parseHex(hex))
  return { primary: darkTone(full), light: lightTone(full) }
}
