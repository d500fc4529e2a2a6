import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSite, page as pageText, settings } from '../site/build-site.ts'
import { openDev, type OpenDev } from './open-dev.ts'
import { isMarkedDocument, markDocument } from './same-document.ts'
import type { RunningServer } from './start-server.ts'
import { comeToRest } from '../browser/come-to-rest.ts'

const override = `export default function Note() {
  return <p className="own">Own note</p>
}
`
const unclosed = override.replace('</p>', '</b>')
const files = {
  'docs.json': settings(['index', 'other']),
  'index.mdx': pageText(
    'Home',
    'import Count from "/islands/count.island.jsx"\n\n<Note>n</Note>\n\n[Other](/other)\n\n<Count />',
  ),
  'other.mdx': pageText('Other', 'Other text.'),
  'theme/Note.jsx': override,
  'islands/count.island.jsx': `import { useState } from 'preact/hooks'
export default function Count() {
  const [n, set] = useState(0)
  return <button id="count" onClick={() => set(n + 1)}>Count {n}</button>
}
`,
}

let dev: RunningServer
let page: Page
let close: OpenDev['close'] | undefined

beforeAll(async () => {
  ;({ dev, page, close } = await openDev(files))
}, 120_000)

afterAll(() => close?.())

beforeEach(() => markDocument(page))

const write = (file: string, text: string) => writeFileSync(join(dev.root, file), text)
const see = (text: string) => page.getByText(text).first().waitFor()
const printed = (text: string) => expect.poll(() => dev.output()).toContain(text)

async function expectWholePage() {
  await see('Own note')
  expect(await isMarkedDocument(page)).toBe(true)
  await comeToRest(page)
  const button = page.locator('#count')
  const before = Number((await button.textContent())!.replace(/\D/g, ''))
  await button.click()
  await see(`Count ${before + 1}`)
}

test('an override with a syntax error is reported with its position, and the page recovers', async () => {
  write('theme/Note.jsx', unclosed)
  await see('theme/Note.jsx:2:')
  await printed('theme/Note.jsx:2:')
  // Pages that failed to render have no further problems.
  expect(dev.output()).not.toContain('check/broken-link')
  expect(dev.output()).not.toContain('Internal server error')
  // As where an override throws.
  expect((await dev.get('/')).status).toBe(200)
  write('theme/Note.jsx', override)
  await expectWholePage()
}, 60_000)

test('an override that throws is reported at its place, and the page comes back', async () => {
  write('theme/Note.jsx', override.replace('return', 'null.foo\n  return'))
  await see('theme/Note.jsx:2:8')
  write('theme/Note.jsx', override)
  await expectWholePage()
}, 60_000)

test('a layout part that throws is reported at its place, and islands work once it is mended', async () => {
  write(
    'theme/Footer.jsx',
    'export default function Footer() {\n  throw new Error("boom")\n}\n',
  )
  await see('theme/Footer.jsx:2:')
  await printed('the layout threw an error: boom')
  rmSync(join(dev.root, 'theme/Footer.jsx'))
  await expectWholePage()
}, 60_000)

test('a file that an override imports may be deleted and come back', async () => {
  const importing = `import './note.css'\n${override}`
  write('theme/note.css', '.own { color: red }')
  write('theme/Note.jsx', importing)
  await see('Own note')
  const missing = 'error: theme/Note.jsx:1:8  There is no file `./note.css`'
  rmSync(join(dev.root, 'theme/note.css'))
  await printed(missing)
  await see('Own note')
  write('theme/note.css', '.own { color: red }')
  const listed = async () => (await dev.get('/@skerry/problems/')).text
  await expect.poll(listed, { timeout: 5000 }).not.toContain('note.css')
  write('theme/Note.jsx', override)
  rmSync(join(dev.root, 'theme/note.css'))
  await expectWholePage()
}, 60_000)

test('a build names the override with a syntax error', async () => {
  const { code, output } = await buildSite({ ...files, 'theme/Note.jsx': unclosed })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^theme\/Note\.jsx:2:\d+ {2}this file cannot be bundled: .* \[build\/bundle-failed\]/m,
  )
}, 60_000)
