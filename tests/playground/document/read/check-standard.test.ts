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

test.each([
  ['api.example.com/v1', 'https://api.example.com/v1'],
  ['{region}.example.com:8443', 'https://{region}.example.com:8443'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000/api', 'http://127.0.0.1:3000/api'],
])('the server %s lacks its scheme', async (url, meant) => {
  const region = { default: 'eu' }
  const result = await readFiles({
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      servers: [{ url: 'https://a.example' }, { url, variables: { region } }],
      paths: {
        '/a': { get: { responses: {}, servers: [{ url, variables: { region } }] } },
      },
    },
  })
  const found = result.diagnostics.filter(({ code }) => code === 'api/server-url')
  expect(found.map(({ hint }) => hint)).toEqual(Array(2).fill(`Write \`${meant}\`.`))
})

test.each([
  '/v1',
  'v1.0/users',
  './api.example.com',
  '//api.example.com/v1',
  '{host}/v1',
  'https://{host}.com',
  'localhost',
])('the server %s may be meant as it is written', async (url) => {
  const result = await readFiles({
    'openapi.json': {
      openapi: '3.0.3',
      info: { title: 'T', version: '1' },
      servers: [{ url, variables: { host: { default: 'https://api.example.com' } } }],
      paths: {},
      components: { schemas: { servers: { properties: { url: text } } } },
    },
  })
  expect(lines(result)).not.toContain('scheme')
})

test('parts for groups of readers are reported once, at the first', async () => {
  const result = await readFiles({
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': { get: { responses: {}, 'x-mint': { groups: ['admin'] } } },
      },
      components: {
        schemas: {
          Plan: {
            enum: ['free', 'pro'],
            'x-mint-enum': { free: 'No costs.', pro: ['customers'] },
            'x-mint': { post: ['new'] },
          },
          Berth: {
            properties: { price: { type: 'number', 'x-mint': { groups: ['a'] } } },
          },
        },
      },
    },
  })
  expect(lines(result)).toMatch(
    /^\S+:28:\d+ {2}`x-mint-enum` has no effect \(nor at 1 other place\): .*\n.*$/,
  )
})
