import { expect, test } from 'vitest'
import { lines, readFiles } from '../../write-spec.ts'

test('an `operationRef` leads to an operation whose path is in another file', async () => {
  const result = await readFiles({
    'a.yaml': `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets: { $ref: 'paths/pets.yaml#/all' }
  /pets/{id}: { $ref: 'paths/pets.yaml#/one' }
`,
    'paths/pets.yaml': `
one:
  get:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    responses: { '200': { description: ok } }
all:
  post:
    responses:
      '201':
        description: made
        links:
          get: { operationRef: '../a.yaml#/paths/~1pets~1%7Bid%7D/get' }
          gone: { operationRef: '../a.yaml#/paths/~1pets/delete' }
`,
  })
  expect(lines(result)).toBe('')
  const made = result.api!.operations.find(({ method }) => method === 'POST')
  expect(made!.responses[0]!.links).toMatchObject([
    { name: 'get', operation: { kind: 'operation', method: 'GET', path: '/pets/{id}' } },
    { name: 'gone' },
  ])
  expect(made!.responses[0]!.links![1]).not.toHaveProperty('operation')
})
