import type { Api } from '../document/api-model.ts'
import { ANY_FILLER, TEXT_FILLER } from '../document/example/fillers.ts'
import type { Schema } from '../document/schema-model.ts'
import { flattenSchema } from '../document/schema/flatten-schema.ts'
import { isExactNumber } from '../document/exact-number.ts'
import type { Value } from '../request/operation.ts'
import { writePrimitive } from '../request/write-parameter.ts'
import { schemaName } from '../document/schema/schema-name.ts'

type XmlHints = NonNullable<Schema['xml']>

/**
 * Writes a value as XML, applying the `xml` hints of its schema. Elements are named after
 * properties by default.
 */
export function writeXml(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  value: unknown,
): string {
  const flat = flattenSchema(api, schema)
  const [id] = flat.ids
  const name = flat.xml?.name ?? (id === undefined ? 'root' : schemaName(id))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...writeElement(api, schema, value, name, 0),
  ].join('\n')
}

function writeElement(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  value: unknown,
  named: string,
  depth: number,
): string[] {
  const flat = flattenSchema(api, schema)
  const { xml } = flat
  const name = qualifiedName(named, xml)
  const margin = '  '.repeat(depth)
  if (Array.isArray(value)) {
    const inner = flat.items ?? {}
    const itemName = flattenSchema(api, inner).xml?.name ?? named
    const wrapped = xml?.wrapped === true || depth === 0
    const items = value.flatMap((item) =>
      writeElement(api, inner, item, itemName, depth + (wrapped ? 1 : 0)),
    )
    return wrapped
      ? [`${margin}<${name}${declaration(xml)}>`, ...items, `${margin}</${name}>`]
      : items
  }
  if (typeof value !== 'object' || value === null || isExactNumber(value)) {
    const text = writePrimitive(value as Value)
    if (xml?.node) return [`${margin}${writeText(text, xml.node)}`]
    return [`${margin}<${name}${declaration(xml)}>${escapeXml(text)}</${name}>`]
  }
  const isShown = xml?.node !== 'none' || depth === 0
  let attributes = declaration(xml)
  const children: string[] = []
  let textNodes = 0
  for (const [key, inner] of Object.entries(value)) {
    const property =
      flat.properties?.find((candidate) => candidate.name === key)?.schema ?? {}
    const { xml: own } = flattenSchema(api, property)
    const shown = own?.name ?? key
    if (own?.attribute)
      attributes += `${declaration(own)} ${qualifiedName(shown, own)}="${escapeXml(writePrimitive(inner as Value))}"`
    else {
      const lines = writeElement(api, property, inner, shown, depth + Number(isShown))
      if (own?.node && typeof inner !== 'object') textNodes++
      children.push(...lines)
    }
  }
  if (!isShown) return children
  if (children.length === 0) return [`${margin}<${name}${attributes}/>`]
  const [only] = children
  if (textNodes === 1 && children.length === 1)
    return [`${margin}<${name}${attributes}>${only!.trimStart()}</${name}>`]
  return [`${margin}<${name}${attributes}>`, ...children, `${margin}</${name}>`]
}

function writeText(text: string, node: NonNullable<XmlHints['node']>): string {
  if (node !== 'cdata') return escapeXml(text)
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** The attribute that declares the namespace of an element or attribute, with a space before. */
function declaration({ namespace, prefix }: XmlHints = {}): string {
  if (namespace === undefined) return ''
  const name = prefix === undefined ? 'xmlns' : `xmlns:${safeName(prefix)}`
  return ` ${name}="${escapeXml(namespace)}"`
}

function qualifiedName(name: string, { prefix }: XmlHints = {}): string {
  return safeName(prefix ? `${prefix}:${name}` : name)
}

/** Replaces what names can't contain (XML 1.0, "Names and Tokens"). */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^[^\p{L}_]/u, '_$&')
}

/** Placeholders lose their angle brackets, which would be escaped. */
function escapeXml(text: string): string {
  if (text === TEXT_FILLER || text === ANY_FILLER) return text.slice(1, -1)
  return text.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]!,
  )
}
