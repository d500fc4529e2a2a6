/**
 * Attributes of elements as `preact-render-to-string` writes them, so that an element in the text
 * of a template reads as one that Preact renders. `tests/plugin/compile/attributes.test.ts` compares both.
 */

/** How an attribute is written. */
export interface AttributeForm {
  name: string
  /** `true` and `false` are its text: `aria-expanded="false"`. */
  asText: boolean
}

/** What Preact takes for itself. */
const OMITTED = new Set(['key', 'ref', '__self', '__source'])
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
const ENUMERATED = new Set(['draggable', 'spellcheck'])
const LOWER_CASE =
  /^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/
const SVG_NAME =
  /^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/

/** CSS properties whose numbers are not lengths. */
const UNITLESS = new Set(
  'animation-iteration-count border-image-outset border-image-slice border-image-width box-flex box-flex-group column-count fill-opacity flex flex-grow flex-negative flex-order flex-positive flex-shrink flood-opacity font-weight grid-column grid-row line-clamp line-height opacity order orphans stop-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size widows z-index zoom'.split(
    ' ',
  ),
)

/**
 * An attribute's name in HTML; undefined for those that Preact does not write.
 *
 * @param inSvg The element stands in an `<svg>`.
 */
export function attributeForm(
  written: string,
  inSvg: boolean,
): AttributeForm | undefined {
  if (OMITTED.has(written)) return undefined
  if (Object.hasOwn(RENAMED, written)) return { name: RENAMED[written]!, asText: false }
  if (NAMESPACE.test(written))
    return { name: written.replace(NAMESPACE, '$1:$2').toLowerCase(), asText: false }
  if (isWrittenAsText(written)) return { name: written, asText: true }
  if (inSvg) return { name: svgName(written), asText: false }
  return {
    name: LOWER_CASE.test(written) ? written.toLowerCase() : written,
    asText: false,
  }
}

/** Whether `true` and `false` are the text of an attribute: of `aria-…`, `data-…`, `draggable`. */
export function isWrittenAsText(name: string): boolean {
  return name[4] === '-' || ENUMERATED.has(name)
}

/** `strokeWidth` → `stroke-width`; names that SVG writes in camel case stay. */
export function svgName(written: string): string {
  if (written === 'panose1') return 'panose-1'
  return SVG_NAME.test(written)
    ? written.replace(/([A-Z])/g, '-$1').toLowerCase()
    : written
}

/** An attribute as HTML, with the space before it; empty where the value has it left out. */
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

/** The declarations of a style object. Numbers are pixels, as in JSX. */
function styleText(style: object | null): string | undefined {
  let text = ''
  for (const property in style) {
    const value: unknown = Reflect.get(style!, property)
    if (value === null || value === undefined || value === '') continue
    const name = property.startsWith('-')
      ? property
      : property.replace(/[A-Z]/g, '-$&').toLowerCase()
    const isLength =
      typeof value === 'number' && !name.startsWith('--') && !UNITLESS.has(name)
    text += `${name}:${textOf(value)}${isLength ? 'px' : ''};`
  }
  return text || undefined
}

/** A value as `+` joins it to text: by `valueOf`, where an object has one of its own. */
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

/** A signal of `@preact/signals` stands for its value. */
function isSignal(value: unknown): value is { value: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'peek' in value &&
    typeof value.peek === 'function' &&
    'value' in value
  )
}
