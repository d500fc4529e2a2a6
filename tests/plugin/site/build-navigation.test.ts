import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import type { NavChoice, NavItem } from '../../../runtime/types/navigation.ts'
import type { NavigationEntry, Settings } from '../../../runtime/types/settings.ts'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { buildNavigation } from '../../../plugin/site/build-navigation.ts'
import type { OperationPages, Site } from '../../../plugin/site/site.ts'
import {
  division,
  entries,
  group,
  makeFolder,
  makeSite,
  navigate,
  page,
} from './make-site.ts'

function build(
  files: Record<string, string> | string[],
  children: (string | NavigationEntry)[],
  more: Partial<Settings> = {},
  operations?: OperationPages,
) {
  return navigate(makeSite(files, entries(children), more), operations)
}

/** The sidebar as nested titles. */
function outline(items: readonly NavItem[]): unknown[] {
  return items.map((item) =>
    item.kind === 'page' ? item.path : { [item.title]: outline(item.children) },
  )
}

function labels(choices: readonly NavChoice[]): string[] {
  return choices.map(({ label, active }) => (active ? `[${label}]` : label))
}

function urls(choices: readonly NavChoice[]): string[] {
  return choices.map(({ url }) => url)
}

function flags(site: Site, path: string) {
  const { listed, hidden, searchable, indexable } = site.pages.get(path)!
  return { listed, hidden, searchable, indexable }
}

describe('references to pages', () => {
  test.each([
    'guides/a',
    '/guides/a',
    './guides/a',
    'guides/a.mdx',
    'guides/x/../a',
    '../../guides/a',
    ' guides/a/ ',
  ])('%j is guides/a', (ref) => {
    expect(build(['guides/a'], [ref])).toMatchObject({
      order: ['guides/a'],
      diagnostics: [],
    })
  })

  test('characters of URLs may be in the names of files', () => {
    const names = ['what-is-it?', 'c#', 'a: b', '100%']
    expect(build(names, names)).toMatchObject({ order: names, diagnostics: [] })
  })

  test.each(['a?x', 'a#part', '/a/?x=1'])(
    '%j is no page, but its page is meant',
    (ref) => {
      const [problem] = build(['a', 'b'], [ref, 'b']).diagnostics
      expect(problem).toMatchObject({
        code: 'site/missing-page',
        hint: 'Did you mean `a`?',
      })
    },
  )

  test('a folder is its index page', () => {
    expect(build(['index', 'guides/index'], ['/', 'guides']).order).toEqual([
      'index',
      'guides/index',
    ])
  })

  test('without a file are left out and reported at their place, with the nearest page', () => {
    const site = makeSite(
      ['guides/quickstart', 'other/deploy', 'a'],
      [
        {
          kind: 'page',
          ref: 'guides/quikstart',
          place: { file: 'nav/guides.json', keys: ['pages', 0] },
        },
        group('G', ['deploy', 'nothing/like/it-at-all'], {
          root: 'guides/gone-for-good',
        }),
      ],
    )
    site.locate = ({ file }) => ({ file, line: 3, column: 14 })
    const { order, diagnostics } = buildNavigation(site)
    expect(order).toEqual([])
    expect(diagnostics.map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
      "nav/guides.json:3:14  \`guides/quikstart\` is in the navigation, but there is no \`guides/quikstart.mdx\`  [site/missing-page]
        Did you mean \`guides/quickstart\`?
      docs.json:3:14  \`guides/gone-for-good\` is in the navigation, but there is no \`guides/gone-for-good.mdx\`  [site/missing-page]
        Write the page, or remove the entry.
      docs.json:3:14  \`deploy\` is in the navigation, but there is no \`deploy.mdx\`  [site/missing-page]
        Did you mean \`other/deploy\`?
      docs.json:3:14  \`nothing/like/it-at-all\` is in the navigation, but there is no \`nothing/like/it-at-all.mdx\`  [site/missing-page]
        Write the page, or remove the entry."
    `)
  })

  test('for a file that is never a page, the hint says how to list it', () => {
    expect(build(['a'], ['a', 'README']).diagnostics).toMatchObject([
      {
        code: 'site/missing-page',
        hint: '`README.md` is never a page: rename the file, or add `!README.md` to `.mintignore`.',
      },
    ])
  })

  test('may be in the output folder, which is no part of the site', () => {
    const root = makeFolder({ 'out/v1/a.mdx': '', 'out/v1/index.md': '' })
    const refs = ['out/v1/a', 'out/v1', 'out/b']
    const site = {
      ...makeSite(
        [],
        refs.map((ref) => page(ref)),
      ),
      root,
      outDir: 'out',
    }
    expect(buildNavigation(site).diagnostics.map(({ message }) => message)).toEqual([
      '`out/v1/a` is in the navigation, but `out/v1/a.mdx` is in the output folder',
      '`out/v1` is in the navigation, but `out/v1/index.md` is in the output folder',
      '`out/b` is in the navigation, but there is no `out/b.mdx`',
    ])
  })

  test('may name snippets by mistake', () => {
    const site = makeSite([], [page('snippets/note')])
    site.snippets.push('snippets/note.mdx')
    expect(buildNavigation(site).diagnostics[0]?.message).toBe(
      '`snippets/note` is in the navigation, but `snippets/note.mdx` is a snippet and no page',
    )
  })

  test.each(['llms-full.txt', '/skill.md', 'files/terms.pdf'])(
    'may name files: %j is not missing, but can be listed only by a page that leads to it',
    (ref) => {
      const site = makeSite([], [page(ref)])
      site.assets.push('files/terms.pdf')
      expect(buildNavigation(site).diagnostics).toMatchObject([
        {
          message: `\`${ref}\` is in the navigation, but it is a file and no page`,
          hint: `To list it, add a page with \`url: /${ref.replace(/^\//, '')}\` in its frontmatter.`,
        },
      ])
    },
  )
})

describe('the sidebar', () => {
  const files = {
    'a.mdx': '---\nsidebarTitle: Short\nicon: rocket\ntag: NEW\ndeprecated: true\n---',
    'b.mdx': '---\nopenapi: get /users\n---',
    'c.mdx': '---\nurl: https://example.com\n---',
    'd.mdx': '---\napi: POST /x\nhideApiMarker: true\n---',
    'e.mdx': '',
  }
  const tree = [
    group('One', [
      'a',
      group('Nested', ['b'], { expanded: true, tag: 'T', icon: { name: 'star' } }),
    ]),
    group('', ['c', 'd'], { root: 'e' }),
    group('Empty', []),
  ]

  test('has groups and pages as written, with what pages say of themselves', () => {
    expect(build(files, tree).locate('a').sidebar).toMatchInlineSnapshot(`
      [
        {
          "children": [
            {
              "deprecated": true,
              "icon": {
                "name": "rocket",
              },
              "kind": "page",
              "path": "a",
              "tag": "NEW",
              "title": "Short",
              "url": "/a",
            },
            {
              "children": [
                {
                  "kind": "page",
                  "method": "GET",
                  "path": "b",
                  "title": "B",
                  "url": "/b",
                },
              ],
              "expanded": true,
              "icon": {
                "name": "star",
              },
              "kind": "group",
              "tag": "T",
              "title": "Nested",
            },
          ],
          "expanded": false,
          "kind": "group",
          "title": "One",
        },
        {
          "children": [
            {
              "external": true,
              "kind": "page",
              "path": "c",
              "title": "C",
              "url": "https://example.com",
            },
            {
              "kind": "page",
              "path": "d",
              "title": "D",
              "url": "/d",
            },
          ],
          "expanded": false,
          "kind": "group",
          "root": {
            "kind": "page",
            "path": "e",
            "title": "E",
            "url": "/e",
          },
          "title": "",
        },
      ]
    `)
  })

  test('lists the pages of a nested group without a label in their place', () => {
    const { locate } = build(
      ['a', 'b', 'c', 'd'],
      [group('One', ['a', group('', ['b', group('Two', ['c'])]), 'd'])],
    )
    expect(outline(locate('a').sidebar)).toEqual([
      { One: ['a', 'b', { Two: ['c'] }, 'd'] },
    ])
    expect(locate('c').breadcrumbs).toEqual([{ title: 'One' }, { title: 'Two' }])
  })

  test('is one array for all pages of a branch', () => {
    const { locate } = build(files, tree)
    expect(locate('a').sidebar).toBe(locate('d').sidebar)
    expect(locate('nowhere').sidebar).toBe(locate('a').sidebar)
  })
})

describe('previous, next and breadcrumbs', () => {
  const files = {
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd', 'r', 'x'].map((name) => [`${name}.mdx`, '']),
    ),
    'hidden.mdx': '---\nhidden: true\n---',
    'out.mdx': '---\nurl: https://example.com\n---',
  }
  const { locate, order } = build(files, [
    division('tab', 'T', [
      group('One', ['a', 'hidden', 'out', group('Two', ['b', 'a'], { root: 'r' })]),
      group('Three', ['c'], { hidden: true }),
      group('', [group('Four', ['d'])]),
    ]),
    division('tab', 'U', ['x']),
  ])

  function steps(path: string) {
    const { previous, next } = locate(path)
    return [previous?.path, next?.path]
  }

  test('follow the branch depth first, a group root before its pages', () => {
    expect(steps('a')).toEqual([undefined, 'r'])
    expect(steps('r')).toEqual(['a', 'b'])
    expect(steps('b')).toEqual(['r', 'd'])
    expect(steps('d')).toEqual(['b', undefined])
    expect(steps('x')).toEqual([undefined, undefined])
  })

  test('leave out hidden pages, which have no neighbours themselves', () => {
    expect(steps('hidden')).toEqual([undefined, undefined])
    expect(steps('c')).toEqual([undefined, undefined])
  })

  test('name the groups around a page, outermost first, without untitled ones', () => {
    expect(locate('b').breadcrumbs).toEqual([
      { title: 'One' },
      { title: 'Two', url: '/r' },
    ])
    expect(locate('r').breadcrumbs).toEqual([{ title: 'One' }])
    expect(locate('a').breadcrumbs).toEqual([{ title: 'One' }])
    expect(locate('d').breadcrumbs).toEqual([{ title: 'Four' }])
  })

  test('the order of the site lists every visible page once', () => {
    expect(order).toEqual(['a', 'r', 'b', 'd', 'x'])
  })

  test('going forward and back ends where it began', () => {
    const shape: fc.Arbitrary<NavigationEntry> = fc.letrec<{ node: NavigationEntry }>(
      (tie) => ({
        node: fc.oneof(
          { depthSize: 'small' },
          fc.integer({ min: 0, max: 30 }).map((n) => page(`p${n}`)),
          fc
            .tuple(fc.array(tie('node'), { maxLength: 4 }), fc.boolean())
            .map(([nodes, hidden]) => group('G', nodes, { hidden })),
        ),
      }),
    ).node
    const all = Array.from({ length: 31 }, (_, n) => `p${n}`)
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 8 }), (nodes) => {
        const built = build(all, nodes)
        for (const [index, path] of built.order.entries()) {
          const { previous, next } = built.locate(path)
          expect(previous?.path).toBe(built.order[index - 1])
          expect(next?.path).toBe(built.order[index + 1])
        }
      }),
    )
  })
})

describe('divisions', () => {
  const files = ['en/a', 'en/b', 'en/api/x', 'fr/a', 'fr/api/x', 'fr/only', 'blog']
  const tree = [
    division('language', 'en', [
      division('tab', 'Guides', [group('G', ['en/a', 'en/b'])], {
        global: [division('anchor', 'Community', [], { href: 'https://example.com' })],
      }),
      division('tab', 'API', [
        division('item', 'REST', ['en/api/x'], {
          icon: { name: 'code' },
          description: 'Calls',
        }),
        division('item', 'Status', [], { href: 'https://status.example.com' }),
      ]),
      division('tab', 'Blog', [], { href: '/blog', align: 'end' }),
      division('tab', 'Empty', []),
    ]),
    division(
      'language',
      'pt-BR',
      [
        division('tab', 'Guias', ['fr/a', 'fr/only']),
        division('tab', 'API', ['fr/api/x']),
      ],
      { banner: { content: 'Olá', dismissible: false, type: 'info' } },
    ),
  ]
  const { locate, tree: built, diagnostics } = build(files, tree)

  test('that are languages have the tags that HTML has for them', () => {
    const { locate: find } = build(
      ['en/a', 'jp/a', 'cn/a'],
      ['en', 'jp', 'cn'].map((code) => division('language', code, [`${code}/a`])),
    )
    const { choices } = find('jp/a').selectors[0]!
    expect(choices.map(({ name, language }) => [name, language])).toEqual([
      ['en', 'en'],
      ['jp', 'ja'],
      ['cn', 'zh-Hans'],
    ])
  })

  test('are selectors, tabs, menus and anchors around a page, with what is active', () => {
    const around = locate('en/api/x')
    expect(diagnostics).toMatchObject([{ code: 'site/empty-entry' }])
    expect(around.selectors.map(({ kind, choices }) => [kind, labels(choices)])).toEqual([
      ['language', ['[English]', 'Português (Brasil)']],
    ])
    expect(labels(around.tabs)).toEqual(['Guides', '[API]', 'Blog'])
    expect(urls(around.tabs)).toEqual(['/en/a', '/en/api/x', '/blog'])
    expect(around.tabs[1]!.menu).toMatchObject([
      { label: 'REST', active: true, url: '/en/api/x', description: 'Calls' },
      { label: 'Status', active: false, external: true },
    ])
    expect(around.tabs[2]).toMatchObject({ align: 'end', external: false })
    expect(around.anchors).toEqual([])
    expect(outline(around.sidebar)).toEqual(['en/api/x'])
  })

  test('are not active where another tab links to the page, which no branch has', () => {
    expect(labels(locate('blog').tabs)).toEqual(['Guides', 'API', '[Blog]'])
    expect(labels(locate('elsewhere').tabs)).toEqual(['[Guides]', 'API', 'Blog'])
  })

  test('show their global entries on every branch below', () => {
    expect(locate('en/b').anchors).toMatchObject([
      { label: 'Community', external: true, active: false },
    ])
  })

  test('have their global tabs and choices beside those of the branch', () => {
    const link = { href: 'https://example.com' }
    const inner = [
      division('tab', 'T', ['a']),
      division('tab', 'End', ['c'], { align: 'end' }),
      division('tab', 'U', [division('dropdown', 'D', ['b'])]),
    ]
    const outer = division('product', 'P', [division('version', 'v1', inner)], {
      global: [
        division('tab', 'Blog', [], link),
        division('dropdown', 'Forum', [], link),
        division('version', 'v0', [], link),
      ],
    })
    const around = build(['a', 'b', 'c'], [outer]).locate('b')
    expect(labels(around.tabs)).toEqual(['T', '[U]', 'Blog', 'End'])
    expect(around.selectors.map(({ kind, choices }) => [kind, labels(choices)])).toEqual([
      ['product', ['[P]']],
      ['version', ['[v1]', 'v0']],
      ['dropdown', ['[D]', 'Forum']],
    ])
  })

  test('that are links are active on the page they lead to', () => {
    expect(labels(locate('blog').tabs)).toContain('[Blog]')
    expect(labels(locate('en/a').tabs)).not.toContain('[Blog]')
  })

  test('of a language replace settings of the site', () => {
    expect(locate('fr/a')).toMatchObject({
      language: 'pt-BR',
      banner: { content: 'Olá' },
    })
    expect(locate('en/a')).not.toHaveProperty('banner')
  })

  test('are one tree for the code of users', () => {
    expect(built.children).toMatchObject([
      {
        kind: 'language',
        label: 'English',
        default: true,
        url: '/en/a',
        children: [{ name: 'Guides' }, {}, {}],
      },
      { kind: 'language', label: 'Português (Brasil)', url: '/fr/a' },
    ])
  })

  test('inside of tabs that are tabs again become a select control', () => {
    const inner = division('dropdown', 'D', [
      division('tab', 'I', ['b']),
      division('tab', 'J', ['c']),
    ])
    const around = build(['a', 'b', 'c'], [division('tab', 'T', [inner])]).locate('c')
    expect(labels(around.tabs)).toEqual(['[T]'])
    expect(around.selectors.map(({ choices }) => labels(choices))).toEqual([
      ['[D]'],
      ['I', '[J]'],
    ])
  })

  test('open their first visible page: roots first, the default version, no links', () => {
    const files = {
      'a.mdx': '---\nurl: https://x.y\n---',
      'b.mdx': '---\nhidden: true\n---',
      'c.mdx': '',
      'd.mdx': '',
      'e.mdx': '',
      'f.mdx': '',
    }
    const { locate } = build(files, [
      division('tab', 'T', [
        'a',
        'b',
        group('G', ['c'], { hidden: true }),
        group('H', ['d'], { root: 'e' }),
      ]),
      division('tab', 'U', [
        division('version', 'v1', ['d']),
        division('version', 'v2', ['f'], { default: true }),
      ]),
    ])
    expect(urls(locate('d').tabs)).toEqual(['/e', '/f'])
  })
})

describe('an unlisted page', () => {
  const { locate, site } = build(
    ['en/a', 'fr/guides/a', 'fr/guides/deep/draft', 'fr/other', 'draft'],
    [division('language', 'en', ['en/a']), division('language', 'fr', ['fr/guides/a'])],
  )

  test('is rendered in the branch of the pages beside it', () => {
    expect(locate('fr/guides/deep/draft').language).toBe('fr')
    expect(locate('fr/other').language).toBe('fr')
    expect(site.pages.get('fr/other')?.language).toBe('fr')
  })

  test('is rendered in the default branch where no page is beside it', () => {
    expect(locate('draft').language).toBe('en')
    expect(locate('404').language).toBe('en')
  })
})

describe('hidden nodes', () => {
  const { locate, site } = build(
    ['a', 'b', 'c', 'd'],
    [
      division('tab', 'T', ['a']),
      division('tab', 'Secret', ['b'], { hidden: true }),
      division('tab', 'Later', ['c'], { hiddenUntilActive: true }),
      division('anchor', 'Old', ['d'], { hiddenUntilActive: true }),
    ],
  )

  test('are not rendered, but their pages have their own sidebar', () => {
    expect(labels(locate('a').tabs)).toEqual(['[T]'])
    expect(labels(locate('b').tabs)).toEqual(['T'])
    expect(outline(locate('b').sidebar)).toEqual(['b'])
    expect(site.pages.get('b')).toMatchObject({
      listed: false,
      hidden: true,
    })
  })

  test('that are hidden until active are rendered inside of them, and their pages are listed', () => {
    expect(labels(locate('c').tabs)).toEqual(['T', '[Later]'])
    expect(labels(locate('a').anchors)).toEqual([])
    expect(labels(locate('d').anchors)).toEqual(['[Old]'])
    expect(site.pages.get('c')).toMatchObject({
      listed: true,
      hidden: false,
    })
  })

  test('of a selector are its value on their own pages', () => {
    const { locate } = build(
      ['a', 'b'],
      [
        division('version', 'v2', ['a']),
        division('version', 'v1', ['b'], { hidden: true }),
      ],
    )
    expect(labels(locate('a').selectors[0]!.choices)).toEqual(['[v2]'])
    expect(labels(locate('b').selectors[0]!.choices)).toEqual(['v2', '[v1]'])
  })
})

describe('versions', () => {
  // Appendix B 3: group versions, a page version, an unversioned page, twins.
  const files = {
    'v1/start.mdx': '',
    'v1/old.mdx': '',
    'v2/start.mdx': '',
    'v2/new.mdx': '',
    'shared.mdx': '',
    'only-v1.mdx': '---\nversion: v1\n---',
  }
  const shared = group('Everywhere', ['shared', 'only-v1'])
  const { locate, site, diagnostics, tree } = build(files, [
    division('version', 'v2', [group('Two', ['v2/start', 'v2/new']), shared]),
    division('version', 'v1', [group('One', ['v1/start', 'v1/old']), shared]),
  ])

  function versions(path: string) {
    const [selector] = locate(path).selectors
    return Object.fromEntries(selector!.choices.map(({ label, url }) => [label, url]))
  }

  test('a page is placed in the version of its frontmatter', () => {
    expect(outline(locate('v2/start').sidebar)).toEqual([
      { Two: ['v2/start', 'v2/new'] },
      { Everywhere: ['shared'] },
    ])
    expect(outline(locate('v1/start').sidebar)).toEqual([
      { One: ['v1/start', 'v1/old'] },
      { Everywhere: ['shared', 'only-v1'] },
    ])
    expect(diagnostics).toEqual([])
  })

  test('a page without a version belongs to all, and is rendered in the default one', () => {
    expect(site.pages.get('shared')).not.toHaveProperty('version')
    expect(locate('shared').version).toBe('v2')
    expect(site.pages.get('only-v1')?.version).toBe('v1')
    expect(site.pages.get('v2/new')?.version).toBe('v2')
  })

  test('a deep link to an old version selects it', () => {
    expect(locate('v1/old').version).toBe('v1')
    expect(labels(locate('v1/old').selectors[0]!.choices)).toEqual(['v2', '[v1]'])
  })

  test('the first is the default, unless another is marked', () => {
    expect(tree.children).toMatchObject([{ name: 'v2', default: true }, { name: 'v1' }])
    const other = build(
      ['a', 'b'],
      [
        division('version', 'v2', ['a']),
        division('version', 'v1', ['b'], { default: true }),
      ],
    )
    expect(other.locate('nowhere').version).toBe('v1')
  })

  test('switching goes to the counterpart of the page, else to the first page that exists', () => {
    expect(versions('v1/start')).toEqual({ v2: '/v2/start', v1: '/v1/start' })
    expect(versions('v1/old')).toEqual({ v2: '/v2/start', v1: '/v1/old' })
    expect(versions('shared')).toEqual({ v2: '/shared', v1: '/v1/start' })
  })

  test('the first page, where there is no counterpart, is told from one', () => {
    const isCounterpart = (path: string) =>
      locate(path).selectors[0]!.choices.map((choice) => choice.isCounterpart ?? false)
    expect(isCounterpart('v1/start')).toEqual([true, false])
    expect(isCounterpart('v1/old')).toEqual([false, false])
  })

  test('pages of all versions share the choice that leads to a page', () => {
    const names = ['v3', 'v2', 'v1']
    const { locate } = build(
      names.flatMap((name) => [`${name}/a`, `${name}/b`]),
      names.map((name) => division('version', name, [`${name}/a`, `${name}/b`])),
    )
    const toFirst = (path: string) => locate(path).selectors[0]!.choices[0]
    expect(toFirst('v1/b')).toMatchObject({ url: '/v3/b', active: false })
    expect(toFirst('v2/b')).toBe(toFirst('v1/b'))
    expect(toFirst('v2/a')).not.toBe(toFirst('v1/b'))
    expect(toFirst('v3/b')).toMatchObject({ url: '/v3/b', active: true })
  })

  test('a page listed only in another version than its own stays there, with a warning', () => {
    const { order, diagnostics } = build(
      { 'a.mdx': '---\nversion: v9\n---', 'b.mdx': '' },
      [division('version', 'v2', ['a']), division('version', 'v1', ['b'])],
    )
    expect(order).toEqual(['a', 'b'])
    expect(diagnostics).toMatchObject([{ code: 'site/version-mismatch', file: 'a.mdx' }])
  })

  test('a link among the versions leads elsewhere', () => {
    const { locate } = build(
      ['a'],
      [
        division('version', 'v2', ['a']),
        division('version', 'v0', [], { href: 'https://old.example.com' }),
      ],
    )
    expect(locate('a').selectors[0]!.choices[1]).toMatchObject({
      url: 'https://old.example.com',
      external: true,
    })
  })
})

describe('twins', () => {
  function twin(from: string[], to: string[], path: string, names = ['v1', 'v2']) {
    const { locate } = build(
      [...from, ...to],
      [division('version', names[0]!, from), division('version', names[1]!, to)],
    )
    return locate(path).selectors[0]!.choices[1]!.url
  }

  test.each<[string, string[], string[], string, string[] | undefined]>([
    ['/docs/v2/a', ['docs/v1/a'], ['docs/v2/b', 'docs/v2/a'], 'docs/v1/a', undefined],
    ['/v2/a', ['v1/a'], ['other/a', 'v2/a'], 'v1/a', undefined],
    ['/guides/install', ['guides/start'], ['guides/install'], 'guides/start', undefined],
    ['/changes/v2', ['changes/v1'], ['changes/z', 'changes/v2'], 'changes/v1', undefined],
    ['/v2/a/b', ['a/b'], ['v2/z', 'v2/a/b'], 'a/b', undefined],
    ['/a/b', ['v1/a/b'], ['z', 'a/b'], 'v1/a/b', undefined],
    ['/v3/x/a', ['x/a'], ['v3/first', 'v3/x/a'], 'x/a', ['v2', 'v3 (Developer Preview)']],
    ['/b/first', ['v1/x/y'], ['b/first', 'v2/z/w'], 'v1/x/y', undefined],
  ])('%s', (url, from, to, path, names) => {
    expect(twin(from, to, path, names)).toBe(url)
  })

  test('that are hidden are not offered', () => {
    const { locate } = build(
      { 'v1/a.mdx': '', 'v2/b.mdx': '', 'v2/a.mdx': '---\nhidden: true\n---' },
      [division('version', 'v1', ['v1/a']), division('version', 'v2', ['v2/b', 'v2/a'])],
    )
    expect(locate('v1/a').selectors[0]!.choices[1]!.url).toBe('/v2/b')
  })
})

test('a division whose first page is shown in another one opens its first own page', () => {
  const { locate, site } = build(
    ['overview', 'python/start', 'typescript/start'],
    [
      division('dropdown', 'Python', ['overview', 'python/start']),
      division('dropdown', 'TypeScript', ['overview', 'typescript/start']),
      division('dropdown', 'Overview', ['overview']),
    ],
  )
  expect(site.pages.size).toBe(3)
  const { selectors } = locate('overview')
  expect(selectors.flatMap(({ choices }) => urls(choices))).toEqual([
    '/overview',
    '/typescript/start',
    // It has no page of its own.
    '/overview',
  ])
  expect(outline(locate('typescript/start').sidebar)).toEqual([
    'overview',
    'typescript/start',
  ])
})

test('a page in several branches is rendered in the first, and in a visible one before a hidden one', () => {
  const { locate, site } = build(
    ['a', 'b', 'c'],
    [
      division('tab', 'Hidden', ['a'], { hidden: true }),
      division('tab', 'One', ['a', 'b']),
      division('tab', 'Two', ['a', 'c']),
    ],
  )
  expect(labels(locate('a').tabs)).toEqual(['[One]', 'Two'])
  expect(site.pages.get('a')).toMatchObject({
    listed: true,
    hidden: false,
  })
})

describe('the visibility matrix', () => {
  const files = {
    'listed.mdx': '',
    'hidden.mdx': '---\nhidden: true\n---',
    'unlisted.mdx': '',
    'noindex.mdx': '---\nnoindex: true\n---',
    'robots.mdx': '---\nrobots: "noindex, nofollow"\n---',
    'unsearchable.mdx': '---\nsearchable: false\n---',
    'in-group.mdx': '',
    'found.mdx': '',
    'shown.mdx': '---\nhidden: false\n---',
    'quiet.mdx': '',
  }
  const tree = [
    group('G', ['listed', 'hidden', 'noindex', 'robots', 'unsearchable']),
    group('H', ['in-group', 'shown'], { hidden: true }),
    group('F', ['found'], { hidden: true, searchable: true }),
    group('Q', ['quiet'], { searchable: false, boost: 2 }),
  ]
  const yes = { listed: true, hidden: false, searchable: true, indexable: true }
  const no = { listed: false, hidden: true, searchable: false, indexable: false }

  test.each([
    ['listed', yes],
    ['hidden', no],
    ['unlisted', { listed: false, hidden: false, searchable: false, indexable: true }],
    ['noindex', { ...yes, searchable: false, indexable: false }],
    ['robots', { ...yes, searchable: false, indexable: false }],
    ['unsearchable', { ...yes, searchable: false }],
    ['in-group', no],
    ['found', { ...no, searchable: true }],
    ['shown', yes],
    ['quiet', { ...yes, searchable: false }],
  ])('holds for %s', (path, expected) => {
    const { site } = build(files, tree)
    expect(flags(site, path)).toEqual(expected)
  })

  test.each([
    ['listed', yes],
    ['hidden', { listed: false, hidden: true, searchable: true, indexable: true }],
    ['unlisted', { listed: false, hidden: false, searchable: true, indexable: true }],
    ['noindex', { ...yes, searchable: false, indexable: false }],
    ['in-group', { listed: false, hidden: true, searchable: true, indexable: true }],
    ['unsearchable', { ...yes, searchable: false }],
  ])('holds for %s when everything is indexed', (path, expected) => {
    const seo: Settings['seo'] = {
      metatags: {},
      paths: [],
      indexing: 'all',
      trailingSlash: false,
    }
    const { site } = build(files, tree, { seo })
    expect(flags(site, path)).toEqual(expected)
  })

  test('hidden groups are not rendered, a page of one that is not hidden is', () => {
    expect(outline(build(files, tree).locate('listed').sidebar)).toEqual([
      { G: ['listed', 'noindex', 'robots', 'unsearchable'] },
      { H: ['shown'] },
      { Q: ['quiet'] },
    ])
  })

  test('leaves the site it is given as it was', () => {
    const source = makeSite(files, tree)
    const before = structuredClone([...source.pages])
    expect(navigate(source).site.pages.get('quiet')).toMatchObject({
      boost: 2,
      language: 'en',
    })
    expect([...source.pages]).toEqual(before)
  })
})

describe('operations', () => {
  const place = { file: 'docs.json', keys: [] }
  const openapi = [{ source: 'api.json' }]
  const tree = [
    group('By hand', ['a', 'get /users', 'v2.json POST /users']),
    group('All', ['a'], { openapi }),
    group('Some', ['DELETE /users', group('Inner', ['a'])], { openapi }),
  ]

  test('are left out with one notice where there are no API pages', () => {
    const { order, diagnostics } = build(['a'], tree)
    expect(order).toEqual(['a'])
    expect(diagnostics).toMatchObject([
      { severity: 'info', code: 'site/operations-left-out' },
    ])
    expect(diagnostics[0]!.message).toMatch(/^4 API entries/)
  })

  test('stand where they are listed; a node lists all of its own where it lists none', () => {
    const asked: unknown[] = []
    const operations: OperationPages = {
      find: (ref, sources) => {
        asked.push([ref, sources.map(({ source }) => source)])
        return ref === 'get /users'
          ? 'api/users'
          : ref === 'DELETE /users'
            ? 'api/delete'
            : undefined
      },
      list: () => [{ group: 'Users', pages: ['api/users', 'api/gone'] }],
    }
    const { locate, diagnostics } = build(
      ['a', 'api/users', 'api/delete'],
      tree,
      {},
      operations,
    )
    expect(diagnostics).toEqual([])
    expect(outline(locate('a').sidebar)).toEqual([
      { 'By hand': ['a', 'api/users'] },
      { All: ['a', { Users: ['api/users'] }] },
      { Some: ['api/delete', { Inner: ['a'] }] },
    ])
    expect(asked).toEqual([
      ['get /users', []],
      ['v2.json POST /users', []],
      ['DELETE /users', ['api.json']],
    ])
  })

  test('pages of a description as a whole stand before its groups, in none', () => {
    const operations: OperationPages = {
      find: () => undefined,
      list: () => [
        { group: '', pages: ['api/overview'] },
        { group: 'Users', pages: ['api/users'] },
      ],
    }
    const nodes = [
      group('All', ['a'], { openapi }),
      { ...division('tab', 'API', [], { openapi }), place },
    ]
    const files = ['a', 'api/overview', 'api/users']
    const [inGroup, inTab] = nodes.map((node) => {
      const { locate } = build(files, [node], {}, operations)
      return outline(locate('api/users').sidebar)
    })
    const pages = ['api/overview', { Users: ['api/users'] }]
    expect(inGroup).toEqual([{ All: ['a', ...pages] }])
    expect(inTab).toEqual(pages)
  })

  test('groups of a description nest in those around them, which each exist once', () => {
    const operations: OperationPages = {
      find: () => undefined,
      list: () => [
        { group: 'Plants', around: ['Store'], pages: ['api/plants'] },
        { group: 'Store', pages: ['api/store'] },
        { group: 'Care', around: ['Store', 'Plants'], pages: ['api/care'] },
      ],
    }
    const tab = { ...division('tab', 'API', [], { openapi }), place }
    const files = ['api/plants', 'api/store', 'api/care']
    const { locate } = build(files, [tab], {}, operations)
    expect(outline(locate('api/care').sidebar)).toEqual([
      { Store: [{ Plants: ['api/plants', { Care: ['api/care'] }] }, 'api/store'] },
    ])
    expect(locate('api/care').breadcrumbs.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Store', 'Plants', 'Care']),
    )
  })

  test('a tab with nothing but a description has its groups', () => {
    const operations: OperationPages = {
      find: () => undefined,
      list: () => [{ group: 'Users', pages: ['x'] }],
    }
    const tab = { ...division('tab', 'API', [], { openapi }), place }
    const { locate } = build(
      ['a', 'x'],
      [division('tab', 'T', ['a']), tab],
      {},
      operations,
    )
    expect(urls(locate('a').tabs)).toEqual(['/a', '/x'])
  })
})

test('links of divisions that lead nowhere are reported', () => {
  const { diagnostics } = build(
    ['guides/a', 'b'],
    [
      division('tab', 'A', ['guides/a']),
      division('anchor', 'Folder', [], { href: '/guides' }),
      division('anchor', 'Old', [], { href: '/old/thing' }),
      division('anchor', 'Bad', [], { href: '/guides/aa' }),
      division('anchor', 'Worse', [], { href: '/guidess' }),
      division('tab', 'Empty', [], { href: '/api-reference' }),
      division('tab', 'Host', [], { href: '/docs.example.com/api' }),
      division('anchor', 'Mail', [], { href: 'mailto:a@b.c' }),
      division('anchor', 'Text', [], { href: '/llms-full.txt' }),
      division('anchor', 'Skill', [], { href: '/skill.md?raw' }),
      division('anchor', 'Server', [], { href: '/mcp' }),
    ],
    { redirects: [{ source: '/old/:slug*', destination: '/b', permanent: true }] },
  )
  expect(diagnostics).toMatchObject([
    { code: 'site/missing-link', hint: 'Did you mean `/guides/a`?' },
    { code: 'site/missing-link', hint: 'Did you mean `/guides`?' },
    {
      code: 'site/missing-link',
      hint: 'Add a page at or below `/api-reference`, or remove the tab.',
    },
    {
      code: 'site/missing-link',
      hint: 'Write `https://docs.example.com/api` if it is another site.',
    },
    { code: 'site/missing-link', hint: expect.stringContaining('`skerry mcp`') },
  ])
})

test('ten thousand pages are located within seconds, whatever else the machine does', () => {
  const names = (version: string) =>
    Array.from({ length: 5000 }, (_, n) => `${version}/g${n % 50}/p${n}`)
  const { locate, order } = build(
    [...names('v1'), ...names('v2')],
    [
      division('version', 'v1', [group('G', names('v1'))]),
      division('version', 'v2', [group('G', names('v2'))]),
    ],
  )
  const start = cpuTime()
  for (const path of order) locate(path)
  expect(cpuTime() - start).toBeLessThan(5000)
  expect(order).toHaveLength(10_000)
})

test('a group rendered in two anchors is active in the one whose prefix the page has', () => {
  const mixed = group('Mixed', ['guides/a', 'api/a', 'api-reference/a'])
  const { locate } = build(
    ['guides/a', 'api/a', 'api-reference/a'],
    [
      division('anchor', 'Guides', [mixed], { prefix: 'guides' }),
      division('anchor', 'API', [mixed], { prefix: 'api' }),
      division('anchor', 'Reference', [mixed], { prefix: 'api-reference' }),
    ],
  )
  expect(labels(locate('guides/a').anchors)).toEqual(['[Guides]', 'API', 'Reference'])
  expect(labels(locate('api/a').anchors)).toEqual(['Guides', '[API]', 'Reference'])
  expect(labels(locate('api-reference/a').anchors)).toEqual([
    'Guides',
    'API',
    '[Reference]',
  ])
})

test('pages for another audience than readers who are not logged in are not listed', () => {
  const { locate, order } = build(
    {
      'a.mdx': '',
      'b.mdx': '',
      'c.mdx': '---\naudience: [default, staff]\n---',
      'd.mdx': '---\naudience: staff\n---',
      'e.mdx': '',
    },
    [
      group('Flags', ['a', 'd'], { audience: ['default'] }),
      group('Flags', ['b', 'c'], { audience: ['staff'] }),
      group('Staff', ['e'], { audience: ['staff'] }),
    ],
  )
  expect(order).toEqual(['a', 'c'])
  expect(outline(locate('a').sidebar)).toEqual([{ Flags: ['a'] }, { Flags: ['c'] }])
})

test('related pages have their own titles and icons, other links those they are given', () => {
  const related = [
    '- /b#end',
    '- Other: c.mdx',
    '- Away: https://d.e/f',
    '- https://d.e/g',
    '- /sheet.pdf',
  ]
  const { locate } = build(
    {
      'a.mdx': `---\nrelated:\n${related.join('\n')}\n---`,
      'b.mdx': '---\ntitle: Bee\nicon: rocket\n---',
      'c.mdx': '',
      'd.mdx': '---\nrelated: false\n---',
    },
    ['a', 'b', 'c', 'd'],
  )
  expect(locate('a').related).toEqual([
    { kind: 'page', path: 'b', title: 'Bee', url: '/b#end', icon: { name: 'rocket' } },
    { kind: 'page', path: 'c', title: 'Other', url: '/c' },
    expect.objectContaining({ title: 'Away', url: 'https://d.e/f', external: true }),
    expect.objectContaining({ title: 'd.e/g', url: 'https://d.e/g', external: true }),
    expect.objectContaining({ title: '/sheet.pdf', url: '/sheet.pdf' }),
  ])
  expect(locate('b')).not.toHaveProperty('related')
  expect(locate('d')).not.toHaveProperty('related')
})

test('the root page of a group lists its content if `directory` is set', () => {
  const { locate } = build(
    {
      'a.mdx': '',
      'b.mdx': '',
      'c.mdx': '---\nhidden: true\n---',
      'd.mdx': '',
      'e.mdx': '',
    },
    [
      division('tab', 'T', [group('G', ['b', 'c'], { root: 'a' })], {
        directory: 'card',
      }),
      division('tab', 'U', [group('H', ['e'], { root: 'd', directory: 'none' })], {
        directory: 'accordion',
      }),
    ],
  )
  const { directory } = locate('a')
  expect(directory?.style).toBe('card')
  expect(outline(directory!.items)).toEqual(['b'])
  expect(locate('b')).not.toHaveProperty('directory')
  expect(locate('d')).not.toHaveProperty('directory')
})
