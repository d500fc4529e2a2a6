import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { petProps } from './sample-api.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()
const problem = 'This could not be loaded. Reload the page.'

/** Opens a page that was loaded before the site was deployed again without a file. */
async function openWithout(file: string): Promise<{ page: Page; errors: string[] }> {
  const page = await play.harness.open(petProps(play.server.origin))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Try it' }).click()
  return { page, errors }
}

test('"Try it" says that the dialog could not be loaded, and tries again when pressed', async () => {
  const { page, errors } = await openWithout('dialog.js')
  await page.getByRole('alert').filter({ hasText: problem }).waitFor()
  expect(errors).toEqual([])
  await page.unroute('**/assets/dialog.js')
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByText(problem).count()).toBe(0)
})

test('a sample says that its writer could not be loaded; cURL needs none', async () => {
  const { page, errors } = await openWithout('write-code.js')
  const language = page.getByRole('combobox', { name: 'Language' })
  await language.selectOption('python')
  await page.getByRole('alert').filter({ hasText: problem }).waitFor()
  expect(await page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(0)
  await language.selectOption('curl')
  await page.getByText('curl --request').waitFor()
  expect(errors).toEqual([])
})

test('a tool of the dialog says that it could not be loaded', async () => {
  const { page, errors } = await openWithout('history-panel.js')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByText(problem).waitFor()
  expect(errors).toEqual([])
})
