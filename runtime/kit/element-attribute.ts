import { cssName, unitlessProperties } from './unitless-properties.ts'

/*
 * Serializes attributes exactly as `preact-render-to-string` does, so that elements folded into
 * template text match those that Preact renders. `tests/plugin/compile/attributes.test.ts`
 * compares both. `write-as-react.ts` has Preact write what React writes.
 */

/** How an attribute is serialized. */
interface AttributeForm {
  name: string
  /** Write `true` and `false` as text: `aria-expanded="false"`. */
  asText: boolean
}

/** Props that are no attributes. */
const OMITTED = new Set([
  'key',
  'ref',
  '__self',
  '__source',
  'suppressContentEditableWarning',
  'suppressHydrationWarning',
])
const RENAMED: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  className: 'class',
  defaultChecked: 'checked',
  defaultSelected: 'selected',
  defaultValue: 'value',
  value: 'value',
  style: 'style',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
}
const NAMESPACE = /^(xlink|xmlns|xml)([A-Z])/
const ENUMERATED = /^(?:draggable|spellcheck|contenteditable)$/i
const LOWER_CASE =
  /^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/
const SVG_NAME =
  /^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/

/**
 * Maps a JSX attribute name to its HTML name. Undefined for props that Preact doesn't render.
 *
 * @param inSvg Whether the element is inside `<svg>`.
 */
export function attributeForm(
  written: string,
  inSvg: boolean,
): AttributeForm | undefined {
  if (OMITTED.has(written)) return undefined
  if (Object.hasOwn(RENAMED, written)) return { name: RENAMED[written]!, asText: false }
  if (NAMESPACE.test(written))
    return { name: written.replace(NAMESPACE, '$1:$2').toLowerCase(), asText: false }
  const asText = isWrittenAsText(written)
  if (inSvg) return { name: asText ? written : svgName(written), asText }
  return { name: LOWER_CASE.test(written) ? written.toLowerCase() : written, asText }
}

/**
 * Whether `true` and `false` are written as text: `aria-…`, `data-…`, `draggable`, `spellCheck`
 * and `contentEditable`.
 */
export function isWrittenAsText(name: string): boolean {
  return name[4] === '-' || ENUMERATED.test(name)
}

/** `strokeWidth` → `stroke-width`. Names that are camel case in SVG are kept. */
export function svgName(written: string): string {
  if (written === 'panose1') return 'panose-1'
  return SVG_NAME.test(written)
    ? written.replace(/([A-Z])/g, '-$1').toLowerCase()
    : written
}

/** Serializes an attribute with a leading space. Empty if its value omits it. */
export function attributeHtml({ name, asText }: AttributeForm, given: unknown): string {
  let value = isSignal(given) ? given.value : given
  if (typeof value === 'function' && name !== 'class') return ''
  if (name === 'style' && typeof value === 'object') value = styleText(value)
  if (value === null || value === undefined) return ''
  if (asText) value = textOf(value)
  if (value === false) return ''
  return value === true || value === ''
    ? ` ${name}`
    : ` ${name}="${escapeQuoted(textOf(value))}"`
}

/** Serializes a style object. Numbers are pixels, as in JSX. */
function styleText(style: object | null): string | undefined {
  let text = ''
  for (const property in style) {
    const value: unknown = Reflect.get(style!, property)
    if (value === null || value === undefined || value === '') continue
    const name = cssName(property)
    const isLength =
      typeof value === 'number' && !name.startsWith('--') && !unitlessProperties.has(name)
    text += `${name}:${textOf(value)}${isLength ? 'px' : ''};`
  }
  return text || undefined
}

/** Stringifies as `+` does, which prefers `valueOf`, unlike `String()`. */
function textOf(value: unknown): string {
  return (value as string) + ''
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  '<': '&lt;',
}

function escapeQuoted(text: string): string {
  return text.replace(/["&<]/g, (character) => ENTITIES[character]!)
}

/** Detects `@preact/signals`, which render as their value. */
function isSignal(value: unknown): value is { value: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'peek' in value &&
    typeof value.peek === 'function' &&
    'value' in value
  )
}
