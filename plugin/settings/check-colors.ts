import type { Diagnostic } from '../diagnostic.ts'
import { childOf, valuePlace } from './json/json-node.ts'
import type { JsonNode } from './json/json-node.ts'
import type { SettingsValues } from './legacy/convert-keys.ts'

/** WCAG AA for text of usual size. */
const READABLE = 4.5

/**
 * Warns where links could hardly be read (behaviour 1.1, `colors`): `primary` on the light
 * ground, and `light` on the dark one.
 */
export function checkColors(
  { colors, background, appearance }: SettingsValues,
  root: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): void {
  if (!colors) return
  const node = childOf(root, 'colors')
  const check = (key: 'primary' | 'light', mode: 'light' | 'dark', ground: string) => {
    // A mode that nobody can reach needs no colours.
    if (appearance?.strict && ![mode, 'system'].includes(appearance.default)) return
    const written = childOf(node, key) ?? childOf(node, 'primary')
    const color = colors[key] ?? colors.primary
    const ratio = contrast(color, ground)
    if (ratio >= READABLE || !written) return
    const fallback = colors[key] === undefined
    report({
      severity: 'warning',
      code: 'settings/low-contrast',
      message: `\`${color}\` is hard to read in ${mode} mode: its contrast with \`${ground}\` is ${floor(ratio)}, not ${READABLE}`,
      hint: fallback
        ? 'Set `colors.light` to a lighter tone, for dark mode.'
        : `Choose a ${mode === 'light' ? 'darker' : 'lighter'} \`colors.${key}\`.`,
      ...valuePlace(written),
    })
  }
  check('primary', 'light', background?.color?.light ?? '#ffffff')
  check('light', 'dark', background?.color?.dark ?? '#09090b')
}

/** The contrast of two hex colours by WCAG 2: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const digits =
    hex.length === 4
      ? Array.from(hex.slice(1))
          .map((digit) => digit + digit)
          .join('')
      : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** One decimal, never rounded up to the threshold. */
function floor(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
