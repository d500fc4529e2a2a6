import { expect, test } from 'vitest'
import { responseSamples } from '../../../../playground/samples/response-samples.ts'
import { readFiles } from '../../write-spec.ts'

/** The one operation of a Swagger 2.0 description. */
async function operationOf(operation: object, root: object = {}) {
  const { api } = await readFiles({
    'a.json': {
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      host: 'api.example.com',
      basePath: '/v1',
      schemes: ['https'],
      paths: { '/pets': { post: { responses: {}, ...operation } } },
      ...root,
    },
  })
  return api!.operations[0]!
}

test('the schemes of an operation replace those of the description', async () => {
  const urls = async (operation: object, root?: object) =>
    (await operationOf(operation, root)).servers.map(({ url }) => url)
  expect(await urls({})).toEqual(['https://api.example.com/v1'])
  expect(await urls({ schemes: ['http'] })).toEqual(['http://api.example.com/v1'])
  expect(await urls({ schemes: ['http'] }, { host: undefined })).toEqual(['/v1'])
})

test.each<[what: string, body: object, expected: object[][]]>([
  [
    'by media type',
    { 'x-examples': { 'application/json': { a: 1 }, 'text/plain': 'a' } },
    [[{ key: '', value: { a: 1 } }], [{ key: '', value: 'a' }]],
  ],
  [
    'by name',
    { 'x-examples': { small: { a: 1 } } },
    [[{ key: 'small', value: { a: 1 } }], [{ key: 'small', value: { a: 1 } }]],
  ],
  [
    'as the only one',
    { 'x-example': { a: 1 } },
    [[{ key: '', value: { a: 1 } }], [{ key: '', value: { a: 1 } }]],
  ],
])('examples of a body are read %s', async (_what, body, expected) => {
  const schema = { type: 'object' }
  const { body: read } = await operationOf({
    consumes: ['application/json', 'text/plain'],
    parameters: [{ in: 'body', name: 'pet', schema, ...body }],
  })
  expect(read?.content.map(({ examples }) => examples)).toEqual(expected)
})

test.each<[what: string, operation: object, code: string]>([
  ['with a type of its own', { produces: ['application/pdf'] }, 'application/pdf'],
  ['of an API that only names JSON', {}, 'application/json'],
])('a response that is a file %s is not sampled as JSON', async (_what, parts, code) => {
  const ok = { description: 'ok', schema: { type: 'file' } }
  const { api } = await readFiles({
    'a.json': {
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      produces: ['application/json'],
      paths: { '/report': { get: { ...parts, responses: { 200: ok } } } },
    },
  })
  expect(responseSamples(api!, api!.operations[0]!)).toMatchObject([
    { language: 'text', code },
  ])
})

test('a response that is a file of an unknown type is no JSON', async () => {
  const { responses } = await operationOf({
    responses: { 200: { description: 'ok', schema: { type: 'file' } } },
  })
  expect(responses[0]?.content.map(({ type }) => type)).toEqual([
    'application/octet-stream',
  ])
})
