import { expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'

const content = 'src/content/docs'

test('the sidebar of Starlight becomes groups and pages, with generated ones in order', async () => {
  const { settings, output, diagnostics } = await importFolder(
    {
      'astro.config.mjs': `
        import { defineConfig } from 'astro/config'
        import starlight from '@astrojs/starlight'
        export default defineConfig({
          redirects: { '/old': '/guide/ropes/', '/[...slug]': '/guide/ropes/' },
          integrations: [other({ a: 1 }), starlight({
            title: 'Harbour',
            logo: { src: '/src/assets/logo.svg' },
            customCss: ['./src/look.css'],
            social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/example' }],
            sidebar: [
              'index',
              { label: 'Guide', items: ['guide/ropes', { slug: 'guide/knots', label: 'Knots!' }, { label: 'X', link: '/guide/rope/' }] },
              { label: 'Boats', collapsed: true, autogenerate: { directory: 'boats' } },
              { label: 'Forum', link: 'https://example.com/forum' },
            ],
          })],
        })`,
      [`${content}/index.mdx`]: '---\ntitle: Harbour\n---',
      [`${content}/guide/ropes.md`]: '---\ntitle: Ropes\n---',
      [`${content}/guide/knots.md`]: '---\ntitle: Knots\n---',
      [`${content}/boats/a.md`]: '---\ntitle: A\nsidebar:\n  order: 2\n---',
      [`${content}/boats/b.md`]: '---\ntitle: B\nsidebar:\n  order: 1\n---',
      [`${content}/boats/c.md`]: '---\ntitle: C\nsidebar:\n  hidden: true\n---',
      [`${content}/boats/old/d.md`]: '---\ntitle: D\n---',
      'src/look.css': ':root { --sl-color-accent: #0a7 }',
      'src/assets/logo.svg': '<svg/>',
      'public/favicon.svg': '<svg/>',
    },
    content,
  )
  expect(diagnostics).toEqual([])
  expect(settings).toMatchInlineSnapshot(`
    {
      "colors": {
        "light": "#1ab385",
        "primary": "#008059",
      },
      "favicon": "/favicon.svg",
      "footer": {
        "socials": {
          "github": "https://github.com/example",
        },
      },
      "logo": "/images/logo.svg",
      "name": "Harbour",
      "navigation": {
        "pages": [
          "index",
          {
            "expanded": true,
            "group": "Guide",
            "pages": [
              "guide/ropes",
              "guide/knots",
            ],
          },
          {
            "group": "Boats",
            "pages": [
              "boats/b",
              "boats/a",
              {
                "expanded": true,
                "group": "old",
                "pages": [
                  "boats/old/d",
                ],
              },
            ],
          },
        ],
      },
      "redirects": [
        {
          "destination": "/guide/ropes",
          "source": "/old",
        },
      ],
    }
  `)
  expect(output).toMatchInlineSnapshot(`
    "Starlight: read astro.config.mjs

    warning: astro.config.mjs:13:118  there is no page \`/guide/rope/\`, so the entry is left out  [import/missing-page]
      Did you mean \`guide/ropes\`?

    warning: astro.config.mjs:5:49  the redirect from \`/[...slug]\` to \`/guide/ropes/\` is left out  [import/left-out]
      Add it to \`redirects\` with a page that exists.

    warning: astro.config.mjs:15:39  the link \`Forum\` is left out: a sidebar lists pages  [import/left-out]
      Add a page with \`url: https://example.com/forum\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.

    warning: astro.config.mjs:13:64  the label \`Knots!\` of \`src/content/docs/guide/knots.md\` differs from its title  [import/label]
      Write \`sidebarTitle: Knots!\` in the frontmatter of the page.

    ./src/content/docs/docs.json was written: 6 pages in the navigation, 4 warnings.

    Next:
      - Move the files of \`public/\` next to \`docs.json\`. \`--pages\` does it.
      - Move the files of \`src/assets/\` to \`src/content/docs/images/\`, and change the links to them. \`--pages\` does both.
      - See what is left to do: skerry check ./src/content/docs"
  `)
})

test('locales of Starlight become languages with the pages that are translated', async () => {
  const { settings } = await importFolder(
    {
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight'
        export default { integrations: [starlight({
          title: { en: 'Harbour', fr: 'Le port' },
          locales: { root: { label: 'English', lang: 'en' }, 'pt-br': { label: 'Português', lang: 'pt-BR' } },
          sidebar: [{ label: 'Guide', translations: { 'pt-BR': 'O guia' }, items: ['a', 'b'] }],
        })] }`,
      [`${content}/a.md`]: '---\ntitle: A\n---',
      [`${content}/b.md`]: '---\ntitle: B\n---',
      [`${content}/pt-br/a.md`]: '---\ntitle: A\n---',
    },
    content,
  )
  expect(settings).toEqual({
    name: 'Harbour',
    navigation: {
      languages: [
        {
          language: 'en',
          default: true,
          groups: [{ group: 'Guide', expanded: true, pages: ['a', 'b'] }],
        },
        {
          language: 'pt-br',
          groups: [{ group: 'O guia', expanded: true, pages: ['pt-br/a'] }],
        },
      ],
    },
  })
})

test('topics of the sidebar of Starlight become tabs', async () => {
  const { settings, diagnostics } = await importFolder(
    {
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight'
        import starlightSidebarTopics from 'starlight-sidebar-topics'
        export default { integrations: [starlight({
          title: 'Harbour',
          plugins: [other({ a: 1 }), starlightSidebarTopics([
            { label: 'Start', link: '/', icon: 'star' },
            { label: { en: 'Boats' }, link: '/boats/a', items: ['boats/a', { label: 'Old', autogenerate: { directory: '/boats/old' } }] },
          ], { exclude: ['/x'] })],
        })] }`,
      [`${content}/index.mdx`]: '---\ntitle: Harbour\n---',
      [`${content}/boats/a.md`]: '---\ntitle: A\n---',
      [`${content}/boats/old/b.md`]: '---\ntitle: B\n---',
    },
    content,
  )
  expect(diagnostics).toEqual([])
  expect(settings.navigation).toEqual({
    tabs: [
      { tab: 'Start', pages: ['index'] },
      {
        tab: 'Boats',
        pages: ['boats/a', { group: 'Old', expanded: true, pages: ['boats/old/b'] }],
      },
    ],
  })
})
