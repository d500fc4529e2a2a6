import { options, type VNode } from 'preact'
import { cssName, unitlessProperties } from './kit/unitless-properties.ts'

/** The hook as this module last set it. */
let installed: typeof options.vnode

/**
 * From now on, numbers in style objects of elements get units as in React: Preact writes
 * `{ width: 100 }` as it is, which browsers ignore.
 *
 * Each module of the site that has styles calls this once its imports are loaded, because
 * `preact/compat`, if it is among them, puts its own hook first, which gives `aspectRatio` a unit.
 */
export function installReactStyles(): void {
  const { vnode: next } = options
  if (installed && next === installed) return
  options.vnode = installed = (vnode) => {
    addUnits(vnode)
    next?.(vnode)
  }
}

function addUnits({ type, props }: VNode): void {
  const { style } = props as { style?: unknown }
  if (typeof type !== 'string' || typeof style !== 'object' || style === null) return
  const written = Object.entries(style).flatMap(([property, value]) =>
    typeof value === 'number' ? [[property, withUnit(property, value)]] : [],
  )
  if (written.length === 0) return
  // The object may be the author's, and be used by other elements.
  Object.assign(props, { style: { ...style, ...Object.fromEntries(written) } })
}

function withUnit(property: string, value: number): string {
  const isPlain =
    value === 0 || property.startsWith('--') || unitlessProperties.has(cssName(property))
  return isPlain ? String(value) : `${value}px`
}
