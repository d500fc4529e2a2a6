import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeImage } from '../make-image.ts'
import {
  buildFolder,
  installSkerry,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type SiteFiles,
} from './build-site.ts'

const config = (option: string) => `
import { skerry } from 'skerry'
export default { plugins: [skerry({ images: ${option} })] }
`

function makeSite(files: SiteFiles): string {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, { 'vite.config.mjs': config('true'), ...files })
  installSkerry(root)
  return root
}

const versionsOf = (site: BuiltSite) =>
  site.files().filter((file) => /^assets\/.*\.webp$/.test(file))
const widthsOf = (site: BuiltSite) =>
  versionsOf(site).map((file) => file.replace(/-[\da-f]{8}-/, ' '))

describe('with the option', () => {
  let root: string
  let site: BuiltSite
  let image: Buffer
  beforeAll(async () => {
    image = await makeImage(1000, 500)
    root = makeSite({
      'docs.json': settings(['index', 'cards']),
      'index.mdx': page(
        'Index',
        '![A map](/images/my%20map.png)\n\n<img src="/images/my map.png" alt="" width="90" />\n\n![Small](/images/dot.png)\n\n![Drawn](/images/chart.svg)',
      ),
      'cards.mdx': page('Cards', '<Card title="A" img="/images/photo.png">Text.</Card>'),
      'images/my map.png': image,
      'images/photo.png': await makeImage(400, 400),
      'images/dot.png': await makeImage(9, 9),
      'images/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    site = await buildFolder(root)
    expect(site.code, site.output).toBe(0)
  }, 60_000)

  test('images have versions up to their own width, and are published themselves', () => {
    expect(widthsOf(site)).toEqual([
      'assets/my-map 1000.webp',
      'assets/my-map 384.webp',
      'assets/my-map 768.webp',
      'assets/photo 400.webp',
    ])
    expect(readFileSync(join(site.folder, 'images/my map.png')).equals(image)).toBe(true)
  })

  test('a version has the width of its name', async () => {
    for (const file of versionsOf(site)) {
      const bytes = readFileSync(join(site.folder, file))
      const { width } = await new Transformer(bytes).metadata()
      expect(`${width}.webp`).toBe(file.split('-').at(-1))
    }
  })

  test('every image on a page names them, also that of a component', () => {
    const [wide, narrow] =
      site.read('index.html').match(/<img[^>]*map\.png"[^>]*>/g) ?? []
    expect(wide).toMatch(
      / srcset="\/assets\/my-map-[\da-f]{8}-384.webp 384w, [^"]* 1000w" sizes="auto, /,
    )
    expect(narrow).toMatch(/ srcset="[^"]+" sizes="min\(100vw, 90px\)"/)
    expect(site.read('cards.html')).toMatch(
      /<img[^>]* src="\/images\/photo\.png"[^>]* srcset=/,
    )
  })

  test('small files and drawings have none', () => {
    const others = site.read('index.html').match(/<img[^>]*(?:dot|chart)\.[^>]*>/g)
    expect(others).toHaveLength(2)
    expect(others!.join()).not.toContain('srcset')
  })

  test('Markdown of pages names the image itself', () => {
    expect(site.read('index.md')).toContain('![A map](/images/my%20map.png)')
  })

  test('the next build keeps them, and only makes those of a changed image', async () => {
    const inode = (file: string) => statSync(join(site.folder, file)).ino
    const [map] = versionsOf(site)
    const before = inode(map!)
    writeFileSync(join(root, 'images/photo.png'), await makeImage(500, 500))
    const next = await buildFolder(root)
    expect(widthsOf(next)).toContain('assets/photo 500.webp')
    expect(widthsOf(next)).not.toContain('assets/photo 400.webp')
    expect(inode(map!)).toBe(before)
    expect(next.report.work.documents).toBe(1)
  }, 60_000)
})

test('an image that is damaged is reported, and published as it is', async () => {
  const whole = await makeImage(600, 600)
  const root = makeSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index', '![Damaged](/a.png)'),
    'a.png': whole.subarray(0, 20_000),
  })
  for (const site of [await buildFolder(root), await buildFolder(root)]) {
    expect(site.code).toBe(0)
    expect(site.output).toMatch(
      /a\.png {2}This image can't be decoded: .*\[output\/image\]/,
    )
    expect(site.read('index.html')).not.toContain('srcset')
    expect(site.has('a.png')).toBe(true)
  }
}, 60_000)

test('check reports it too', async () => {
  const root = makeSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index', '![Damaged](/a.png)'),
    'a.png': (await makeImage(600, 600)).subarray(0, 20_000),
  })
  const { output } = await runSkerry(['check', '.'], { cwd: root })
  expect(output).toMatch(/a\.png {2}This image can't be decoded: .*\[output\/image\]/)
}, 60_000)

test('an image that is higher than WebP allows has narrower versions, and URLs may have queries', async () => {
  const root = makeSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index', '<img src="/a.png?v=2" alt="Tall" />'),
    'a.png': await makeImage(60, 20_000),
  })
  const site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
  expect(site.output).not.toContain('output/image')
  expect(widthsOf(site)).toEqual(['assets/a 49.webp'])
  expect(site.read('index.html')).toMatch(
    / srcset="\/assets\/a-[\da-f]{8}-49\.webp 49w, \/a\.png\?v=2 60w"/,
  )
}, 60_000)

test('an image that no version makes smaller stays as it is', async () => {
  const image = await new Transformer(await makeImage(380, 380)).webp(1)
  const root = makeSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index', '![Small](/a.webp)'),
    'a.webp': image,
    'vite.config.mjs': config('{ quality: 100 }'),
  })
  const site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
  expect(versionsOf(site)).toEqual([])
  expect(site.read('index.html')).not.toContain('srcset')
}, 60_000)

test('under a base the versions are below it', async () => {
  const root = makeSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index', '![A map](/map.png)'),
    'map.png': await makeImage(300, 300),
  })
  const site = await buildFolder(root, { args: ['--base', '/docs/'] })
  expect(site.read('index.html')).toMatch(
    /src="\/docs\/map\.png"[^>]* srcset="\/docs\/assets\/map-/,
  )
}, 60_000)

test('parts of a site bring the versions of their images', async () => {
  const files = {
    'docs.json': settings([], {
      navigation: {
        languages: [
          { language: 'en', pages: ['en/index'] },
          { language: 'fr', pages: ['fr/index'] },
        ],
      },
    }),
    'en/index.mdx': page('Index', '![A map](/map.png)\n\n![Both](/both.png)'),
    'fr/index.mdx': page('Accueil', '![Les deux](/both.png)'),
    'map.png': await makeImage(900, 900),
    'both.png': await makeImage(300, 300),
  }
  const sizes: number[] = []
  const folders: string[] = []
  for (const [only, option] of [
    ['en', 'false'],
    ['en', 'true'],
    ['fr', 'true'],
  ] as const) {
    const root = makeSite({ ...files, 'vite.config.mjs': config(option) })
    const folder = join(root, '../part')
    await runSkerry(['build', '.', '--only', only, '--outDir', folder], { cwd: root })
    const manifest = readFileSync(join(folder, 'part.json'), 'utf8')
    const { packs } = JSON.parse(manifest) as { packs: { bytes: number }[] }
    sizes.push(packs.reduce((sum, { bytes }) => sum + bytes, 0))
    if (option === 'true') folders.push(folder)
  }
  const joined = await buildFolder(makeSite(files), { args: ['--join', ...folders] })
  expect(joined.code, joined.output).toBe(0)
  const versions = versionsOf(joined)
  expect(versions).toHaveLength(3)
  const bytes = versions.map((file) => statSync(join(joined.folder, file)).size)
  expect(sizes[1]! - sizes[0]!).toBeGreaterThan(
    0.9 * bytes.reduce((sum, each) => sum + each, 0),
  )
}, 120_000)

test('without the option there are none', async () => {
  const root = makeSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index', '![A map](/map.png)'),
    'map.png': await makeImage(300, 300),
    'vite.config.mjs': config('false'),
  })
  const site = await buildFolder(root)
  expect(versionsOf(site)).toEqual([])
  expect(site.read('index.html')).not.toContain('srcset')
}, 60_000)

test('another value of the option is an error', async () => {
  const root = makeSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Index'),
    'vite.config.mjs': config('{ quality: 200 }'),
  })
  const site = await buildFolder(root)
  expect(site.code).toBe(1)
  expect(site.output).toContain('the option `images')
}, 60_000)
