import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, settings } from '../site/build-site.ts'
import { startDev, type RunningServer } from './start-server.ts'

let dev: RunningServer

beforeAll(async () => {
  dev = await startDev({
    'docs.json': settings(['index', 'page']),
    'index.mdx': page('Index', 'import { Go } from "/snippets/go.jsx"\n\n<Go />'),
    'page.mdx': page(
      'Page',
      "import go from 'https://cdn.example/go@1'\n\n<button onClick={() => go(1)}>here</button>",
    ),
    'snippets/go.jsx':
      "import go from 'https://cdn.example/go@1'\n\nexport const Go = () => <button onClick={() => go()}>go</button>\n",
  })
}, 60_000)

afterAll(() => dev?.stop())

test('modules of other servers are not loaded by pages that import them, nor by components', async () => {
  const rendered = (text: string) => (html: string) =>
    new RegExp(`<skerry-island[^>]*><button>.*${text}`).test(html)
  expect(await dev.getUntil('/page', rendered('here'))).toSatisfy(rendered('here'))
  expect(await dev.getUntil('/', rendered('go'))).toSatisfy(rendered('go'))
  expect(dev.output()).not.toContain('cannot be loaded')
})
