import { expect, test } from 'vitest'
import { buildJsonSchema } from '../../../plugin/settings/build-json-schema.ts'
import { legacyKeys, modernKeys } from '../../../plugin/settings/root-keys.ts'

const schema = buildJsonSchema()
const properties = (schema.properties ?? {}) as Record<string, Record<string, unknown>>

test('every key of both generations has a description', () => {
  for (const key of [...Object.keys(modernKeys), ...Object.keys(legacyKeys)]) {
    expect(properties[key]?.['description'], key).toMatch(/\.$/)
  }
})

test('a name and a navigation are all that a site needs', () => {
  expect(schema.required).toEqual(['name', 'navigation'])
})

test('navigation may be a list or an object', () => {
  const [modern, legacy] = properties['navigation']!['anyOf'] as { type: string }[]
  expect([modern?.type, legacy?.type]).toEqual(['object', 'array'])
})

test('colours carry their pattern, choices their values, options their defaults', () => {
  const text = JSON.stringify(schema)
  expect(text).toContain('^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$')
  expect(properties['icons']).toMatchObject({
    properties: {
      library: { enum: ['fontawesome', 'lucide', 'tabler'], default: 'fontawesome' },
    },
  })
})

test('references inside the schema lead somewhere', () => {
  const definitions = Object.keys((schema.$defs ?? {}) as object)
  const references = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(0)
  for (const [, name] of references) expect(definitions).toContain(name)
})
