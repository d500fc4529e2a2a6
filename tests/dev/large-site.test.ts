import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { largeSite } from '../plugin/site/large-site.ts'
import { installSkerry, temporaryFolder, writeFiles } from '../site/build-site.ts'
import { startDev, startDevIn } from './start-server.ts'

/** A config file that logs which pages are read and which documents are rendered. */
const NOTING = `import { appendFileSync } from 'node:fs'
import { skerry } from 'skerry'
const note = (line) => appendFileSync('../log.txt', line + '\\n')
export default {
  plugins: [
    skerry({
      frontmatter: (written, { path }) => (note('read ' + path), written),
      head: ({ path }) => (note('document ' + path), []),
    }),
  ],
}`

function startWith(config: string) {
  const root = join(temporaryFolder(), 'site')
  installSkerry(root)
  writeFiles(root, largeSite({ 'vite.config.mjs': config }))
  return startDevIn(root)
}

test('the first page of a large site is shown before other versions are read', async () => {
  const dev = await startWith(NOTING)
  expect((await dev.get('/v1/page-0')).status).toBe(200)
  const { text } = await dev.get('/v2/page-3')
  expect(text.includes('Title 9 of v2')).toBe(true)
  const log = readFileSync(join(dev.root, '../log.txt'), 'utf8').split('\n')
  const document = log.findIndex((line) => line.startsWith('document v1/page-0'))
  const other = log.findIndex((line) => /^read v[23]\//.test(line))
  expect(document).toBeGreaterThan(700)
  expect(other).toBeGreaterThan(document)
  await dev.stop()
}, 120_000)

test('the rest of a large site is not read while a browser loads the first page', async () => {
  const dev = await startWith(NOTING)
  const reads = () =>
    readFileSync(join(dev.root, '../log.txt'), 'utf8').match(/^read v[23]\//gm) ?? []
  for (let request = 0; request < 30; request++)
    expect((await dev.get('/v1/page-0')).status).toBe(200)
  expect(reads()).toEqual([])
  await vi.waitFor(() => expect(reads().length).toBeGreaterThan(1_000), 30_000)
  await dev.stop()
}, 120_000)

test('the first request is answered as if the whole site had been read', async () => {
  const files = largeSite({
    'v3/page-7.mdx': '---\ntitle: Downloads\n---\n\n[Tides](/files/tides.csv)\n',
    'files/tides.csv': 'hour,metres\n',
  })
  const asked: [string, number, string][] = [
    ['/files/tides.csv', 200, 'hour,metres'],
    ['/v3/page-8.md', 200, 'Title 8 of v3'],
    ['/unlisted', 200, 'Beside the navigation'],
    ['/nowhere', 404, ''],
  ]
  for (const [path, status, text] of asked) {
    const dev = await startDev(files)
    const answer = await dev.get(path)
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.text.includes(text)).toBe(true)
    await dev.stop()
  }
}, 300_000)

test('a page saved while the rest is read is shown as it was saved', async () => {
  const dev = await startDev(largeSite())
  const file = join(dev.root, 'v3/page-0.mdx')
  expect((await dev.get('/')).status).toBe(200)
  appendFileSync(file, '\nSaved early, with [a link](/gone).\n')
  writeFileSync(join(dev.root, 'v2/page-0.mdx'), '---\ntitle: Renamed\n---\n')
  const text = await dev.getUntil('/v3/page-0', (html) => html.includes('Saved early'))
  expect(text.includes('Saved early')).toBe(true)
  const renamed = await dev.getUntil('/v2/page-1', (html) => html.includes('Renamed'))
  expect(renamed.includes('Renamed')).toBe(true)
  const problems = await dev.get('/@skerry/problems/v3/page-0')
  expect(problems.text).toContain('check/broken-link')
  await dev.stop()
}, 180_000)

test('a mistake in a page that is read later is shown on the pages that are not read', async () => {
  const failing = NOTING.replace(
    "(note('read ' + path), written)",
    "{ if (path === 'v3/page-1') throw new Error('no such kind'); return written }",
  )
  const dev = await startWith(failing)
  expect((await dev.get('/v1/page-0')).status).toBe(200)
  const { status, text } = await dev.get('/v3/page-0')
  expect(status).toBe(500)
  expect(text.includes('no such kind')).toBe(true)
  await dev.stop()
}, 120_000)
