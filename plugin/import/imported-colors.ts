import { parseHex, toHex } from '../../runtime/kit/rgb.ts'
import type { ForeignProject } from './foreign-project.ts'
import { hslToHex } from './hsl-to-hex.ts'
import { darkTone, lightTone } from '../kit/tones.ts'

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

/**
 * The hex colour that the stylesheets of a site give to a custom property.
 *
 * @param sheets Matches their paths.
 * @param property As in a regular expression.
 */
export function colorInSheets(
  project: ForeignProject,
  sheets: { test(path: string): boolean },
  property: string,
): string | undefined {
  const css = [...project.files]
    .filter((file) => sheets.test(file))
    .map((file) => project.text(file))
    .join('\n')
  const value = String.raw`#[\da-f]+|hsl\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%\s*\)`
  const [, color, hue, saturation, lightness] =
    new RegExp(`${property}:\\s*(${value})`, 'i').exec(css) ?? []
  return hue === undefined
    ? color
    : hslToHex(Number(hue), Number(saturation), Number(lightness))
}
