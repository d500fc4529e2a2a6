import { expect, test } from 'vitest'
import { documentTitle, feedUrl, headTags, viewportOf } from '../../runtime/head.ts'
import { markdownUrl } from '../../runtime/kit/markdown-url.ts'
import { structuredData } from '../../runtime/structured-data.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { navigationWith, pageWith, settingsWith, siteWith } from './site-fixture.ts'

function tags(
  page: Partial<PageData>,
  site: Partial<SiteData> = {},
  navigation = navigationWith(),
) {
  const found = headTags({ page: pageWith(page), site: siteWith(site), navigation })
  return found.map(({ tag, attributes }) =>
    [
      tag,
      ...Object.entries(attributes).flatMap(([name, value]) =>
        value ? [`${name}=${value}`] : [],
      ),
    ].join(' '),
  )
}

test('a title is the page and the site, and the site alone where both are one', () => {
  const settings = settingsWith()
  expect(documentTitle(pageWith(), settings)).toBe('Start - Harbour')
  expect(documentTitle(pageWith({ title: 'Harbour' }), settings)).toBe('Harbour')
})

test('without an origin there is nothing that would need one', () => {
  expect(tags({ description: 'How to **begin** with [it](/x)' })).toMatchInlineSnapshot(`
    [
      "meta name=description content=How to begin with it",
      "meta name=generator content=Skerry",
      "meta property=og:type content=website",
      "meta property=og:site_name content=Harbour",
      "meta property=og:title content=Start - Harbour",
      "meta property=og:description content=How to begin with it",
      "meta property=og:locale content=en",
      "meta name=twitter:card content=summary",
      "link rel=icon href=data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230f766e'/%3E%3Ctext x='16' y='23' text-anchor='middle' font-family='sans-serif' font-size='20' fill='%23fff'%3EH%3C/text%3E%3C/svg%3E",
    ]
  `)
})

test('with an origin there are canonical address, translations, if there are any, Markdown and feed', () => {
  const navigation = navigationWith({
    selectors: [
      {
        kind: 'language',
        choices: [
          {
            name: 'en',
            label: 'English',
            url: '/guides/start',
            external: false,
            active: true,
          },
          {
            name: 'fr',
            label: 'Français',
            url: '/fr/guides/démarrer',
            isCounterpart: true,
            external: false,
            active: false,
          },
          { name: 'ja', label: '日本語', url: '/ja', external: false, active: false },
        ],
      },
    ],
  })
  const site = {
    origin: 'https://docs.example.com',
    base: '/docs/',
    features: { search: true, markdown: true, feeds: ['guides/start'] },
  }
  expect(tags({}, site, navigation).filter((tag) => tag.startsWith('link')))
    .toMatchInlineSnapshot(`
      [
        "link rel=canonical href=https://docs.example.com/docs/guides/start",
        "link rel=alternate href=https://docs.example.com/docs/guides/start hreflang=en",
        "link rel=alternate href=https://docs.example.com/docs/fr/guides/d%C3%A9marrer hreflang=fr",
        "link rel=alternate href=/docs/guides/start.md type=text/markdown",
        "link rel=alternate href=/docs/guides/start/rss.xml type=application/rss+xml title=Start",
        "link rel=icon href=data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230f766e'/%3E%3Ctext x='16' y='23' text-anchor='middle' font-family='sans-serif' font-size='20' fill='%23fff'%3EH%3C/text%3E%3C/svg%3E",
      ]
    `)
})

test('without an address of the site, languages are named by addresses from the root', () => {
  const choice = (name: string, url: string) => ({
    name,
    label: name,
    url,
    isCounterpart: true as const,
    external: false,
    active: name === 'en',
  })
  const navigation = navigationWith({
    selectors: [
      {
        kind: 'language',
        choices: [
          choice('en', '/guides/start'),
          choice('fr', '/fr/guides/start'),
          { ...choice('cn', '/cn/guides/start'), language: 'zh-Hans' },
        ],
      },
    ],
  })
  const named = tags({}, { base: '/docs/' }, navigation)
  expect(named).toContain('link rel=alternate href=/docs/guides/start hreflang=en')
  expect(named).toContain('link rel=alternate href=/docs/fr/guides/start hreflang=fr')
  expect(named).toContain(
    'link rel=alternate href=/docs/cn/guides/start hreflang=zh-Hans',
  )
})

test('the nearest path is the longest, whichever slashes and `*` it is written with', () => {
  const paths = [
    { path: '/guides/*', metatags: { author: 'Folder' } },
    { path: 'guides/a', metatags: { author: 'Page' } },
  ]
  const seo = { ...settingsWith().seo, paths }
  const found = tags({ path: 'guides/a' }, { settings: settingsWith({ seo }) })
  expect(found).toContain('meta name=author content=Page')
})

test("frontmatter wins over the tags of the nearest path, those over the site's", () => {
  const settings = settingsWith({
    seo: {
      metatags: {
        'og:image': '/site.png',
        author: 'Site',
        canonical: 'https://x.example.com/',
      },
      paths: [
        { path: '/guides', metatags: { author: 'Guides', robots: 'noarchive' } },
        { path: '/guides/star', metatags: { author: 'Not this: half a segment' } },
      ],
      indexing: 'navigable',
      trailingSlash: true,
    },
  })
  const found = tags(
    { frontmatter: { 'og:title': 'Own title' } },
    { settings, origin: 'https://o.example.com', slashes: { exceptions: [] } },
  )
  expect(found).toContain('meta property=og:title content=Own title')
  expect(found).toContain('meta property=og:image content=https://o.example.com/site.png')
  expect(found).toContain('meta name=twitter:card content=summary_large_image')
  expect(found).toContain('meta name=author content=Guides')
  expect(found).toContain('meta name=robots content=noarchive')
  expect(found).toContain('link rel=canonical href=https://x.example.com/guides/start/')
})

test('keywords of a page are in the place of those of the site', () => {
  const seo = { ...settingsWith().seo, metatags: { keywords: 'of, all' } }
  const site = { settings: settingsWith({ seo }) }
  expect(tags({}, site)).toContain('meta name=keywords content=of, all')
  expect(tags({ frontmatter: { keywords: ['tides', 'moon'] } }, site)).toContain(
    'meta name=keywords content=tides, moon',
  )
})

test('metatags of the settings describe pages without a description', () => {
  const seo = {
    metatags: { description: 'Of all pages', viewport: 'width=1024' },
    paths: [],
    indexing: 'navigable' as const,
    trailingSlash: false,
  }
  const settings = settingsWith({ seo })
  const ofPage = tags({ description: 'Of this one' }, { settings })
  expect(ofPage).toContain('meta name=description content=Of this one')
  const { description: _, ...page } = pageWith({})
  const found = headTags({
    page,
    site: siteWith({ settings }),
    navigation: navigationWith(),
  })
  expect(found.map(({ attributes }) => attributes.content)).toContain('Of all pages')
  // The document has the only tag of this name.
  expect(ofPage.join()).not.toContain('viewport')
  expect(viewportOf(page, settings)).toBe('width=1024')
})

test.each([
  ['https://other.example.com/a', 'https://other.example.com/a'],
  ['/guides/begin', 'https://x.example.com/docs/guides/begin'],
])('a canonical address of the page may be a path in the site: %s', (canonical, href) => {
  const site = { origin: 'https://x.example.com', base: '/docs/' }
  expect(tags({ frontmatter: { canonical } }, site)).toContain(
    `link rel=canonical href=${href}`,
  )
})

test('a canonical address without scheme is one of https', () => {
  const seo = {
    metatags: { canonical: 'x.example.com' },
    paths: [],
    indexing: 'navigable' as const,
    trailingSlash: false,
  }
  const found = tags({}, { settings: settingsWith({ seo }) })
  expect(found.join()).toContain('link rel=canonical href=https://x.example.com/')
})

test.each([
  [{ frontmatter: { hidden: true } }, 'navigable', true],
  [{ frontmatter: { hidden: true } }, 'all', false],
  [{ frontmatter: { noindex: true } }, 'all', true],
  [{ indexable: false }, 'navigable', true],
  [{}, 'navigable', false],
] as const)('robots of %o with indexing %s: kept away is %s', (page, indexing, away) => {
  const settings = settingsWith({
    seo: { metatags: {}, paths: [], indexing, trailingSlash: false },
  })
  expect(tags(page, { settings }).includes('meta name=robots content=noindex')).toBe(away)
})

test('a favicon for each mode, or one for both', () => {
  const icons = (light: string, dark: string) =>
    tags({}, { settings: settingsWith({ favicon: { light, dark } }) }).filter((tag) =>
      tag.includes('rel=icon'),
    )
  expect(icons('/a.svg', '/a.svg')).toEqual(['link rel=icon href=/a.svg'])
  expect(icons('/a.svg', '/b.svg')).toEqual([
    'link rel=icon href=/a.svg media=(prefers-color-scheme: light)',
    'link rel=icon href=/b.svg media=(prefers-color-scheme: dark)',
  ])
})

test('URLs of the Markdown and the feed of the home page have a name', () => {
  expect([markdownUrl('/'), markdownUrl('/a/b'), feedUrl('/'), feedUrl('/a')]).toEqual([
    '/index.md',
    '/a/b.md',
    '/rss.xml',
    '/a/rss.xml',
  ])
})

test('structured data describes site, page, breadcrumbs and article once the origin is known', () => {
  const input = {
    page: pageWith({ operation: { method: 'GET', path: '/boats' } }),
    navigation: navigationWith({ breadcrumbs: [{ title: 'Guides', url: '/guides' }] }),
    site: siteWith(),
  }
  expect(structuredData(input)).toBeUndefined()
  const graph = structuredData({
    ...input,
    site: siteWith({ origin: 'https://docs.example.com' }),
  })
  expect(JSON.stringify(graph)).toContain('"@type":"APIReference"')
  expect(JSON.stringify(graph)).toContain(
    '{"@type":"ListItem","position":1,"name":"Guides","item":"https://docs.example.com/guides"}',
  )
})

test('files have the path of a canonical address of the same origin, without a base or with it', () => {
  const settings = settingsWith({
    seo: {
      metatags: { canonical: 'https://example.com/docs/', 'og:image': '/card.png' },
      paths: [],
      indexing: 'navigable',
      trailingSlash: false,
    },
  })
  for (const base of ['/', '/docs/'])
    expect(tags({}, { settings, origin: 'https://example.com', base })).toContain(
      'meta property=og:image content=https://example.com/docs/card.png',
    )
})

test('images in metatags start at the root, those in frontmatter beside the page', () => {
  const seo = {
    metatags: { 'og:image': './images/site.png', 'twitter:image': '/a b.png?v=2' },
    paths: [],
    indexing: 'navigable' as const,
    trailingSlash: false,
  }
  const site = { settings: settingsWith({ seo }), origin: 'https://example.com' }
  const found = tags({}, site)
  expect(found).toContain(
    'meta property=og:image content=https://example.com/images/site.png',
  )
  expect(found).toContain(
    'meta name=twitter:image content=https://example.com/a%20b.png?v=2',
  )
  const own = { 'og:image': 'own.png', 'twitter:image': 'https://example.org/x.png' }
  const ofPage = tags({ path: 'guides/start', frontmatter: own }, site)
  expect(ofPage).toContain(
    'meta property=og:image content=https://example.com/guides/own.png',
  )
  expect(ofPage).toContain('meta name=twitter:image content=https://example.org/x.png')
})

test.each([
  [{ noindex: true }, 'index, follow', 'noindex'],
  [{ hidden: true }, 'index, follow', 'noindex'],
  [{ noindex: true }, 'noindex, nofollow', 'noindex, nofollow'],
  [{ hidden: true, robots: 'noarchive' }, 'index, follow', 'noarchive'],
  [{}, 'index, follow', 'index, follow'],
] as const)(
  'with %o, robots %o of the settings are %o',
  (frontmatter, robots, expected) => {
    const seo = {
      metatags: { robots },
      paths: [],
      indexing: 'navigable' as const,
      trailingSlash: false,
    }
    const found = tags({ frontmatter }, { settings: settingsWith({ seo }) })
    expect(found.filter((tag) => tag.includes('robots'))).toEqual([
      `meta name=robots content=${expected}`,
    ])
  },
)
