import { expect, test } from 'vitest'
import { lines, readFiles } from '../../write-spec.ts'

test('a reference to the own `$self` requests nothing, also while it is linted', async () => {
  const requested: unknown[] = []
  const result = await readFiles(
    {
      'a.yaml': `
openapi: 3.2.0
$self: https://api.example.com/openapi
info: { title: T, version: '1' }
paths:
  /pets:
    get:
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { $ref: 'https://api.example.com/openapi#/components/schemas/Pet' }
components: { schemas: { Pet: { type: string } } }
`,
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
  expect(result.files).toEqual(['a.yaml'])
  expect(result.api!.schemas['#/components/schemas/Pet']).toEqual({ types: ['string'] })
})

test('files that only the mapping of a discriminator names are among those that were read', async () => {
  const result = await readFiles({
    'a.yaml': `
openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      properties: { kind: { type: string } }
      discriminator:
        propertyName: kind
        mapping: { cat: ./cat.yaml, dog: 'dogs.yaml#/Dog', fish: Pet }
`,
    'cat.yaml': '{ type: object }',
    'dogs.yaml': 'Dog: { type: object }',
  })
  expect(lines(result)).toBe('')
  expect(result.files).toEqual(['a.yaml', 'cat.yaml', 'dogs.yaml'])
})
