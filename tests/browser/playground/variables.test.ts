import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import { apiOperation, apiParameter, settings } from './sample-api.ts'
import { findAxeViolations } from '../find-axe-violations.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()
let page: Page

async function openPage(): Promise<void> {
  page = await play.harness.open(
    consoleProps(
      {
        schemas: {},
        securitySchemes: [{ name: 'key', type: 'apiKey', in: 'header', key: 'X-Key' }],
      },
      apiOperation({
        method: 'POST',
        path: '/things/{id}',
        servers: [{ url: 'https://nowhere.invalid', variables: [] }],
        security: [{ schemes: [{ name: 'key', scopes: [] }] }],
        parameters: [
          apiParameter('id', 'path', { types: ['integer'] }),
          apiParameter('q', 'query', { types: ['string'] }),
        ],
        body: {
          required: true,
          content: [
            {
              type: 'application/json',
              schema: {
                types: ['object'],
                properties: [
                  { name: 'age', schema: { types: ['integer'] } },
                  { name: 'name', schema: { types: ['string'] } },
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
  await tryIt()
}

async function tryIt(): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
}

const field = (name: RegExp) => page.getByRole('textbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const press = (name: string | RegExp) => button(name).click()

/** Adds a variable to the list with this title. */
async function define(list: string, name: string, value: string): Promise<void> {
  await press(`Add variable: ${list}`)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Name: /)
  await page.keyboard.type(name)
  const group = page.getByRole('group', { name: list })
  await group.getByLabel(`Value: ${name}`, { exact: true }).fill(value)
}

async function fillForm(): Promise<void> {
  await field(/^Another server/).fill('{{host}}')
  await field(/^id/).fill('{{n}}')
  await field(/^q/).fill('a {{word}}')
  await page.getByLabel(/^X-Key/).fill('{{pass}}')
  await field(/^age/).fill('{{ n }}')
  await field(/^name/).fill('x{{n}}')
}

test('variables are filled in in URL, parameters, credentials and body; environments take precedence', async () => {
  await openPage()
  await fillForm()
  await page.getByText(/^Not defined: (?:(?:host|n|word|pass)(?:, |$)){4}$/).waitFor()
  expect(await button('Send').isDisabled()).toBe(true)
  await press('Variables')
  const all = 'In all environments'
  await define(all, 'host', play.server.origin)
  await define(all, 'n', '7')
  await define(all, 'word', 'b&c')
  await define(all, 'pass', 'hush-1')
  await page.getByText(/^Not defined/).waitFor({ state: 'detached' })
  const code = page.locator('.console-code').first()
  await expect.poll(() => code.textContent()).toContain('/things/7?q=a%20b%26c')
  expect(await code.textContent()).not.toContain('hush')

  await press('Add environment')
  await field(/^Name of the environment/).fill('staging')
  await define('Only in staging', 'n', '8')
  await button('Variables · staging').waitFor()
  await button('Send').click()
  await page.getByText('200 OK', { exact: true }).waitFor()
  const [sent] = play.server.requests
  expect(sent?.url).toBe('/things/8?q=a%20b%26c')
  expect(sent?.headers).toContainEqual(['x-key', 'hush-1'])
  expect(JSON.parse(String(sent?.body))).toEqual({ age: 8, name: 'x8' })

  await press('History')
  const listed = page.locator('.console-history .console-url')
  await listed.waitFor()
  expect(await listed.textContent()).toBe(`${play.server.origin}/things/8?q=a%20b%26c`)

  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  await expect.poll(stored).toContain('b&c')
  // Variables used in a credential become secret.
  await expect.poll(stored).not.toContain('hush')
  await page.reload()
  await tryIt()
  await expect.poll(() => field(/^id/).inputValue()).toBe('{{n}}')
  expect(await page.getByText(/^Not defined/).count()).toBe(0)
  await button('Variables · staging').click()
  expect(await page.getByLabel('Value: pass').inputValue()).toBe('')
  await page.getByLabel('Environment', { exact: true }).selectOption('No environment')
  await expect.poll(() => code.textContent()).toContain('/things/7?q=')
})

test('what is not defined is marked, and sent as it is at the second click', async () => {
  await openPage()
  await field(/^Another server/).fill(play.server.origin)
  await field(/^id/).fill('{{n}}')
  await field(/^age/).fill('1')
  await expect.poll(() => field(/^id/).getAttribute('aria-invalid')).toBe('true')
  await press('Send')
  await page.getByText('Fields that may be invalid: 1').waitFor({ state: 'attached' })
  expect(play.server.requests).toEqual([])
  await press('Send anyway')
  await page.getByText('200 OK', { exact: true }).waitFor()
  expect(play.server.requests[0]?.url).toBe('/things/%7B%7Bn%7D%7D')
  await press('Variables')
  await define('In all environments', 'n', 'x')
  // Validation uses the variable's value.
  await page.getByText('This is not a whole number.').waitFor()
})

test('a variable of the address takes no credentials of another server along', async () => {
  await openPage()
  await press('Variables')
  await define('In all environments', 'host', play.server.origin)
  await field(/^Another server/).fill('{{host}}')
  await page.getByLabel(/^X-Key/).fill('for-this-one')
  await page
    .getByLabel('Value: host')
    .fill(play.server.origin.replace('127.0.0.1', 'localhost'))
  const key = () => page.getByLabel(/^X-Key/).inputValue()
  await expect.poll(key).toBe('')
  await page.getByLabel('Value: host').fill(play.server.origin)
  await expect.poll(key).toBe('for-this-one')
})

test('Enter in the list of variables sends nothing', async () => {
  await openPage()
  await field(/^Another server/).fill(play.server.origin)
  await press('Variables')
  await define('In all environments', 'n', '7')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(200)
  expect(await page.getByText(/Fields that may be invalid/).count()).toBe(0)
  expect(play.server.requests).toEqual([])
})

test('a cURL command fills in the form; what it says beyond it is listed', async () => {
  await openPage()
  await press('Import command')
  const command = page.getByLabel('cURL / PowerShell command')
  await command.fill("curl 'https://api.example/other'")
  await press('Fill in')
  await page
    .getByText(
      'This command is a request to GET https://api.example/other, not to POST /things/{id}.',
    )
    .waitFor()
  await command.fill('wget x')
  await press('Fill in')
  await page
    .getByText('This command could not be parsed as cURL or PowerShell.')
    .waitFor()
  await command.fill(
    `curl '${play.server.origin}/v1/things/5?q=x+y' \\\n  -H 'X-Key: hush-2' -H 'Accept: */*' -k \\\n  --json '{"age":3,"name":"Réx"}'`,
  )
  await press('Fill in')
  await page.getByText('The form has been filled in.').waitFor()
  expect(await page.locator('.console-unused li').allTextContents()).toEqual([
    '-k',
    'Accept: */*',
  ])
  expect(await field(/^Another server/).inputValue()).toBe(`${play.server.origin}/v1`)
  expect(await field(/^name/).inputValue()).toBe('Réx')
  await press('Send')
  await page.getByText('200 OK', { exact: true }).waitFor()
  const [sent] = play.server.requests
  expect(sent?.url).toBe('/v1/things/5?q=x%20y')
  expect(sent?.headers).toContainEqual(['x-key', 'hush-2'])
  expect(JSON.parse(String(sent?.body))).toEqual({ age: 3, name: 'Réx' })
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(stored).not.toContain('hush')
})

test('the content type of an imported command is kept when its body is edited', async () => {
  page = await play.harness.open(
    consoleProps(
      { schemas: {}, securitySchemes: [] },
      apiOperation({
        method: 'POST',
        servers: [{ url: play.server.origin, variables: [] }],
        body: {
          required: true,
          content: [{ type: '*/*', examples: [], encoding: [] }],
        },
      }),
      settings,
    ),
  )
  await tryIt()
  await press('Import command')
  const command = `curl '${play.server.origin}/things' -H 'Content-Type: application/vnd.t+json' -d '{"a":1}'`
  await page.getByLabel('cURL / PowerShell command').fill(command)
  await press('Fill in')
  await page.getByLabel('JSON', { exact: true }).fill('{"a":2}')
  await press('Send')
  await page.getByText('200 OK', { exact: true }).waitFor()
  const [sent] = play.server.requests
  expect(String(sent?.body)).toBe('{"a":2}')
  expect(sent?.headers).toContainEqual(['content-type', 'application/vnd.t+json'])
})

test('a keyboard alone defines a variable and imports a command', async () => {
  await openPage()
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
      })
      if (focused === name) return
    }
    throw new Error(`${name} cannot be reached`)
  }
  await tabTo('Variables')
  await page.keyboard.press('Enter')
  await page.getByText('In all environments').waitFor()
  await tabTo('Add variable: In all environments')
  await page.keyboard.press('Enter')
  await page.getByLabel('Name: 1').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('n')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await tabTo('Remove: n')
  await page.keyboard.press('Enter')
  await button('Add variable: In all environments').and(page.locator(':focus')).waitFor()
  await page.getByRole('heading', { level: 2 }).focus()
  await tabTo('Import command')
  await page.keyboard.press('Enter')
  await page.getByLabel('cURL / PowerShell command').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type(`curl -XPOST ${play.server.origin}/things/5`)
  await tabTo('Fill in')
  await page.keyboard.press('Enter')
  await page.getByText('The form has been filled in.').waitFor()
  expect(await field(/^id/).inputValue()).toBe('5')
})

test.each(['light', 'dark'])('the tools have no axe violations, %s', async (mode) => {
  await openPage()
  await fillForm()
  await page.evaluate((name) => (document.documentElement.className = name), mode)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await press(/^Variables/)
    await press('Add environment')
    await define('In all environments', 'n', '7')
    await define('Only in Environment 1', 'api_key', 'hush')
    expect(await findAxeViolations(page)).toEqual([])
    if (process.env.SHOTS)
      await page.screenshot({
        path: `${process.env.SHOTS}/variables-${mode}-${width}.png`,
      })
    await press('Import command')
    await page
      .getByLabel('cURL / PowerShell command')
      .fill(`curl -k -XPOST ${play.server.origin}/things/5`)
    await press('Fill in')
    await page.getByText('Not imported:').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/import-${mode}-${width}.png` })
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await tryIt()
    await page.evaluate((name) => (document.documentElement.className = name), mode)
  }
})
