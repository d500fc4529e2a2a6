import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  consoleProps,
  type ConsoleProps,
} from '../../../playground/console/props/console-props.ts'
import { readSample } from './run-samples.ts'
import { apiOperation, settings } from './sample-api.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()
let page: Page

/** Two servers, a key in the query and OAuth as alternatives. */
function props(): ConsoleProps {
  return consoleProps(
    {
      schemas: {},
      securitySchemes: [
        { name: 'key', type: 'apiKey', in: 'query', key: 'api_key' },
        {
          name: 'oauth',
          type: 'oauth2',
          flows: [
            {
              kind: 'authorizationCode',
              authorizationUrl: `${play.server.origin}/authorize`,
              tokenUrl: `${play.server.origin}/token`,
              scopes: [{ name: 'read', description: '' }],
            },
            {
              kind: 'clientCredentials',
              tokenUrl: `${play.server.origin}/token`,
              scopes: [],
            },
          ],
        },
      ],
    },
    apiOperation({
      servers: [
        { url: play.server.origin, variables: [] },
        { url: 'https://other.invalid', variables: [] },
      ],
      security: [
        { schemes: [{ name: 'key', scopes: [] }] },
        { schemes: [{ name: 'oauth', scopes: ['read'] }] },
      ],
    }),
    settings,
  )
}

async function open(): Promise<void> {
  page = await play.harness.open(props())
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
}

/** The typed value of the API key. */
const key = () => page.getByLabel(/^api_key/).inputValue()

test('a secret is masked in the samples and the address until it is revealed', async () => {
  await open()
  await page.getByLabel(/^api_key/).fill('hush-hush')
  for (const language of ['cURL', 'Python', 'JavaScript', 'PHP', 'Go', 'Java', 'Ruby']) {
    expect(await readSample(page, language)).not.toContain('hush')
  }
  expect(await page.locator('.console-url').textContent()).not.toContain('hush')
  await page.getByLabel('Show secrets').check()
  expect(await readSample(page, 'cURL')).toContain('api_key=hush-hush')
})

test('what was typed for one server is not sent to another', async () => {
  await open()
  await page.getByLabel(/^api_key/).fill('hush')
  await page.getByLabel('Base URL').selectOption('1')
  await expect.poll(key).toBe('')
  await page.getByLabel('Base URL').selectOption('0')
  await expect.poll(key).toBe('hush')
})

test('credentials are kept in memory, in the tab only on request, and are deleted immediately', async () => {
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  await open()
  await page.getByLabel(/^api_key/).fill('hush')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('200 OK', { exact: true }).waitFor()
  expect(await stored()).not.toContain('hush')
  expect(page.url()).not.toContain('hush')

  await page.getByLabel('Remember in this tab').check()
  await expect.poll(stored).toContain('hush')
  await page.reload()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect.poll(key).toBe('hush')

  await page.getByRole('button', { name: 'Forget credentials' }).click()
  await expect.poll(key).toBe('')
  await page.getByLabel('Remember in this tab').and(page.locator(':focus')).waitFor()
  await expect.poll(stored).not.toMatch(/hush|skerry:credentials/)
})

test('client credentials bring a token; a refusal is shown with the server’s reason', async () => {
  play.server.answer = ({ body }, response) => {
    const secret = new URLSearchParams(String(body)).get('client_secret')
    response.setHeader('Content-Type', 'application/json')
    if (secret === 'right') response.end('{"access_token":"t0ken"}')
    else
      response
        .writeHead(401)
        .end('{"error":"invalid_client","error_description":"No such client"}')
  }
  await open()
  await page.getByLabel('Authorization').selectOption('1')
  await page.getByLabel('Flow').selectOption('clientCredentials')
  await page.getByLabel('Client ID').fill('docs')
  await page.getByLabel('Client secret').fill('wrong')
  await page.getByRole('button', { name: 'Get token' }).click()
  await page.getByText('No token received: No such client').waitFor()
  await page.getByLabel('Client secret').fill('right')
  await page.getByRole('button', { name: 'Get token' }).click()
  await page.getByText('Token received.').waitFor()
  await expect.poll(() => page.getByLabel(/^oauth/).inputValue()).toBe('t0ken')
})

test("a proxy of the site's owner is shown, used, and can be left out", async () => {
  const seen: string[] = []
  const proxy = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end('through the proxy')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as { port: number }
  const plain = props()
  plain.settings.proxy = `http://127.0.0.1:${port}/`
  page = await play.harness.open(plain)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByLabel(`Send through http://127.0.0.1:${port}/`).waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('through the proxy').waitFor()
  expect(seen).toEqual([`/?url=${encodeURIComponent(`${play.server.origin}/things`)}`])
  expect(play.server.requests).toEqual([])

  await page.getByLabel(/^Send through/).uncheck()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => play.server.requests.length).toBe(1)
  proxy.closeAllConnections()
  await new Promise((resolve) => proxy.close(resolve))
})

test('nothing is offered to be forgotten before something is typed', async () => {
  await open()
  const forget = page.getByRole('button', { name: 'Forget credentials' })
  expect(await forget.count()).toBe(0)
  await page.getByLabel(/^api_key/).fill('hush')
  await forget.waitFor()
  await page.getByLabel(/^api_key/).fill('')
  await forget.waitFor({ state: 'detached' })
})

test('schemes that the description does not define make no section', async () => {
  const undefinedScheme = consoleProps(
    { schemas: {}, securitySchemes: [] },
    apiOperation({ security: [{ schemes: [{ name: 'lost', scopes: [] }] }] }),
    settings,
  )
  page = await play.harness.open(undefinedScheme)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('heading', { name: 'Servers' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Authorization' }).count()).toBe(0)
})

test('where authorization is optional, it is offered, and the sample has it once it is entered', async () => {
  const schemes = [{ name: 'token', type: 'http', scheme: 'bearer' } as const]
  page = await play.harness.open(
    consoleProps(
      { schemas: {}, securitySchemes: schemes },
      apiOperation({
        servers: [{ url: play.server.origin, variables: [] }],
        security: [{ schemes: [] }, { schemes: [{ name: 'token', scopes: [] }] }],
      }),
      settings,
    ),
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  const sentAndShown = async () => {
    const before = play.server.requests.length
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => play.server.requests.length).toBe(before + 1)
    const names = play.server.requests.at(-1)!.headers.map(([name]) => name)
    const sample = await readSample(page, 'cURL')
    return [names.includes('authorization'), sample.includes('Authorization')]
  }
  expect(await sentAndShown()).toEqual([false, false])
  await page.getByLabel('token').fill('hush')
  await expect.poll(() => readSample(page, 'cURL')).toContain('Bearer <token>')
  expect(await sentAndShown()).toEqual([true, true])
})
