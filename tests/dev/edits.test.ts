import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, settings } from '../site/build-site.ts'
import { startDev, type RunningServer } from './start-server.ts'

let dev: RunningServer

const docs = (pages: string[], more = {}) =>
  JSON.stringify(settings(pages, more), undefined, 2)

beforeAll(async () => {
  dev = await startDev({
    'docs.json': docs([
      'index',
      'with-snippet',
      'with-card',
      'with-code',
      'broken-later',
    ]),
    'index.mdx': page('Home', 'First text.'),
    'with-snippet.mdx': page(
      'With snippet',
      'import Part from "/snippets/part.mdx"\nimport { Badge } from "/snippets/badge.jsx"\n\n<Part />\n\n<Badge />',
    ),
    'with-card.mdx': page('With card', '<Card title="Harbour">Inside</Card>'),
    'with-code.mdx': page('With code', '```js file="./snippets/tide.js"\n```'),
    'snippets/tide.js': 'const tide = "ebb"\n',
    'broken-later.mdx': page('Whole', 'Still whole.'),
    'with-part.mdx': page('With part', '<Note>Read this.</Note>'),
    'never-opened.mdx': page('Broken', '<Note>\n\nnever closed'),
    'snippets/part.mdx': 'Part of version one.',
    'snippets/badge.jsx': 'export const Badge = () => <b>badge one</b>\n',
    'theme/Card.jsx': 'export default ({ title }) => <i class="mine">{title} one</i>\n',
  })
}, 60_000)

afterAll(() => dev?.stop())

const write = (file: string, text: string) => {
  mkdirSync(join(dev.root, file, '..'), { recursive: true })
  writeFileSync(join(dev.root, file), text)
}

test('an edited page shows its new text', async () => {
  expect((await dev.get('/')).text).toContain('First text.')
  write('index.mdx', page('Home', 'Second text.'))
  expect(await dev.getUntil('/', (it) => it.includes('Second text.'))).toContain(
    'Second text.',
  )
})

test('a new title shows in the navigation of the other pages', async () => {
  write('index.mdx', page('Homecoming', 'Second text.'))
  const text = await dev.getUntil('/with-card', (it) => it.includes('Homecoming'))
  expect(text).toContain('Homecoming')
})

test('an edited snippet shows on the pages that use it', async () => {
  expect((await dev.get('/with-snippet')).text).toContain('Part of version one.')
  write('snippets/part.mdx', 'Part of version two.')
  const text = await dev.getUntil('/with-snippet', (it) => it.includes('version two'))
  expect(text).toContain('Part of version two.')
})

test('an edited file shows in the code blocks with its code', async () => {
  expect((await dev.get('/with-code')).text).toContain('ebb')
  write('snippets/tide.js', 'const tide = "flood"\n')
  const text = await dev.getUntil('/with-code', (it) => it.includes('flood'))
  expect(text).not.toContain('ebb')
})

test('an edited component of a snippet shows', async () => {
  expect((await dev.get('/with-snippet')).text).toContain('<b>badge one</b>')
  write('snippets/badge.jsx', 'export const Badge = () => <b>badge two</b>\n')
  const text = await dev.getUntil('/with-snippet', (it) => it.includes('badge two'))
  expect(text).toContain('<b>badge two</b>')
})

test('a handler of a page shows after an edit above it', async () => {
  const live = (text: string) =>
    write(
      'live.mdx',
      page('Live', `${text}\n\n<button onClick={() => alert(1)}>go</button>`),
    )
  for (const text of ['First.', 'A second one.', 'Three.']) {
    live(text)
    const isShown = (it: string) => it.includes(text) && it.includes('<button>')
    expect(await dev.getUntil('/live', isShown)).toContain('<button>')
  }
})

test('a snippet that cannot be parsed is named on the page, and recovers', async () => {
  write('snippets/badge.jsx', 'export const Badge = () => <b>never\n')
  const broken = await dev.getUntil('/with-snippet', (it) => !it.includes('badge two'))
  expect(broken).toContain('snippets/badge.jsx')
  write('snippets/badge.jsx', 'export const Badge = () => <b>badge three</b>\n')
  const text = await dev.getUntil('/with-snippet', (it) => it.includes('badge three'))
  expect(text).toContain('<b>badge three</b>')
})

test('an edited override shows', async () => {
  expect((await dev.get('/with-card')).text).toContain('Harbour one')
  write(
    'theme/Card.jsx',
    'export default ({ title }) => <i class="mine">{title} two</i>\n',
  )
  const text = await dev.getUntil('/with-card', (it) => it.includes('Harbour two'))
  expect(text).toContain('Harbour two')
})

test('an override that is taken away gives the place back to the theme', async () => {
  rmSync(join(dev.root, 'theme/Card.jsx'))
  const text = await dev.getUntil('/with-card', (it) => it.includes('Inside'))
  expect(text).toContain('Inside')
  expect(text).not.toContain('class="mine"')
})

test('an override that is added is used', async () => {
  write('theme/Card.jsx', 'export default ({ title }) => <i class="new">{title}</i>\n')
  const text = await dev.getUntil('/with-card', (it) => it.includes('class="new"'))
  expect(text).toContain('class="new"')
})

test('a sheet that is added is linked', async () => {
  write('brand.css', '.brand { color: red }')
  const text = await dev.getUntil('/', (it) => it.includes('/brand.css'))
  expect(text).toContain('href="/brand.css"')
})

test("the theme's sheets of the layout are one file", async () => {
  const { text } = await dev.get('/')
  const [, href = ''] = /href="([^"]*layout-sheet[^"]*)"/.exec(text) ?? []
  const sheet = await dev.get(`${href}?direct`)
  expect(sheet.text).toContain('@layer skerry.reset')
  expect(sheet.text).toContain('.navbar-row')
  expect(text).not.toContain('/theme/layout/navbar.css')
  // Those that depend on settings and on the page are files of their own.
  expect(text).toContain('/theme/styles/themes/mint.css"')
  expect((await dev.get('/with-part')).text).toContain('/theme/components/callout.css"')
})

test('code blocks have the background of their themes', async () => {
  const styling = { codeblocks: { theme: { light: 'dracula', dark: 'nord' } } }
  const pages = ['index', 'with-snippet', 'with-card', 'broken-later']
  write('docs.json', docs(pages, { styling }))
  const given = '--skerry-code-background: light-dark(#282A36, #2e3440);'
  const text = await dev.getUntil('/', (it) => it.includes(given))
  expect(text.includes(given)).toBe(true)
  write('docs.json', docs(pages))
  await dev.getUntil('/', (it) => !it.includes(given))
})

test('a page that is added, renamed and deleted is where it should be', async () => {
  write('extra.mdx', page('Extra', 'A new page.'))
  expect(await dev.getUntil('/extra', (it) => it.includes('A new page.'))).toContain(
    'A new page.',
  )
  renameSync(join(dev.root, 'extra.mdx'), join(dev.root, 'moved.mdx'))
  expect(await dev.getUntil('/moved', (it) => it.includes('A new page.'))).toContain(
    'A new page.',
  )
  const statusOf = async (path: string) => (await dev.get(path)).status
  await expect.poll(() => statusOf('/extra')).toBe(404)
  rmSync(join(dev.root, 'moved.mdx'))
  await expect.poll(() => statusOf('/moved')).toBe(404)
})

test('a file is published once a snippet links it', async () => {
  write('files/tides.csv', 'hour,metres')
  const statusOf = async () => (await dev.get('/files/tides.csv')).status
  expect(await statusOf()).toBe(404)
  write(
    'snippets/badge.jsx',
    'export const Badge = () => <a href="/files/tides.csv">badge four</a>\n',
  )
  await expect.poll(statusOf).toBe(200)
})

test('an error in a sheet is reported when it is saved', async () => {
  write('brand.css', '.brand { color red }')
  await expect.poll(() => dev.output()).toContain('brand.css:1:15')
  write('brand.css', '.brand { color: red }')
})

test('an image that is replaced has its new size', async () => {
  const svg = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`
  write('pictures/dot.svg', svg(10))
  write('index.mdx', page('Home', '![Dot](/pictures/dot.svg)'))
  expect(await dev.getUntil('/', (it) => it.includes('width="10"'))).toContain(
    'width="10"',
  )
  write('pictures/dot.svg', svg(20))
  expect(await dev.getUntil('/', (it) => it.includes('width="20"'))).toContain(
    'width="20"',
  )
})

test('edited settings show on every page', async () => {
  write('docs.json', docs(['index', 'with-card'], { name: 'Lighthouse' }))
  const text = await dev.getUntil('/with-card', (it) => it.includes('Lighthouse'))
  expect(text).toContain('Lighthouse')
  expect(text).not.toContain('With snippet')
})

test('broken settings keep the last good site, are named with their place, and recover', async () => {
  const good = readFileSync(join(dev.root, 'docs.json'), 'utf8')
  write('docs.json', good.replace('"theme": "mint",', '"theme": "mint"'))
  await expect.poll(() => dev.output()).toMatch(/docs\.json:3:3/)
  expect((await dev.get('/with-card')).text).toContain('Lighthouse')
  write('docs.json', good.replace('Lighthouse', 'Breakwater'))
  const text = await dev.getUntil('/', (it) => it.includes('Breakwater'))
  expect(text).toContain('Breakwater')
})

test('a page that breaks shows its place and recovers; others are whole', async () => {
  write('broken-later.mdx', page('Whole', '<Note>\n\nnever closed'))
  const broken = await dev.getUntil('/broken-later', (it) => it.includes('never closed'))
  expect(broken).toContain('broken-later.mdx:5:1')
  expect((await dev.get('/with-card')).text).toContain('Harbour')
  write('broken-later.mdx', page('Whole', 'Whole again.'))
  const text = await dev.getUntil('/broken-later', (it) => it.includes('Whole again.'))
  expect(text).toContain('Whole again.')
})

test('a page whose code fails at once, late, or would end the process leaves the server alive', async () => {
  const bodies = [
    '{process.exit(0)}',
    '{(() => { throw new Error("now") })()}',
    '{(setTimeout(() => { throw new Error("late in a timer") }, 10), "x")}',
    '{(Promise.reject(new Error("late in a promise")), "x")}',
    'export const x = 1\n\n{x.y.z}',
  ]
  for (const [index, body] of bodies.entries()) {
    write(`hostile-${index}.mdx`, page('Hostile', body))
    await dev.getUntil(`/hostile-${index}`, (it) => it.includes('Hostile'))
  }
  await expect.poll(() => dev.output()).toContain('late in a timer')
  await expect.poll(() => dev.output()).toContain('late in a promise')
  expect(dev.output()).toContain('hostile-2.mdx')
  expect(dev.alive()).toBe(true)
  expect((await dev.get('/with-card')).status).toBe(200)
})

test('problems of pages that are not open are printed too', async () => {
  await dev.getUntil('/', () => dev.output().includes('never-opened.mdx'))
  expect(dev.output()).toContain('never-opened.mdx:5:1  <Note> is never closed')
})

test('a settings file that is deleted leaves the last good site, and a new one takes over', async () => {
  const good = readFileSync(join(dev.root, 'docs.json'), 'utf8')
  rmSync(join(dev.root, 'docs.json'))
  await new Promise((done) => setTimeout(done, 500))
  expect((await dev.get('/with-card')).status).toBe(200)
  write('docs.json', good.replace('Breakwater', 'Pier'))
  expect(await dev.getUntil('/', (it) => it.includes('Pier'))).toContain('Pier')
})

test('the whole folder may go away and come back', async () => {
  const away = `${dev.root}-away`
  renameSync(dev.root, away)
  await new Promise((done) => setTimeout(done, 2500))
  expect(dev.alive()).toBe(true)
  renameSync(away, dev.root)
  await dev.getUntil('/with-card', (text) =>
    text.includes('data-current-path="/with-card"'),
  )
  const back = await dev.get('/with-card')
  expect(back.status, back.text).toBe(200)
  // Its files are watched again.
  await new Promise((done) => setTimeout(done, 1500))
  write('index.mdx', page('Home', 'Text after the return.'))
  expect(
    await dev.getUntil('/', (it) => it.includes('Text after the return.')),
  ).toContain('Text after the return.')
})

test('a server that starts with broken settings shows them, and the site when they are corrected', async () => {
  const broken = await startDev({ 'docs.json': '{ "name": }', 'index.mdx': page('Home') })
  const first = await broken.get('/')
  expect(first.status).toBe(500)
  expect(first.text).toContain('docs.json:1:11')
  const file = join(broken.root, 'docs.json')
  writeFileSync(file, docs(['index']))
  const text = await broken.getUntil('/', (it) => it.includes('Harbour'))
  expect(text).toContain('Harbour')

  // The same mistake again is printed again.
  const printed = () => broken.output().split('docs.json:1:11').length - 1
  const before = printed()
  writeFileSync(file, '{ "name": }')
  await expect.poll(printed).toBeGreaterThan(before)
  await broken.stop()
})
