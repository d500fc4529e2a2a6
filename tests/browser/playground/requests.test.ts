import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Schema } from '../../../playground/document/schema-model.ts'
import {
  consoleProps,
  type ConsoleProps,
} from '../../../playground/console/props/console-props.ts'
import type { Value } from '../../../playground/request/operation.ts'
import {
  asText,
  pathFor,
  rows,
  typedParameter,
  type TypedParameter,
} from '../../playground/request/arbitrary-request.ts'
import { parseRequest } from '../../playground/request/parse-request.ts'
import { parseMultipart } from './parse-multipart.ts'
import type { Recorded } from './recording-server.ts'
import { usePlayground } from './set-up.ts'
import { readSample, runFetch, runShell } from './run-samples.ts'
import { apiOperation, apiParameter, settings } from './sample-api.ts'

const play = usePlayground()
let page: Page

// Browsers store one cookie per name, but exploded lists of style `cookie` need several.
const sendable = rows.filter(
  ([place, style, explode, kind]) =>
    !(place === 'cookie' && style === 'cookie' && explode && kind === 'list'),
)
const groups = Array.from({ length: 7 }, (_, group) =>
  sendable.filter((_row, index) => index % 7 === group),
)

test.each(groups.map((group, index) => [index, group] as const))(
  'what Chromium, curl and fetch send parses back to the values typed, part %i of the style table',
  async (_index, group) => {
    const typed = fc.tuple(
      ...group.map((row, index) =>
        typedParameter(row, row[0] === 'header' ? `X-P${index}` : `p${index}`),
      ),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (parameters) => {
        play.server.requests.length = 0
        page = await open(parametersProps(parameters))
        for (const parameter of parameters) await fill(page, parameter)
        await page.getByLabel(/^token/).fill('s3cr:et')
        const sent = await sendEverywhere()

        const operation = {
          path: pathFor(parameters),
          parameters: parameters.map(({ parameter }) => parameter),
        }
        const shapes = parameters.map(({ shape }) => shape)
        const expected = parameters.map(({ value }) => asText(value))
        expect(parseRequest(operation, shapes, sent.browser)).toEqual(expected)
        const names = operation.parameters.map(({ name }) => name.toLowerCase())
        expect(pick(sent.curl, names)).toEqual(pick(sent.browser, names))
        expect(pick(sent.fetch, names)).toEqual(pick(sent.browser, names))
        expect(pick(sent.browser, names).headers).toContainEqual([
          'authorization',
          'Bearer s3cr:et',
        ])
        await page.close()
      }),
      { numRuns: 2, endOnFailure: true },
    )
  },
)

test('a multipart body arrives intact, file and typed parts, from browser, curl and fetch', async () => {
  const bytes = new Uint8Array(3000).map((_, index) => (index * 7) % 256)
  const file = new File([bytes], 'a "photo".png', { type: 'image/png' })
  page = await open(
    consoleProps(
      { schemas: {}, securitySchemes: [] },
      apiOperation({
        method: 'POST',
        path: '/upload',
        servers: [{ url: play.server.origin, variables: [] }],
        body: {
          required: true,
          content: [
            {
              type: 'multipart/form-data',
              schema: {
                types: ['object'],
                required: ['photo', 'meta'],
                properties: [
                  { name: 'photo', schema: { types: ['string'], format: 'binary' } },
                  { name: 'caption', schema: { types: ['string'] } },
                  {
                    name: 'meta',
                    schema: {
                      types: ['object'],
                      properties: [{ name: 'year', schema: { types: ['integer'] } }],
                    },
                  },
                ],
              },
              examples: [],
              encoding: [],
            },
          ],
        },
      }),
      settings,
    ),
  )
  await page.getByLabel(/^photo/).setInputFiles({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(bytes),
  })
  await page.getByLabel(/^caption/).fill(`@it's; "x"\\`)
  await page.getByLabel(/^year/).fill('2026')
  const sent = await sendEverywhere([file])

  const expected = [
    {
      disposition: 'form-data; name="photo"; filename="a %22photo%22.png"',
      type: 'image/png',
      body: Buffer.from(bytes),
    },
    {
      disposition: 'form-data; name="caption"',
      type: undefined,
      body: Buffer.from(`@it's; "x"\\`),
    },
    {
      disposition: 'form-data; name="meta"',
      type: 'application/json',
      body: Buffer.from('{"year":2026}'),
    },
  ]
  expect(parseMultipart(sent.browser)).toEqual(expected)
  expect(parseMultipart(sent.curl)).toEqual(expected)
  expect(parseMultipart(sent.fetch)).toEqual(expected)
})

test.each([
  [
    'application/json',
    'JSON',
    `{"a": "it's \\\\ \\"q\\" $HOME \`id\` é漢😀", "n": 1.50}`,
  ],
  ['application/xml', 'application/xml', `<a b='1'>&amp; @x</a>`],
  ['text/plain', 'text/plain', `@/etc/passwd\n$(id) 'x'`],
])(
  'a body of %s is the same bytes from browser, curl and fetch',
  async (type, label, text) => {
    page = await open(
      consoleProps(
        { schemas: {}, securitySchemes: [] },
        apiOperation({
          method: 'POST',
          servers: [{ url: play.server.origin, variables: [] }],
          body: { required: true, content: [{ type, examples: [], encoding: [] }] },
        }),
        settings,
      ),
    )
    await page.getByLabel(label, { exact: true }).fill(text)
    const sent = await sendEverywhere()
    expect(String(sent.browser.body)).toBe(text)
    expect(pick(sent.curl, [])).toEqual(pick(sent.browser, []))
    expect(pick(sent.fetch, [])).toEqual(pick(sent.browser, []))
  },
)

test('a form of fields is the same from browser, curl and fetch', async () => {
  page = await open(
    consoleProps(
      { schemas: {}, securitySchemes: [] },
      apiOperation({
        method: 'POST',
        servers: [{ url: play.server.origin, variables: [] }],
        body: {
          required: true,
          content: [
            {
              type: 'application/x-www-form-urlencoded',
              schema: {
                types: ['object'],
                properties: [
                  { name: 'a b', schema: { types: ['string'] } },
                  {
                    name: 'list',
                    schema: { types: ['array'], items: { types: ['string'] } },
                  },
                ],
              },
              examples: [],
              encoding: [],
            },
          ],
        },
      }),
      settings,
    ),
  )
  await page.getByLabel(/^a b/).fill('x&y=z +é')
  await page.getByRole('button', { name: 'Add item: list' }).click()
  await page.getByLabel(/^Item 1/).fill('1,2')
  const sent = await sendEverywhere()
  expect([...new URLSearchParams(String(sent.browser.body))]).toEqual([
    ['a b', 'x&y=z +é'],
    ['list', '1,2'],
  ])
  expect(pick(sent.curl, [])).toEqual(pick(sent.browser, []))
  expect(pick(sent.fetch, [])).toEqual(pick(sent.browser, []))
})

/** Sends the open request from the browser, and runs its code samples. */
async function sendEverywhere(files: readonly File[] = []) {
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.console-status').waitFor()
  const secrets = page.getByLabel('Show secrets')
  if (await secrets.isVisible()) await secrets.check()
  const curl = await readSample(page, 'cURL')
  const script = await readSample(page, 'JavaScript')
  await runShell(curl, files)
  await runFetch(script, files)
  const [browser, byCurl, byFetch] = play.server.requests
  if (!browser || !byCurl || !byFetch) throw new Error('A request did not arrive')
  return { browser, curl: byCurl, fetch: byFetch }
}

async function open(props: ConsoleProps): Promise<Page> {
  const opened = await play.harness.open(props)
  await opened.getByRole('button', { name: 'Try it' }).click()
  await opened.getByRole('dialog').waitFor()
  return opened
}

function parametersProps(typed: readonly TypedParameter[]): ConsoleProps {
  return consoleProps(
    {
      schemas: {},
      securitySchemes: [{ name: 'token', type: 'http', scheme: 'bearer' }],
    },
    apiOperation({
      path: pathFor(typed),
      servers: [{ url: play.server.origin, variables: [] }],
      security: [{ schemes: [{ name: 'token', scopes: [] }] }],
      parameters: typed.map(({ parameter, value }) =>
        apiParameter(parameter.name, parameter.in, schemaOf(value), {
          required: true,
          style: parameter.style,
          explode: parameter.explode,
          allowReserved: parameter.allowReserved,
        }),
      ),
    }),
    settings,
  )
}

function schemaOf(value: Value): Schema {
  if (Array.isArray(value)) return { types: ['array'], items: { types: ['string'] } }
  if (typeof value === 'boolean') return { types: ['boolean'] }
  if (typeof value === 'number') return { types: ['integer'] }
  if (typeof value === 'string') return { types: ['string'] }
  return {
    types: ['object'],
    properties: Object.keys(value ?? {}).map((name) => ({
      name,
      schema: { types: ['string'] },
    })),
  }
}

/** Types a value into the input of its parameter. */
async function fill(
  page: Page,
  { parameter: { name }, value }: TypedParameter,
): Promise<void> {
  if (Array.isArray(value)) {
    const list = page
      .locator('fieldset')
      .filter({ has: page.locator(`legend:has-text("${name}")`) })
    for (const [index, item] of value.entries()) {
      await page.getByRole('button', { name: `Add item: ${name}`, exact: true }).click()
      const input = list.locator('input').nth(index)
      // A new item is focused after it is rendered, which would interrupt typing.
      await expect
        .poll(() => input.evaluate((element) => element === document.activeElement))
        .toBe(true)
      await input.fill(String(item))
    }
    return
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      await page.getByLabel(new RegExp(`^${key} `)).fill(String(member))
    }
    return
  }
  const field = page.getByLabel(new RegExp(`^${name} `))
  if (typeof value === 'boolean') await field.selectOption(String(value))
  else await field.fill(String(value))
}

/**
 * The parts of a request that the operation determines. The rest depends on the client.
 */
function pick({ method, url, headers, body }: Recorded, names: readonly string[]) {
  const ours = [...names, 'authorization', 'content-type', 'cookie']
  const named = headers
    .filter(([name]) => ours.includes(name))
    .map(([name, value]) => [name, name === 'cookie' ? value.split('; ').sort() : value])
  return { method, url, body: String(body), headers: named.sort() }
}
