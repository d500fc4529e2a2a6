import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, settings, temporaryFolder, writeFiles } from '../site/build-site.ts'
import { startDevIn, type RunningServer } from './start-server.ts'

const price = (currency: string) =>
  `import './price.css'\nexport const Price = () => <b class="price">3 ${currency}</b>\n`

let workspace = ''
let server: RunningServer

beforeAll(async () => {
  workspace = temporaryFolder()
  writeFiles(workspace, {
    'docs/docs.json': settings(['index']),
    'docs/index.mdx': page('Home', `import { Price } from '@shop/ui'\n\n<Price />`),
    'ui/package.json': { name: '@shop/ui', type: 'module', exports: './index.jsx' },
    'ui/index.jsx': price('EUR'),
    'ui/price.css': '.price { color: purple }',
    'ui/secret.css': '.secret { color: red }',
  })
  mkdirSync(join(workspace, 'docs/node_modules/@shop'), { recursive: true })
  symlinkSync(
    join(workspace, 'ui'),
    join(workspace, 'docs/node_modules/@shop/ui'),
    'junction',
  )
  server = await startDevIn(join(workspace, 'docs'))
}, 60_000)
afterAll(() => server?.stop())

test('a page links to the styles of a workspace package that it imports, which are served', async () => {
  const { text } = await server.get('/')
  const [, url] = /href="([^"]+\/price\.css)"/.exec(text) ?? []
  const sheet = await server.send(url!, { accept: 'text/css,*/*;q=0.1' })
  expect(sheet).toMatchObject({ status: 200, headers: { 'content-type': 'text/css' } })
  expect(sheet.body).toContain('.price { color: purple }')
  const other = url!.replace('price.css', 'secret.css')
  expect((await server.send(other, { accept: 'text/css' })).status).toBe(404)
})

test('an edit in a workspace package shows in the pages that import it', async () => {
  expect((await server.get('/')).text).toContain('3 EUR')
  writeFileSync(join(workspace, 'ui/index.jsx'), price('USD'))
  const text = await server.getUntil('/', (html) => html.includes('3 USD'))
  expect(text).toContain('3 USD')
})
