import type { Browser, Page } from 'playwright-core'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPreview, type RunningServer } from '../../dev/start-server.ts'
import { buildSite, page as textPage, settings } from '../../site/build-site.ts'
import { launchBrowser } from '../launch-browser.ts'
import { oauthProvider } from './oauth-provider.ts'
import { startRecordingServer, type RecordingServer } from './recording-server.ts'

const plugin = pathToFileURL(
  new URL('../../../dist/node/index.js', import.meta.url).pathname,
)

let api: RecordingServer
let login: RecordingServer
let other: RecordingServer
let preview: RunningServer
let browser: Browser
let page: Page
let provider: ReturnType<typeof oauthProvider>

/**
 * An API with two servers selected by a variable, and its authorization server on another
 * origin.
 */
function description() {
  const [scheme, port] = /^(\w+):.*:(\d+)$/.exec(api.origin)!.slice(1)
  const flow = (more: object) => ({ scopes: { read: 'See things.' }, ...more })
  const tokenUrl = `${login.origin}/token`
  const authorizationUrl = `${login.origin}/authorize`
  return {
    openapi: '3.2.0',
    info: { title: 'Harbour', version: '1' },
    servers: [
      {
        url: `{scheme}://{host}:${port}`,
        variables: {
          scheme: { default: scheme, enum: [scheme, 'https'] },
          host: { default: 'localhost', enum: ['localhost', '127.0.0.1'] },
        },
      },
    ],
    security: [{ login: ['read'] }, { provider: [] }, {}],
    paths: {
      '/answer': {
        get: { summary: 'Get an answer', responses: { 200: { description: 'ok' } } },
      },
    },
    components: {
      securitySchemes: {
        login: {
          type: 'oauth2',
          flows: {
            authorizationCode: flow({ authorizationUrl, tokenUrl }),
            clientCredentials: flow({ tokenUrl }),
            deviceAuthorization: flow({
              deviceAuthorizationUrl: `${login.origin}/device`,
              tokenUrl,
            }),
            password: flow({ tokenUrl }),
            implicit: flow({ authorizationUrl }),
          },
        },
        provider: {
          type: 'openIdConnect',
          openIdConnectUrl: `${login.origin}/.well-known/openid-configuration`,
        },
      },
    },
  }
}

beforeAll(async () => {
  ;[api, login, other] = await Promise.all([
    startRecordingServer(),
    startRecordingServer(),
    startRecordingServer(),
  ])
  const site = await buildSite({
    'docs.json': settings(['index', 'GET /answer'], { api: { openapi: 'api.json' } }),
    'index.mdx': textPage('Home'),
    'api.json': description(),
    'vite.config.ts': `import { skerry } from ${JSON.stringify(plugin.href)}
export default { plugins: [skerry({ policy: { connectSrc: [${JSON.stringify(other.origin)}] } })] }`,
  })
  expect(site.output).not.toMatch(/error/i)
  preview = await startPreview(site.root, site.folder)
  browser = await launchBrowser()
  provider = oauthProvider(login.origin)
  login.answer = provider.answer
  await open(site.files().find((file) => /answer/.test(file) && file.endsWith('.html'))!)
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([preview?.stop(), api?.close(), login?.close(), other?.close()])
})
beforeEach(() => {
  delete api.answer
})

async function open(file: string): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(() => {
    const watched = window as never as { violations: string[] }
    watched.violations = []
    document.addEventListener('securitypolicyviolation', (event) =>
      watched.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  const response = await page.goto(
    `${preview.origin}/${file.replace(/(?:\/?index)?\.html$/, '')}`,
  )
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
}

async function violations(): Promise<string[]> {
  return await page.evaluate(
    () => (window as never as { violations: string[] }).violations,
  )
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each<[type: string, body: string | Buffer, shown: string]>([
  ['application/json', '{"id":1}', 'pre'],
  ['image/png', PIXEL, 'img.console-media'],
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'img.console-media'],
  ['audio/wav', 'RIFF', 'audio'],
  ['video/mp4', 'ftyp', 'video'],
  ['text/html', '<script>alert(1)</script>', 'pre'],
  ['text/event-stream', 'data: 1\n\ndata: [DONE]\n\n', '.console-events'],
  ['application/octet-stream', Buffer.from([0, 1]), 'a[download]'],
])('an answer of %s is shown under the policy of the site', async (type, body, shown) => {
  api.answer = (_request, response) => {
    response.setHeader('Content-Type', type).end(body)
  }
  await page.getByLabel('Authorization', { exact: true }).selectOption('2')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Send', exact: true })
    .click()
  await page.locator('.console-figures').getByText(type, { exact: true }).waitFor()
  await page.locator(`.console-results ${shown}`).last().waitFor({ state: 'attached' })
  expect(await violations()).toEqual([])
})

test('servers of every listed value of a variable can be asked', async () => {
  api.requests.length = 0
  await page.getByRole('dialog').getByLabel('host').selectOption('127.0.0.1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Send', exact: true })
    .click()
  await expect.poll(() => api.requests.length).toBe(1)
  await page.getByRole('dialog').getByLabel('host').selectOption('localhost')
  expect(await violations()).toEqual([])
})

test.each([
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'password',
  'implicit',
])('the flow %s brings a token under the policy of the site', async (flow) => {
  await page.getByLabel('Authorization', { exact: true }).selectOption('0')
  await page.getByRole('dialog').getByLabel('Flow').selectOption(flow)
  await page.getByLabel('Client ID').fill('docs')
  if (flow === 'clientCredentials') await page.getByLabel('Client secret').fill('s3cr:et')
  if (flow === 'password') {
    await page.getByLabel('Username').fill('ann')
    await page.getByLabel('Password').fill('pw')
  }
  await page.getByRole('textbox', { name: /^login/ }).fill('')
  await page.getByRole('button', { name: 'Get token' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: /^login/ }).inputValue())
    .not.toBe('')
  expect(await violations()).toEqual([])
})

test("an OpenID provider's configuration can be read under the policy of the site", async () => {
  await page.getByLabel('Authorization', { exact: true }).selectOption('1')
  await page.getByRole('button', { name: 'Discover flows' }).click()
  await page.getByLabel('Client ID').waitFor()
  expect(await violations()).toEqual([])
})

test('a server of the reader is asked where `connectSrc` names it; else the policy is named', async () => {
  await page.getByLabel('Authorization', { exact: true }).selectOption('2')
  await page.getByLabel('Another server').fill(other.origin)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Send', exact: true })
    .click()
  await expect.poll(() => other.requests.length).toBe(1)
  expect(await violations()).toEqual([])

  await page.getByLabel('Another server').fill('http://127.0.0.1:9')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Send', exact: true })
    .click()
  await page
    .getByText('Content-Security-Policy: connect-src http://127.0.0.1:9')
    .waitFor()
  expect(await violations()).toEqual(['connect-src http://127.0.0.1:9/answer'])
})
