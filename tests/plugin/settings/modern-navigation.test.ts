import { expect, test } from 'vitest'
import { complaints, outline, parse, settingsOf } from './parse.ts'

function tree(navigation: object): string {
  const { children, global } = settingsOf({ name: 'Docs', navigation }).navigation
  return outline(children) + (global.length > 0 ? `global:\n${outline(global, 1)}` : '')
}

test('divisions nest in any order', () => {
  expect(
    tree({
      languages: [
        {
          language: 'en',
          default: true,
          versions: [
            {
              version: 'v2',
              tag: 'Latest',
              products: [
                {
                  product: 'Core',
                  tabs: [
                    {
                      tab: 'Guide',
                      anchors: [
                        { anchor: 'Start', groups: [{ group: 'A', pages: ['a'] }] },
                      ],
                    },
                    {
                      tab: 'More',
                      menu: [
                        { item: 'Blog', href: '/blog' },
                        { item: 'Tools', pages: ['tools'] },
                      ],
                    },
                  ],
                },
                {
                  product: 'Cloud',
                  dropdowns: [{ dropdown: 'Setup', pages: ['setup'] }],
                },
              ],
            },
          ],
        },
        { language: 'pt-BR', pages: ['pt/index'] },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "language "en" (default)
      version "v2"
        product "Core"
          tab "Guide"
            anchor "Start"
              group "A"
                a
          tab "More"
            item "Blog" -> /blog
            item "Tools"
              tools
        product "Cloud"
          dropdown "Setup"
            setup
    language "pt-BR"
      pt/index
    "
  `)
})

test('a node may have several lists; all of them count', () => {
  expect(
    tree({
      tabs: [{ tab: 'A', groups: [{ group: 'G', pages: ['g'] }], pages: ['a'] }],
      pages: ['z'],
    }),
  ).toMatchInlineSnapshot(`
    "tab "A"
      group "G"
        g
      a
    z
    "
  `)
})

test('global entries are seen everywhere; one that leads nowhere is left out', () => {
  const navigation = {
    global: {
      anchors: [
        { anchor: 'Blog', href: 'https://a.example', icon: 'pen' },
        { anchor: 'None' },
      ],
      tabs: [{ tab: 'Shop', href: '/shop' }],
    },
    tabs: [
      { tab: 'A', global: { anchors: [{ anchor: 'In A', href: '/in' }] }, pages: ['a'] },
    ],
  }
  expect(tree(navigation)).toMatchInlineSnapshot(`
    "tab "A"
      global:
        anchor "In A" -> /in
      a
    global:
      anchor "Blog" -> https://a.example
      tab "Shop" -> /shop
    "
  `)
  expect(complaints({ name: 'Docs', navigation })).toMatchInlineSnapshot(`
    "docs.json:11:9  \`None\` leads nowhere  [settings/global-without-href]
      Give each entry of \`global\` an \`href\`."
  `)
})

test.each(['javascript:a', 1])(
  'a global entry whose target is invalid has one message: %j',
  (href) => {
    const navigation = { global: { anchors: [{ anchor: 'A', href }] }, pages: ['a'] }
    const found = complaints({ name: 'Docs', navigation })
    expect(found.match(/\[settings\/.*?\]/g)).toEqual(['[settings/invalid-value]'])
  },
)

test('a global entry whose target has another name has one message', () => {
  const navigation = { global: { anchors: [{ anchor: 'A', url: '/a' }] }, pages: ['a'] }
  expect(complaints({ name: 'Docs', navigation })).toMatchInlineSnapshot(`
    "docs.json:8:11  \`navigation.global.anchors[0].url\` is not a setting  [settings/unknown-key]
      Write \`href\`."
  `)
})

test('groups keep all of their properties', () => {
  const { children } = settingsOf({
    name: 'Docs',
    navigation: {
      groups: [
        {
          group: 'G',
          icon: 'rocket',
          iconType: 'solid',
          tag: 'New',
          root: 'g/index',
          expanded: true,
          hidden: true,
          searchable: true,
          boost: 2,
          audience: 'staff',
          directory: 'card',
          openapi: { source: '/a.json', directory: 'api' },
          asyncapi: 'b.yaml',
          pages: ['GET /users', 'spec.json post /users'],
        },
      ],
    },
  }).navigation
  expect(children).toMatchObject([
    {
      kind: 'group',
      name: 'G',
      icon: { name: 'rocket', style: 'solid' },
      tag: 'New',
      root: 'g/index',
      expanded: true,
      hidden: true,
      searchable: true,
      boost: 2,
      audience: ['staff'],
      directory: 'card',
      openapi: [{ source: 'a.json', directory: 'api' }],
      asyncapi: [{ source: 'b.yaml' }],
      children: [{ ref: 'GET /users' }, { ref: 'spec.json post /users' }],
    },
  ])
})

test('divisions keep all of their properties', () => {
  const { children } = settingsOf({
    name: 'Docs',
    navigation: {
      tabs: [
        {
          tab: 'A',
          align: 'end',
          searchable: true,
          hidden: true,
          color: { light: '#fff' },
          description: 'D',
          pages: ['a'],
        },
        { tab: 'B', openapi: 'a.json' },
      ],
    },
  }).navigation
  expect(children).toMatchObject([
    {
      align: 'end',
      searchable: true,
      hidden: true,
      color: { light: '#fff', dark: '#fff' },
      description: 'D',
    },
    { openapi: [{ source: 'a.json' }], children: [] },
  ])
})

test('a language replaces banner, footer and top bar', () => {
  const { children } = settingsOf({
    name: 'Docs',
    navigation: {
      languages: [
        {
          language: 'fr',
          banner: { content: 'Bonjour' },
          footer: { socials: { x: 'https://x.com/fr' } },
          navbar: { links: [{ label: 'Aide', href: '/fr/aide' }] },
          pages: ['fr/index'],
        },
      ],
    },
  }).navigation
  expect(children).toMatchObject([
    {
      banner: { content: 'Bonjour', dismissible: false, type: 'info' },
      footer: { socials: [{ platform: 'x' }], links: [] },
      navbar: { links: [{ type: 'link', label: 'Aide' }] },
    },
  ])
})

test('an entry without a label has its address instead, with a warning', () => {
  const navigation = {
    anchors: [{ anchor: ' ', href: 'https://www.a.example/x', icon: 'x' }],
    pages: ['a'],
  }
  expect(tree(navigation)).toContain('anchor "a.example"')
  expect(complaints({ name: 'Docs', navigation })).toMatchInlineSnapshot(`
    "docs.json:6:19  This anchor has no label, so \`a.example\` is used  [settings/empty-label]
      Add one: screen readers cannot read an icon."
  `)
})

test('mistakes in the tree are reported at their place, and the rest is rendered', () => {
  const written = {
    name: 'Docs',
    navigation: {
      tabs: [
        { tab: 'A', pagess: ['a'], pages: ['b'] },
        { name: 'B', pages: ['b'] },
        {
          tab: 'C',
          align: 'left',
          groups: [
            { group: 'G', pages: 'g' },
            { title: 'H', pages: ['h'] },
          ],
        },
      ],
      default: 'A',
    },
  }
  expect(complaints(written)).toMatchInlineSnapshot(`
    "docs.json:7:9  \`navigation.tabs[0].pagess\` is not a setting  [settings/unknown-key]
      Did you mean \`pages\`?
    docs.json:14:7  \`navigation.tabs[1].tab\` is required  [settings/missing-key]
      Is \`name\` meant to be \`tab\`?
    docs.json:22:18  \`navigation.tabs[2].align\` must be \`start\` or \`end\`, not "left"  [settings/invalid-value]
    docs.json:26:22  \`navigation.tabs[2].groups[0].pages\` must be a list, not "g"  [settings/invalid-value]
      Write \`["g"]\`.
    docs.json:28:11  \`navigation.tabs[2].groups[1].group\` is required  [settings/missing-key]
      Is \`title\` meant to be \`group\`?
    docs.json:37:5  \`navigation.default\` is not a setting  [settings/unknown-key]
      Put \`"default": true\` into the entry of the version or language itself."
  `)
  expect(outline(parse(written).settings?.navigation.children ?? []))
    .toMatchInlineSnapshot(`
    "tab "A"
      b
    tab "C"
      group "G"
    "
  `)
})

test('an empty navigation is an error', () => {
  expect(complaints({ name: 'Docs', navigation: {} })).toMatchInlineSnapshot(`
    "docs.json:3:17  \`navigation\` has no pages  [settings/empty-navigation]
      Write \`"pages": ["index"]\` into it."
  `)
})

test('every entry knows where it was written', () => {
  const { settings, locate } = parse({
    name: 'Docs',
    navigation: { tabs: [{ tab: 'A', pages: ['a'] }] },
  })
  const [tab] = settings!.navigation.children
  expect(tab?.place).toEqual({ file: 'docs.json', keys: ['navigation', 'tabs', 0] })
  expect(locate(tab!.place)).toEqual({ file: 'docs.json', line: 5, column: 7 })
  expect(locate({ file: 'docs.json', keys: ['navigation', 'nowhere'] })).toMatchObject({
    line: 3,
  })
  expect(locate({ file: 'other.json', keys: [] })).toEqual({
    file: 'other.json',
    line: 1,
    column: 1,
  })
})

test('a group whose title is blank is untitled', () => {
  expect(tree({ groups: [{ group: ' ', pages: ['a'] }] })).toBe(
    tree({ groups: [{ group: '', pages: ['a'] }] }),
  )
})
