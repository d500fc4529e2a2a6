import { expect, test } from 'vitest'
import { readProject } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const head = { openapi: '3.1.0', info: { title: 'API', version: '1' } }

async function problemsOf(spec: object) {
  const { diagnostics } = await readProject(
    makeFolder({
      'docs.json': JSON.stringify(
        {
          name: 'Docs',
          theme: 'mint',
          colors: { primary: '#0f766e' },
          api: { openapi: 'api.json' },
          navigation: { tabs: [{ tab: 'API', openapi: 'api.json' }] },
        },
        undefined,
        2,
      ),
      'api.json': JSON.stringify(spec, undefined, 2),
    }),
    {},
  )
  return diagnostics.filter(({ code }) => code === 'api/no-operations')
}

test.each([
  ['operations', { ...head, paths: {}, components: { securitySchemes: {} } }],
  ['operations', { ...head, openapi: '3.0.3', paths: { 'x-note': 'a' }, webhooks: {} }],
  ['channels', { asyncapi: '3.0.0', info: head.info, channels: {} }],
])(
  'a description without %s is reported once, where it is listed',
  async (kind, spec) => {
    expect(await problemsOf(spec)).toEqual([
      {
        severity: 'warning',
        code: 'api/no-operations',
        message: `\`api.json\` has no ${kind} and no schemas, so there is nothing to list`,
        hint: 'Check that it is the right file, and that tools that write it have run.',
        file: 'docs.json',
        line: 8,
        column: 5,
      },
    ])
  },
)

test('one without any paths is reported where it lacks them, and not again', async () => {
  expect(await problemsOf({ ...head, components: {} })).toMatchObject([
    { file: 'api.json', line: 1 },
  ])
})

test.each([
  ['schemas', { components: { schemas: { A: { type: 'string' } } } }],
  [
    'webhooks',
    { webhooks: { a: { post: { responses: { 200: { description: '' } } } } } },
  ],
  ['excluded operations', { paths: { '/a': { get: { 'x-excluded': true } } } }],
])('one with %s is not reported', async (_, parts) => {
  expect(await problemsOf({ ...head, paths: {}, ...parts })).toEqual([])
})
