import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CommandResult } from '../site/build-site.ts'
import { copyExample, runVike } from './example-app.ts'

describe('a built application', () => {
  let result: CommandResult
  let client = ''
  const read = (file: string) => readFileSync(join(client, file), 'utf8')

  beforeAll(async () => {
    const root = copyExample()
    client = join(root, 'dist/client')
    result = await runVike(root, ['build'])
  }, 120_000)

  test('ends well, with the summary of the documentation', () => {
    expect(result).toMatchObject({ code: 0 })
    expect(result.output).toMatch(/2 HTML documents pre-rendered/)
    expect(result.output).toMatch(/2 pages, \d+ islands/)
  })

  test('has its own pages and those of the documentation side by side', () => {
    const pages = (readdirSync(client, { recursive: true }) as string[])
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.html'))
      .sort()
    expect(pages).toEqual([
      'berths/index.html',
      'docs/404.html',
      'docs/index.html',
      'docs/mooring.html',
      'docs/search.html',
      'index.html',
    ])
    expect(read('index.html')).toContain('<h1>Harbour</h1>')
    expect(read('berths/index.html')).toContain('<h1>Anything else</h1>')
  })

  test('has whole documentation pages, with every address below the path', () => {
    const html = read('docs/index.html')
    expect(html).toMatch(/<title>Welcome [^<]*<\/title>/)
    expect(html).toMatch(/<h1[^>]*>Welcome<\/h1>/)
    const local = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, url]) => url!)
    expect(local).toEqual(
      expect.arrayContaining(['/docs/mooring', '/docs/images/buoy.svg']),
    )
    expect(local.filter((url) => !url.startsWith('/docs/'))).toEqual([])
    const files = local.map((url) => (/\.\w+$/.test(url) ? url : `${url}.html`))
    const missing = files.filter(
      (url) => !existsSync(join(client, url.replace(/\/\.html$/, '/index.html'))),
    )
    expect(missing).toEqual([])
    expect(read('docs/mooring.html')).toContain('Two lines at least.')
  })

  test('the documentation contains nothing of Vike', () => {
    for (const page of ['index', 'mooring', '404'])
      expect(read(`docs/${page}.html`)).not.toMatch(/vike/i)
  })

  test("keeps the search and the files for machines in the documentation's folder", () => {
    expect(existsSync(join(client, 'docs/pagefind/pagefind-worker.js'))).toBe(true)
    expect(existsSync(join(client, 'docs/llms.txt'))).toBe(true)
    expect(existsSync(join(client, 'llms.txt'))).toBe(false)
  })
})

test("the documentation is below the application's base", async () => {
  const root = copyExample({
    'vite.config.ts': `
      import { skerryVike } from 'skerry/vike'
      import vike from 'vike/plugin'
      export default {
        base: '/app/',
        plugins: [vike(), skerryVike({ root: './docs', path: 'help/center' })],
      }`,
    'renderer/+baseAssets.ts': `export default 'https://cdn.example.com/'`,
  })
  const { code, output } = await runVike(root, ['build'])
  expect({ code, output }).toMatchObject({ code: 0 })
  const html = readFileSync(join(root, 'dist/client/help/center/index.html'), 'utf8')
  expect(html).toContain('href="/app/help/center/mooring"')
  expect(html).not.toContain('cdn.example.com')
}, 120_000)

test('files of the application under the path are named, and nothing takes their place', async () => {
  const root = copyExample({ 'public/docs/terms.txt': 'Terms' })
  const { code, output } = await runVike(root, ['build'])
  expect(code).toBe(1)
  expect(output.slice(output.indexOf('the application'))).toMatchInlineSnapshot(`
    "the application already has files under \`/docs/\`: \`/docs/terms.txt\`  [vike/occupied-path]
      Move these pages or public files, or set another \`path\` in \`skerryVike()\`.
    "
  `)
  expect(existsSync(join(root, 'dist/client/docs/terms.txt'))).toBe(true)
  expect(existsSync(join(root, 'dist/client/docs/index.html'))).toBe(false)
}, 120_000)

test('documentation that must not ship fails the build of the application', async () => {
  const root = copyExample({ 'docs/docs.json': { theme: 'mint', name: 'Harbour' } })
  const { code, output } = await runVike(root, ['build'])
  expect(code).toBe(1)
  expect(output.slice(output.indexOf('docs.json'))).toMatchInlineSnapshot(`
    "docs.json:1:1  \`navigation\` is required  [settings/missing-key]
      1 | {
        | ^
      2 |   "theme": "mint",
      3 |   "name": "Harbour"
    "
  `)
}, 120_000)
