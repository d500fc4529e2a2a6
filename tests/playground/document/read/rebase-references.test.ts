import { expect, test } from 'vitest'
import { lines, readFiles } from '../../write-spec.ts'

const document = (schemas: string) => `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /tree:
    get:
      responses:
        '200':
          description: ok
          content:
            application/json: { schema: { $ref: 'https://example.com/schemas/tree' } }
components:
  schemas:
${schemas.replace(/^/gm, '    ')}
`

test('references in a schema with an `$id` are relative to it, and nothing is requested', async () => {
  const requested: unknown[] = []
  const result = await readFiles(
    {
      'a.yaml': document(`
Tree:
  $id: https://example.com/schemas/tree
  properties:
    name: { $ref: '#/$defs/Name' }
    parent: { $ref: '#' }
    leaf: { $ref: leaf }
    size: { $ref: 'leaf#/properties/size' }
    inner: { $ref: sub/inner }
  $defs:
    Name: { type: string }
    Inner: { $id: sub/inner, items: { $ref: '../leaf' } }
Leaf: { $id: https://example.com/schemas/leaf, properties: { size: { type: integer } } }
`),
    },
    {
      fetch: (url) => {
        requested.push(url)
        throw new Error('offline')
      },
    },
  )
  expect(requested).toEqual([])
  expect(lines(result)).toBe('')
  const at = '#/components/schemas'
  expect(result.api!.schemas[`${at}/Tree`]?.properties).toEqual([
    { name: 'name', schema: { ref: `${at}/Tree/$defs/Name` } },
    { name: 'parent', schema: { ref: `${at}/Tree` } },
    { name: 'leaf', schema: { ref: `${at}/Leaf` } },
    { name: 'size', schema: { ref: `${at}/Leaf/properties/size` } },
    { name: 'inner', schema: { ref: `${at}/Tree/$defs/Inner` } },
  ])
  expect(result.api!.schemas[`${at}/Tree/$defs/Inner`]).toEqual({
    items: { ref: `${at}/Leaf` },
  })
})

test('references that only the file can resolve are relative to it, despite an `$id`', async () => {
  const result = await readFiles({
    'a.yaml': document(`
Tree:
  $id: https://example.com/schemas/tree
  properties:
    leaf: { $ref: '#/components/schemas/Leaf' }
    owner: { $ref: owner.yaml }
  example: { $id: mine, $ref: '#/$id' }
Leaf: { type: string }
`),
    'owner.yaml': '{ type: integer }',
  })
  expect(lines(result)).toBe('')
  expect(result.api!.schemas['#/components/schemas/Tree']).toMatchObject({
    properties: [
      { name: 'leaf', schema: { ref: '#/components/schemas/Leaf' } },
      { name: 'owner', schema: { ref: 'owner.yaml#' } },
    ],
    examples: [{ $id: 'mine', $ref: '#/$id' }],
  })
})
