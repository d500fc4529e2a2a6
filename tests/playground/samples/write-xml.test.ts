import { expect, test } from 'vitest'
import { writeXml } from '../../../playground/samples/write-xml.ts'
import { apiOf } from '../write-spec.ts'

/** Serializes a value as XML with a schema of OpenAPI 3.2. */
async function written(schema: object, value: unknown): Promise<string[]> {
  const api = await apiOf({
    openapi: '3.2.0',
    components: { schemas: { Thing: schema } },
  })
  const [key] = Object.keys(api.schemas)
  const [declaration, ...lines] = writeXml(api, { ref: key! }, value).split('\n')
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  return lines
}

test('namespaces are declared, for elements and attributes, with and without prefix', async () => {
  const schema = {
    type: 'object',
    xml: { name: 'person', namespace: 'https://a.example/"n"', prefix: 'p' },
    properties: {
      id: { type: 'integer', xml: { attribute: true, prefix: 'x', namespace: 'urn:x' } },
      name: { type: 'string', xml: { namespace: 'urn:n' } },
      tags: {
        type: 'array',
        xml: { wrapped: true, namespace: 'urn:t', prefix: 't' },
        items: { type: 'string', xml: { name: 'tag' } },
      },
      größe: { type: 'integer' },
    },
  }
  const value = { id: 1, name: 'A & B', tags: ['a'], größe: 2 }
  expect(await written(schema, value)).toEqual([
    '<p:person xmlns:p="https://a.example/&quot;n&quot;" xmlns:x="urn:x" x:id="1">',
    '  <name xmlns="urn:n">A &amp; B</name>',
    '  <t:tags xmlns:t="urn:t">',
    '    <tag>a</tag>',
    '  </t:tags>',
    '  <größe>2</größe>',
    '</p:person>',
  ])
})

test('node types of OpenAPI 3.2', async () => {
  const schema = {
    type: 'object',
    properties: {
      note: {
        type: 'object',
        properties: {
          lang: { type: 'string', xml: { nodeType: 'attribute' } },
          text: { type: 'string', xml: { nodeType: 'text' } },
        },
      },
      script: {
        type: 'object',
        properties: { code: { type: 'string', xml: { nodeType: 'cdata' } } },
      },
      group: {
        type: 'object',
        xml: { nodeType: 'none' },
        properties: { inner: { type: 'string' } },
      },
      list: {
        type: 'array',
        xml: { nodeType: 'element' },
        items: { type: 'string', xml: { name: 'item' } },
      },
    },
  }
  const value = {
    note: { lang: 'en', text: '1 < 2' },
    script: { code: 'a]]>b' },
    group: { inner: 'i' },
    list: ['x'],
  }
  expect(await written(schema, value)).toEqual([
    '<Thing>',
    '  <note lang="en">1 &lt; 2</note>',
    '  <script><![CDATA[a]]]]><![CDATA[>b]]></script>',
    '  <inner>i</inner>',
    '  <list>',
    '    <item>x</item>',
    '  </list>',
    '</Thing>',
  ])
})

test('placeholders are written without angle brackets', async () => {
  const schema = { type: 'object', properties: { a: { type: 'string' }, b: {} } }
  expect(await written(schema, { a: '<string>', b: '<any>', c: '<b>' })).toEqual([
    '<Thing>',
    '  <a>string</a>',
    '  <b>any</b>',
    '  <c>&lt;b&gt;</c>',
    '</Thing>',
  ])
})
