import { expect, test } from 'vitest'
import { importFolder } from './import-folder.ts'

const content = 'content/docs'
const config = {
  'source.config.ts': `
    import { defineDocs, defineConfig } from 'fumadocs-mdx/config'
    export const docs = defineDocs({ docs: { schema: pageSchema }, dir: 'content/docs' })
    export default defineConfig()`,
  'lib/source.ts': `
    import { loader } from 'fumadocs-core/source'
    import { docsRoute } from '@/lib/shared'
    export const source = loader(docs.toFumadocsSource(), { baseUrl: docsRoute })`,
  'lib/shared.ts': "export const docsRoute = '/docs'",
}
const page = (title: string) => `---\ntitle: ${title}\n---\n`

test('meta.json arranges pages, separators become groups, and the layout the navbar', async () => {
  const { settings, output, diagnostics } = await importFolder(
    {
      ...config,
      'lib/layout.shared.tsx': `
        import { gitConfig } from './shared-git'
        export function baseOptions(): BaseLayoutProps {
          return {
            nav: { title: (<><Image src="/logo.svg" alt="" /> Harbour <b>Docs</b></>) },
            githubUrl: \`https://github.com/\${gitConfig.user}/ropes\`,
            links: [
              { text: 'Docs', url: '/docs' },
              { text: 'Knots', url: '/docs/guide/knots', active: 'nested-url' },
              { text: 'Blog', url: '/blog' },
              { text: 'Shop', url: 'https://example.com/shop', external: true },
              { type: 'menu', text: 'More', items: [] },
              { type: 'icon', label: 'Discord', icon: <Icon />, url: 'https://discord.gg/x' },
            ],
          }
        }`,
      'lib/shared-git.ts': "export const gitConfig = { user: 'example' }",
      'app/global.css': '@theme { --color-fd-primary: #0a7; }',
      'app/docs/[[...slug]]/page.tsx':
        'export default () => <DocsPage editOnGithub={{}} />',
      'next.config.mjs': `
        const withMDX = createMDX()
        export default withMDX({ async redirects() { return [
          { source: '/docs/old', destination: '/docs/guide/knots#bowline', permanent: true },
          { source: '/gone', destination: '/docs', permanent: true },
        ] } })`,
      'public/logo.svg': '<svg/>',
      [`${content}/meta.json`]: JSON.stringify({
        pages: [
          'index',
          '---[BookOpen]Guides---',
          'guide',
          '[Us](https://example.com)',
          'external:[Info][Knots!](/docs/guide/knots)',
          '---',
          'missing',
          '...',
          '!secret',
        ],
      }),
      [`${content}/index.mdx`]: page('Harbour'),
      [`${content}/secret.mdx`]: page('Secret'),
      [`${content}/b.md`]: page('B'),
      [`${content}/a.md`]: page('A'),
      [`${content}/guide/meta.json`]: JSON.stringify({
        title: 'The guide',
        icon: 'AnchorIcon',
        defaultOpen: true,
        pages: ['ropes', '...more', 'z...a'],
      }),
      [`${content}/guide/index.mdx`]: page('Guide'),
      [`${content}/guide/ropes.mdx`]: page('Ropes'),
      [`${content}/guide/knots.mdx`]: page('Knots'),
      [`${content}/guide/loops.mdx`]: page('Loops'),
      [`${content}/guide/more/splices.mdx`]: page('Splices'),
      [`${content}/boats/meta.json`]: '{ "icon": "NoSuchIcon" }',
      [`${content}/boats/hull.mdx`]: page('Hull'),
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
      "feedback": {
        "suggestEdit": true,
      },
      "footer": {
        "socials": {
          "discord": "https://discord.gg/x",
          "github": "https://github.com/example/ropes",
        },
      },
      "icons": {
        "library": "lucide",
      },
      "logo": "/logo.svg",
      "name": "Harbour Docs",
      "navbar": {
        "links": [
          {
            "href": "/guide/knots",
            "label": "Knots",
          },
          {
            "href": "https://example.com/shop",
            "label": "Shop",
          },
        ],
      },
      "navigation": {
        "pages": [
          "index",
          {
            "expanded": true,
            "group": "Guides",
            "icon": "book-open",
            "pages": [
              {
                "expanded": true,
                "group": "The guide",
                "icon": "anchor",
                "pages": [
                  "guide/ropes",
                  "guide/more/splices",
                  "guide/loops",
                  "guide/knots",
                ],
                "root": "guide/index",
              },
              "guide/knots",
            ],
          },
          "a",
          "b",
          {
            "group": "Boats",
            "pages": [
              "boats/hull",
            ],
          },
        ],
      },
      "redirects": [
        {
          "destination": "/guide/knots#bowline",
          "source": "/old",
        },
      ],
    }
  `)
  expect(output).toMatchInlineSnapshot(`
    "Fumadocs: read content/docs/boats/meta.json, content/docs/guide/meta.json, content/docs/meta.json, lib/layout.shared.tsx, lib/shared-git.ts, lib/shared.ts, lib/source.ts, next.config.mjs, source.config.ts

    warning: content/docs/meta.json:1:131  there is no page \`missing\`, so the entry is left out  [import/missing-page]
      Write the page, and list it in \`docs.json\`.

    warning: content/docs/boats/meta.json:1:11  the icon \`NoSuchIcon\` is left out: Lucide has none with this name  [import/left-out]
      Set \`icon\` of the group to a free icon, or to the path of an SVG file.

    warning: next.config.mjs:5:21  the redirect from \`/gone\` to \`/docs\` is left out  [import/left-out]
      Add it to \`redirects\` with a page that exists, or redirect the path with your host.

    warning: lib/layout.shared.tsx:10:36  the link \`Blog\` leads to \`/blog\`, which is no page of the documentation  [import/left-out]
      Add the page, or write the full URL, and link to it in \`docs.json\`.

    warning: lib/layout.shared.tsx:12:37  the menu \`More\` of the navbar is left out  [import/left-out]
      List its links in \`navbar.links\` or \`navigation.global.anchors\`.

    warning: content/docs/meta.json:1:52  the link \`Us\` is left out: a sidebar lists pages  [import/left-out]
      Add a page with \`url: https://example.com\` in its frontmatter, or an anchor with this \`href\` to \`navigation.global.anchors\`.

    warning: content/docs/meta.json:1:80  the label \`Knots!\` of \`content/docs/guide/knots.mdx\` differs from its title  [import/label]
      Write \`sidebarTitle: Knots!\` in the frontmatter of the page.

    ./content/docs/docs.json was written: 9 pages in the navigation, 7 warnings.

    Next:
      - Delete the \`meta.json\` files: \`docs.json\` has the navigation.
      - Move the files of \`public/\` next to \`docs.json\`.
      - To keep the URLs of the pages, build with \`--base /docs/\`.
      - See what is left to do: skerry check ./content/docs --base /docs/"
  `)
})

test('folders with `root` become tabs, and folders in parentheses keep their URLs by redirects', async () => {
  const { settings, output } = await importFolder(
    {
      'source.config.ts': 'export const docs = defineDocs()',
      'src/lib/source.ts': "export const source = loader({ baseUrl: '/', source: docs })",
      [`${content}/meta.json`]: JSON.stringify({ title: 'Harbour', pages: ['...'] }),
      [`${content}/index.mdx`]: page('Home'),
      [`${content}/(main)/meta.json`]: JSON.stringify({
        title: 'Main',
        pages: ['ropes', 'api'],
      }),
      [`${content}/(main)/ropes.mdx`]: page('Ropes'),
      [`${content}/(main)/api/meta.json`]: JSON.stringify({
        title: 'API',
        icon: 'Code2',
        root: true,
      }),
      [`${content}/(main)/api/index.mdx`]: page('API'),
      [`${content}/cli/meta.json`]: JSON.stringify({
        title: 'CLI',
        root: true,
        pages: ['../(main)/ropes', 'run'],
      }),
      [`${content}/cli/run.mdx`]: page('Run'),
    },
    content,
  )
  expect(settings).toMatchInlineSnapshot(`
    {
      "icons": {
        "library": "lucide",
      },
      "name": "Harbour",
      "navigation": {
        "tabs": [
          {
            "pages": [
              "index",
              {
                "group": "Main",
                "pages": [
                  "(main)/ropes",
                ],
              },
            ],
            "tab": "Harbour",
          },
          {
            "icon": "code-2",
            "pages": [
              "(main)/api/index",
            ],
            "tab": "API",
          },
          {
            "pages": [
              "cli/run",
            ],
            "tab": "CLI",
          },
        ],
      },
      "redirects": [
        {
          "destination": "/(main)/api",
          "source": "/api",
        },
        {
          "destination": "/(main)/ropes",
          "source": "/ropes",
        },
      ],
    }
  `)
  expect(output).toContain('skerry rename "(main)/api" api --no-redirect')
})

test('languages of Fumadocs are read from endings of files or from folders', async () => {
  const i18n = (more: string) =>
    `export const i18n = defineI18n({ defaultLanguage: 'en', languages: ['en', 'fr', 'de'], ${more} })`
  const byEnding = await importFolder(
    {
      ...config,
      'lib/i18n.ts': i18n(''),
      [`${content}/meta.json`]: '{ "pages": ["---Start---", "b", "a"] }',
      [`${content}/meta.fr.json`]: '{ "pages": ["---Début---", "b", "..."] }',
      [`${content}/a.mdx`]: page('A'),
      [`${content}/a.fr.mdx`]: page('A'),
      [`${content}/b.mdx`]: page('B'),
      [`${content}/b.fr.mdx`]: page('B'),
    },
    content,
  )
  expect(byEnding.settings['navigation']).toEqual({
    languages: [
      {
        language: 'en',
        default: true,
        groups: [{ group: 'Start', expanded: true, pages: ['b', 'a'] }],
      },
      {
        language: 'fr',
        groups: [{ group: 'Début', expanded: true, pages: ['b.fr', 'a.fr'] }],
      },
    ],
  })
  expect(byEnding.output).toContain('skerry rename page.fr fr/page --no-redirect')
  const byFolder = await importFolder(
    {
      ...config,
      'lib/i18n.ts': i18n("parser: 'dir'"),
      'app/layout.config.tsx':
        "export const baseOptions = { nav: { title: 'Harbour' }, links: [{ text: 'A', url: '/docs/a' }] }",
      [`${content}/en/a.mdx`]: page('A'),
      [`${content}/fr/a.mdx`]: page('A'),
    },
    content,
  )
  expect(byFolder.settings['navigation']).toEqual({
    languages: [
      { language: 'en', default: true, pages: ['en/a'] },
      { language: 'fr', pages: ['fr/a'] },
    ],
  })
  expect(byFolder.settings['navbar']).toEqual({ links: [{ label: 'A', href: '/en/a' }] })
})

test('packages are enough to know Fumadocs, and other collections are reported', async () => {
  const { output, settings } = await importFolder(
    {
      'package.json': '{ "dependencies": { "fumadocs-ui": "15" } }',
      [`${content}/a.mdx`]: page('A'),
    },
    content,
  )
  expect(settings['navigation']).toEqual({ pages: ['a'] })
  expect(output).toContain('Fumadocs: read package.json')
  const two = await importFolder(
    {
      'source.config.ts': `export const docs = defineDocs({ dir: 'content/docs' })
        export const api = defineDocs({ dir: 'content/api' })`,
      [`${content}/a.mdx`]: page('A'),
      'content/api/b.mdx': page('B'),
    },
    content,
  )
  expect(two.output).toContain(
    'source.config.ts:2:46  the pages of `content/api` are left out',
  )
})
