import { parseHex, toHex } from '../../runtime/kit/rgb.ts'
import type { ForeignProject } from './foreign-project.ts'
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
  sheets: RegExp,
  property: string,
): string | undefined {
  const css = [...project.files]
    .filter((file) => sheets.test(file))
    .map((file) => project.text(file))
    .join('\n')
  return new RegExp(`${property}:\\s*(#[\\da-f]+)`, 'i').exec(css)?.[1]
}
