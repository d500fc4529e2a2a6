import { hexContrast, mix, parseHex, toHex, type Rgb } from '../../runtime/kit/rgb.ts'

/** The default background colours of both modes. */
const LIGHT_BACKGROUND = '#ffffff'
const DARK_BACKGROUND = '#09090b'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Lightens a colour until it is readable as text on the dark background. */
export function lightTone(color: string): string {
  return towards(color, WHITE, (tone) => hexContrast(tone, DARK_BACKGROUND) >= 7)
}

/** Adjusts a colour until it is visible on both backgrounds. */
export function darkTone(color: string): string {
  const enough = hexContrast(color, DARK_BACKGROUND) >= 3
  return enough
    ? towards(color, BLACK, (tone) => hexContrast(tone, LIGHT_BACKGROUND) >= 4.5)
    : towards(color, WHITE, (tone) => hexContrast(tone, DARK_BACKGROUND) >= 3)
}

/** Mixes a colour with black or white in steps until it fits. */
function towards(color: string, end: Rgb, fits: (tone: string) => boolean): string {
  for (let step = 0; step < 20; step++) {
    const tone = toHex(mix(end, parseHex(color), step / 20))
    if (fits(tone)) return tone
  }
  return toHex(end)
}
