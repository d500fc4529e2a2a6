import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CacheServer } from '../plugin/kit/cache-server.ts'
import {
  buildFolder,
  installSkerry,
  outputFiles,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
  type BuildOptions,
  type SiteFiles,
} from './build-site.ts'

const SECRET = 'what-nobody-else-knows-0123456789'

/** Everything that the store holds, including entries that refer to project files. */
const files: SiteFiles = {
  'vite.config.mjs': `import { skerry } from 'skerry'
export default { plugins: [skerry({ remarkPlugins: ['./plugins/shout.mjs'], components: { Card: './my/Card.jsx' } })] }
`,
  'plugins/shout.mjs': `export default () => (tree) => {
  const visit = (node) => {
    if (node.type === 'text') node.value = node.value.replace('ahoy', 'AHOY')
    node.children?.forEach(visit)
  }
  visit(tree)
}`,
  'my/Card.jsx': `export default ({ title }) => <div class="mine">{title}</div>`,
  'docs.json': settings([
    'index',
    'snippet',
    'island',
    { group: 'API', openapi: 'openapi.yaml' },
  ]),
  'index.mdx': page(
    'Start',
    'We say ahoy.\n\n```ts\nconst a = 1\n```\n\n<Card title="Hi" />',
  ),
  'snippet.mdx': page(
    'Snippet',
    'import { Boat } from "/snippets/boat.jsx"\n\n<Boat />\n\n![A boat](/boat.svg)',
  ),
  'snippets/boat.jsx': `export const Boat = () => <b>boat</b>`,
  'boat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  'island.mdx': page(
    'Island',
    '<Tabs><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
  ),
  'openapi.yaml': `openapi: 3.1.0
info: { title: Boats, version: '1' }
paths:
  /boats:
    get: { summary: List boats, responses: { '200': { description: Boats } } }
`,
}

let server: CacheServer
beforeAll(async () => {
  server = await CacheServer.start()
})
afterAll(() => server.close())

/** Machine-independent output, and no problems in strict mode. */
const plain: SiteFiles = {
  'docs.json': settings(['index'], { colors: { primary: '#0d7a5f', light: '#5eead4' } }),
  'index.mdx': page(
    'Environment',
    '{Object.keys(process.env).filter((name) => name.startsWith("SKERRY")).join() + "none"} {String(process.env.SKERRY_CACHE_SECRET)}',
  ),
}

/** Simulates a machine: another path, and an empty store. */
function machine(own: SiteFiles = files): string {
  const root = join(
    temporaryFolder(),
    `at-${Math.random().toString(36).slice(2)}`,
    'docs',
  )
  mkdirSync(root, { recursive: true })
  writeFiles(root, own)
  installSkerry(root)
  return root
}

const env = { SKERRY_CACHE_SECRET: SECRET }
const build = (root: string, { args = [], ...more }: BuildOptions = {}) =>
  buildFolder(root, { args: ['--cache-url', server.url.href, ...args], env, ...more })

const content = (folder: string) =>
  outputFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')])

test('a second machine makes nothing that the first has made, and gets the same site', async () => {
  const first = await build(machine())
  expect(first.code).toBe(0)
  expect(first.report.work.cached).toBe(0)
  expect(first.output).toMatch(/shared cache: 0\.0 MB read, 0\.\d MB written/)
  server.takeSeen()
  const second = await build(machine())
  expect(second.code).toBe(0)
  expect(second.report.work).toMatchObject({
    compiled: 0,
    rendered: 0,
    cached: first.report.pages.length,
  })
  expect(second.output).toContain('unchanged')
  expect(second.output).toContain('0.0 MB written')
  expect(content(second.folder)).toEqual(content(first.folder))
  expect(server.takeSeen()).toEqual(['GET ac', 'GET cas'])
})

test('a page that was changed is handed on alone', async () => {
  const root = machine()
  writeFiles(root, { 'index.mdx': page('Start', 'Another text.') })
  const { report } = await build(root)
  expect(report.work).toMatchObject({ compiled: 1, rendered: 1 })
  const other = machine()
  writeFiles(other, { 'index.mdx': page('Start', 'Another text.') })
  expect((await build(other)).report.work).toMatchObject({ compiled: 0, rendered: 0 })
})

test('the secret is nowhere: not in what is printed, on the server or in pages', async () => {
  const url = new URL(server.url)
  url.username = 'ci'
  url.password = 'password-of-ci'
  const { output, folder, read } = await buildFolder(machine(plain), {
    env: { ...env, SKERRY_CACHE_URL: url.href },
  })
  const texts = [output, ...server.blobs.values(), ...content(folder).flat()].join('\n')
  expect(texts).not.toContain(SECRET)
  expect(texts).not.toContain('password-of-ci')
  expect(read('index.html')).toMatch(/>none\s+undefined</)
})

test('a check takes what a build has made, and a build what a check has made', async () => {
  server.blobs.clear()
  const run = (root: string) =>
    runSkerry(['check', '.', '--cache-url', server.url.href], { cwd: root, env })
  await run(machine())
  expect((await build(machine())).report.work).toMatchObject({ compiled: 0, rendered: 0 })
  server.takeSeen()
  await run(machine())
  // `check` doesn't build the search, which the build has added.
  expect(server.takeSeen()).toEqual(['GET ac', 'GET cas', 'GET cas'])
})

test('without a secret, nothing is requested, and a notice is printed', async () => {
  server.takeSeen()
  const { code, output } = await build(machine(plain), {
    env: {},
    args: ['--strict', '--site', 'https://docs.example'],
  })
  expect(code).toBe(0)
  expect(output.match(/SKERRY_CACHE_SECRET/g)).toHaveLength(1)
  expect(server.takeSeen()).toEqual([])
})

test('without an address nothing is asked', async () => {
  server.takeSeen()
  const { code, output } = await buildFolder(machine(), { env })
  expect(code).toBe(0)
  expect(output).not.toContain('cache')
  expect(server.takeSeen()).toEqual([])
})

test('a server that is down changes no site and fails no build, also with --strict', async () => {
  const reference = await buildFolder(machine(plain), {
    args: ['--site', 'https://docs.example'],
  })
  const down = await build(machine(plain), {
    args: [
      '--cache-url',
      'http://127.0.0.1:9',
      '--strict',
      '--site',
      'https://docs.example',
    ],
  })
  expect(down.code).toBe(0)
  expect(down.output.match(/could not be used in full/g)).toHaveLength(1)
  expect(content(down.folder)).toEqual(content(reference.folder))
})

test('an invalid URL is rejected on the command line', async () => {
  const { code, output } = await build(machine(), { args: ['--cache-url', 'here'] })
  expect(code).toBe(1)
  expect(output).toContain('--cache-url must be a URL')
})
