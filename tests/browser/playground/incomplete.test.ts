import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Operation, SecurityScheme } from '../../../playground/document/api-model.ts'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import { usePlayground } from './set-up.ts'
import { apiOperation, apiParameter, settings } from './sample-api.ts'

const play = usePlayground()
let page: Page

async function open(
  more: Partial<Operation>,
  securitySchemes: SecurityScheme[] = [],
): Promise<void> {
  page = await play.harness.open(
    consoleProps(
      { schemas: {}, securitySchemes },
      apiOperation({
        method: 'POST',
        servers: [{ url: `${play.server.origin}/v1`, variables: [] }],
        ...more,
      }),
      settings,
    ),
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
}

/** The URL of the request, which only the second click sends. */
async function urlOfSecondClick(): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(/Fields that may be invalid: 1/).waitFor()
  expect(play.server.requests).toEqual([])
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('200 OK', { exact: true }).waitFor()
  return play.server.requests[0]?.url
}

test.each(['application/json', 'text/plain'])(
  'a required body of %s that is empty is sent by a second click only',
  async (type) => {
    await open({
      body: { required: true, content: [{ type, examples: [], encoding: [] }] },
    })
    expect(await urlOfSecondClick()).toBe('/v1/things')
    await page.getByText('This value is required.').waitFor()
  },
)

test('a token that a header cannot carry is reported, and left out by a second click only', async () => {
  await open({ security: [{ schemes: [{ name: 'token', scopes: [] }] }] }, [
    { name: 'token', type: 'http', scheme: 'bearer' },
  ])
  await page.getByLabel(/^token/).fill('secret…')
  await page.getByText(/A header .*ASCII/).waitFor()
  expect(await urlOfSecondClick()).toBe('/v1/things')
  const names = play.server.requests[0]?.headers.map(([name]) => name)
  expect(names).not.toContain('authorization')
})

test.each([
  ['.', '/v1/dots/end', false],
  ['..', '/v1/end', false],
  ['%2e', '/v1/dots/end', true],
  ['%2E%2e', '/v1/end', true],
])(
  'the path value %j, which leads to another path, is sent by a second click only',
  async (value, url, allowReserved) => {
    await open({
      path: '/dots/{id}/end',
      parameters: [apiParameter('id', 'path', { types: ['string'] }, { allowReserved })],
    })
    await page.getByRole('textbox', { name: /^id/ }).fill(value)
    await page.getByText(/the request goes to another path/).waitFor()
    expect(await urlOfSecondClick()).toBe(url)
  },
)

test.each(['%2e%2e', '.a', '...'])(
  'the path value %j is sent as it is',
  async (value) => {
    await open({
      path: '/dots/{id}/end',
      parameters: [apiParameter('id', 'path', { types: ['string'] })],
    })
    await page.getByRole('textbox', { name: /^id/ }).fill(value)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('200 OK', { exact: true }).waitFor()
    expect(play.server.requests[0]?.url).toBe(`/v1/dots/${encodeURIComponent(value)}/end`)
  },
)
