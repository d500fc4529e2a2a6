import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDev, startPreview, type RunningServer } from '../dev/start-server.ts'
import { buildFolder, settings, type BuiltSite } from '../site/build-site.ts'
import { hostileFileNames } from './manifest.ts'

/** Difficult names for URLs, and those of the shared collection if available. */
const names = [
  ...new Set([
    'with space.mdx',
    '100%.mdx',
    '%2e%2e.mdx',
    'a+b.mdx',
    'a&b.mdx',
    'a#b.mdx',
    "it's.mdx",
    '(paren).mdx',
    '[id].mdx',
    'UPPER.mdx',
    'über.mdx',
    '日本語.mdx',
    '😀.mdx',
    'con.mdx',
    'a?b.mdx',
    'dot.in.name.mdx',
    'double..dots.mdx',
    'back\\slash.mdx',
    ...hostileFileNames(),
  ]),
]
const text = (name: string) => `text-of-${Buffer.from(name).toString('hex')}-`

let dev: RunningServer
let preview: RunningServer
let site: BuiltSite

beforeAll(async () => {
  dev = await startDev({
    'docs.json': settings(['home']),
    'home.mdx': '---\ntitle: Home\n---\n\nHome.',
  })
  for (const name of names) {
    const file = join(dev.root, name)
    mkdirSync(dirname(file), { recursive: true })
    if (name === 'link-to-etc.mdx') symlinkSync('/etc/passwd', file)
    else if (name === 'link-loop') symlinkSync('.', file)
    else if (name === 'link-dangling.mdx') symlinkSync('nowhere.mdx', file)
    else writeFileSync(file, `---\ntitle: Page\n---\n\n${text(name)}\n`)
  }
  // Refused names are errors, which would prevent the build.
  site = await buildFolder(dev.root, { args: ['--allow-page-errors'] })
  preview = await startPreview(dev.root, site.folder)
  const { url } = site.report.pages.at(-1)!
  await dev.getUntil(url, (it) => it.includes('text-of-'))
}, 120_000)

afterAll(() => Promise.all([dev?.stop(), preview?.stop()]))

test('the site builds', () => expect(site.code, site.output).toBe(0))

test('every odd name is a page with one address, or is refused by name', () => {
  const refused = Object.values(site.report.diagnostics)
    .flat()
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`)
    .join('\n')
  const lost = names.filter((name) => {
    const isPage = site.report.pages.some(({ file }) => file === name)
    // Control characters are printed as in JSON.
    const isRefused = refused.includes(name.replace('\n', '\\n').replace('\t', '\\t'))
    // Dot-files and link cycles aren't pages.
    return !isPage && !isRefused && name !== '.hidden.mdx' && name !== 'link-loop'
  })
  expect(lost).toEqual([])
})

test('build, dev and preview give each page at the same address', async () => {
  const wrong: string[] = []
  for (const { file, url, output } of site.report.pages) {
    if (file === 'home.mdx') continue
    if (!site.read(output).includes(text(file)))
      wrong.push(`${file}: another page in ${output}`)
    for (const [name, server] of [['dev', dev] as const, ['preview', preview] as const]) {
      const { status, body } = await server.send(encodeUrl(url))
      if (status !== 200 || !body.includes(text(file)))
        wrong.push(`${file}: ${name} answers ${url} with ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

test('links in the documents lead to these addresses', () => {
  const listed =
    site.read('llms.txt') + (site.has('sitemap.xml') ? site.read('sitemap.xml') : '')
  expect(listed).not.toContain('passwd')
})

/** Encodes a URL like a browser: escapes are left as they are. */
function encodeUrl(url: string): string {
  return encodeURI(url).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%')
}
