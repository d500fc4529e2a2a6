import { expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'

const files = {
  'docs/.vitepress/config.mts': `
    import { defineConfig } from 'vitepress-that-is-missing'
    import { api } from './api'
    export default defineConfig({
      title: 'Harbour',
      description: 'Boats in order',
      head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
      themeConfig: {
        logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
        nav: [
          { text: 'The guide', link: '/guide/' },
          { text: 'Team', link: '/team' },
          { text: 'Versions', items: [{ text: '1.0', link: 'https://example.com' }] },
          { text: 'Forum', link: 'https://example.com/forum' },
        ],
        sidebar: {
          '/guide/': { base: '/guide/', items: guide() },
          '/guide/more/': { base: '/guide/', items: guide() },
          '/api/': api,
        },
        socialLinks: [
          { icon: 'github', link: 'https://github.com/example' },
          { icon: 'mastodon', link: 'https://example.social/@h' },
        ],
        footer: { message: 'MIT' },
        editLink: { pattern: 'https://github.com/example/:path' },
      },
    })
    function guide() {
      return [
        { text: 'Start', items: [{ text: 'Intro', link: '' }, { text: 'Ropes', link: 'ropes' }] },
        { text: 'Knots', link: 'knots/', collapsed: true, items: [{ text: 'Bow', link: 'knots/bow.html' }, { text: 'X', link: 'knots/bov' }] },
        { text: 'Forum', link: 'https://example.com/forum' },
      ]
    }`,
  'docs/.vitepress/api.ts': "export const api = [{ text: 'Boats', link: '/api/boats' }]",
  'docs/.vitepress/theme/style.css': ':root { --vp-c-brand-1: #5672cd; }',
  'docs/guide/index.md': '# Intro',
  'docs/guide/ropes.md': '# Ropes',
  'docs/guide/knots/index.md': '# Knots',
  'docs/guide/knots/bow.md': '# Bowline',
  'docs/api/boats.md': '# Boats',
  'docs/team.md': '# Team',
  'docs/public/favicon.svg': '<svg/>',
  'docs/public/logo.svg': '<svg/>',
  'docs/public/logo-dark.svg': '<svg/>',
}

test('sidebars of VitePress by path become tabs with the labels of the navbar', async () => {
  const { settings, output, diagnostics } = await importFolder(files, 'docs')
  expect(diagnostics).toEqual([])
  expect(settings).toMatchInlineSnapshot(`
    {
      "colors": {
        "light": "#899cdc",
        "primary": "#526cc3",
      },
      "description": "Boats in order",
      "favicon": "/favicon.svg",
      "feedback": {
        "suggestEdit": true,
      },
      "footer": {
        "socials": {
          "github": "https://github.com/example",
        },
      },
      "logo": {
        "dark": "/logo-dark.svg",
        "light": "/logo.svg",
      },
      "name": "Harbour",
      "navbar": {
        "links": [
          {
            "href": "/team",
            "label": "Team",
          },
          {
            "href": "https://example.com/forum",
            "label": "Forum",
          },
        ],
      },
      "navigation": {
        "tabs": [
          {
            "groups": [
              {
                "expanded": true,
                "group": "Start",
                "pages": [
                  "guide/index",
                  "guide/ropes",
                ],
              },
              {
                "group": "Knots",
                "pages": [
                  "guide/knots/bow",
                ],
                "root": "guide/knots/index",
              },
            ],
            "tab": "The guide",
          },
          {
            "pages": [
              "api/boats",
            ],
            "tab": "Api",
          },
        ],
      },
    }
  `)
  expect(output).toMatchInlineSnapshot(`
    "VitePress: read docs/.vitepress/api.ts, docs/.vitepress/config.mts

    warning: docs/.vitepress/config.mts  the file could not be loaded, only its literals were read: Cannot find module 'vitepress-that-is-missing' imported from './docs/.vitepress/config.mts'  [import/unloaded-config]
      If something is missing in \`docs.json\`, install the packages of the site and import it again.

    warning: docs/.vitepress/config.mts:32:127  there is no page \`/guide/knots/bov\`, so the entry is left out  [import/missing-page]
      Did you mean \`guide/knots/bow\`?

    warning: docs/.vitepress/config.mts:23:37  the link to \`https://example.social/@h\` is left out: \`footer.socials\` has no \`mastodon\`  [import/left-out]
      Add it to \`navbar.links\`: \`{ "label": "mastodon", "href": "https://example.social/@h" }\`.

    warning: docs/.vitepress/config.mts:25:28  the text of the footer is left out  [import/left-out]
      Replace the footer with an override, \`theme/Footer.tsx\`.

    warning: docs/.vitepress/config.mts:13:19  the menu \`Versions\` of the navbar is left out  [import/left-out]
      List its links in \`navbar.links\` or \`navigation.global.anchors\`.

    warning: docs/.vitepress/config.mts:14:34  the link \`Forum\` is left out: a sidebar lists pages  [import/left-out]
      Add a page with \`url: https://example.com/forum\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.

    warning: docs/.vitepress/config.mts:32:88  the label \`Bow\` of \`docs/guide/knots/bow.md\` differs from its title  [import/label]
      Write \`sidebarTitle: Bow\` in the frontmatter of the page.

    ./docs/docs.json was written: 5 pages in the navigation, 7 warnings.

    Next:
      - Move the files of \`docs/public/\` next to \`docs.json\`. \`--pages\` does it.
      - See what is left to do: skerry check ./docs"
  `)
})

test('locales of VitePress become languages', async () => {
  const { settings, diagnostics } = await importFolder({
    '.vitepress/config.js': `export default {
      title: 'Harbour', lang: 'en-US',
      locales: {
        root: { label: 'English', themeConfig: { sidebar: [{ text: 'Intro', link: '/intro' }] } },
        fr: { label: 'Français', title: 'Le port', themeConfig: { sidebar: [{ items: [{ text: 'Début', link: '/fr/intro' }] }] } },
      },
    }`,
    'intro.md': '# Intro',
    'fr/intro.md': '# Début',
  })
  expect(diagnostics).toEqual([])
  expect(settings).toEqual({
    name: 'Harbour',
    navigation: {
      languages: [
        { language: 'en', default: true, pages: ['intro'] },
        { language: 'fr', pages: ['fr/intro'] },
      ],
    },
  })
})

test('a language of VitePress that is another site is reported', async () => {
  const { settings, output } = await importFolder({
    '.vitepress/config.ts': `export default {
      title: 'Harbour',
      locales: {
        root: { label: 'English', lang: 'en' },
        fr: { label: 'Français', link: 'https://fr.example.com' },
      },
      themeConfig: { sidebar: [{ text: 'Ropes', link: '/ropes' }] },
    }`,
    'ropes.md': '# Ropes',
  })
  expect(settings.navigation).toEqual({ pages: ['ropes'] })
  expect(output).toContain(
    '.vitepress/config.ts:5:40  the language `Français` is left out: it is another site',
  )
  expect(output).toContain('{ "label": "Français", "href": "https://fr.example.com" }')
})

test('sidebars that VitePress lists for all locales become those of each language', async () => {
  const { settings, output, diagnostics } = await importFolder({
    '.vitepress/config.js': `export default {
      title: 'Harbour',
      base: '/boats/',
      locales: { root: { label: 'English', lang: 'en' }, zh_CN: { label: '中文', lang: 'zh_CN' } },
      themeConfig: {
        nav: [{ text: 'Guide', link: '/guide/knots' }],
        sidebar: {
          '/guide/': [{ text: 'The knots', link: '/guide/knots' }],
          '/zh_CN/guide/': [{ text: '绳结', link: '/zh_CN/guide/knots' }],
        },
        socialLinks: [{ icon: { svg: '<svg/>' }, link: 'https://example.social/@h' }],
      },
    }`,
    'guide/knots.md': '# Knots',
    'zh_CN/guide/knots.md': '# 绳结',
  })
  expect(diagnostics).toEqual([])
  expect(settings.navigation).toEqual({
    languages: [
      { language: 'en', default: true, pages: ['guide/knots'] },
      { language: 'zh-CN', pages: ['zh_CN/guide/knots'] },
    ],
  })
  expect(output).toContain(
    'config.js:11:56  the link to `https://example.social/@h` is left out: its icon is an image',
  )
  // The link is in the navbar as well.
  expect(output).toContain('config.js:8:50  the label `The knots`')
  expect(output).toContain('build with `--base /boats/`')
})

test('the folder of files of VitePress is that of Vite', async () => {
  const { output } = await importFolder(
    {
      'docs/.vitepress/config.mts':
        "export default { vite: { publicDir: '../assets/' }, themeConfig: { sidebar: [{ text: 'Knots', link: '/knots' }] } }",
      'docs/knots.md': '# Knots',
      'assets/boat.png': '',
    },
    'docs',
  )
  expect(output).toContain('Move the files of `assets/` next to `docs.json`')
})
