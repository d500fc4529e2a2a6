import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, type BuiltSite } from './build-site.ts'
import { readHtml } from './read-html.ts'

/**
 * Pages of both sites: groups in an anchor, in a tab and outside of both, one of them
 * nested.
 */
const pages = {
  'introduction.mdx': page('Introduction'),
  'quickstart.mdx': page('Quickstart', 'Go on.', 'sidebarTitle: Start\n'),
  'guides/nested/deep.mdx': page('Deep'),
  'guides/nested/deeper.mdx': page('Deeper'),
  'api/index.mdx': page('API'),
  'api/users/list.mdx': page('List users'),
  'api/users/get.mdx': page('Get a user'),
  'sdk/python.mdx': page('Python'),
  'sdk/node.mdx': page('Node'),
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"/>',
}

/** All keys of the legacy schema. */
const legacy = {
  $schema: 'https://example.com/schema.json',
  name: 'Harbour',
  logo: '/logo.svg',
  favicon: '/logo.svg',
  colors: { primary: '#0d7a5f', light: '#4fc7a6', dark: '#0a5f4a' },
  topbarLinks: [{ name: 'Support', url: 'mailto:help@example.com' }],
  topbarCtaButton: { name: 'Dashboard', url: 'https://dashboard.example.com' },
  modeToggle: { default: 'dark', isHidden: false },
  topAnchor: { name: 'Docs', icon: 'book-open' },
  anchors: [{ name: 'API', icon: 'code', url: 'api' }],
  tabs: [{ name: 'SDKs', url: 'sdk' }],
  navigation: [
    {
      group: 'Start here',
      pages: [
        'introduction',
        'quickstart',
        {
          group: 'Nested',
          icon: 'folder',
          pages: ['guides/nested/deep', 'guides/nested/deeper'],
        },
      ],
    },
    { group: 'Reference', pages: ['api/index', 'api/users/list', 'api/users/get'] },
    { group: 'Languages', pages: ['sdk/python', 'sdk/node'] },
  ],
  footerSocials: { github: 'https://github.com/example/harbour' },
  feedback: { suggestEdit: true, raiseIssue: true },
}

const modern = {
  theme: 'mint',
  name: 'Harbour',
  logo: '/logo.svg',
  favicon: '/logo.svg',
  colors: { primary: '#0d7a5f', light: '#4fc7a6', dark: '#0a5f4a' },
  navbar: {
    links: [{ label: 'Support', href: 'mailto:help@example.com' }],
    primary: {
      type: 'button',
      label: 'Dashboard',
      href: 'https://dashboard.example.com',
    },
  },
  appearance: { default: 'dark' },
  navigation: {
    tabs: [
      {
        tab: 'Documentation',
        anchors: [
          {
            anchor: 'Docs',
            icon: 'book-open',
            groups: [
              {
                group: 'Start here',
                pages: [
                  'introduction',
                  'quickstart',
                  {
                    group: 'Nested',
                    icon: 'folder',
                    pages: ['guides/nested/deep', 'guides/nested/deeper'],
                  },
                ],
              },
            ],
          },
          {
            anchor: 'API',
            icon: 'code',
            groups: [
              {
                group: 'Reference',
                pages: ['api/index', 'api/users/list', 'api/users/get'],
              },
            ],
          },
        ],
      },
      {
        tab: 'SDKs',
        groups: [{ group: 'Languages', pages: ['sdk/python', 'sdk/node'] }],
      },
    ],
  },
  footer: { socials: { github: 'https://github.com/example/harbour' } },
}

describe('the same site in legacy and in modern settings (behaviour, appendix B 1)', () => {
  let old: BuiltSite
  let now: BuiltSite

  beforeAll(async () => {
    old = await buildSite({ ...pages, 'docs.json': legacy })
    now = await buildSite({ ...pages, 'docs.json': modern })
  }, 60_000)

  const files = [
    'introduction.html',
    'quickstart.html',
    'guides/nested/deep.html',
    'guides/nested/deeper.html',
    'api/index.html',
    'api/users/list.html',
    'api/users/get.html',
    'sdk/python.html',
    'sdk/node.html',
  ]

  test('builds without a problem', () => {
    expect([old.code, now.code], old.output + now.output).toEqual([0, 0])
    expect(old.report.pages.map(({ status }) => status)).not.toContain('error')
  })

  test('has the same pages at the same addresses', () => {
    const html = (site: BuiltSite) =>
      site.files().filter((file) => file.endsWith('.html'))
    expect(html(old)).toEqual(html(now))
    expect(html(old)).toEqual(expect.arrayContaining(files))
  })

  test.each(files)('leads to the same neighbours from %s', (file) => {
    const around = (site: BuiltSite) => {
      const pagination = readHtml(site.read(file)).byId('pagination')
      return pagination.all('a').map((link) => [link.text, link.attribute('href')])
    }
    expect(around(old)).toEqual(around(now))
  })

  test.each(files)('lists the same pages in the same order beside %s', (file) => {
    const listed = (site: BuiltSite) => {
      const items = readHtml(site.read(file)).byId('navigation-items')
      // The anchors above them differ: beside tabs, `topAnchor` has no effect.
      const rows = items
        .all('a')
        .filter((link) => !link.attribute('class')?.includes('anchor'))
      return rows.map((link) => [link.text, link.attribute('href')])
    }
    expect(listed(old)).toEqual(listed(now))
  })

  test('goes from page to page in the order of the navigation', () => {
    const { byId } = readHtml(old.read('quickstart.html'))
    const links = byId('pagination').all('a')
    expect(links.map((link) => link.attribute('href'))).toEqual([
      '/introduction',
      '/guides/nested/deep',
    ])
  })

  test('ends at the end of a branch', () => {
    const { byId } = readHtml(old.read('guides/nested/deeper.html'))
    const links = byId('pagination').all('a')
    expect(links.map((link) => link.attribute('href'))).toEqual(['/guides/nested/deep'])
  })

  test('opens in the mode that the settings name', () => {
    for (const site of [old, now]) {
      const [html] = readHtml(site.read('introduction.html')).all('html')
      expect(html!.attribute('class')).toMatch(/\bdark\b/)
    }
  })
})

test('a mint.json is read where there is no docs.json', async () => {
  const site = await buildSite({ ...pages, 'mint.json': legacy })
  expect(site.code, site.output).toBe(0)
  expect(site.has('sdk/python.html')).toBe(true)
  expect(site.has('mint.json')).toBe(false)
})
