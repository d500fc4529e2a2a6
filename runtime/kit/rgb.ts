/** An sRGB colour with channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** Parses `#rgb` or `#rrggbb`. The format is validated when settings are read. */
export function parseHex(hex: string): Rgb {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Formats a colour as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Blends `color` over `ground` with opacity `share` (0 to 1). Rounds the channels. */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(share * color[index] + (1 - share) * ground[index])
  return [channel(0), channel(1), channel(2)]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Minimum contrast of text: WCAG AA (4.5), plus a margin for rounding. */
const MIN_CONTRAST = 4.6

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Contrast ratio of two hex colours, `#rgb` or `#rrggbb`. */
export function hexContrast(one: string, other: string): number {
  return contrast(parseHex(one), parseHex(other))
}

/**
 * Text colour for a background, or for a gradient of `grounds`: white if it meets WCAG AA
 * everywhere, else black or white, whichever has more contrast where it has least.
 */
export function textOn(...grounds: readonly Rgb[]): Rgb {
  const least = (color: Rgb) =>
    Math.min(...grounds.map((ground) => contrast(color, ground)))
  const asWhite = least(white)
  return asWhite >= 4.5 || asWhite > least(black) ? white : black
}

/**
 * The closest shade of `color` that is readable on all `grounds`: the colour itself if
 * possible, otherwise mixed with black on a light first ground and with white on a dark one.
 */
export function readable(color: Rgb, grounds: readonly Rgb[]): Rgb {
  const end = luminance(grounds[0] ?? white) > 0.18 ? black : white
  for (let share = 1; share > 0; share -= 0.02) {
    const shade = mix(color, end, share)
    if (grounds.every((ground) => contrast(shade, ground) >= MIN_CONTRAST)) return shade
  }
  return end
}

/**
 * A fill and a text colour that is readable on it. Prefers white text, which most brands use:
 * the fill is darkened by up to 12 % if that is enough, and otherwise the text is black.
 */
export function fillWithText(fill: Rgb): { fill: Rgb; text: Rgb } {
  for (let percent = 100; percent >= 88; percent -= 2) {
    const shade = mix(fill, black, percent / 100)
    if (contrast(white, shade) >= 4.5) return { fill: shade, text: white }
  }
  return { fill, text: black }
}

/** Space-separated channels for CSS variables: `rgb(var(--primary) / 0.2)`. */
export function channels(color: Rgb): string {
  return color.join(' ')
}
