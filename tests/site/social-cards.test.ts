import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildFolder,
  buildSite,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type SiteFiles,
} from './build-site.ts'

const config = (option: string) => `
import { skerry } from 'skerry'
export default { plugins: [skerry({ site: 'https://harbour.example.com', socialCards: ${option} })] }
`
const files = {
  'docs.json': settings(['index', 'own']),
  'index.mdx': page('Tides'),
  'own.mdx': page('Own', '', '"og:image": /images/own.png\n'),
  'images/own.png': 'no picture',
}
const cardsOf = (site: BuiltSite) =>
  site.files().filter((file) => file.startsWith('social-cards/'))

/** Builds a site whose configuration imports `skerry`. */
function buildConfigured(all: SiteFiles): Promise<BuiltSite> {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, all)
  installSkerry(root)
  return buildFolder(root)
}

describe('with the option', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildConfigured({ ...files, 'vite.config.mjs': config('true') })
    expect(site.code, site.output).toBe(0)
  }, 60_000)

  test('a page names its card by an absolute address', () => {
    const [card] = cardsOf(site)
    const html = site.read('index.html')
    expect(html).toContain(
      `<meta property="og:image" content="https://harbour.example.com/${card}"`,
    )
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
  })

  test('the card is a PNG of 1200 by 630', () => {
    const bytes = readFileSync(join(site.folder, cardsOf(site)[0] ?? ''))
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test("a page with an image of the author's has no card", () => {
    expect(cardsOf(site)).toHaveLength(1)
    expect(site.read('own.html')).toContain('https://harbour.example.com/images/own.png')
  })

  test('the next build has the same card', async () => {
    const before = cardsOf(site)
    const next = await buildFolder(site.root)
    expect(cardsOf(next)).toEqual(before)
  }, 60_000)
})

test('the card has the description as it reads, without its Markdown', async () => {
  const described = (text: string) => page('Tides', '', `description: '${text}'\n`)
  const site = await buildConfigured({
    'docs.json': settings(['a', 'b']),
    'a.mdx': described('Write `docs.json`, **then** [build](/b)'),
    'b.mdx': described('Write docs.json, then build'),
    'vite.config.mjs': config('true'),
  })
  expect(cardsOf(site)).toHaveLength(1)
}, 60_000)

test('a component of the site can be the card', async () => {
  const site = await buildConfigured({
    ...files,
    'cards/card.tsx': `export default ({ title, colors }) => (
      <div style={\`display:flex;width:1200px;height:630px;background:\${colors.primary}\`}>{title}</div>
    )`,
    'vite.config.mjs': config("{ template: './cards/card.tsx' }"),
  })
  expect(site.code, site.output).toBe(0)
  expect(site.output).not.toContain('output/cards-failed')
  expect(cardsOf(site)).toHaveLength(1)
}, 60_000)

test('a title with letters that no font has gets no card, which is reported', async () => {
  const site = await buildConfigured({
    ...files,
    'index.mdx': page('潮汐'),
    'vite.config.mjs': config('true'),
  })
  expect(cardsOf(site)).toEqual([])
  expect(site.output).toContain('output/cards-font')
}, 60_000)

test('what no font has is left out of the card, and named with its page', async () => {
  const site = await buildConfigured({
    ...files,
    'index.mdx': page('Launch 🚀 → now'),
    'vite.config.mjs': config('true'),
  })
  expect(cardsOf(site)).toHaveLength(1)
  expect(site.output).toContain(
    'index.mdx  The social card lacks `🚀`, `→`  [output/cards-signs]',
  )
}, 60_000)

test('without the option there are none', async () => {
  const site = await buildSite(files)
  expect(cardsOf(site)).toEqual([])
  expect(site.read('index.html')).not.toContain('og:image')
}, 60_000)

test('without the URL of the site there are no cards, which is reported', async () => {
  const site = await buildConfigured({
    ...files,
    'vite.config.mjs': config('true').replace(
      "site: 'https://harbour.example.com', ",
      '',
    ),
  })
  expect(cardsOf(site)).toEqual([])
  expect(site.output).toContain('output/no-address')
}, 60_000)

test('an image that is damaged is left out and named, and no other card lacks its own', async () => {
  const site = await buildConfigured({
    ...files,
    'docs.json': { ...settings(['index', 'other']), logo: '/logo.svg' },
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"/>',
    'other.mdx': page('Other', '', 'thumbnail: { background: /images/own.png }\n'),
    'vite.config.mjs': config('true'),
  })
  expect(cardsOf(site)).toHaveLength(2)
  expect(site.report.diagnostics['output/cards-image']).toMatchObject([
    { message: expect.stringContaining('`/images/own.png`') as unknown },
  ])
  expect(site.output).not.toContain('output/cards-failed')
}, 60_000)
