import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import { findAxeViolations } from '../find-axe-violations.ts'
import { usePlayground } from './set-up.ts'
import { apiOperation, apiParameter, settings } from './sample-api.ts'

const play = usePlayground()
let page: Page

async function openPage(): Promise<void> {
  page = await play.harness.open(
    consoleProps(
      {
        schemas: {},
        securitySchemes: [{ name: 'key', type: 'apiKey', in: 'query', key: 'k' }],
      },
      apiOperation({
        servers: [{ url: play.server.origin, variables: [] }],
        security: [{ schemes: [{ name: 'key', scopes: [] }] }],
        parameters: [
          apiParameter('q', 'query', { types: ['string'] }),
          apiParameter('pin', 'query', { types: ['string'], format: 'password' }),
          apiParameter('X-Auth-Token', 'header', { types: ['string'] }),
        ],
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

async function send(): Promise<void> {
  const before = play.server.requests.length
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => play.server.requests.length).toBe(before + 1)
  await page.getByText('200 OK', { exact: true }).waitFor()
}

const field = (name: RegExp) => page.getByRole('textbox', { name })

test('what was typed outlives the page, in this tab, without anything secret', async () => {
  await openPage()
  await field(/^q/).fill('cats')
  await page.getByLabel(/^pin/).fill('hush-pin')
  await field(/^X-Auth-Token/).fill('hush-token')
  await page.getByLabel(/^k /).fill('hush-key')
  await send()
  await page.reload()
  await tryIt()
  await page.getByText('Restored as you left it in this tab.').waitFor()
  expect(await field(/^q/).inputValue()).toBe('cats')
  for (const secret of [page.getByLabel(/^pin/), field(/^X-Auth-Token/)])
    expect(await secret.inputValue()).toBe('')
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).toContain('cats')
  expect(stored).not.toContain('hush')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => field(/^q/).inputValue()).toBe('')
})

test("the tab's requests are listed, and fill in their form again", async () => {
  await openPage()
  await page.getByLabel(/^k /).fill('hush-key')
  for (const text of ['cats', 'dogs']) {
    await field(/^q/).fill(text)
    await send()
  }
  await page.getByRole('button', { name: 'History' }).click()
  const urls = page.locator('.console-history .console-url')
  await urls.first().waitFor()
  expect(await urls.allTextContents()).toEqual([
    `${play.server.origin}/things?q=dogs&k=<api-key>`,
    `${play.server.origin}/things?q=cats&k=<api-key>`,
  ])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const mode of ['dark', 'light']) {
      await page.evaluate((name) => (document.documentElement.className = name), mode)
      expect(await findAxeViolations(page)).toEqual([])
    }
  }
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/history.png` })
  await page.getByRole('button', { name: /^Fill in again: GET .*q=cats/ }).click()
  await expect.poll(() => field(/^q/).inputValue()).toBe('cats')
  // The typed key isn't part of the history entry, so it is kept.
  expect(await page.getByLabel(/^k /).inputValue()).toBe('hush-key')
  await page.getByRole('button', { name: 'Clear history' }).click()
  await page.getByText('Nothing has been sent in this tab yet.').waitFor()
})
