import { expect, test } from 'vitest'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import type { MintExtension } from '../../../playground/document/api-model.ts'
import { apiOperation, settings } from './sample-api.ts'
import { usePlayground } from './set-up.ts'

const play = usePlayground()

async function openBody(mint?: MintExtension) {
  const owner = {
    types: ['object' as const],
    properties: [{ name: 'name', schema: { types: ['string' as const] } }],
  }
  const page = await play.harness.open(
    consoleProps(
      { schemas: {}, securitySchemes: [] },
      apiOperation({
        method: 'POST',
        servers: [{ url: play.server.origin, variables: [] }],
        ...(mint && { mint }),
        body: {
          required: true,
          content: [
            {
              type: 'application/json',
              schema: {
                types: ['object'],
                required: ['owner'],
                properties: [{ name: 'owner', schema: owner }],
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
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('owner', { exact: true }).waitFor()
  return page
}

test('required objects are open, unless the description folds them', async () => {
  expect(await (await openBody()).getByLabel(/^name/).isVisible()).toBe(true)
  const page = await openBody({ folded: true })
  const name = page.getByLabel(/^name/)
  expect(await name.count()).toBe(0)
  await page.getByText('owner', { exact: true }).click()
  await name.waitFor()
})
