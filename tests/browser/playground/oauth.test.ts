import { beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { SecurityScheme } from '../../../playground/document/api-model.ts'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import { oauthProvider } from './oauth-provider.ts'
import { apiOperation, settings } from './sample-api.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()
let page: Page
let provider: ReturnType<typeof oauthProvider>

beforeEach(() => {
  provider = oauthProvider(play.server.origin)
  play.server.answer = provider.answer
})

async function open(
  scheme?: SecurityScheme,
  alternatives: readonly string[][] = [['read']],
): Promise<void> {
  const { flows } = provider
  const described: SecurityScheme = scheme ?? { name: 'oauth', type: 'oauth2', flows }
  page = await play.harness.open(
    consoleProps(
      { schemas: {}, securitySchemes: [described] },
      apiOperation({
        servers: [{ url: play.server.origin, variables: [] }],
        security: alternatives.map((scopes) => ({
          schemes: [{ name: 'oauth', scopes }],
        })),
      }),
      settings,
    ),
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByLabel('Client ID').or(page.getByText('Discover flows')).waitFor()
}

/** Waits for a token in the field and returns it. */
async function getToken(): Promise<string> {
  await page.getByRole('button', { name: 'Get token' }).click()
  await page.getByText('Token received.').waitFor()
  return await page.getByLabel(/^oauth/).inputValue()
}

test('the authorization code flow with PKCE yields a token, which is sent and renewed', async () => {
  await open()
  await page.getByLabel('Client ID').fill('docs')
  expect(await page.getByLabel(/^read/).isChecked()).toBe(true)
  await page.getByText('See things.').waitFor()
  expect(await getToken()).toBe('by-code')
  await page.getByText(/^Valid until \d/).waitFor()
  await page.getByRole('button', { name: 'Renew token' }).click()
  await expect.poll(() => page.getByLabel(/^oauth/).inputValue()).toBe('renewed-1')
  // The new token has no expiry, and that of the old one is no longer shown.
  expect(await page.getByText(/^Valid until/).count()).toBe(0)
  // The next renewal uses the rotated refresh token.
  await page.getByRole('button', { name: 'Renew token' }).click()
  await expect.poll(() => page.getByLabel(/^oauth/).inputValue()).toBe('renewed-2')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('200 OK', { exact: true }).waitFor()
  expect(play.server.requests.at(-1)?.headers).toContainEqual([
    'authorization',
    'Bearer renewed-2',
  ])
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toMatch(/by-code|renewed|refresh/)
})

test.each(['form', 'header'])(
  "a client's secret travels in the %s, with the scopes that the reader chose",
  async (place) => {
    await open()
    await page.getByLabel('Flow').selectOption('clientCredentials')
    await page.getByLabel('Client ID').fill('docs')
    await page.getByLabel('Client secret').fill('s3cr:et')
    if (place === 'header')
      await page.getByLabel('Send the secret').selectOption('in a header')
    await page.getByLabel(/^write/).check()
    expect(await getToken()).toBe(`${place} read write`)
  },
)

test('another alternative of the same scheme starts with its own scopes, also those that the flow does not list', async () => {
  await open(undefined, [['read'], ['write', 'audit']])
  expect(await page.getByLabel(/^write/).isChecked()).toBe(false)
  await page.getByLabel('Authorization').selectOption('oauth (write, audit)')
  await expect.poll(() => page.getByLabel(/^write/).isChecked()).toBe(true)
  expect(await page.getByLabel(/^audit/).isChecked()).toBe(true)
  expect(await page.getByLabel(/^read/).isChecked()).toBe(false)
})

test('variables stand for client and secret, and what stands for a secret is kept in memory', async () => {
  await open()
  await page.getByLabel('Flow').selectOption('clientCredentials')
  await page.getByRole('button', { name: 'Variables' }).click()
  for (const [name, value] of Object.entries({ app: 'docs', hush: 's3cr:et' })) {
    await page.getByRole('button', { name: 'Add variable: In all environments' }).click()
    await page
      .getByLabel(/^Name: /)
      .last()
      .fill(name)
    await page.getByLabel(`Value: ${name}`, { exact: true }).fill(value)
  }
  await page.getByLabel('Client ID').fill('{{app}}')
  await page.getByLabel('Client secret').fill('{{hush}}')
  // Variables become secret while they are typed, even if no token is ever requested.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .not.toContain('s3cr:et')
  expect(await getToken()).toBe('form read')
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(stored).toContain('docs')
  expect(stored).not.toContain('s3cr:et')
})

test('the device flow shows a code and the way to type it in, and waits for the token', async () => {
  await open()
  await page.getByLabel('Flow').selectOption('deviceAuthorization')
  await page.getByLabel('Client ID').fill('docs')
  await page.getByRole('button', { name: 'Get token' }).click()
  await page.getByText('Token received.').waitFor()
  await expect.poll(() => page.getByLabel(/^oauth/).inputValue()).toBe('by-device')
  const forms = play.server.requests.map(({ body }) => new URLSearchParams(String(body)))
  expect(forms[0]?.get('scope')).toBe('read')
  expect(forms.filter((form) => form.get('device_code') === 'device')).toHaveLength(3)
})

test.each([
  [
    'is cancelled',
    () => page.locator('.console-oauth').getByRole('button', { name: 'Cancel' }).click(),
  ],
  [
    'is left for another server',
    () => page.getByLabel('Another server').fill('http://127.0.0.1:9'),
  ],
])('a device flow that nobody goes on with ends when it %s', async (_, end) => {
  play.server.answer = (request, response) => {
    if (request.url === '/device') provider.answer(request, response)
    else
      response
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end('{"error":"authorization_pending"}')
  }
  await open()
  await page.getByLabel('Flow').selectOption('deviceAuthorization')
  await page.getByLabel('Client ID').fill('docs')
  await page.getByRole('button', { name: 'Get token' }).click()
  await page.getByText('BLUE-WHALE').waitFor()
  const link = page.getByRole('link', { name: `${play.server.origin}/activate` })
  expect(await link.getAttribute('href')).toBe(`${play.server.origin}/activate`)
  await end()
  await page.getByText('BLUE-WHALE').waitFor({ state: 'hidden' })
  const asked = play.server.requests.length
  await page.waitForTimeout(300)
  expect(play.server.requests).toHaveLength(asked)
})

test('the password and implicit flows are available and marked as legacy', async () => {
  await open()
  await page.getByLabel('Flow').selectOption({ label: 'password (legacy)' })
  await page.getByLabel('Client ID').fill('docs')
  await page.getByLabel('Username').fill('ann')
  await page.getByLabel('Password').fill('pw')
  expect(await getToken()).toBe('by-password')
  await page.getByLabel('Flow').selectOption({ label: 'implicit (legacy)' })
  expect(await page.getByLabel('Client secret').count()).toBe(0)
  await page.getByRole('button', { name: 'Get token' }).click()
  await expect.poll(() => page.getByLabel(/^oauth/).inputValue()).toBe('implicit')
})

test('a relative token endpoint is one of the server, and the password flow needs no client', async () => {
  await open({
    name: 'oauth',
    type: 'oauth2',
    flows: [{ kind: 'password', tokenUrl: 'token', scopes: [] }],
  })
  await page.getByText(`Requests a token from ${play.server.origin}`).waitFor()
  await page.getByLabel('Username').fill('ann')
  await page.getByLabel('Password').fill('pw')
  await page.getByRole('button', { name: 'Get token' }).click()
  await expect.poll(() => play.server.requests.length).toBe(1)
  const [{ url, body }] = play.server.requests as [(typeof play.server.requests)[0]]
  expect(url).toBe('/token')
  const form = Object.fromEntries(new URLSearchParams(String(body)))
  expect(form).toEqual({
    grant_type: 'password',
    username: 'ann',
    password: 'pw',
    scope: 'read',
  })
})

test("an OpenID provider's flows are found in its configuration, when the reader asks", async () => {
  await open({
    name: 'oauth',
    type: 'openIdConnect',
    url: `${play.server.origin}/.well-known/openid-configuration`,
  })
  expect(play.server.requests).toEqual([])
  await page.getByRole('button', { name: 'Discover flows' }).click()
  await page.getByLabel('Client ID').fill('docs')
  expect(await page.getByRole('checkbox', { name: 'openid' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'email' }).isChecked()).toBe(false)
  const flows = await page.getByLabel('Flow').locator('option').allTextContents()
  expect(flows).toEqual(['authorizationCode', 'clientCredentials', 'deviceAuthorization'])
  await page.getByLabel('Flow').selectOption('clientCredentials')
  await page.getByLabel('Client secret').fill('s3cr:et')
  // Its metadata only allows secrets in the header.
  expect(await getToken()).toBe('header openid read')
})

test('an unreachable provider is reported', async () => {
  await open({
    name: 'oauth',
    type: 'oauth2',
    flows: [{ kind: 'clientCredentials', tokenUrl: 'http://127.0.0.1:9/', scopes: [] }],
  })
  await page.getByLabel('Client ID').fill('docs')
  await page.getByRole('button', { name: 'Get token' }).click()
  await page
    .getByText(/^No token received: http:\/\/127.0.0.1:9 cannot be reached/)
    .waitFor()
})

test('tokens are only requested over https, which the form explains', async () => {
  const { flows } = provider
  const far = flows.map((flow) => ({ ...flow, tokenUrl: 'http://login.example/token' }))
  page = await play.harness.open(
    consoleProps(
      {
        schemas: {},
        securitySchemes: [{ name: 'oauth', type: 'oauth2', flows: [far[1]!] }],
      },
      apiOperation({
        servers: [{ url: play.server.origin, variables: [] }],
        security: [{ schemes: [{ name: 'oauth', scopes: [] }] }],
      }),
      settings,
    ),
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('No flow can be used here').waitFor()
  expect(await page.getByRole('button', { name: 'Get token' }).count()).toBe(0)
})
