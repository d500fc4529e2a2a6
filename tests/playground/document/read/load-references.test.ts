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
