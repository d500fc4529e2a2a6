import type { Api } from '../document/api-model.ts'
import type { Schema } from '../document/schema-model.ts'
import { flattenSchema } from '../document/schema/flatten-schema.ts'
import { isExactNumber } from '../document/exact-number.ts'
import type { Value } from '../request/operation.ts'
import { writePrimitive } from '../request/write-parameter.ts'
import { schemaName } from '../document/schema/schema-name.ts'

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
  const name = safeName(flat.xml?.prefix ? `${flat.xml.prefix}:${named}` : named)
  const margin = '  '.repeat(depth)
  if (Array.isArray(value)) {
    const inner = flat.items ?? {}
    const itemName = flattenSchema(api, inner).xml?.name ?? named
    const wrapped = flat.xml?.wrapped === true || depth === 0
    const items = value.flatMap((item) =>
      writeElement(api, inner, item, itemName, depth + (wrapped ? 1 : 0)),
    )
    return wrapped ? [`${margin}<${name}>`, ...items, `${margin}</${name}>`] : items
  }
  if (typeof value !== 'object' || value === null || isExactNumber(value)) {
    const text = writePrimitive(value as Value)
    return [`${margin}<${name}>${escapeXml(text)}</${name}>`]
  }
  let attributes = ''
  const children: string[] = []
  for (const [key, inner] of Object.entries(value)) {
    const property =
      flat.properties?.find((candidate) => candidate.name === key)?.schema ?? {}
    const { xml } = flattenSchema(api, property)
    const shown = xml?.name ?? key
    if (xml?.attribute)
      attributes += ` ${safeName(shown)}="${escapeXml(writePrimitive(inner as Value))}"`
    else children.push(...writeElement(api, property, inner, shown, depth + 1))
  }
  if (children.length === 0) return [`${margin}<${name}${attributes}/>`]
  return [`${margin}<${name}${attributes}>`, ...children, `${margin}</${name}>`]
}

function safeName(name: string): string {
  return name.replace(/[^\w.:-]/g, '_').replace(/^[^A-Za-z_]/, '_$&')
}

function escapeXml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]!,
  )
}
