import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { hexContrast } from '../../runtime/kit/rgb.ts'
import { childOf, valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import type { WrittenSettings } from './convert-legacy-values.ts'

/** WCAG AA for text of normal size. */
const READABLE = 4.5

/**
 * Warns if links have too little contrast (`colors`): `primary` on the light
 * background, or `light` on the dark one.
 */
export function checkColors(
  { colors, background, appearance }: WrittenSettings,
  root: JsonNode,
  report: (diagnostic: Diagnostic) => void,
): void {
  if (!colors) return
  const node = childOf(root, 'colors')
  const check = (key: 'primary' | 'light', mode: 'light' | 'dark', ground: string) => {
    // A mode that readers cannot select needs no colours.
    if (appearance?.strict && ![mode, 'system'].includes(appearance.default ?? 'system'))
      return
    const written = childOf(node, key) ?? childOf(node, 'primary')
    const color = colors[key] ?? colors.primary
    const ratio = hexContrast(color, ground)
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

/** One decimal, never rounded up to the threshold. */
function floor(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
