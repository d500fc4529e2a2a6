import { expect, test } from 'vitest'
import { petProps } from './sample-api.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()

/** Opens the dialog as over plain HTTP, where the clipboard API is unavailable. */
async function openWithoutClipboard() {
  const page = await play.harness.open(petProps(play.server.origin))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
  return { page, errors }
}

test('a sample is copied over plain HTTP too', async () => {
  const { page, errors } = await openWithoutClipboard()
  const copied = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('copy', ({ target }) =>
          resolve(target instanceof HTMLTextAreaElement && target.value),
        ),
      ),
  )
  const button = page.getByRole('button', { name: 'Copy', exact: true })
  await button.click()
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
  expect(await copied).toMatch(/^curl /)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copied')
  await button.waitFor()
  expect(errors).toEqual([])
})

test('the button says that copying failed', async () => {
  const { page, errors } = await openWithoutClipboard()
  await page.evaluate(() => (document.execCommand = () => false))
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('button', { name: 'Copying failed', exact: true }).waitFor()
  expect(errors).toEqual([])
})
