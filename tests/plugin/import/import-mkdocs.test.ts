import { expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'

const files = {
  'mkdocs.yml': `site_name: Harbour
site_description: Boats in order
repo_url: https://github.com/example/harbour
copyright: Example
theme:
  name: material
  logo: img/logo.svg
  features: [navigation.indexes, navigation.tabs]
  palette:
    - scheme: default
      primary: deep purple
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
plugins:
  - search
  - redirects:
      redirect_maps:
        'old.md': 'guide/ropes.md#tie'
        'gone.md': 'guide/gone.md'
extra:
  social:
    - icon: fontawesome/brands/github
      link: https://github.com/example
    - icon: fontawesome/brands/docker
      link: https://example.com/docker
nav:
  - Home: index.md
  - Guide:
    - guide/index.md
    - Ropes: guide/ropes.md
    - Knots:
      - The bow: guide/knots.md
      - guide/knot.md
    - Forum: https://example.com/forum
  - Changes: CHANGELOG.md
`,
  'docs/index.md': '# Home',
  'docs/guide/index.md': '# Guide',
  'docs/guide/ropes.md': '# Ropes',
  'docs/guide/knots.md': '# Knots',
  'docs/CHANGELOG.md': '# Changes',
  'docs/img/logo.svg': '<svg/>',
}

test('the nav of MkDocs becomes tabs and groups, with unknown tags ignored', async () => {
  const { settings, output, diagnostics } = await importFolder(files, 'docs')
  expect(diagnostics).toEqual([])
  expect(settings).toMatchInlineSnapshot(`
    {
      "colors": {
        "light": "#ab91d7",
        "primary": "#7e56c2",
      },
      "description": "Boats in order",
      "footer": {
        "socials": {
          "github": "https://github.com/example",
        },
      },
      "logo": "/img/logo.svg",
      "name": "Harbour",
      "navbar": {
        "links": [
          {
            "href": "https://github.com/example/harbour",
            "label": "GitHub",
          },
        ],
      },
      "navigation": {
        "tabs": [
          {
            "pages": [
              "index",
            ],
            "tab": "Home",
          },
          {
            "pages": [
              "guide/index",
              "guide/ropes",
              {
                "group": "Knots",
                "pages": [
                  "guide/knots",
                ],
              },
            ],
            "tab": "Guide",
          },
          {
            "pages": [
              "CHANGELOG",
            ],
            "tab": "Changes",
          },
        ],
      },
      "redirects": [
        {
          "destination": "/guide/ropes#tie",
          "source": "/old",
        },
      ],
    }
  `)
  expect(output).toMatchInlineSnapshot(`
    "MkDocs: read mkdocs.yml

    warning: mkdocs.yml:34:9  there is no page \`guide/knot.md\`, so the entry is left out  [import/missing-page]
      Did you mean \`guide/knots.md\`?

    warning: mkdocs.yml:26:13  the link to \`https://example.com/docker\` is left out: \`footer.socials\` has no \`docker\`  [import/left-out]
      Add it to \`navbar.links\`: \`{ "label": "docker", "href": "https://example.com/docker" }\`.

    warning: mkdocs.yml:4:1  \`copyright\` is left out  [import/left-out]
      Replace the footer with an override.

    warning: mkdocs.yml:20:9  the redirect from \`gone.md\` to \`guide/gone.md\` is left out: there is no such page  [import/left-out]
      Add it to \`redirects\` with a page that exists.

    warning: mkdocs.yml:35:14  the link \`Forum\` is left out: a sidebar lists pages  [import/left-out]
      Add a page with \`url: https://example.com/forum\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.

    warning: mkdocs.yml:33:18  the label \`The bow\` of \`docs/guide/knots.md\` differs from its title  [import/label]
      Write \`sidebarTitle: The bow\` in the frontmatter of the page.

    ./docs/.mintignore publishes pages that are ignored by their names: !/CHANGELOG.md
    ./docs/docs.json was written: 5 pages in the navigation, 6 warnings.

    Next:
      - See what is left to do: skerry check ./docs"
  `)
})

test('without a nav, the folders of MkDocs are the navigation', async () => {
  const { settings } = await importFolder(
    {
      'mkdocs.yml': 'site_name: Harbour\ndocs_dir: pages\n',
      'pages/b.md': '# B',
      'pages/index.md': '# Home',
      'pages/user-guide/a.md': '# A',
    },
    'pages',
  )
  expect(settings).toEqual({
    name: 'Harbour',
    navigation: {
      pages: ['index', 'b', { group: 'User guide', pages: ['user-guide/a'] }],
    },
  })
})

test('folders of MkDocs are arranged by their .pages and .nav.yml', async () => {
  const { settings, output } = await importFolder(
    {
      'mkdocs.yml':
        'site_name: Harbour\nsite_url: https://example.com/boats/\nplugins: [awesome-pages]\n',
      'docs/.pages': `nav:
  - Home: index.md
  - tools
  - Coding:
    - code
  - News: https://example.com/news
  - gone.md
  - .
  - ...
  - about.md
`,
      'docs/index.md': '# Home',
      'docs/about.md': '# About',
      'docs/zoo.md': '# Zoo',
      'docs/code/index.md': '# Code',
      'docs/secret/.pages': 'hide: true\n',
      'docs/secret/a.md': '# A',
      'docs/tools/.nav.yml':
        'title: The tools\nnav:\n  - b.md\n  - ../tools-old\n  - "*"\n',
      'docs/tools/a.md': '# A',
      'docs/tools/b.md': '# B',
      'docs/tools-old/a.md': '# A',
    },
    'docs',
  )
  expect(settings.navigation).toEqual({
    pages: [
      'index',
      { group: 'The tools', pages: ['tools/b', 'tools/a'] },
      { group: 'Coding', pages: [{ group: 'Code', pages: ['code/index'] }] },
      // The folder itself: its index.
      'index',
      'zoo',
      // Not part of the folder next to it that lists it.
      { group: 'Tools old', pages: ['tools-old/a'] },
      'about',
    ],
  })
  expect(output).toContain('docs/.pages:7:5  there is no page `gone.md`')
  expect(output).toContain('docs/.pages:6:11  the link `News` is left out')
  expect(output).toContain('build with `--base /boats/`')
})

test('the nav of MkDocs may name folders, whose pages a list in Markdown arranges', async () => {
  const { settings, output } = await importFolder(
    {
      'mkdocs.yml':
        'site_name: Harbour\nplugins:\n  - blog:\n      blog_dir: news\n  - literate-nav:\n      implicit_index: true\nnav:\n  - index.md\n  - Tools: tools/\n',
      'docs/index.md': '# Home',
      'docs/news/posts/a.md': '# A',
      'docs/tools/index.md': '# Tools',
      'docs/tools/SUMMARY.md':
        '* [Not this](z.md)\n\n<!--nav-->\n\n* [The bow](b.md)\n* Ropes\n    * [Hemp](ropes/hemp.md)\n    * ropes/*.md\n* [Knots](knots/)\n* [Forum](https://example.com)\n* [Gone](gone.md)\n* *\n\nText\n\n* [Nor this](z.md)\n',
      'docs/tools/a.md': '# A',
      'docs/tools/b.md': '# B',
      'docs/tools/z.md': '# Z',
      'docs/tools/ropes/hemp.md': '# Hemp',
      'docs/tools/ropes/wire.md': '# Wire',
      'docs/tools/knots/SUMMARY.md': '- [Sheet bend](sheet.md)\n- [Tools](../)\n',
      'docs/tools/knots/sheet.md': '# Sheet bend',
      'docs/tools/sails/jib.md': '# Jib',
    },
    'docs',
  )
  expect(settings.navigation.pages[1]).toEqual({
    group: 'Tools',
    pages: [
      'tools/index',
      'tools/b',
      { group: 'Ropes', pages: ['tools/ropes/hemp', 'tools/ropes/wire'] },
      { group: 'Knots', pages: ['tools/knots/sheet', 'tools/index'] },
      'tools/a',
      'tools/z',
      { group: 'Sails', pages: ['tools/sails/jib'] },
    ],
  })
  expect(output).toContain('docs/tools/SUMMARY.md:10:1  the link `Forum` is left out')
  expect(output).toContain('mkdocs.yml:3:5  the posts of the blog in `docs/news/`')
  expect(output).toContain('docs/tools/SUMMARY.md:11:1  there is no page `gone.md`')
})

test('MkDocs inherits settings, and names entries and plugins as objects', async () => {
  const { settings, output, diagnostics } = await importFolder(
    {
      'base.yml': `site_name: Base
edit_uri: edit/main/docs/
repo_url: https://example.com/harbour
theme: { name: material, features: [content.action.edit] }
extra:
  version: { provider: mike }
  analytics: { provider: google, property: G-B04T5 }
  social:
    - { icon: fontawesome/brands/github-alt, link: 'https://github.com/example' }
`,
      'mkdocs.yml': `INHERIT: ./base.yml
site_name: Harbour
extra_css: [look.css]
plugins:
  search:
  redirects:
    redirect_maps: { old.md: ropes.md }
nav:
  Home: index.md
  Knots:
    The bow: bow.md
    Hitches:
      - Clove: clove.md
  Nothing:
`,
      'docs/index.md': '# Home',
      'docs/bow.md': '# The bow',
      'docs/clove.md': '# Clove',
      'docs/ropes.md': '# Ropes',
      'docs/look.css': ':root { --md-primary-fg-color: hsl(210, 100%, 30%) }',
    },
    'docs',
  )
  expect(diagnostics).toEqual([])
  expect(settings).toMatchObject({
    name: 'Harbour',
    colors: { primary: '#1a5fa3' },
    navigation: {
      pages: [
        'index',
        { group: 'Knots', pages: ['bow', { group: 'Hitches', pages: ['clove'] }] },
      ],
    },
    footer: { socials: { github: 'https://github.com/example' } },
    feedback: { suggestEdit: true },
    redirects: [{ source: '/old', destination: '/ropes' }],
    integrations: { ga4: { measurementId: 'G-B04T5' } },
  })
  expect(output).toContain('base.yml:6:24  `mike` is left out')
  expect(output).toContain('there is no page `Nothing`')
})

test.each([
  ['folder', 'en/ropes', 'fr/ropes', [{ source: '/ropes', destination: '/en/ropes' }]],
  ['suffix', 'ropes', 'ropes.fr', undefined],
])(
  'languages of MkDocs in the form of a %s are in the navigation',
  async (structure, english, french, redirects) => {
    const { settings, output } = await importFolder(
      {
        'mkdocs.yml': `plugins:
  - i18n:
      docs_structure: ${structure}
      languages:
        - { locale: en, default: true }
        - { locale: fr, nav_translations: { Work: Travail } }
        - { locale: it, build: false }
extra:
  alternate: [{ link: /fr/, lang: fr }]
nav:
  - Work:
    - ropes.md
    - knots.md
`,
        [`docs/${english}.md`]: '# Ropes',
        [`docs/${english.replace('ropes', 'knots')}.md`]: '# Knots',
        [`docs/${french}.md`]: '# Cordes',
      },
      'docs',
    )
    expect(settings).toMatchObject({
      navigation: {
        languages: [
          {
            language: 'en',
            default: true,
            groups: [
              { group: 'Work', pages: [english, english.replace('ropes', 'knots')] },
            ],
          },
          { language: 'fr', groups: [{ group: 'Travail', pages: [french] }] },
        ],
      },
    })
    expect(settings.redirects?.slice(-1)).toEqual(redirects)
    expect(output).not.toContain('warning')
  },
)
