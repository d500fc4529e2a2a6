import { expect, test } from 'vitest'
import { complaints, modern, parse, settingsOf } from './parse.ts'

/** One modern setting and its effect. */
const cases: Record<string, [written: object, effect: object]> = {
  description: [{ description: 'About' }, { description: 'About' }],
  'a theme without a top bar': [
    { theme: 'maple' },
    { theme: 'maple', layout: 'sidebar' },
  ],
  'a favicon for each mode': [
    { favicon: { light: '/l.ico', dark: '/d.ico' } },
    { favicon: { light: '/l.ico', dark: '/d.ico' } },
  ],
  appearance: [
    { appearance: { default: 'light', strict: true } },
    { appearance: { default: 'light', strict: true } },
  ],
  'a background for each mode': [
    {
      background: {
        image: { light: '/l.png', dark: '/d.png' },
        decoration: 'grid',
        color: { light: '#fff' },
      },
    },
    {
      background: {
        image: { light: '/l.png', dark: '/d.png' },
        decoration: 'grid',
        color: { light: '#fff' },
      },
    },
  ],
  'a theme of code by name': [
    { styling: { codeblocks: 'nord' } },
    { styling: { codeblocks: { light: 'nord', dark: 'nord' } } },
  ],
  'a theme of code for each mode, and own languages': [
    {
      styling: {
        eyebrows: 'breadcrumbs',
        latex: true,
        codeblocks: {
          theme: { light: 'github-light', dark: 'nord' },
          languages: { custom: ['/a.json'] },
        },
      },
    },
    {
      styling: {
        eyebrows: 'breadcrumbs',
        latex: true,
        codeblocks: { light: 'github-light', dark: 'nord' },
        languages: ['/a.json'],
      },
    },
  ],
  'own languages alone leave the themes as they are': [
    { styling: { codeblocks: { languages: { custom: ['/a.json'] } } } },
    { styling: { codeblocks: { light: 'github-light-default', dark: 'dark-plus' } } },
  ],
  icons: [{ icons: { library: 'lucide' } }, { icons: { library: 'lucide' } }],
  'the fonts of the system': [{ fonts: 'system' }, { fonts: { system: true } }],
  'a font, with another for headings': [
    { fonts: { family: 'A', heading: { family: 'B', weight: 700 } } },
    { fonts: { heading: { family: 'B', weight: 700 }, body: { family: 'A' } } },
  ],
  'a font whose source is a stylesheet of Google Fonts counts as its name': [
    {
      fonts: {
        body: {
          family: 'Inter',
          source:
            'https://fonts.googleapis.com/css2?family=Inter:ital,wght@0,100..900;1,100..900',
          format: 'woff2',
        },
      },
    },
    { fonts: { body: { family: 'Inter', source: undefined } } },
  ],
  'a font whose address has a semicolon': [
    { fonts: { body: { family: 'A', source: 'https://a.example/a.woff2;v=1' } } },
    { fonts: { body: { family: 'A', source: 'https://a.example/a.woff2;v=1' } } },
  ],
  'links of the top bar with icons': [
    {
      navbar: {
        links: [
          { label: 'A', href: '/a', icon: 'fa-house' },
          { type: 'discord', href: 'https://discord.gg/a' },
        ],
        primary: { type: 'github', href: 'https://github.com/a/b' },
      },
    },
    {
      navbar: {
        links: [
          { type: 'link', label: 'A', icon: { name: 'house' } },
          { type: 'discord', href: 'https://discord.gg/a' },
        ],
        primary: { type: 'github', href: 'https://github.com/a/b' },
      },
    },
  ],
  'socials and columns of the footer': [
    {
      footer: {
        socials: { github: 'https://github.com/a', website: 'http://a.example' },
        links: [{ header: 'More', items: [{ label: 'A', href: 'https://a.example' }] }],
      },
    },
    {
      footer: {
        socials: [
          { platform: 'github', url: 'https://github.com/a' },
          { platform: 'website', url: 'http://a.example' },
        ],
        links: [{ header: 'More', items: [{ label: 'A', href: 'https://a.example' }] }],
      },
    },
  ],
  search: [{ search: { prompt: 'Ask' } }, { search: { prompt: 'Ask' } }],
  'what search engines read': [
    {
      seo: {
        metatags: { canonical: 'https://a.example', robots: 'noindex' },
        paths: [{ path: '/blog', metatags: { author: 'A' } }],
        organization: { name: 'A' },
        indexing: 'all',
        trailingSlash: true,
      },
    },
    {
      seo: {
        metatags: { canonical: 'https://a.example', robots: 'noindex' },
        paths: [{ path: '/blog', metatags: { author: 'A' } }],
        organization: { name: 'A' },
        indexing: 'all',
        trailingSlash: true,
      },
    },
  ],
  'redirects are permanent unless they say otherwise': [
    { redirects: [{ source: '/a/:slug*', destination: 'https://a.example/:slug*' }] },
    {
      redirects: [
        { source: '/a/:slug*', destination: 'https://a.example/:slug*', permanent: true },
      ],
    },
  ],
  'a page for unknown addresses': [
    { errors: { 404: { redirect: false, title: 'Lost', description: 'Try *again*' } } },
    { errors: { 404: { redirect: false, title: 'Lost', description: 'Try *again*' } } },
  ],
  'a banner whose colour serves both modes': [
    {
      banner: {
        content: '**New**',
        dismissible: true,
        type: 'warning',
        color: { light: '#fff' },
      },
    },
    {
      banner: {
        content: '**New**',
        dismissible: true,
        type: 'warning',
        color: { light: '#fff', dark: '#fff' },
      },
    },
  ],
  'a banner with one colour': [
    { banner: { content: 'New', color: '#7C3AED' } },
    { banner: { content: 'New', color: { light: '#7C3AED', dark: '#7C3AED' } } },
  ],
  'the page menu, with an option of its own': [
    {
      contextual: {
        display: 'toc',
        options: [
          'copy',
          {
            title: 'Ask',
            description: 'Us',
            icon: 'play',
            href: { base: 'https://a.example', query: [{ key: 'q', value: '$page' }] },
          },
        ],
      },
    },
    {
      contextual: {
        display: 'toc',
        options: [
          'copy',
          {
            title: 'Ask',
            icon: { name: 'play' },
            href: { base: 'https://a.example', query: [{ key: 'q', value: '$page' }] },
          },
        ],
      },
    },
  ],
  'a button for API descriptions, which is an option of the page menu': [
    { contextual: { options: ['copy'] }, api: { spec: { download: true } } },
    { contextual: { options: ['copy', 'download-spec'] } },
  ],
  'a button for API descriptions without any other option': [
    { api: { spec: { download: true } } },
    { contextual: { options: ['download-spec'] } },
  ],
  'sources of API pages in every form': [
    {
      api: {
        openapi: [
          '/a.json',
          { source: './b.json', directory: 'b', overlays: ['c.yaml'] },
        ],
        asyncapi: { source: 'd.yaml' },
      },
    },
    {
      api: {
        openapi: [
          { source: 'a.json' },
          { source: 'b.json', directory: 'b', overlays: ['c.yaml'] },
        ],
        asyncapi: [{ source: 'd.yaml' }],
      },
    },
  ],
  'the playground': [
    {
      api: {
        playground: {
          display: 'none',
          proxy: 'https://proxy.example',
          credentials: true,
        },
        url: 'full',
      },
    },
    {
      api: {
        playground: {
          display: 'none',
          proxy: 'https://proxy.example',
          credentials: true,
        },
        fullUrl: true,
      },
    },
  ],
  'parameters and examples': [
    {
      api: {
        params: { expanded: 'all', post: ['x-tier'] },
        examples: {
          languages: ['go'],
          defaults: 'required',
          prefill: true,
          autogenerate: false,
        },
        mdx: { server: ['https://a.example'], auth: { method: 'basic', name: 'u:p' } },
      },
    },
    {
      api: {
        params: { expanded: 'all', post: ['x-tier'] },
        examples: {
          languages: ['go'],
          defaults: 'required',
          prefill: true,
          autogenerate: false,
        },
        servers: ['https://a.example'],
        auth: { method: 'basic', name: 'u:p' },
      },
    },
  ],
  integrations: [
    { integrations: { ga4: { measurementId: 'G-1' } } },
    { integrations: { ga4: { measurementId: 'G-1' } } },
  ],
  'redirects to paths, however they begin': [
    {
      redirects: ['/b', 'b/c', './b', 'https://b.example', '/b#c'].map(
        (destination, n) => ({
          source: `/a${n}`,
          destination,
        }),
      ),
    },
    {
      redirects: [
        { destination: '/b' },
        { destination: '/b/c' },
        { destination: '/b' },
        { destination: 'https://b.example' },
        { destination: '/b#c' },
      ],
    },
  ],
  'scripts of other servers': [
    { integrations: { customScripts: [{ src: 'https://cdn.example/w.js' }] } },
    {
      integrations: {
        customScripts: {
          scripts: [{ src: 'https://cdn.example/w.js', strategy: 'afterInteractive' }],
        },
      },
    },
  ],
  thumbnails: [
    {
      thumbnails: {
        appearance: 'dark',
        background: '/bg.png',
        fonts: { family: 'Inter' },
      },
    },
    {
      thumbnails: {
        appearance: 'dark',
        background: '/bg.png',
        fonts: { family: 'Inter' },
      },
    },
  ],
  'layouts of thumbnails': [
    {
      thumbnails: {
        preset: 'headline',
        surface: 'neutral',
        eyebrow: { source: 'tab', style: 'bar', color: '#FDE68A' },
      },
    },
    {
      thumbnails: {
        preset: 'headline',
        surface: 'neutral',
        eyebrow: { source: 'tab', style: 'bar', color: '#FDE68A' },
      },
    },
  ],
  metadata: [{ metadata: { timestamp: true } }, { metadata: { timestamp: true } }],
  'variables are texts': [
    { variables: { version: 2, 'api.host': 'a', constructor: 3 } },
    { variables: { version: '2', 'api.host': 'a', constructor: '3' } },
  ],
  variations: [
    { variations: { options: [{ id: 'cloud', label: ' Cloud ' }] } },
    { variations: { options: [{ id: 'cloud', label: 'Cloud' }] } },
  ],
  interaction: [
    { interaction: { drilldown: false } },
    { interaction: { drilldown: false } },
  ],
  'instructions are a list': [
    { markdown: { schema: false, instructions: 'Be kind' } },
    { markdown: { schema: false, instructions: ['Be kind'] } },
  ],
}

test.each(Object.entries(cases))('%s', (_, [written, effect]) => {
  expect(settingsOf(modern(written))).toMatchObject(effect)
})

test('variations have their own ids', () => {
  const option = { id: 'cloud', label: 'Cloud' }
  expect(complaints(modern({ variations: { options: [option, option] } }))).toContain(
    '`variations.options` has an `id` twice',
  )
})

test('a list of variables is an error', () => {
  expect(complaints(modern({ variables: ['a'] }))).toContain(
    '`variables` must be an object, not a list',
  )
})

test('a proxy that is only switched on has no address', () => {
  expect(
    settingsOf(modern({ api: { playground: { proxy: true } } })).api.playground.proxy,
  ).toBeUndefined()
})

test('an image may be contained in its URL', () => {
  const image = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
  const written = {
    logo: image,
    favicon: image,
    background: { image },
    thumbnails: { background: image },
  }
  expect(settingsOf(modern(written))).toMatchObject({
    logo: { light: image, dark: image },
    favicon: { light: image, dark: image },
    background: { image: { light: image, dark: image } },
    thumbnails: { background: image },
  })
})

test.each([
  ['rocket', { name: 'rocket' }],
  ['fa-rocket', { name: 'rocket' }],
  ['fa-regular fa-bell', { name: 'fa-regular fa-bell' }],
  ['/images/a.svg', { name: '/images/a.svg' }],
  ['https://a.example/a.svg', { name: 'https://a.example/a.svg' }],
  [
    { name: 'a', style: 'solid', library: 'tabler' },
    { name: 'a', style: 'solid', library: 'tabler' },
  ],
])('the icon %j is read', (icon, expected) => {
  const { navbar } = settingsOf(
    modern({ navbar: { links: [{ label: 'A', href: '/a', icon }] } }),
  )
  expect(navbar.links).toMatchObject([{ icon: expected }])
})

test.each(['../../etc/passwd', 'x" onload="a', 'javascript:a', ''])(
  '%j is no icon, and is left out with a warning',
  (icon) => {
    expect(
      parse(modern({ navbar: { links: [{ label: 'A', href: '/a', icon }] } }))
        .diagnostics,
    ).toMatchObject([{ severity: 'warning', code: 'settings/invalid-value' }])
  },
)
