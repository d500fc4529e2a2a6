import { expect, test } from 'vitest'
import { lines, readFiles } from '../../write-spec.ts'

const text = { type: 'string' }

test('properties may be named like the fields of other objects', async () => {
  const result = await readFiles({
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: {
        schemas: {
          Survey: {
            type: 'object',
            properties: {
              responses: { type: 'array', items: text },
              content: text,
              schema: text,
              example: text,
              examples: { type: 'array', items: text },
              parameters: { type: 'object', properties: { in: text, pattern: text } },
            },
          },
        },
      },
    },
  })
  expect(lines(result)).toBe('')
})

test('a schema is checked whose name is that of a map', async () => {
  const result = await readFiles({
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: {
        schemas: { A: { properties: { headers: { minLength: 5, maxLength: 1 } } } },
      },
    },
  })
  expect(lines(result)).toMatch(/`minLength` is greater than `maxLength`/)
})
