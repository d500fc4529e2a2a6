import type { Properties } from 'hast'
import { decodeCharacters } from './decode-characters.ts'

/** A start tag. */
interface HtmlTag {
  name: string
  /** Whether it is self-closing, like `<br/>`. */
  hasSlash: boolean
  properties: Properties
  /** Length of the tag in the source. */
  length: number
}

/**
 * Creates a function that parses the start tag at an offset. Most tags recur with the same
 * attributes, so they are cached. Returns undefined for a tag that our renderer wouldn't emit.
 */
export function tagReader(html: string): (start: number) => HtmlTag | undefined {
  const known = new Map<string, HtmlTag>()
  return (start) => {
    const text = html.slice(start, html.indexOf('>', start) + 1)
    let tag = known.get(text)
    if (!tag) {
      tag = readTag(html, start)
      // Not if an attribute value contains `>`.
      if (tag?.length === text.length) known.set(text, tag)
    }
    return tag
  }
}

const TAG = /<([a-z][a-z\d-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/y

function readTag(html: string, start: number): HtmlTag | undefined {
  TAG.lastIndex = start
  const [written, name, attributes, slash] = TAG.exec(html) ?? []
  if (written === undefined || name === undefined) return undefined
  const properties = readAttributes(attributes ?? '')
  return (
    properties && { name, hasSlash: slash !== '', properties, length: written.length }
  )
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

/** Attributes that the conversion to Markdown needs, with their hast property names. */
const NAMES = new Map([
  ['aria-label', 'ariaLabel'],
  ['class', 'className'],
  ['colspan', 'colSpan'],
  ['data-as', 'dataAs'],
  ['data-callout-type', 'dataCalloutType'],
  ['data-copy', 'dataCopy'],
  ['data-component-part', 'dataComponentPart'],
  ['data-language', 'dataLanguage'],
  ['data-mdast', 'dataMdast'],
  ['data-tex', 'dataTex'],
  ['data-title', 'dataTitle'],
  ['data-untitled', 'dataUntitled'],
  ['rowspan', 'rowSpan'],
  ...'align alt alttext checked display hidden href name poster role src srcset start style title type value'
    .split(' ')
    .map((name): [string, string] => [name, name]),
])

/** Parses the attributes in `NAMES`. Undefined if a value has an unknown character reference. */
function readAttributes(text: string): Properties | undefined {
  const properties: Properties = {}
  ATTRIBUTE.lastIndex = 0
  for (let found; (found = ATTRIBUTE.exec(text));) {
    const key = NAMES.get(found[1]!)
    if (key === undefined) continue
    const value = decodeCharacters(found[2] ?? '')
    if (value === undefined) return undefined
    if (Object.hasOwn(properties, key)) continue
    if (key === 'className') properties[key] = value.split(/\s+/).filter(Boolean)
    else properties[key] = key === 'checked' ? true : value
  }
  return properties
}
