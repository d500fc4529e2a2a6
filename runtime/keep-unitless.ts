import type { VNode } from 'preact'
import { cssName, unitlessInReact } from './kit/unitless-properties.ts'

/** Writes numbers of an element's style without a unit where React does: `aspectRatio: 1.5`. */
export function keepUnitless({ type, props }: VNode): void {
  const { style } = props as { style?: unknown }
  if (typeof type !== 'string' || typeof style !== 'object' || style === null) return
  const numbers = Object.entries(style).filter(
    ([property, value]) =>
      typeof value === 'number' && unitlessInReact.has(cssName(property)),
  )
  if (numbers.length === 0) return
  // The object may be the author's, and be used by other elements.
  const written = numbers.map(([property, value]) => [property, String(value)])
  Object.assign(props, { style: { ...style, ...Object.fromEntries(written) } })
}
