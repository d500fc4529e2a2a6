import { expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
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

test('`rss` is reported on pages without updates, and on those that are not indexed', async () => {
  const update = '<Update label="May">Better.</Update>'
  const rss = (more = '', text = '') =>
    check({}, `${page(`rss: true\n${more}`)}${text}\n`)
  expect(await rss('', update)).toEqual([])
  expect(await rss()).toEqual([
    'undefined check/unused-setting `rss` has no effect: the page has no `<Update>`',
  ])
  const wrapped = `export const Entry = () => ${update}\n\n<Entry />`
  expect(await rss('', wrapped)).toHaveLength(1)
  expect(await rss('', '<Update label="May">')).toEqual([
    expect.stringContaining('mdx/unclosed-tag'),
  ])
  expect(await rss('noindex: true\n', update)).toEqual([
    'undefined check/unused-setting `rss` has no effect: the page is not indexed',
  ])
})

test('components in the text of the 404 page are reported', async () => {
  const on404 = (description: string) => check({ errors: { 404: { description } } })
  expect(await on404('Try <Card title="Home" href="/" />.')).toEqual([
    expect.stringMatching(
      /^\d+ check\/unused-setting `errors\.404\.description` shows `<Card>` as text$/,
    ),
  ])
  expect(await on404('If **1 < 2**, [go home](/).')).toEqual([])
})

test('tags in the text of the banner are reported', async () => {
  const onBanner = (content: string) => check({ banner: { content } })
  expect(await onBanner('<a href="/" target="_blank">New</a>')).toEqual([
    expect.stringMatching(/ `banner\.content` shows `<a>` as text$/),
  ])
  expect(await onBanner('**1 <2**, `<b>`, <https://a.example>, {/* <i> */}')).toEqual([])
})

test('groups of readers are reported once, at the first place', async () => {
  const groups = 'groups: ["admin"]\n'
  const problems = await checkFolder(
    makeFolder({
      'docs.json': settings(['index', 'other']),
      'index.mdx': page(groups),
      'other.mdx': page(groups),
    }),
    { only: ['check/unused-setting'] },
  )
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(
    [
      "index.mdx:3 `groups` has no effect (nor has that of 1 other page): a static site can't restrict who reads a page",
    ],
  )
  expect(await check({}, page('groups: []\n'))).toEqual([])
})

test('groups of an operation are reported at their place', async () => {
  const operation = (more: object) => ({
    responses: { 200: { description: 'The groups: all' } },
    ...more,
  })
  const api = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      '/groups': { get: operation({ tags: ['groups'] }) },
      '/berths': { get: operation({ 'x-mint': { groups: ['admin'] } }) },
      '/quays': { get: operation({ 'x-mint': { metadata: { groups: ['admin'] } } }) },
    },
  }
  const problems = await checkFolder(
    makeFolder({
      'docs.json': settings(['index'], { api: { openapi: 'api.json' } }),
      'index.mdx': page(),
      'api.json': JSON.stringify(api, undefined, 2),
    }),
    { only: ['check/unused-setting'] },
  )
  expect(problems).toMatchObject([{ file: 'api.json', line: 28, column: 12 }])
  expect(problems[0]?.message).toContain('(nor has that of 1 other page)')
})

test('groups of an operation that an overlay adds are reported in linear time', async () => {
  const api = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1', description: 'x-mint: '.repeat(30_000) },
    paths: { '/berths': { get: { responses: { 200: { description: 'All' } } } } },
  }
  const overlay = {
    overlay: '1.0.0',
    extends: 'api.json',
    info: { title: 'Readers', version: '1' },
    actions: [
      { target: '$.paths["/berths"].get', update: { 'x-mint': { groups: ['admin'] } } },
    ],
  }
  const start = cpuTime()
  const problems = await checkFolder(
    makeFolder({
      'docs.json': settings(['index'], { api: { openapi: 'api.json' } }),
      'index.mdx': page(),
      'api.json': JSON.stringify(api, undefined, 2),
      'readers.overlay.json': JSON.stringify(overlay),
    }),
    { only: ['check/unused-setting'] },
  )
  expect(problems).toMatchObject([{ file: 'api.json' }])
  expect(cpuTime() - start).toBeLessThan(5_000)
})
