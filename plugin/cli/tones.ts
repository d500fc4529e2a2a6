import { hexContrast } from '../../runtime/kit/rgb.ts'

/** The default background colours of both modes. */
const LIGHT_BACKGROUND = '#ffffff'
const DARK_BACKGROUND = '#09090b'

/** Lightens a colour until it is readable as text on the dark background. */
export function lightTone(color: string): string {
  return towards(color, 255, (tone) => hexContrast(tone, DARK_BACKGROUND) >= 7)
}

/** Adjusts a colour until it is visible on both backgrounds. */
export function darkTone(color: string): string {
  const enough = hexContrast(color, DARK_BACKGROUND) >= 3
  return enough
    ? towards(color, 0, (tone) => hexContrast(tone, LIGHT_BACKGROUND) >= 4.5)
    : towards(color, 255, (tone) => hexContrast(tone, DARK_BACKGROUND) >= 3)
}

/** Mixes a colour with black or white in steps until it fits. */
function towards(color: string, end: 0 | 255, fits: (tone: string) => boolean): string {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
  for (let step = 0; step < 20; step++) {
    const mixed = channels.map((channel) =>
      Math.round(channel + ((end - channel) * step) / 20),
    )
    const tone = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    if (fits(tone)) return tone
  }
  return end === 0 ? '#000000' : '#ffffff'
}
