import { expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'

const config = `
  import nextra from 'nextra'
  const withNextra = nextra({ search: { codeblocks: false } })
  export default withNextra({ basePath: '/harbour', async redirects() {
    return [{ source: '/old', destination: '/docs/ropes', permanent: true },
      { source: '/a/:path*', destination: '/b/:path*', permanent: true }]
  } })`

test('_meta files of Nextra 4 become tabs and groups, and the layout the rest', async () => {
  const { settings, output, diagnostics } = await importFolder(
    {
      'next.config.mjs': config,
      'app/layout.jsx': `
        import { Footer, Layout, Navbar } from 'nextra-theme-docs'
        import { Banner, Head } from 'nextra/components'
        export const metadata = {
          title: { default: 'Harbour', template: '%s – Harbour' },
          description: 'Ropes and boats',
          icons: { icon: [{ url: '/favicon.svg' }] },
        }
        const navbar = <Navbar
          logo={<><Image src="/logo.svg" alt="" /> <b>Harbour</b></>}
          projectLink="https://github.com/example/harbour"
          chatLink="https://chat.example.com"
        />
        export default async function RootLayout({ children }) {
          const banner = <Banner storageKey="x">New: <a href="/docs/ropes">Ropes</a>!</Banner>
          return (
            <html lang="en">
              <Head color={{ hue: { dark: 120, light: 200 }, saturation: 90 }} />
              <body>
                <Layout banner={banner} navbar={navbar} footer={<Footer>MIT</Footer>}
                  pageMap={await getPageMap()} docsRepositoryBase="https://github.com/example/harbour"
                  sidebar={{ defaultMenuCollapseLevel: 1 }}
                  nextThemes={{ defaultTheme: 'dark' }}>{children}</Layout>
              </body>
            </html>
          )
        }`,
      'public/logo.svg': '<svg/>',
      'public/favicon.svg': '<svg/>',
      'content/_meta.js': `export default {
        index: { type: 'page', display: 'hidden' },
        docs: { type: 'page', title: 'Documentation' },
        about: { type: 'page', title: 'About', theme: { layout: 'full' } },
        versions: { type: 'menu', title: 'Versions', items: { _1: { title: '1', href: 'https://example.com' } } },
        crew: { type: 'menu', title: 'Crew', items: { mates: { title: 'Mates' }, cook: '' } },
        shop: { type: 'page', title: 'Shop', href: 'https://example.com/shop' },
      }`,
      'content/index.mdx': '# Home',
      'content/crew/cook.mdx': '# Cook',
      'content/crew/mates.mdx': '# Mates',
      'content/about.mdx': '# About',
      'content/docs/_meta.tsx': `
        const boats = { theme: { collapsed: false } } 
        export default {
          index: '',
          ropes: 'Ropes!',
          '--- more': { type: 'separator', title: 'More' },
          boats,
          knots: <Code>knots</Code>,
          secret: { display: 'hidden' },
          gone: 'Gone',
          forum: { title: 'Forum', href: 'https://example.com/forum' },
          '---': { type: 'separator' },
        } satisfies MetaRecord`,
      'content/docs/index.mdx': '# Start',
      'content/docs/ropes.mdx': '# Ropes',
      'content/docs/secret.mdx': '# Secret',
      'content/docs/zebra.mdx': '# Zebra',
      'content/docs/boats/index.mdx': '---\ntitle: Boats\nasIndexPage: true\n---\n',
      'content/docs/boats/hull.mdx': '# Hull',
      'content/docs/knots/bowline.mdx': '# Bowline',
    },
    'content',
  )
  expect(diagnostics).toEqual([])
  expect(settings).toMatchInlineSnapshot(`
    {
      "appearance": {
        "default": "dark",
      },
      "banner": {
        "content": "New: [Ropes](/docs/ropes)!",
        "dismissible": true,
      },
      "colors": {
        "light": "#30a5e0",
        "primary": "#0977ae",
      },
      "description": "Ropes and boats",
      "favicon": "/favicon.svg",
      "feedback": {
        "suggestEdit": true,
      },
      "footer": {
        "socials": {
          "github": "https://github.com/example/harbour",
        },
      },
      "logo": "/logo.svg",
      "name": "Harbour",
      "navbar": {
        "links": [
          {
            "href": "https://chat.example.com",
            "label": "Chat",
          },
          {
            "href": "https://example.com/shop",
            "label": "Shop",
          },
        ],
      },
      "navigation": {
        "tabs": [
          {
            "pages": [
              "docs/index",
              "docs/ropes",
              {
                "expanded": true,
                "group": "More",
                "pages": [
                  {
                    "expanded": true,
                    "group": "Boats",
                    "pages": [
                      "docs/boats/hull",
                    ],
                    "root": "docs/boats/index",
                  },
                  {
                    "group": "knots",
                    "pages": [
                      "docs/knots/bowline",
                    ],
                  },
                ],
              },
              "docs/zebra",
            ],
            "tab": "Documentation",
          },
          {
            "pages": [
              "about",
            ],
            "tab": "About",
          },
          {
            "pages": [
              "crew/mates",
              "crew/cook",
            ],
            "tab": "Crew",
          },
        ],
      },
      "redirects": [
        {
          "destination": "/docs/ropes",
          "source": "/old",
        },
      ],
    }
  `)
  expect(output).toMatchInlineSnapshot(`
    "Nextra: read app/layout.jsx, content/_meta.js, content/docs/_meta.tsx, next.config.mjs

    warning: next.config.mjs:6:17  the redirect from \`/a/:path*\` to \`/b/:path*\` is left out  [import/left-out]
      Add it to \`redirects\` with a page that exists, or redirect the path with your host.

    warning: app/layout.jsx:20:57  the text of the footer is left out  [import/left-out]
      Replace the footer with an override, \`theme/Footer.tsx\`.

    warning: content/_meta.js:4:9  the layout of \`about\` is left out  [import/left-out]
      Write \`mode: custom\` in the frontmatter of the page.

    warning: content/_meta.js:5:9  the menu \`Versions\` of the navbar is left out  [import/left-out]
      List its links in \`navbar.links\` or \`navigation.global.anchors\`.

    warning: content/docs/_meta.tsx:11:11  the link \`Forum\` is left out: a sidebar lists pages  [import/left-out]
      Add a page with \`url: https://example.com/forum\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.

    warning: content/docs/_meta.tsx:10:11  there is no page \`gone\`, so the entry is left out  [import/missing-page]
      Write the page, and list it in \`docs.json\`.

    warning: content/docs/_meta.tsx:5:11  the label \`Ropes!\` of \`content/docs/ropes.mdx\` differs from its title  [import/label]
      Write \`sidebarTitle: Ropes!\` in the frontmatter of the page.

    ./content/docs.json was written: 9 pages in the navigation, 7 warnings.

    Next:
      - Delete the \`_meta\` files: \`docs.json\` has the navigation.
      - Move the files of \`public/\` next to \`docs.json\`.
      - To keep the URLs of the pages, build with \`--base /harbour/\`.
      - See what is left to do: skerry check ./content --base /harbour/"
  `)
})

test('pages/ and theme.config of earlier versions are read, with pages beside their folders', async () => {
  const { settings, output } = await importFolder(
    {
      'package.json': '{ "dependencies": { "nextra": "^2.13.0" } }',
      'next.config.js': `const withNextra = require('nextra')('nextra-theme-docs', './theme.config.tsx')
        module.exports = withNextra()`,
      'theme.config.tsx': `
        const config: DocsThemeConfig = {
          logo: <span>Harbour</span>,
          project: { link: 'https://git.example.com/harbour' },
          chat: { link: 'https://discord.gg/x' },
          docsRepositoryBase: 'https://git.example.com/harbour/tree/main',
          footer: { text: '© Harbour' },
          head: () => (<><link rel="icon" href="/missing.ico" /></>),
          primaryHue: 150,
          darkMode: false,
        }
        export default config`,
      'pages/_app.mdx': 'export default () => null',
      'pages/404.mdx': '# Not found',
      'pages/_meta.json':
        '{ "404": { "type": "page" }, "index": "Start", "*": { "theme": { "toc": true } } }',
      'pages/index.mdx': '# Start',
      'pages/ropes.mdx': '---\ntitle: Ropes\n---\n',
      'pages/ropes/_meta.json': '{ "b": { "title": "B" }, "../ropes": "Again", "a": "" }',
      'pages/ropes/a.md': '# A',
      'pages/ropes/b.md': '# B',
    },
    'pages',
  )
  expect(settings).toEqual({
    name: 'Harbour',
    colors: { primary: '#007f3f', light: '#00e673' },
    appearance: { default: 'system', strict: true },
    navigation: {
      pages: [
        'index',
        { group: 'Ropes', root: 'ropes', expanded: true, pages: ['ropes/b', 'ropes/a'] },
      ],
    },
    navbar: { links: [{ label: 'Repository', href: 'https://git.example.com/harbour' }] },
    footer: { socials: { discord: 'https://discord.gg/x' } },
    feedback: { suggestEdit: true },
  })
  expect(output).toContain('there is no file `public/missing.ico`')
  expect(output).toContain('Delete the page `_app`: it is part of Next.js.')
})

test('languages of Nextra are folders, or endings of files', async () => {
  const next = (locales: string) =>
    `module.exports = require('nextra')({})({ i18n: { locales: ${locales}, defaultLocale: 'en' } })`
  const folders = await importFolder(
    {
      'next.config.js': `const nextra = require('nextra'); ${next("['en', 'fr', 'de']")}`,
      'content/en/a.md': '# A',
      'content/fr/_meta.js': "export default { a: 'Le A' }",
      'content/fr/a.md': '# Le A',
    },
    'content',
  )
  expect(folders.settings['navigation']).toEqual({
    languages: [
      { language: 'en', default: true, pages: ['en/a'] },
      { language: 'fr', pages: ['fr/a'] },
    ],
  })
  const endings = await importFolder(
    {
      'next.config.js': next("['en', 'fr']"),
      'pages/_meta.en.json': '{ "b": "B", "a": "A" }',
      'pages/a.en.md': '# A',
      'pages/b.en.md': '# B',
      'pages/a.fr.md': '# A',
    },
    'pages',
  )
  expect(endings.settings['navigation']).toEqual({
    languages: [
      { language: 'en', default: true, pages: ['b.en', 'a.en'] },
      { language: 'fr', pages: ['a.fr'] },
    ],
  })
})

test('page.mdx files and _meta.global of app/ are read, with redirects from the old URLs', async () => {
  const { settings, output } = await importFolder(
    {
      'next.config.ts': "import nextra from 'nextra'\nexport default nextra({})({})",
      'app/_meta.global.tsx': `
        const GUIDE = { knots: '', ropes: '' }
        export default {
          index: { display: 'hidden' },
          docs: { type: 'page', title: 'Docs', items: { index: '', guide: { title: 'Guide', items: GUIDE } } },
        }`,
      'app/page.mdx': '# Home',
      'app/docs/page.mdx': '# Docs',
      'app/docs/guide/ropes/page.mdx': '# Ropes',
      'app/docs/guide/knots/page.mdx': '# Knots',
      'app/docs/guide/knots/_part.mdx': 'Part',
    },
    'app',
  )
  expect(settings).toEqual({
    name: 'Documentation',
    navigation: {
      pages: [
        'docs/page',
        {
          group: 'Guide',
          expanded: true,
          pages: ['docs/guide/knots/page', 'docs/guide/ropes/page'],
        },
      ],
    },
    redirects: [
      { source: '/docs/guide/knots', destination: '/docs/guide/knots/page' },
      { source: '/docs/guide/ropes', destination: '/docs/guide/ropes/page' },
      { source: '/docs', destination: '/docs/page' },
    ],
  })
  expect(output).toContain('skerry rename guide/page guide --no-redirect')
})

test('_meta.global of app/ arranges pages in content/, too', async () => {
  const { settings } = await importFolder(
    {
      'next.config.ts': "import nextra from 'nextra'\nexport default nextra({})({})",
      'app/_meta.global.ts': "export default { index: '', ropes: '', boats: '' }",
      'content/index.mdx': '# Home',
      'content/boats.mdx': '# Boats',
      'content/ropes.mdx': '# Ropes',
    },
    'content',
  )
  expect(settings.navigation).toEqual({ pages: ['index', 'ropes', 'boats'] })
})
