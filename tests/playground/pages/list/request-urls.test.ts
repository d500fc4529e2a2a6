import { expect, test } from 'vitest'
import { requestUrls } from '../../../../playground/pages/list/request-urls.ts'
import { apiOf } from '../../write-spec.ts'

test('a page may ask its servers with all listed values, and where its tokens come from', async () => {
  const api = await apiOf({
    servers: [
      {
        url: '{scheme}://{region}.example.com/{version}',
        variables: {
          scheme: { default: 'https', enum: ['https', 'http'] },
          region: { default: 'eu', enum: ['eu', 'us'] },
          version: { default: 'v1' },
        },
      },
      { url: 'https://{tenant}.example.org', variables: { tenant: { default: 'a' } } },
    ],
    security: [{ login: [] }],
    paths: { '/a': { get: { responses: { 200: { description: 'ok' } } } } },
    components: {
      securitySchemes: {
        login: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: 'https://login.example/authorize',
              tokenUrl: 'https://login.example/token',
              refreshUrl: 'https://refresh.example/token',
              scopes: {},
            },
          },
        },
        unused: { type: 'openIdConnect', openIdConnectUrl: 'https://unused.example' },
      },
    },
  })
  const [operation] = api.operations
  const ref = { spec: '', kind: 'operation', method: 'GET', path: '/a' } as const
  const binding = {
    kind: 'operation',
    api,
    operation: operation!,
    ref,
    schemaFolder: '',
  } as const
  expect(requestUrls(binding, [])).toEqual([
    'https://eu.example.com/{version}',
    'https://us.example.com/{version}',
    'http://eu.example.com/{version}',
    'http://us.example.com/{version}',
    'https://{tenant}.example.org',
    'https://login.example/token',
    'https://refresh.example/token',
  ])
  expect(
    requestUrls({ kind: 'manual', method: 'GET', target: '/b' }, ['https://m.example']),
  ).toEqual(['https://m.example', '/b'])
})
