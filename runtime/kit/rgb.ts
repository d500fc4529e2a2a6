/** An sRGB colour, 0 to 255 a channel. */
export type Rgb = readonly [red: number, green: number, blue: number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** `#rgb` or `#rrggbb` (checked when settings are read) as channels. */
export function parseHex(hex: string): Rgb {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Channels as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** `share` of `color` laid over `ground`, channels rounded. */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(share * color[index] + (1 - share) * ground[index])
  return [channel(0), channel(1), channel(2)]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The least contrast of text: what WCAG asks for (AA), and room for rounding. */
export const LEAST_CONTRAST = 4.6

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Contrast ratio of two colours as they are written: `#rgb` or `#rrggbb`. */
export function hexContrast(one: string, other: string): number {
  return contrast(parseHex(one), parseHex(other))
}

/** Black or white: whichever is easier to read on `ground`; white where both are (AA). */
export function textOn(ground: Rgb): Rgb {
  const asWhite = contrast(white, ground)
  return asWhite >= 4.5 || asWhite > contrast(black, ground) ? white : black
}

/**
 * The nearest shade of `color` that can be read on every one of `grounds`: the colour
 * itself where it does, else mixed towards the end that is farther from the first ground.
 */
export function readable(color: Rgb, grounds: readonly Rgb[]): Rgb {
  const end = luminance(grounds[0] ?? white) > 0.18 ? black : white
  for (let share = 1; share > 0; share -= 0.02) {
    const shade = mix(color, end, share)
    if (grounds.every((ground) => contrast(shade, ground) >= LEAST_CONTRAST)) return shade
  }
  return end
}

/**
 * A fill for words, and their colour. White words are what brands have: they stay where the fill,
 * darkened by 12 % at most, lets them be read.
 */
export function fillWithText(fill: Rgb): { fill: Rgb; text: Rgb } {
  for (let percent = 100; percent >= 88; percent -= 2) {
    const shade = mix(fill, black, percent / 100)
    if (contrast(white, shade) >= 4.5) return { fill: shade, text: white }
  }
  return { fill, text: black }
}

/** The form that users' CSS expects in variables: `rgb(var(--primary) / 0.2)`. */
export function channels(color: Rgb): string {
  return color.join(' ')
}
