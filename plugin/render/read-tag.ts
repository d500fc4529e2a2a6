import type { Properties } from 'hast'
import { readCharacters } from './read-characters.ts'

/** The start of an element. */
export interface HtmlTag {
  name: string
  /** `<br/>`: a slash before its end. */
  hasSlash: boolean
  properties: Properties
  /** Where it ends in the HTML. */
  length: number
}

/**
 * Reads the tags of a page's elements. Most are written many times, class for class: those
 * are read once. Undefined for a tag that is not written as a renderer does it.
 */
export function tagReader(html: string): (start: number) => HtmlTag | undefined {
  const known = new Map<string, HtmlTag>()
  return (start) => {
    const text = html.slice(start, html.indexOf('>', start) + 1)
    let tag = known.get(text)
    if (!tag) {
      tag = readTag(html, start)
      // A value of an attribute may hold a `>` of its own.
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

/** Attributes that Markdown is made from, under the names that trees of HTML have. */
const NAMES = new Map([
  ['aria-label', 'ariaLabel'],
  ['class', 'className'],
  ['colspan', 'colSpan'],
  ['data-callout-type', 'dataCalloutType'],
  ['data-language', 'dataLanguage'],
  ['data-mdast', 'dataMdast'],
  ['data-title', 'dataTitle'],
  ['rowspan', 'rowSpan'],
  ...'align alt alttext checked href name poster src srcset start title type value'
    .split(' ')
    .map((name): [string, string] => [name, name]),
])

/** Attributes that matter. */
function readAttributes(text: string): Properties | undefined {
  const properties: Properties = {}
  ATTRIBUTE.lastIndex = 0
  for (let found; (found = ATTRIBUTE.exec(text));) {
    const key = NAMES.get(found[1]!)
    if (key === undefined) continue
    const value = readCharacters(found[2] ?? '')
    if (value === undefined) return undefined
    if (Object.hasOwn(properties, key)) continue
    if (key === 'className') properties[key] = value.split(/\s+/).filter(Boolean)
    else properties[key] = key === 'checked' ? true : value
  }
  return properties
}
