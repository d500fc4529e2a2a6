import { channels, textOn, type Rgb } from '../../runtime/kit/rgb.ts'

/** A declaration of one of the site's colours, as channels. */
const COLOUR =
  /^\s*--primary(?<tone>|-light|-dark)\s*:\s*(?<red>\d+)[\s,]+(?<green>\d+)[\s,]+(?<blue>\d+)\s*(?<important>!\s*important\s*)?$/i

/**
 * What follows from a declaration of `--primary`, `--primary-light` or `--primary-dark` in a
 * stylesheet: text and buttons have the colour as it is, as on Mintlify. Those of the settings
 * are adjusted to be readable.
 */
export function accentDeclarations(declaration: string): string {
  const {
    tone,
    red,
    green,
    blue,
    important = '',
  } = COLOUR.exec(declaration)?.groups ?? {}
  if (tone === undefined) return ''
  const colour: Rgb = [Number(red), Number(green), Number(blue)]
  const set = (name: string, value: Rgb) =>
    `;--skerry-${name}:${channels(value)}${important.trim()}`
  if (tone === '') return set('accent-text-light', colour)
  if (tone === '-light') return set('accent-text-dark', colour)
  return set('button-fill', colour) + set('button-text', textOn(colour))
}
