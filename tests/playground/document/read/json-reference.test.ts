import { expect, test } from 'vitest'
import { lines, readFiles } from '../../write-spec.ts'

const operation = (reference: string) => `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets:
    get:
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { $ref: '${reference}' } } }
`

test('a reference leads to the schema with this `$id`, and into it', async () => {
  const result = await readFiles({
    'a.yaml': `${operation('pets')}components:
  schemas:
    Pets: { $id: pets, type: array, items: { $ref: 'https://example.com/pet#/properties/tag' } }
    Pet: { $id: 'https://example.com/pet#', properties: { tag: { type: string } } }
`,
  })
  expect(lines(result)).toBe('')
  expect(result.files).toEqual(['a.yaml'])
  expect(result.api!.schemas).toMatchObject({
    '#/components/schemas/Pets': {
      types: ['array'],
      items: { ref: '#/components/schemas/Pet/properties/tag' },
    },
    '#/components/schemas/Pet/properties/tag': { types: ['string'] },
  })
})

test('an `$id` is relative to its file, so a file of another folder is still read', async () => {
  const { api } = await readFiles({
    'a.yaml': `${operation('b/pet.yaml')}components:
  schemas: { Tag: { $id: tag.yaml, type: string } }
`,
    'b/pet.yaml': "{ properties: { tag: { $ref: 'tag.yaml' } } }",
    'b/tag.yaml': '{ type: integer }',
  })
  expect(api!.schemas['b/tag.yaml#']).toEqual({ types: ['integer'] })
})

test('a pointer leads through references to what was moved to another file', async () => {
  const result = await readFiles({
    'a.yaml': `${operation('#/components/schemas/Pet/properties/tag')}components:
  schemas:
    Pet: { $ref: '#/components/schemas/Animal' }
    Animal: { $ref: 'b/pet.yaml' }
`,
    'b/pet.yaml': "{ properties: { tag: { $ref: 'tag.yaml' } } }",
    'b/tag.yaml': '{ type: integer }',
  })
  expect(lines(result)).toBe('')
  expect(result.api!.schemas['b/pet.yaml#/properties/tag']).toEqual({
    ref: 'b/tag.yaml#',
  })
})

test('pointers through references to themselves end', async () => {
  const result = await readFiles({
    'a.yaml': `${operation('#/components/schemas/A/x/y')}components:
  schemas:
    A: { $ref: '#/components/schemas/B/x/y' }
    B: { $ref: '#/components/schemas/A/x/y' }
`,
  })
  expect(lines(result)).toContain("`#/components/schemas/A/x/y` can't be resolved")
})
