import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, page, settings } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

let site: Site

beforeAll(async () => {
  const built = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Index',
      '<Steps>\n<Step title="Cast off">\n</Step>\n<Step title="Set sail">\n</Step>\n</Steps>',
    ),
  })
  expect(built.code, built.output).toBe(0)
  site = await openFolder(built.folder)
}, 120_000)
afterAll(() => site?.close())

test('steps without content are joined by a line, and none is below the last', async () => {
  const opened = await site.open('/')
  const heights = await opened.page
    .locator('.step-line')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(heights[0]).toBeGreaterThan(7)
  expect(heights[1]).toBe(0)
})
