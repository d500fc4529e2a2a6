import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'
import { readHtml } from './read-html.ts'

const pages = {
  'introduction.mdx': page(
    'Introduction',
    [
      'import { Wave } from "/snippets/wave.jsx"',
      '',
      '[Root](/guides/start) [Relative](./guides/start.mdx#steps) [Self](#here) [File](/files/a.pdf)',
      '',
      '![Dot](/images/dot.svg)',
      '',
      '<Card title="Go" href="/guides/start" img="/images/dot.svg" icon="/images/dot.svg">x</Card>',
      '',
      '<video src="/files/a.mp4"></video> <a href="/guides">Guides</a>',
      '',
      '<Tabs><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
      '',
      '<Wave />',
    ].join('\n'),
  ),
  'snippets/wave.jsx':
    'export const Wave = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }',
  'guides/start.mdx': page(
    'Start',
    '## Steps\n\n[Up](../introduction) ![Dot](../images/dot.svg)',
  ),
  'guides/next.mdx': page('Next'),
  'area/index.mdx': page('Area'),
  'area/inner.mdx': page('Inner'),
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  'files/a.pdf': '%PDF',
  'files/a.mp4': 'x',
  'look.css': '.x { background: url(/images/dot.svg) }',
  'go.js': 'window.gone = 1',
}

const docs = settings(
  ['introduction', 'guides/start', 'guides/next', 'area/index', 'area/inner'],
  {
    logo: '/images/dot.svg',
    favicon: '/images/dot.svg',
    redirects: [
      { source: '/old', destination: '/guides/start' },
      { source: '/blog/:slug*', destination: '/guides/:slug*' },
      { source: '/away', destination: 'https://example.com/x' },
    ],
  },
)

describe('addresses', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({ ...pages, 'docs.json': docs })
  }, 60_000)

  test('the site builds', () => expect(site.code, site.output).toBe(0))

  test('a page is a file of its name, an index page the index of its folder', () => {
    expect(site.files()).toEqual(
      expect.arrayContaining([
        'introduction.html',
        'guides/start.html',
        'area/index.html',
      ]),
    )
  })

  test('the home address redirects to the first page if no page has it', () => {
    expect(site.read('index.html')).toContain('url=/introduction')
  })

  test('a folder without an index redirects to its first page', () => {
    expect(site.read('guides/index.html')).toContain('url=/guides/start')
  })

  test('a redirect is a page that leads on, also to other sites', () => {
    expect(site.read('old.html')).toContain('url=/guides/start')
    expect(site.read('away.html')).toContain('url=https://example.com/x')
  })

  test('redirects with wildcards are in the file that hosts read', () => {
    expect(site.read('_redirects')).toMatch(/^\/blog\/\*\s+\/guides\/:splat\s+301$/m)
  })

  test('redirects with wildcards are in 404.html for other hosts', () => {
    const [script] = readHtml(site.read('404.html'))
      .all('script')
      .filter((each) => each.attribute('data-redirects') !== undefined)
    expect(JSON.parse(script!.attribute('data-redirects')!)).toEqual([
      [String.raw`^\/blog(?:\/(.*))?\/?$`, '/guides/$1'],
    ])
  })

  test('404.html is the page for unknown addresses', () => {
    const html = readHtml(site.read('404.html'))
    expect(html.all('h1').length).toBeGreaterThan(0)
    const robots = html.all('meta', { name: 'robots' })
    expect(robots[0]!.attribute('content')).toContain('noindex')
  })

  test('relative links and images are resolved', () => {
    const content = readHtml(site.read('guides/start.html')).byId('content')
    expect(content.all('a').map((link) => link.attribute('href'))).toContain(
      '/introduction',
    )
    expect(content.all('img')[0]!.attribute('src')).toBe('/images/dot.svg')
    const introduction = readHtml(site.read('introduction.html')).byId('content')
    const hrefs = introduction.all('a').map((link) => link.attribute('href'))
    expect(hrefs).toContain('/guides/start#steps')
  })
})

describe('under a base path', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(
      { ...pages, 'docs.json': docs },
      { args: ['--base', '/harbour/', '--site', 'https://docs.example.com'] },
    )
  }, 60_000)

  test('the site builds', () => expect(site.code, site.output).toBe(0))

  test('no address in any document, sheet or list is without it', () => {
    const bare: string[] = []
    for (const file of site.files().filter((file) => file.endsWith('.html'))) {
      const { all } = readHtml(site.read(file))
      for (const name of [
        'href',
        'src',
        'poster',
        'srcset',
        'action',
        'data-src',
        'src-set',
      ])
        for (const element of all('*', { [name]: true })) {
          const value = element.attribute(name)!
          if (value.startsWith('/') && !value.startsWith('/harbour/'))
            bare.push(`${file}: <${element.name} ${name}="${value}">`)
        }
      for (const script of all('script').filter((it) => !it.attribute('src')))
        for (const [url] of script.text.matchAll(/(?<=")\/(?!\/)[\w./-]+(?=")/g))
          if (!url.startsWith('/harbour/')) bare.push(`${file}: script ${url}`)
    }
    for (const file of site.files().filter((file) => file.endsWith('.css')))
      for (const [url] of site.read(file).matchAll(/url\(["']?\/(?!harbour\/)[^)]*\)/g))
        bare.push(`${file}: ${url}`)
    expect(bare).toEqual([])
  })

  test('redirects, the site map and the lists for machines have it', () => {
    expect(site.read('index.html')).toContain('url=/harbour/introduction')
    expect(site.read('old.html')).toContain('url=/harbour/guides/start')
    expect(site.read('_redirects')).toContain('/harbour/old /harbour/guides/start 301')
    expect(site.read('sitemap.xml')).toContain(
      '<loc>https://docs.example.com/harbour/introduction</loc>',
    )
    expect(site.read('llms.txt')).not.toMatch(/example\.com\/(?!harbour\/)/)
  })

  test('the address of the page for search engines has it', () => {
    const [canonical] = readHtml(site.read('guides/start.html')).all('link', {
      rel: 'canonical',
    })
    expect(canonical!.attribute('href')).toBe(
      'https://docs.example.com/harbour/guides/start',
    )
  })
})

test('paths in the settings may start with the base, like links of pages', async () => {
  const site = await buildSite(
    {
      'docs.json': settings(['a'], {
        logo: '/harbour/dot.svg',
        navbar: { links: [{ label: 'A', href: '/harbour/a' }] },
        redirects: [{ source: '/harbour/old', destination: '/harbour/a' }],
      }),
      'a.mdx': page('A', '[A](/harbour/a)'),
      'dot.svg': pages['images/dot.svg'],
    },
    { args: ['--base', '/harbour/'] },
  )
  expect(site.code, site.output).toBe(0)
  expect(site.output).not.toContain('broken')
  expect(site.read('a.html')).not.toContain('/harbour/harbour/')
  expect(site.read('_redirects')).toContain('/harbour/old /harbour/a 301')
})

test('a file takes precedence over a redirect from its path', async () => {
  const sources = ['/llms.txt', '/a.md', '/dot.svg', '/old.txt']
  const site = await buildSite({
    'docs.json': settings(['a'], {
      redirects: sources.map((source) => ({ source, destination: '/a' })),
    }),
    'a.mdx': page('A', '![Dot](/dot.svg)'),
    'dot.svg': pages['images/dot.svg'],
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('_redirects')).toBe('/old.txt /a 301\n/ /a 302\n')
  const moved = site.files().filter((file) => /\.\w+\.html$/.test(file))
  expect(moved).toEqual(['old.txt.html'])
  const told = site.report.diagnostics['site/redirect-of-page'] ?? []
  expect(told.map(({ message }) => /`(.+?)`/.exec(message)![1]).sort()).toEqual(
    sources.slice(0, 3).sort(),
  )
})

test.each([
  ['has a file', {}, '404 A Area OLD Old a area/B area/b area/index index old search'],
  // Stands for a disk where both names are the same file.
  [
    'has none where names ignore case',
    { 'DOCS.JSON': '{}' },
    '404 Area a area/b area/index index old search',
  ],
])(
  'a redirect that differs from a page or another one by case alone %s',
  async (_, more, names) => {
    const sources = ['/A', '/Area', '/area/B', '/old', '/Old', '/OLD.html']
    const site = await buildSite({
      'docs.json': settings(['a', 'area/b'], {
        redirects: sources.map((source) => ({ source, destination: '/a' })),
      }),
      'a.mdx': page('A'),
      'area/b.mdx': page('B'),
      ...more,
    })
    expect(site.code, site.output).toBe(0)
    const files = site.files().filter((file) => file.endsWith('.html'))
    expect(files.toSorted()).toEqual(names.split(' ').map((name) => `${name}.html`))
    expect(site.read('_redirects')).toContain('/A /a 301')
  },
)

test('a redirect from an HTML file is that file, unless its URL without extension is in use', async () => {
  const redirects = {
    '/old/page.html': '/a',
    '/twice.html': '/a',
    '/twice': '/b/c',
    '/b.html': '/b',
    '/area.html': '/a',
    '/a.html': '/b/c',
    '/self.html': '/self',
    '/404.html': '/a',
    '/search.html': '/a',
  }
  const site = await buildSite({
    'docs.json': settings(['a', 'b/c', 'area/index'], {
      redirects: Object.entries(redirects).map(([source, destination]) => ({
        source,
        destination,
      })),
    }),
    'a.mdx': page('A'),
    'b/c.mdx': page('C'),
    'area/index.mdx': page('Area'),
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('old/page.html')).toContain('url=/a')
  expect(site.read('twice.html')).toContain('url=/b/c')
  for (const file of ['a.html', '404.html', 'search.html'])
    expect(site.read(file), file).toContain('<h1')
  expect(site.read('_redirects')).toContain('/old/page.html /a 301')
  const files = site.files().filter((file) => file.endsWith('.html'))
  expect(files.toSorted()).toEqual([
    '404.html',
    'a.html',
    'area.html.html',
    'area/index.html',
    'b.html.html',
    'b/c.html',
    'b/index.html',
    'index.html',
    'old/page.html',
    'search.html',
    'self.html.html',
    'twice.html',
  ])
})

test('with trailing slashes every page is the index of its folder', async () => {
  const site = await buildSite({
    'docs.json': settings(['one', 'two'], { seo: { trailingSlash: true } }),
    'one.mdx': page('One', '[Two](/two)'),
    'two.mdx': page('Two'),
  })
  expect(site.code, site.output).toBe(0)
  expect(site.has('one/index.html')).toBe(true)
  expect(site.has('one.html')).toBe(false)
})

describe.each([
  ['at the root', '/', []],
  ['below a base', '/harbour/', ['--base', '/harbour/']],
])('with trailing slashes %s, links within the site end as pages do', (_, base, args) => {
  let site: BuiltSite
  beforeAll(async () => {
    const openapi = {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: {
        '/pets': {
          get: {
            tags: ['pets'],
            summary: 'List',
            responses: { 200: { description: 'a' } },
          },
          post: {
            tags: ['pets'],
            summary: 'Add',
            responses: { 200: { description: 'a' } },
          },
        },
      },
    }
    site = await buildSite(
      {
        ...pages,
        'introduction.mdx': page(
          'Introduction',
          '[Root](/guides/start?x=1#steps) [Relative](./guides/next.mdx) [Self](#here) <a href="/area">Area</a> <Card title="Go" href="/guides/start">x</Card> [File](/files/a.pdf) [Key](/files/key) [Node](/node.js) [Odd](/v1.2) [Old](/old)',
        ),
        'node.js.mdx': page('Node'),
        'v1.2.mdx': page('Odd'),
        'files/key': 'x',
        'pets.json': JSON.stringify(openapi),
        'docs.json': {
          ...docs,
          seo: { trailingSlash: true },
          navigation: {
            tabs: [
              {
                tab: 'Guides',
                groups: [
                  {
                    group: 'A',
                    root: 'area/index',
                    pages: ['introduction', 'guides/start', 'guides/next', 'area/inner'],
                  },
                  { group: 'B', pages: ['node.js', 'v1.2'] },
                ],
              },
              { tab: 'API', openapi: 'pets.json' },
            ],
          },
        },
      },
      { args: ['--site', 'https://docs.example.com', ...args] },
    )
  }, 60_000)

  test('everywhere in the pages', () => {
    expect(site.code, site.output).toBe(0)
    const found = new Set<string>()
    for (const file of site.files().filter((file) => file.endsWith('.html')))
      for (const element of readHtml(site.read(file)).all('a', { href: true })) {
        const href = element.attribute('href')!
        if (/^\/(?!\/)/.test(href)) found.add(href)
      }
    const bare = [...found].filter((href) => !/\/(?:[?#]|$)/.test(href))
    expect(bare.sort()).toEqual(
      ['files/a.pdf', 'files/key', 'pets.json'].map((file) => base + file),
    )
    for (const url of ['guides/start/?x=1#steps', 'guides/next/', 'area/', 'node.js/'])
      expect(found).toContain(base + url)
    for (const url of ['v1.2/', 'search/', 'pets/add/'].map((each) => base + each))
      expect([...found].some((href) => href.endsWith(url.slice(base.length)))).toBe(true)
    const lost = [...found]
      .map((href) => href.slice(base.length).replace(/[?#].*$/, ''))
      .filter((path) => !site.has(/\/$|^$/.test(path) ? `${path}index.html` : path))
    expect(lost).toEqual([])
  })

  test('in redirects, the search and what search engines read', () => {
    expect(site.read('old/index.html')).toContain(`url=${base}guides/start/"`)
    expect(site.read('_redirects')).toContain(`${base}old ${base}guides/start/ 301`)
    const home = `https://docs.example.com${base}`
    const html = site.read('guides/start/index.html')
    const [canonical] = readHtml(html).all('link', { rel: 'canonical' })
    expect(canonical!.attribute('href')).toBe(`${home}guides/start/`)
    expect(html).toContain(`"item":"${home}area/"`)
    expect(site.read('sitemap.xml')).toContain(`<loc>${home}guides/start/</loc>`)
    const names = site.files().filter((file) => /^pagefind\/.*pages/.test(file))
    const records = names.map((file) => site.read(file)).join('\n')
    expect(records).toContain('"/guides/start/"')
    expect(records).not.toContain('"/guides/start"')
  })
})
