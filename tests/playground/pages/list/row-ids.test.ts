import { expect, test } from 'vitest'
import { mayHaveRow, outerRows } from '../../../../playground/pages/list/row-ids.ts'
import { apiOf } from '../../write-spec.ts'

const user = {
  type: 'object',
  properties: {
    displayName: { type: 'string' },
    friends: { type: 'array', items: { $ref: '#/components/schemas/User' } },
    plan: { anyOf: [{ type: 'object', properties: { 'end-at': {} } }, { type: 'null' }] },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
const content = { 'application/json': { schema: { $ref: '#/components/schemas/User' } } }
const read = () =>
  apiOf({
    paths: {
      '/users': {
        post: {
          parameters: [{ name: 'page_size', in: 'query', schema: {} }],
          requestBody: { content },
          responses: {
            200: { description: 'OK', content, headers: { 'X-Left': { schema: {} } } },
            404: { description: 'None', content },
          },
        },
      },
    },
    components: {
      schemas: { User: user },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    },
  })
test.each([
  'parameter-page-size',
  'body-display-name',
  'body-friends-items-friends-items-display-name',
  'body-plan-one-of-0-end-at',
  'body-labels-additional-properties',
  'response-404-display-name',
  'response-header-x-left',
  'response-display-name-2',
  'authorization-x-key',
  'authorizations',
  'body',
  'some-heading',
])('the page of an operation may have #%s', async (id) => {
  const api = await read()
  expect(mayHaveRow(api, api.operations[0]!, id)).toBe(true)
})

test.each([
  'parameter-pagesize',
  'body-displayname',
  'body-display',
  'body-friends-items-friend',
  'response-500-display-name',
  'authorization-x-kez',
])('the page of an operation has no #%s', async (id) => {
  const api = await read()
  expect(mayHaveRow(api, api.operations[0]!, id)).toBe(false)
})

test('the outermost rows can be suggested', async () => {
  const api = await read()
  expect(outerRows(api, api.operations[0]!).slice(0, 3)).toEqual([
    'parameter-page-size',
    'body-display-name',
    'body-friends',
  ])
})
