import { expect, test } from 'vitest'
import { makeFolder } from '../site/make-site.ts'
import { checkFolder, settings } from './check-files.ts'

const page = (frontmatter = '') => `---\ntitle: Home\n${frontmatter}---\n\nText.\n`
const check = async (more: object, text = page()) => {
  const docs = settings(['index'], more)
  const problems = await checkFolder(makeFolder({ 'docs.json': docs, 'index.mdx': text }))
  return problems.map(({ code, message, line }) => `${line} ${code} ${message}`)
}

test('settings for social cards are reported if there are none', async () => {
  expect(await check({ thumbnails: { appearance: 'dark' } })).toEqual([
    expect.stringMatching(
      /^\d+ check\/unused-setting `thumbnails` has no effect: social cards are off$/,
    ),
  ])
  expect(await check({ thumbnails: {} })).toEqual([])
})

test('dates are reported if no page has one', async () => {
  const dates = { metadata: { timestamp: true } }
  expect(await check(dates)).toEqual([
    expect.stringMatching(
      /^\d+ check\/unused-setting `metadata\.timestamp` has no effect: no page has a date$/,
    ),
  ])
  expect(await check(dates, page('lastUpdatedDate: 2026-01-02\n'))).toEqual([])
})
