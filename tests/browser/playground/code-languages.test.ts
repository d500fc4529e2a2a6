import { expect, test } from 'vitest'
import { petProps } from './sample-api.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()

test('the request is shown in the languages of the site, in its order', async () => {
  const props = petProps(play.server.origin)
  props.settings.languages = [
    { id: 'typescript', label: 'TypeScript' },
    { id: 'curl', label: 'cURL' },
  ]
  const page = await play.harness.open(props)
  await page.getByRole('button', { name: 'Try it' }).click()
  const choice = page.getByLabel('Language')
  await choice.waitFor()
  expect(
    await choice.locator('optgroup').first().locator('option').allInnerTexts(),
  ).toEqual(['TypeScript', 'cURL'])
  expect(await choice.inputValue()).toBe('typescript')
  const code = page.getByRole('group', { name: 'Request' })
  await code.getByText('await fetch(').waitFor()
  await choice.selectOption('cURL')
  await code.getByText('curl --request').waitFor()
})

test('what the client of a language cannot send is shown as a cURL command', async () => {
  const props = petProps(play.server.origin)
  props.operation.method = 'GET'
  props.settings.languages = [{ id: 'swift', label: 'Swift' }]
  const page = await play.harness.open(props)
  await page.getByRole('button', { name: 'Try it' }).click()
  const code = page.getByRole('group', { name: 'Request' })
  await code.getByText('curl --request GET').waitFor()
})
