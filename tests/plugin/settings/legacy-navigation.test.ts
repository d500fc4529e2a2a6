import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isUnderPrefix,
  longestPrefix,
  normalizePagePath,
  prefixOf,
} from '../../../plugin/settings/legacy-prefix.ts'
import { isInVersion, pageVersion } from '../../../plugin/settings/legacy-version.ts'
import { complaints, outline, parse, settingsOf } from './parse.ts'

const group = (name: string, ...pages: unknown[]) => ({ group: name, pages })

/** The navigation of a legacy file. */
function tree(written: object): string {
  const { children, global } = settingsOf({ name: 'Docs', ...written }).navigation
  return outline(children) + (global.length > 0 ? `global:\n${outline(global, 1)}` : '')
}

test('a group may have an API description, and then needs no pages', () => {
  const navigation = [
    group('Guides', 'index'),
    { group: 'API', openapi: '/api.yaml' },
    { group: 'Streaming', asyncapi: '/streaming.yaml', pages: ['events'] },
  ]
  const { children } = settingsOf({ name: 'Docs', navigation }).navigation
  expect(outline(children)).toContain('group "API" [api.yaml in ]')
  expect(children[2]).toMatchObject({ asyncapi: [{ source: 'streaming.yaml' }] })
})

test('a group with only API descriptions is where their pages are', () => {
  const nested = { group: 'Old', openapi: { source: 'a.json', directory: 'docs/old' } }
  const navigation = [
    group('Guides', 'docs/index'),
    { group: 'Streaming', asyncapi: '/streaming.yaml' },
    group('Nested', nested),
    { group: 'Elsewhere', openapi: { source: 'b.json', directory: 'other' } },
  ]
  const tabs = [
    { name: 'Docs', url: 'docs' },
    { name: 'API', url: 'api-reference' },
  ]
  expect(tree({ navigation, tabs })).toMatchInlineSnapshot(`
    "tab "Documentation"
      group "Elsewhere" [b.json in other]
    tab "Docs"
      group "Guides"
        docs/index
      group "Nested"
        group "Old" [a.json in docs/old]
    tab "API"
      group "Streaming"
    "
  `)
})

describe('page paths', () => {
  test.each([
    ['introduction', 'introduction'],
    ['/introduction', 'introduction'],
    ['./introduction', 'introduction'],
    ['a/../b', 'b'],
    ['../../etc/passwd', 'etc/passwd'],
    ['guides/start.mdx', 'guides/start'],
    ['guides/start.md', 'guides/start'],
    ['guides/', 'guides/'],
    ['a//b', 'a/b'],
  ])('%s is %s', (written, path) => {
    expect(normalizePagePath(written)).toBe(path)
  })

  test('normalising twice is normalising once', () => {
    const segment = fc.constantFrom('a', 'b', '..', '.', '', 'api')
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const once = normalizePagePath(segments.join('/'))
        expect(normalizePagePath(once)).toBe(once)
        expect(once.split('/')).not.toContain('..')
      }),
    )
  })
})

describe('prefixes', () => {
  test.each([
    ['api/users', 'api', true],
    ['api', 'api', true],
    ['api/index', 'api', true],
    ['api-reference/x', 'api', false],
    ['apis', 'api', false],
    ['v2/api/x', 'api', false],
    ['/api/users', '/api/', true],
    ['./api/users.mdx', 'api', true],
    ['api/v2/x', 'api/v2', true],
    ['anything', '/', false],
  ])('%s under %s: %s', (path, url, expected) => {
    expect(isUnderPrefix(path, prefixOf(url))).toBe(expected)
  })

  test('the longest prefix wins, whatever the order', () => {
    expect(longestPrefix('api/v2/x', ['api', 'api/v2'])).toBe('api/v2')
    expect(longestPrefix('api/v2/x', ['api/v2', 'api'])).toBe('api/v2')
    expect(longestPrefix('api/v20/x', ['api/v2', 'api'])).toBe('api')
    expect(longestPrefix('guides/x', ['api', 'api/v2'])).toBeUndefined()
  })
})

describe('versions of pages', () => {
  test.each([
    [{}, undefined],
    [{ division: 'v1' }, 'v1'],
    [{ groups: ['v2'], division: 'v1' }, 'v2'],
    [{ groups: ['v1', 'v2'] }, 'v2'],
    [{ groups: ['v1', undefined], division: 'v3' }, 'v1'],
    [{ page: 'v3', groups: ['v1', 'v2'], division: 'v1' }, 'v3'],
  ])('%j has the version %s', (sources, version) => {
    expect(pageVersion(sources)).toBe(version)
  })

  test.each([
    [undefined, 'v1', true],
    ['v1', 'v1', true],
    ['v2', 'v1', false],
    ['v2', undefined, true],
  ])('%s while %s is selected: %s', (own, selected, expected) => {
    expect(isInVersion(own, selected)).toBe(expected)
  })
})

describe('anchors', () => {
  test('share groups out by their prefix; what is left goes to the top anchor', () => {
    expect(
      tree({
        navigation: [
          group('Start', 'index'),
          group('API', 'api/intro', 'api/users'),
          group('Reference', 'api-reference/x'),
        ],
        anchors: [
          { name: 'API', url: 'api', icon: 'code' },
          { name: 'Reference', url: '/api-reference/' },
          { name: 'Blog', url: 'https://blog.example' },
        ],
      }),
    ).toMatchInlineSnapshot(`
      "anchor "Documentation"
        group "Start"
          index
      anchor "API"
        group "API"
          api/intro
          api/users
      anchor "Reference"
        group "Reference"
          api-reference/x
      anchor "Blog" -> https://blog.example
      "
    `)
  })

  test('show a mixed group whole in each, with a warning', () => {
    const site = {
      navigation: [group('Mixed', 'index', 'api/a', 'sdk/b')],
      anchors: [
        { name: 'API', url: 'api' },
        { name: 'SDK', url: 'sdk' },
      ],
    }
    expect(tree(site)).toMatchInlineSnapshot(`
      "anchor "Documentation" -> /
      anchor "API"
        group "Mixed"
          index
          api/a
          sdk/b
      anchor "SDK"
        group "Mixed"
          index
          api/a
          sdk/b
      "
    `)
    expect(complaints({ name: 'Docs', ...site })).toMatchInlineSnapshot(`
      "docs.json:4:5  The group \`Mixed\` has pages of the anchors \`API\` and \`SDK\`, and others; it is shown there whole  [settings/mixed-group]
        Make it one group for each anchor."
    `)
  })

  test('give the top anchor its name and icon', () => {
    const navigation = [group('Start', 'index')]
    const anchors = [{ name: 'Blog', url: 'https://blog.example' }]
    const top = (topAnchor?: object) =>
      settingsOf({ name: 'Docs', navigation, anchors, topAnchor }).navigation.children[0]
    expect(top({})).toMatchObject({ name: 'Documentation', icon: { name: 'book-open' } })
    expect(top({ name: 'Home', icon: 'house', iconType: 'solid' })).toMatchObject({
      name: 'Home',
      icon: { name: 'house', style: 'solid' },
    })
  })

  test('keep colour, icon style and what hides them', () => {
    const { children } = settingsOf({
      name: 'Docs',
      navigation: [group('API', 'api/a')],
      anchors: [
        {
          name: 'API',
          url: 'api',
          icon: 'code',
          iconType: 'brands',
          color: { from: '#fff', to: '#000' },
          isDefaultHidden: true,
        },
      ],
    }).navigation
    expect(children[1]).toMatchObject({
      kind: 'anchor',
      icon: { name: 'code', style: 'brands' },
      color: { from: '#fff', to: '#000' },
      hiddenUntilActive: true,
    })
  })

  test('without pages are links', () => {
    const site = {
      navigation: [group('Start', 'index', 'guides/a')],
      anchors: [{ name: 'Guides', url: 'guide' }],
    }
    expect(tree(site)).toMatchInlineSnapshot(`
      "anchor "Documentation"
        group "Start"
          index
          guides/a
      anchor "Guides" -> /guide
      "
    `)
  })

  test('may have the pages of an API description alone', () => {
    expect(
      tree({
        navigation: [group('Start', 'index')],
        anchors: [
          {
            name: 'API',
            url: 'api',
            openapi: ['/openapi.json', 'https://a.example/b.json'],
          },
        ],
      }),
    ).toMatchInlineSnapshot(`
      "anchor "Documentation"
        group "Start"
          index
      anchor "API" [openapi.json in api, https://a.example/b.json in api]
      "
    `)
  })

  test('with the url `/` give the first anchor its name, unless the top anchor has one', () => {
    const navigation = [group('Start', 'index'), group('API', 'api/a')]
    const anchors = [
      { name: 'Docs', url: '/', icon: 'house' },
      { name: 'API', url: 'api' },
    ]
    expect(tree({ navigation, anchors })).toMatchInlineSnapshot(`
      "anchor "Docs"
        group "Start"
          index
      anchor "API"
        group "API"
          api/a
      "
    `)
    expect(tree({ navigation, anchors, topAnchor: { name: 'Home' } })).toContain(
      'anchor "Home"\n  group "Start"',
    )
  })
})

describe('tabs', () => {
  test('with the url `/` give the first tab its name, instead of a second tab', () => {
    const navigation = [group('Start', 'index'), group('API', 'api/a')]
    const tabs = [
      { name: 'API', url: 'api' },
      { name: 'Docs', url: '/' },
    ]
    expect(tree({ navigation, tabs })).toMatchInlineSnapshot(`
      "tab "Docs"
        group "Start"
          index
      tab "API"
        group "API"
          api/a
      "
    `)
  })

  test('get a first one for what is outside, and anchors inside; the top anchor is ignored', () => {
    expect(
      tree({
        navigation: [
          group('Start', 'index'),
          group('REST', 'api/rest/a'),
          group('Overview', 'api/overview'),
        ],
        tabs: [
          { name: 'API', url: 'api' },
          { name: 'Shop', url: 'https://shop.example' },
        ],
        anchors: [
          { name: 'REST', url: 'api/rest' },
          { name: 'Docs', url: '/' },
          { name: 'Chat', url: '/chat' },
          { name: 'Blog', url: 'https://blog.example' },
        ],
        topAnchor: { name: 'Never' },
      }),
    ).toMatchInlineSnapshot(`
      "tab "Documentation"
        group "Start"
          index
      tab "API"
        anchor "REST"
          group "REST"
            api/rest/a
        group "Overview"
          api/overview
      tab "Shop" -> https://shop.example
      global:
        anchor "Docs" -> /
        anchor "Chat" -> /chat
        anchor "Blog" -> https://blog.example
      "
    `)
  })

  test('open the first page under them, in the order of the file', () => {
    const anchors = [{ name: 'REST', url: 'api/rest' }]
    const navigation = [
      group('Overview', 'api/overview'),
      group('REST', 'api/rest/a'),
      group('More', 'api/more'),
    ]
    expect(tree({ navigation, tabs: [{ name: 'API', url: 'api' }], anchors }))
      .toMatchInlineSnapshot(`
      "tab "API"
        group "Overview"
          api/overview
        group "More"
          api/more
        anchor "REST"
          group "REST"
            api/rest/a
      "
    `)
  })

  test('may name and hide the first one', () => {
    expect(
      tree({
        navigation: [group('Start', 'index'), group('API', 'api/a')],
        tabs: [{ name: 'API', url: 'api' }],
        primaryTab: { name: 'Home', isDefaultHidden: true },
      }),
    ).toMatchInlineSnapshot(`
      "tab "Home" (hidden until active)
        group "Start"
          index
      tab "API"
        group "API"
          api/a
      "
    `)
  })

  test('have no first one when nothing is outside', () => {
    expect(
      tree({ navigation: [group('API', 'api/a')], tabs: [{ name: 'API', url: 'api' }] }),
    ).toMatchInlineSnapshot(`
      "tab "API"
        group "API"
          api/a
      "
    `)
  })

  test('of one prefix leave the pages to the first', () => {
    const site = {
      navigation: [group('API', 'api/a')],
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Again', url: '/api/' },
      ],
    }
    expect(tree(site)).toMatchInlineSnapshot(`
      "tab "API"
        group "API"
          api/a
      tab "Again" -> /api
      "
    `)
    expect(complaints({ name: 'Docs', ...site })).toMatchInlineSnapshot(`
      "docs.json:18:14  \`API\` and \`Again\` both apply to the pages under \`/api/\`  [settings/duplicate-prefix]
        They belong to \`API\`. Give \`Again\` its own \`url\`."
    `)
  })
})

describe('versions', () => {
  const site = {
    versions: ['v2', 'v1'],
    navigation: [
      group('Start', 'index'),
      { group: 'Old', version: 'v1', pages: ['v1/a'] },
      {
        group: 'New',
        version: 'v2',
        pages: [
          'v2/a',
          {
            group: 'Both',
            pages: ['v2/b', { group: 'Not', version: 'v1', pages: ['v1/b'] }],
          },
        ],
      },
    ],
  }

  test('are outermost; content without a version is in each, and emptied groups are gone', () => {
    expect(tree(site)).toMatchInlineSnapshot(`
      "version "v2"
        group "Start"
          index
        group "New"
          v2/a
          group "Both"
            v2/b
      version "v1"
        group "Start"
          index
        group "Old"
          v1/a
      "
    `)
  })

  test('may have a default, a link and a language', () => {
    expect(
      tree({
        ...site,
        versions: [
          'v2',
          { name: 'v1', default: true },
          { name: 'v0', url: 'https://old.example' },
        ],
      }),
    ).toContain('version "v1" (default)')
    const languages = [
      { name: 'English', locale: 'en', default: true },
      { name: 'Français', locale: 'fr' },
    ]
    const { children } = settingsOf({
      name: 'Docs',
      navigation: [group('A', 'a')],
      versions: languages,
    }).navigation
    expect(children).toMatchObject([
      { kind: 'language', name: 'en', locale: 'en', default: true },
      { kind: 'language', name: 'fr', locale: 'fr' },
    ])
  })

  test('hide the tabs of others, but not what is read inside them', () => {
    expect(
      tree({
        versions: ['v2', 'v1'],
        navigation: [
          group('Start', 'index'),
          group('SDK', 'sdk/a'),
          { group: 'SDK of v1', version: 'v1', pages: ['sdk/b'] },
        ],
        tabs: [{ name: 'SDK', url: 'sdk', version: 'v2' }],
        anchors: [{ name: 'Blog', url: 'https://blog.example', version: 'v1' }],
      }),
    ).toMatchInlineSnapshot(`
      "version "v2"
        tab "Documentation"
          group "Start"
            index
        tab "SDK"
          group "SDK"
            sdk/a
      version "v1"
        global:
          anchor "Blog" -> https://blog.example
        tab "Documentation"
          group "Start"
            index
        tab "SDK" (hidden until active)
          group "SDK of v1"
            sdk/b
      "
    `)
  })

  test('must be listed', () => {
    expect(
      complaints({
        name: 'Docs',
        versions: ['v2', 'v1'],
        navigation: [{ group: 'A', version: 'v3', pages: ['a'] }],
        tabs: [{ name: 'A', url: 'a', version: 'V2' }],
      }),
    ).toMatchInlineSnapshot(`
      "docs.json:10:18  \`v3\` is not in \`versions\`  [settings/unlisted-version]
        Did you mean \`v1\`?
      docs.json:20:18  \`V2\` is not in \`versions\`  [settings/unlisted-version]
        Did you mean \`v2\`?"
    `)
  })

  test('end no build if they are not', () => {
    const { settings, diagnostics } = parse({
      name: 'Docs',
      versions: ['v2', 'v1'],
      navigation: [
        { group: 'A', pages: ['a'] },
        { group: 'B', version: 'v3', pages: ['b'] },
      ],
    })
    expect(settings).toBeDefined()
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'settings/unlisted-version' },
    ])
  })

  test('that are named without a list have no effect, with a warning', () => {
    const { settings, diagnostics } = parse({
      name: 'Docs',
      navigation: [{ group: 'A', version: 'v3', pages: ['a'] }],
    })
    expect(settings?.navigation.children).toHaveLength(1)
    expect(diagnostics).toMatchObject([
      { severity: 'warning', code: 'settings/unlisted-version' },
    ])
  })

  test('leave every page in some version, whatever the files say', () => {
    const version = fc.constantFrom(undefined, 'v1', 'v2')
    const pages = fc.array(fc.constantFrom('api/a', 'api/b', 'guides/a', 'index'), {
      minLength: 1,
    })
    const groups = fc.array(fc.record({ group: fc.constant('G'), version, pages }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(groups, version, (navigation, tabVersion) => {
        const tabs = [{ name: 'API', url: 'api', version: tabVersion }]
        const text = tree({ versions: ['v1', 'v2'], navigation, tabs })
        for (const page of navigation.flatMap((entry) => entry.pages)) {
          expect(text.split('\n').map((line) => line.trim())).toContain(page)
        }
      }),
    )
  })
})

test('groups keep icons, empty titles and their nesting; entries keep their places', () => {
  const { settings, locate } = parse(
    '{\n"name": "Docs",\n"navigation": [\n{"group": "", "icon": "house", "pages": [\n"a",\n{"group": "B", "pages": ["b"]}\n]}]}',
  )
  const [first] = settings!.navigation.children
  expect(first).toMatchObject({
    name: '',
    icon: { name: 'house' },
    children: [{ ref: 'a' }, { name: 'B', children: [{ ref: 'b' }] }],
  })
  const children = first?.kind === 'group' ? first.children : []
  expect(children.map(({ place }) => locate(place))).toEqual([
    { file: 'docs.json', line: 5, column: 1 },
    { file: 'docs.json', line: 6, column: 1 },
  ])
})
