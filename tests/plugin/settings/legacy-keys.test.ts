import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../runtime/types/settings.ts'
import { legacy, modern, parse, settingsOf } from './parse.ts'

/** One legacy setting and its effect. */
type Case = [written: object, effect: object]

function holds(cases: Record<string, Case>): void {
  test.each(Object.entries(cases))('%s', (_, [written, effect]) => {
    expect(settingsOf(legacy(written))).toMatchObject(effect)
  })
}

describe('the look', () => {
  holds({
    'a name loses the spaces around it': [{ name: '  Docs ' }, { name: 'Docs' }],
    'one logo serves both modes and leads home': [
      { logo: '/logo.svg' },
      { logo: { light: '/logo.svg', dark: '/logo.svg', href: '/' } },
    ],
    'a logo for each mode leads where it says': [
      { logo: { light: '/l.svg', dark: '/d.svg', href: 'https://a.example' } },
      { logo: { light: '/l.svg', dark: '/d.svg', href: 'https://a.example' } },
    ],
    'one favicon serves both modes': [
      { favicon: '/f.png' },
      { favicon: { light: '/f.png', dark: '/f.png' } },
    ],
    'all five colours are kept': [
      {
        colors: {
          primary: '#0a5540',
          light: '#55D799',
          dark: '#0d9373',
          background: { light: '#ffffff', dark: '#111' },
        },
      },
      {
        colors: { primary: '#0a5540', light: '#55D799', dark: '#0d9373' },
        background: { color: { light: '#ffffff', dark: '#111' } },
      },
    ],
    'colours that are absent are the primary one': [
      { colors: { primary: '#777' } },
      { colors: { primary: '#777', light: '#777', dark: '#777' } },
    ],
    'one ground alone is allowed': [
      { colors: { primary: '#777', background: { dark: '#171717' } } },
      { background: { color: { dark: '#171717' } } },
    ],
    'anchors may have a colour or a gradient': [
      { colors: { primary: '#777', anchors: { from: '#fff', to: '#eee' } } },
      { colors: { anchors: { from: '#fff', to: '#eee' } } },
    ],
    'a background image is behind both modes': [
      { backgroundImage: '/bg.png' },
      { background: { image: { light: '/bg.png', dark: '/bg.png' } } },
    ],
    'a background style is a decoration': [
      { background: { style: 'windows' } },
      { background: { decoration: 'windows' } },
    ],
    'code is dark in both modes when asked': [
      { codeBlock: { mode: 'dark' } },
      { styling: { codeblocks: { light: 'dark-plus', dark: 'dark-plus' } } },
    ],
    'code follows the mode otherwise': [
      { codeBlock: { mode: 'auto' } },
      { styling: { codeblocks: { light: 'github-light-default', dark: 'dark-plus' } } },
    ],
    'eyebrows may be breadcrumbs': [
      { eyebrow: { display: 'breadcrumbs' } },
      { styling: { eyebrows: 'breadcrumbs' } },
    ],
    'corners may be sharp': [{ rounded: 'sharp' }, { styling: { rounded: 'sharp' } }],
    'a font serves headings and text': [
      { font: { family: 'Inter', weight: 400, url: '/inter.woff2', format: 'woff2' } },
      {
        fonts: {
          heading: {
            family: 'Inter',
            weight: 400,
            source: '/inter.woff2',
            format: 'woff2',
          },
          body: { family: 'Inter' },
        },
      },
    ],
    'headings may have a font of their own': [
      { font: { headings: { family: 'A' }, body: { family: 'B' } } },
      { fonts: { heading: { family: 'A' }, body: { family: 'B' } } },
    ],
  })

  test.each([
    ['venus', 'palm', 'topbar'],
    ['quill', 'willow', 'sidebar'],
    ['prism', 'mint', 'topbar'],
  ])('the theme %s is %s', (theme, name, layout) => {
    expect(settingsOf(legacy({ theme }))).toMatchObject({ theme: name, layout })
  })

  test.each([
    ['topnav', 'topbar'],
    ['sidenav', 'sidebar'],
    ['solidSidenav', 'sidebar'],
  ])('the layout %s is the %s', (layout, expected) => {
    expect(settingsOf(legacy({ layout })).layout).toBe(expected)
  })
})

describe('the mode toggle', () => {
  const combinations: [object, Settings['appearance']][] = [
    [{}, { default: 'system', strict: false }],
    [{ default: 'dark' }, { default: 'dark', strict: false }],
    [{ isHidden: true }, { default: 'system', strict: true }],
    [
      { default: 'light', isHidden: true },
      { default: 'light', strict: true },
    ],
  ]
  test.each(combinations)('%j is %j', (modeToggle, appearance) => {
    expect(settingsOf(legacy({ modeToggle })).appearance).toEqual(appearance)
  })
})

describe('the top bar', () => {
  holds({
    'links keep their order and forms': [
      {
        topbarLinks: [
          { name: 'Blog', url: 'https://a.example' },
          { name: 'Mail', url: 'mailto:a@a.example?subject=About the docs' },
          { type: 'github', url: 'https://github.com/a/b' },
        ],
      },
      {
        navbar: {
          links: [
            { type: 'link', label: 'Blog', href: 'https://a.example' },
            {
              type: 'link',
              label: 'Mail',
              href: 'mailto:a@a.example?subject=About the docs',
            },
            { type: 'github', href: 'https://github.com/a/b' },
          ],
        },
      },
    ],
    'the button is a link unless it says otherwise': [
      {
        topbarCtaButton: {
          name: 'Go',
          url: '/go',
          style: 'roundedRectangle',
          arrow: false,
        },
      },
      {
        navbar: {
          primary: {
            type: 'link',
            label: 'Go',
            href: '/go',
            style: 'roundedRectangle',
            arrow: false,
          },
        },
      },
    ],
    'a repository needs no name': [
      { topbarCtaButton: { type: 'github', url: 'https://github.com/a/b' } },
      { navbar: { primary: { type: 'github', href: 'https://github.com/a/b' } } },
    ],
  })

  test('a link without a name is an error', () => {
    expect(parse(legacy({ topbarCtaButton: { url: '/go' } })).diagnostics).toMatchObject([
      { severity: 'error', message: expect.stringContaining('needs a `name`') },
    ])
  })
})

describe('the API', () => {
  holds({
    'one base address or several': [
      { api: { baseUrl: 'https://api.example' } },
      { api: { servers: ['https://api.example'] } },
    ],
    'several base addresses keep their order': [
      { api: { baseUrl: ['https://b.example', 'https://a.example'] } },
      { api: { servers: ['https://b.example', 'https://a.example'] } },
    ],
    'the way to sign in': [
      { api: { auth: { method: 'key', name: 'X-Key', inputPrefix: 'k-' } } },
      { api: { auth: { method: 'key', name: 'X-Key', inputPrefix: 'k-' } } },
    ],
    'a playground that shows': [
      { api: { playground: { mode: 'show' } } },
      { api: { playground: { display: 'interactive' } } },
    ],
    'a playground that is simple': [
      { api: { playground: { mode: 'simple' } } },
      { api: { playground: { display: 'simple' } } },
    ],
    'a playground that hides': [
      { api: { playground: { mode: 'hide' } } },
      { api: { playground: { display: 'none' } } },
    ],
    'the order of the description': [
      { api: { maintainOrder: true } },
      { api: { maintainOrder: true } },
    ],
    'languages of samples and what they hold': [
      {
        api: {
          request: { example: { languages: ['bash', 'go'], showOptionalParams: false } },
        },
      },
      { api: { examples: { languages: ['bash', 'go'], defaults: 'required' } } },
    ],
    'nested fields that are open': [
      { api: { paramFields: { expanded: 'topLevel' } } },
      { api: { params: { expanded: 'topLevel' } } },
    ],
    'nested fields that are closed': [
      { api: { paramFields: { expanded: 'none' } } },
      { api: { params: { expanded: 'closed' } } },
    ],
    'one description, without the slash before it': [
      { openapi: '/openapi.json' },
      { api: { openapi: [{ source: 'openapi.json' }] } },
    ],
    'several descriptions, of files and addresses': [
      { openapi: ['./a.yaml', 'https://a.example/b.json'] },
      {
        api: { openapi: [{ source: 'a.yaml' }, { source: 'https://a.example/b.json' }] },
      },
    ],
  })
})

describe('the rest', () => {
  const all = {
    website: 'https://a.example',
    facebook: 'https://facebook.com/a',
    x: 'https://x.com/a',
    discord: 'https://discord.gg/a',
    slack: 'https://a.slack.com',
    github: 'https://github.com/a',
    linkedin: 'https://linkedin.com/a',
    instagram: 'https://instagram.com/a',
    'hacker-news': 'https://news.ycombinator.com/a',
  }

  test('every platform of the footer, in the order of the author', () => {
    const pairs = Object.entries(all).reverse()
    const { footer } = settingsOf(legacy({ footerSocials: Object.fromEntries(pairs) }))
    expect(footer.socials).toEqual(pairs.map(([platform, url]) => ({ platform, url })))
  })

  test('socials may be a list', () => {
    const footerSocials = [{ type: 'x-twitter', url: 'https://x.com/a' }]
    expect(settingsOf(legacy({ footerSocials })).footer.socials).toEqual([
      { platform: 'x', url: 'https://x.com/a' },
    ])
  })

  test('socials of `footer` follow those of `footerSocials`, which take precedence', () => {
    const footerSocials = { x: 'https://x.com/a', github: 'https://github.com/a' }
    const socials = [
      { type: 'x', url: 'https://x.com/b' },
      { type: 'discord', url: 'https://discord.gg/b' },
    ]
    const { footer } = settingsOf(legacy({ footerSocials, footer: { socials } }))
    expect(footer.socials).toEqual([
      { platform: 'x', url: 'https://x.com/a' },
      { platform: 'github', url: 'https://github.com/a' },
      { platform: 'discord', url: 'https://discord.gg/b' },
    ])
  })

  test('an unknown platform is left out with a warning', () => {
    const { settings, diagnostics } = parse(
      legacy({ footerSocials: { gitub: 'https://github.com/a', x: 'https://x.com/a' } }),
    )
    expect(settings?.footer.socials).toHaveLength(1)
    expect(diagnostics).toMatchObject([
      { severity: 'warning', hint: 'Did you mean `github`?' },
    ])
  })

  holds({
    'each button for feedback': [
      { feedback: { suggestEdit: true, raiseIssue: true, thumbsRating: true } },
      { feedback: { suggestEdit: true, raiseIssue: true, thumbsRating: true } },
    ],
    'footer columns': [
      { footer: { links: [{ title: 'More', links: [{ label: 'A', url: '/a' }] }] } },
      { footer: { links: [{ header: 'More', items: [{ label: 'A', href: '/a' }] }] } },
    ],
    'the text in the search box': [
      { search: { prompt: 'Find' } },
      { search: { prompt: 'Find' } },
    ],
    'meta tags': [
      { metadata: { 'og:title': 'A', 'x:n': 1 } },
      { seo: { metatags: { 'og:title': 'A', 'x:n': '1' } } },
    ],
    'hidden pages for search engines': [
      { seo: { indexHiddenPages: true } },
      { seo: { indexing: 'all' } },
    ],
    'analytics are integrations': [
      {
        analytics: { gtm: { tagId: 'GTM-1' } },
        integrations: { intercom: { appId: 'a' } },
      },
      { integrations: { gtm: { tagId: 'GTM-1' }, intercom: { appId: 'a' } } },
    ],
    redirects: [
      { redirects: [{ source: '/a', destination: '/b', permanent: false }] },
      { redirects: [{ source: '/a', destination: '/b', permanent: false }] },
    ],
  })

  test('keys without an effect are accepted', () => {
    const silent = {
      $schema: 'x',
      sidebar: { items: 'card' },
      topbar: { style: 'gradient' },
      isWhiteLabeled: true,
    }
    expect(parse(legacy(silent)).diagnostics).toEqual([])
  })
})

test('the same site in both generations has the same settings', () => {
  const old = settingsOf(
    legacy({
      colors: { primary: '#0a5540', light: '#4ade80', background: { dark: '#111' } },
      topbarLinks: [{ name: 'Blog', url: '/blog' }],
      topbarCtaButton: { name: 'Go', url: '/go' },
      modeToggle: { default: 'dark', isHidden: true },
      footerSocials: { x: 'https://x.com/a' },
      api: {
        baseUrl: 'https://a.example',
        playground: { mode: 'simple' },
        maintainOrder: true,
      },
      openapi: 'a.json',
      backgroundImage: '/bg.png',
    }),
  )
  const current = settingsOf(
    modern({
      navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
      colors: { primary: '#0a5540', light: '#4ade80' },
      background: { image: '/bg.png', color: { dark: '#111' } },
      navbar: {
        links: [{ label: 'Blog', href: '/blog' }],
        primary: { type: 'button', label: 'Go', href: '/go' },
      },
      appearance: { default: 'dark', strict: true },
      footer: { socials: { x: 'https://x.com/a' } },
      api: {
        openapi: 'a.json',
        playground: { display: 'simple' },
        mdx: { server: 'https://a.example' },
      },
    }),
  )
  const comparable = ({ schema: _, navigation, ...rest }: Settings) => ({
    ...rest,
    navigation: JSON.parse(
      JSON.stringify(navigation, (key, value) => (key === 'place' ? undefined : value)),
    ),
  })
  expect(comparable(old)).toEqual(comparable(current))
})
