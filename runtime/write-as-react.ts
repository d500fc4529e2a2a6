import type { VNode } from 'preact'
import { attributeForm, isWrittenAsText, svgName } from './kit/element-attribute.ts'
import { cssName, unitlessInReact } from './kit/unitless-properties.ts'

/**
 * Has Preact write an element's props as React does: `contentEditable={false}` as text, numbers
 * like `aspectRatio: 1.5` without a unit, `strokeWidth` of an `<svg>` like that of its children,
 * and no hints to React.
 */
export function writeAsReact({ type, props }: VNode<Record<string, unknown>>): void {
  if (typeof type !== 'string') return
  if (type === 'svg') renameForSvg(props)
  // Called for each element of each page, so without arrays of its props.
  for (const name in props) {
    const value = props[name]
    if (name === 'style') props[name] = withoutUnits(value)
    else if (typeof value === 'boolean') {
      const form = attributeForm(name, false)
      if (!form) delete props[name]
      else if (form.asText) props[name] = String(value)
    }
  }
}

function renameForSvg(props: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(props)) {
    const wanted = svgName(name)
    if (wanted === name || isWrittenAsText(name)) continue
    delete props[name]
    props[wanted] = value
  }
}

function withoutUnits(style: unknown): unknown {
  if (typeof style !== 'object' || style === null) return style
  const numbers = Object.entries(style).filter(
    ([property, value]) =>
      typeof value === 'number' && unitlessInReact.has(cssName(property)),
  )
  if (numbers.length === 0) return style
  // The object may be the author's, and be used by other elements.
  const written = numbers.map(([property, value]) => [property, String(value)])
  return { ...style, ...Object.fromEntries(written) }
}
