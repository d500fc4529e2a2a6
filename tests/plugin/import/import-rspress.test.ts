import { expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'

test('_nav.json and _meta.json of Rspress become tabs, groups and pages', async () => {
  const { settings, output, diagnostics } = await importFolder(
    {
      'rspress.config.ts': `
        import { join } from 'node:path'
        export default {
          root: join(import.meta.dirname, 'docs'),
          base: '/harbour/',
          title: 'Harbour',
          description: 'Ropes and boats',
          icon: '/icon.svg',
          logo: { light: '/light.svg', dark: '/dark.svg' },
          route: { cleanUrls: true, exclude: ['**/shared/**'] },
          themeConfig: {
            footer: { message: '© Harbour' },
            editLink: { docRepoBaseUrl: 'https://github.com/example/harbour' },
            socialLinks: [
              { icon: 'github', mode: 'link', content: 'https://github.com/example' },
              { icon: 'npm', mode: 'link', content: 'https://www.npmjs.com/package/harbour' },
            ],
          },
        }`,
      'docs/public/icon.svg': '<svg/>',
      'docs/public/light.svg': '<svg/>',
      'docs/public/dark.svg': '<svg/>',
      'styles/index.css': ':root { --rp-c-brand: #0a7; }',
      'docs/_nav.json': JSON.stringify([
        { text: 'The guide', link: '/guide/start', activeMatch: '/guide/' },
        { text: 'About', link: '/about' },
        { text: 'Shop', link: 'https://example.com/shop' },
        { text: 'More', items: [{ text: 'Boats!', link: '/boats/hull.html' }] },
        { text: 'Gone', link: '/gone' },
      ]),
      'docs/index.md': '---\npageType: home\n---\n',
      'docs/about.md': '# About',
      'docs/shared/part.mdx': 'Part',
      'docs/boats/hull.md': '# Hull',
      'docs/guide/_meta.json': JSON.stringify([
        'start',
        { type: 'file', name: 'ropes.mdx', label: 'Ropes!', tag: 'new' },
        { type: 'dir', name: 'knots', label: 'Knots', collapsed: true },
        { type: 'divider' },
        { type: 'section-header', label: 'Tools' },
        { type: 'dir-section-header', name: 'tools' },
        { type: 'custom-link', label: 'Forum', link: 'https://example.com/forum' },
        {
          type: 'custom-link',
          label: 'Links',
          items: [{ text: 'Hull', link: '/boats/hull' }],
        },
        'missing',
      ]),
      'docs/guide/start.md': '# Start',
      'docs/guide/ropes.mdx': '# Ropes',
      'docs/guide/knots.mdx': '# Knots',
      'docs/guide/knots/10-loop.md': '# Loop',
      'docs/guide/knots/2-bend.md': '# Bend',
      'docs/guide/tools/_meta.json': '["index", "fid"]',
      'docs/guide/tools/index.md': '# Tools of riggers',
      'docs/guide/tools/fid.md': '# Fid',
    },
    'docs',
  )
  expect(diagnostics).toEqual([])
  expect(settings).toMatchInlineSnapshot(`
    {
      "colors": {
        "light": "#1ab385",
        "primary": "#008059",
      },
      "description": "Ropes and boats",
      "favicon": "/icon.svg",
      "feedback": {
        "suggestEdit": true,
      },
      "footer": {
        "socials": {
          "github": "https://github.com/example",
        },
      },
      "logo": {
        "dark": "/dark.svg",
        "light": "/light.svg",
      },
      "name": "Harbour",
      "navbar": {
        "links": [
          {
            "href": "/about",
            "label": "About",
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
              "guide/start",
              "guide/ropes",
              {
                "group": "Knots",
                "pages": [
                  "guide/knots/2-bend",
                  "guide/knots/10-loop",
                ],
                "root": "guide/knots",
              },
              {
                "expanded": true,
                "group": "Tools",
                "pages": [
                  {
                    "expanded": true,
                    "group": "Tools of riggers",
                    "pages": [
                      "guide/tools/index",
                      "guide/tools/fid",
                    ],
                  },
                  {
                    "expanded": true,
                    "group": "Links",
                    "pages": [
                      "boats/hull",
                    ],
                  },
                ],
              },
            ],
            "tab": "The guide",
          },
          {
            "pages": [
              "boats/hull",
            ],
            "tab": "Boats!",
          },
        ],
      },
    }
  `)
  expect(output).toMatchInlineSnapshot(`
    "Rspress: read docs/_nav.json, docs/guide/_meta.json, docs/guide/tools/_meta.json, rspress.config.ts

    warning: docs/guide/_meta.json:1:32  the tag \`new\` of \`ropes.mdx\` is left out  [import/left-out]
      Write \`tag: new\` in the frontmatter of the page, or set it for the group.

    warning: rspress.config.ts:12:32  the text of the footer is left out  [import/left-out]
      Replace the footer with an override, \`theme/Footer.tsx\`.

    warning: docs/_nav.json:1:160  the menu \`More\` of the navbar is left out  [import/left-out]
      List its links in \`navbar.links\` or \`navigation.global.anchors\`.

    warning: rspress.config.ts:16:53  the link to \`https://www.npmjs.com/package/harbour\` is left out: \`footer.socials\` has no \`npm\`  [import/left-out]
      Add it to \`navbar.links\`: \`{ "label": "npm", "href": "https://www.npmjs.com/package/harbour" }\`.

    warning: docs/guide/_meta.json:1:288  the link \`Forum\` is left out: a sidebar lists pages  [import/left-out]
      Add a page with \`url: https://example.com/forum\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.

    warning: docs/guide/_meta.json:1:403  there is no page \`missing\`, so the entry is left out  [import/missing-page]
      Write the page, and list it in \`docs.json\`.

    warning: docs/_nav.json:1:244  there is no page \`/gone\`, so the entry is left out  [import/missing-page]
      Write the page, and list it in \`docs.json\`.

    warning: docs/guide/_meta.json:1:32  the label \`Ropes!\` of \`docs/guide/ropes.mdx\` differs from its title  [import/label]
      Write \`sidebarTitle: Ropes!\` in the frontmatter of the page.

    ./docs/docs.json was written: 8 pages in the navigation, 8 warnings.

    Next:
      - Move the files of \`docs/public/\` next to \`docs.json\`. \`--pages\` does it.
      - Delete the \`_meta.json\` and \`_nav.json\` files: \`docs.json\` has the navigation.
      - Add \`**/shared/**\` to \`.mintignore\`: these are no pages.
      - To keep the URLs of the pages, build with \`--base /harbour/\`.
      - See what is left to do: skerry check ./docs --base /harbour/"
  `)
})

test('languages and versions of Rspress are folders, with redirects from the old URLs', async () => {
  const { settings } = await importFolder(
    {
      'rspress.config.ts': `export default {
        lang: 'en',
        multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
        locales: [
          { lang: 'fr', label: 'Français', title: 'Le port' },
          { lang: 'en', label: 'English', title: 'Harbour' },
        ],
      }`,
      'docs/v1/en/guide/a.md': '# A',
      'docs/v1/fr/guide/a.md': '# A',
      'docs/v2/en/guide/a.md': '# A',
      'docs/v2/fr/_nav.json': '[{ "text": "guide", "link": "/guide/a" }]',
      'i18n.json': JSON.stringify({
        guide: { en: 'The guide', fr: 'Le guide' },
        tools: { fr: 'Outils' },
      }),
      'docs/v2/fr/ref/_meta.json':
        '[{ "type": "section-header", "label": "tools" }, { "type": "file", "name": "b" }]',
      'docs/v2/fr/guide/a.md': '# A',
      'docs/v2/fr/ref/b.md': '# B',
    },
    'docs',
  )
  expect(settings).toEqual({
    name: 'Harbour',
    navigation: {
      languages: [
        {
          language: 'en',
          default: true,
          versions: [
            { version: 'v2', default: true, pages: ['v2/en/guide/a'] },
            { version: 'v1', pages: ['v1/en/guide/a'] },
          ],
        },
        {
          language: 'fr',
          versions: [
            {
              version: 'v2',
              default: true,
              tabs: [
                { tab: 'Le guide', pages: ['v2/fr/guide/a'] },
                {
                  tab: 'Ref',
                  groups: [{ group: 'Outils', expanded: true, pages: ['v2/fr/ref/b'] }],
                },
              ],
            },
            { version: 'v1', pages: ['v1/fr/guide/a'] },
          ],
        },
      ],
    },
    redirects: [
      { source: '/v1/guide/a', destination: '/v1/en/guide/a' },
      { source: '/guide/a', destination: '/v2/en/guide/a' },
      { source: '/fr/guide/a', destination: '/v2/fr/guide/a' },
      { source: '/fr/ref/b', destination: '/v2/fr/ref/b' },
    ],
  })
})

test('the only version of Rspress is no choice', async () => {
  const { settings } = await importFolder(
    {
      'rspress.config.ts': `export default {
        multiVersion: { default: 'v1', versions: ['v1', 'v2'] },
        themeConfig: { socialLinks: [{ icon: 'X', mode: 'link', content: 'https://x.com/example' }] },
      }`,
      'docs/v1/guide/a.md': '# A',
    },
    'docs',
  )
  expect(settings).toEqual({
    name: 'Documentation',
    navigation: { pages: ['v1/guide/a'] },
    footer: { socials: { x: 'https://x.com/example' } },
    redirects: [{ source: '/guide/a', destination: '/v1/guide/a' }],
  })
})

test('sidebars of the configuration become tabs, and a configuration that fails is read', async () => {
  const { settings, output } = await importFolder(
    {
      'rspress.config.ts': `
        import path from 'node:path'
        import { defineConfig } from '@rspress/core'
        import { pluginClientRedirects } from '@rspress/plugin-client-redirects'
        export default defineConfig({
          root: path.join(__dirname, 'site'),
          plugins: [pluginClientRedirects({ redirects: [
            { from: ['/old', '/older'], to: '/guide/start' },
            { from: '^/oldest$', to: '/guide/start' },
            { from: '^/blog/.*', to: '/guide/start' },
          ] })],
          title: 'Harbour',
          themeConfig: {
            nav: [{ text: 'Guide', link: '/guide/' }, { text: 'API', link: '/api/' }, { text: 'Old', link: '/old' }],
            sidebar: {
              '/guide/': [
                { sectionHeaderText: 'First' },
                { text: 'Start', link: '/guide/start' },
                { dividerType: 'solid' },
                { text: 'Knots', link: '/guide/knots', collapsed: true, items: ['/guide/bend', { text: 'Loop', link: '/guide/lop' }] },
              ],
              '/api/': ['/api/rope'],
            },
          },
        })`,
      'site/guide/start.md': '# Start',
      'site/guide/knots.md': '# Knots',
      'site/guide/bend.md': '# Bend',
      'site/guide/loop.md': '# Loop',
      'site/api/rope.md': '# Rope',
    },
    'site',
  )
  expect(settings).toEqual({
    name: 'Harbour',
    navigation: {
      tabs: [
        {
          tab: 'Guide',
          groups: [
            { group: 'First', expanded: true, pages: ['guide/start'] },
            { group: 'Knots', root: 'guide/knots', pages: ['guide/bend'] },
          ],
        },
        { tab: 'API', pages: ['api/rope'] },
      ],
    },
    navbar: { links: [{ label: 'Old', href: '/guide/start' }] },
    redirects: [
      { source: '/old', destination: '/guide/start' },
      { source: '/older', destination: '/guide/start' },
      { source: '/oldest', destination: '/guide/start' },
    ],
  })
  expect(output).toContain('the redirect from `/blog/.*` to `/guide/start` is left out')
  expect(output).toContain('[import/unloaded-config]')
  expect(output).toMatch(
    /rspress\.config\.ts:\d+:\d+ {2}there is no page `\/guide\/lop`.*\n {2}Did you mean `guide\/loop`\?/,
  )
})

test('a _meta.json at the top is the sidebar of all pages', async () => {
  const { settings } = await importFolder(
    {
      'rspress.config.ts': 'export default {}',
      'docs/_meta.json': JSON.stringify([
        'b',
        'a',
        { type: 'dir', name: '/c/' },
        { type: 'file', name: '/c/d' },
        { type: 'dir' },
        { type: 'dir', name: '..' },
      ]),
      'docs/a.md': '# A',
      'docs/b.md': '# B',
      'docs/c/_meta.json': '["d", { "type": "dir", "name": "../c" }]',
      'docs/c/d.md': '# D',
    },
    'docs',
  )
  expect(settings['navigation']).toEqual({
    pages: ['b', 'a', { group: 'C', expanded: true, pages: ['c/d'] }, 'c/d'],
  })
})
