import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import type { Api, Operation } from '../../../playground/api.ts'
import {
  OperationPage,
  type OperationPageProps,
} from '../../../playground/pages/operation-page.tsx'
import { OperationPanel } from '../../../playground/pages/operation-panel.tsx'
import { SchemaPage } from '../../../playground/pages/schema-page.tsx'
import { SpecMarkdown } from '../../../playground/pages/spec-markdown.tsx'
import { readApi } from '../../../playground/read/read-api.ts'
import { requestSamples } from '../../../playground/samples/request-samples.ts'
import { responseSamples } from '../../../playground/samples/response-samples.ts'
import { html as render } from '../../theme/render.tsx'
import { apiOf } from '../write-spec.ts'

function renderOperation(
  api: Api,
  operation: Operation,
  props: Partial<OperationPageProps> = {},
): string {
  const requests = requestSamples(api, operation, { defaults: 'all', autogenerate: true })
  return render(
    <>
      <OperationPage
        api={api}
        operation={operation}
        maintainOrder
        expanded="closed"
        fullUrl={false}
        playground="interactive"
        withDescription
        {...props}
      />
      <OperationPanel
        requests={requests}
        responses={responseSamples(api, operation)}
        highlight={() => undefined}
      />
    </>,
  )
}

async function petPage(): Promise<string> {
  const api = await apiOf({
    servers: [
      {
        url: 'https://{region}.example.com/v1',
        variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
      },
    ],
    security: [{ token: [] }, { key: [] }],
    paths: {
      '/pets/{id}': {
        post: {
          summary: 'Change',
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: 'The **id**.',
              schema: { type: 'string' },
            },
            { name: 'dry', in: 'query', schema: { type: 'boolean', default: false } },
            {
              name: 'limit',
              in: 'query',
              required: true,
              schema: { type: 'integer', minimum: 0, maximum: 100, default: 0 },
            },
            {
              name: 'X-Trace',
              in: 'header',
              deprecated: true,
              schema: { type: 'string' },
            },
            { name: 'session', in: 'cookie', schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
            },
          },
          responses: {
            200: {
              description: 'Fine',
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
              },
            },
            404: { description: 'None' },
          },
          callbacks: {
            changed: {
              '{$request.body#/url}': {
                post: {
                  requestBody: {
                    content: {
                      'application/json': {
                        schema: {
                          type: 'object',
                          properties: { id: { type: 'string' } },
                        },
                      },
                    },
                  },
                  responses: { 200: { description: 'ok' } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      },
      schemas: {
        Pet: {
          type: 'object',
          required: ['kind'],
          properties: {
            id: { type: 'string', readOnly: true },
            kind: { enum: ['cat', 'dog'] },
            owner: {
              type: 'object',
              properties: { name: { type: 'string', maxLength: 9 } },
            },
            parent: { $ref: '#/components/schemas/Pet' },
          },
        },
      },
    },
  })
  return renderOperation(api, api.operations[0]!)
}

/** The text of a page, as a reader without styles sees it. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('shows the sections of an operation in order, and nothing of what it does not have', async () => {
  const headings = [...(await petPage()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(
    ([, inner]) => textOf(inner!).trim(),
  )
  expect(headings).toEqual([
    'Authorizations',
    'Headers',
    'Path Parameters',
    'Query Parameters',
    'Cookies',
    'Body',
    'Callbacks',
    'Response',
  ])
})

test('every parameter and property has an id of its own', async () => {
  const html = await petPage()
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining([
      'path-id',
      'query-limit',
      'header-X-Trace',
      'cookie-session',
      'body-kind',
      'body-owner-name',
      'response-200-id',
      'authorization-Authorization',
      'api-playground-input',
    ]),
  )
})

test('shows defaults of false and 0, constraints, options and recursion', async () => {
  const text = textOf(await petPage())
  expect(text).toContain('default: false')
  expect(text).toContain('default: 0')
  expect(text).toContain('Maximum: 100')
  expect(text).toContain('Available options: cat , dog')
  expect(text).toContain('Repeats Pet')
  expect(text).toContain('read-only')
})

test('text in braces of the path is marked, and users’ hooks are there', async () => {
  const html = await petPage()
  expect(html).toContain('<span class="api-endpoint-parameter">{id}</span>')
  expect(html).toContain('class="method-pill" data-method="post"')
  expect(html).toContain('api-section-heading-title')
  expect(html).toContain('data-copy="https://eu.example.com/v1/pets/{id}"')
})

test('a schema page shows what is read-only and what is write-only', async () => {
  const api = await apiOf({
    components: {
      schemas: {
        A: {
          type: 'object',
          properties: {
            id: { type: 'string', readOnly: true },
            password: { type: 'string', writeOnly: true },
          },
        },
      },
    },
  })
  const html = render(
    <SchemaPage
      api={api}
      id="#/components/schemas/A"
      maintainOrder
      expanded="closed"
      withDescription
    />,
  )
  expect(html).toContain('id="schema-id"')
  expect(html).toContain('id="schema-password"')
})

test.each([
  ['a **b** `c` [d](https://example.com)', '<strong>b</strong>'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['[x](java\tscript:alert(1))', 'x'],
  ['[x](data:text/html,1)', '<p>x</p>'],
  ['[x](//evil.example/a)', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', 'api-description'],
  ['<script>alert(1)</script>text', 'api-description'],
  ['![logo](https://evil.example/a.png)', '>logo</a>'],
  ['a<br>b', 'a<br/>b'],
  ['<p>Kept &amp; readable</p>', '<p>Kept &amp; readable</p>'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '<th scope="col">a</th>'],
])('renders %j with our own elements only', (text, part) => {
  const html = render(<SpecMarkdown text={text} />)
  expect(html).toContain(part)
  expect(html).not.toMatch(/<(script|img|iframe)|javascript:|onerror|href="(data|\/\/)/)
})

test('markup nested without end is bounded', () => {
  for (const text of [
    '>'.repeat(5000) + ' x',
    '- '.repeat(3000) + 'x',
    '['.repeat(5000),
    '*'.repeat(9000) + 'x' + '*'.repeat(9000),
    '<b>'.repeat(5000),
  ]) {
    const start = performance.now()
    expect(render(<SpecMarkdown text={text} />).length).toBeLessThan(200_000)
    expect(performance.now() - start).toBeLessThan(8000)
  }
})

const ELEMENTS = new Set(
  'a article aside blockquote br button code dd del details div dl dt em h1 h2 h3 hr li ol p path pre section span strong style summary svg table tbody td th thead tr ul wbr skerry-island skerry-slot input label select option circle rect line polyline g'.split(
    ' ',
  ),
)

/** What could run or fetch in a page. */
function findDangers(html: string): string[] {
  const dangers: string[] = []
  for (const [, name, attributes = ''] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    if (!ELEMENTS.has(name!.toLowerCase())) dangers.push(`<${name}>`)
    for (const [, key, value = ''] of attributes.matchAll(
      /\s([^\s=>/]+)(?:="([^"]*)")?/g,
    )) {
      if (/^on|^style$|^srcdoc$|^src$/i.test(key!)) dangers.push(`${key}=${value}`)
      if (key === 'href' && !/^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.)/.test(value))
        dangers.push(`href=${value}`)
    }
  }
  return dangers
}

test('nothing that a description says can run or fetch', async () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const api = await apiOf({
    tags: [{ name: evil }],
    servers: [{ url: 'javascript:alert(1)', description: evil }],
    paths: {
      '/a': {
        get: {
          summary: evil,
          description: evil,
          tags: [evil],
          externalDocs: { url: 'javascript:alert(1)', description: evil },
          parameters: [
            {
              name: evil,
              in: 'query',
              description: evil,
              schema: { enum: [evil], default: evil, pattern: evil },
            },
          ],
          responses: {
            200: {
              description: evil,
              content: {
                [evil]: {
                  schema: {
                    type: 'object',
                    properties: {
                      [evil]: {
                        type: 'string',
                        title: evil,
                        examples: [
                          {
                            type: 'div',
                            props: { dangerouslySetInnerHTML: { __html: evil } },
                          },
                        ],
                      },
                    },
                  },
                },
              },
            },
          },
          'x-codeSamples': [{ lang: evil, label: evil, source: evil }],
        },
      },
    },
  })
  expect(findDangers(renderOperation(api, api.operations[0]!))).toEqual([])
})

// The large collections lie beside the project, not in it.
const shared = fileURLToPath(new URL('../../../../shared/', import.meta.url))
const hostile = join(shared, 'hostile/specs')

test.skipIf(!existsSync(hostile))(
  'hostile descriptions give bounded pages in which nothing can run',
  async () => {
    const files = readdirSync(hostile, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /^(xss-lite|proto|types|refs\/(circ|fan|allof)|size|names|playground)/.test(file),
    )
    expect(files.length).toBeGreaterThan(40)
    for (const file of files) {
      const { api } = await readApi(file, { root: hostile, offline: true })
      for (const operation of api?.operations.slice(0, 50) ?? []) {
        const html = renderOperation(api!, operation)
        expect(findDangers(html), file).toEqual([])
        expect(html.length, file).toBeLessThan(600_000)
      }
    }
  },
  120_000,
)

const real = join(shared, 'openapi')

test.skipIf(!existsSync(real))(
  'pages of large real descriptions stay below 150 KB gzip',
  async () => {
    for (const file of [
      'real/stripe.json',
      'edge/rapidoc/many-oneof.yaml',
      'edge/rapidoc/large-models.json',
    ]) {
      const { api } = await readApi(file, { root: real, offline: true })
      const largest = Math.max(
        ...api!.operations.map(
          (operation) => gzipSync(renderOperation(api!, operation)).length,
        ),
      )
      expect(largest, file).toBeLessThan(150_000)
    }
  },
  120_000,
)
