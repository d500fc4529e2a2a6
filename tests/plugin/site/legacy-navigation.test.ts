import { describe, expect, test } from 'vitest'
import type { NavChoice } from '../../../runtime/types/navigation.ts'
import { readSettings } from '../../../plugin/settings/read-settings.ts'
import { readFolder } from '../../../plugin/site/read-folder.ts'
import { makeFolder, navigate } from './make-site.ts'

/** Builds the navigation of a site with the legacy schema. */
async function build(settings: object, pages: Record<string, string> | string[]) {
  const files = Array.isArray(pages)
    ? Object.fromEntries(pages.map((path) => [`${path}.mdx`, '']))
    : pages
  const root = makeFolder({
    ...files,
    'docs.json': JSON.stringify({
      name: 'T',
      colors: { primary: '#123456' },
      ...settings,
    }),
  })
  const read = await readSettings(root)
  const { site } = await readFolder(root, read.settings!, {
    locate: read.locate,
    excluded: read.files,
  })
  return navigate(site)
}

function labels(choices: readonly NavChoice[] = []): string[] {
  return choices.map(({ label, active }) => (active ? `[${label}]` : label))
}

function groups(sidebar: { kind: string; title: string }[]): string[] {
  return sidebar.map(({ title }) => title)
}

describe('anchors', () => {
  const settings = {
    anchors: [
      { name: 'API', url: 'api' },
      { name: 'Reference', url: '/api-reference/', icon: 'book' },
      { name: 'Old', url: 'old', isDefaultHidden: true },
      { name: 'Community', url: 'https://example.com' },
    ],
    navigation: [
      { group: 'Start', pages: ['intro', 'apinotes/x'] },
      { group: 'Calls', pages: ['api/index', 'api/users'] },
      { group: 'Reference', pages: ['api-reference/x'] },
      { group: 'Legacy', pages: ['old/x'] },
    ],
  }
  const pages = [
    'intro',
    'apinotes/x',
    'api/index',
    'api/users',
    'api-reference/x',
    'old/x',
    'api/unlisted',
  ]

  test.each([
    ['intro', '[Documentation]', ['Start']],
    ['apinotes/x', '[Documentation]', ['Start']],
    ['api/index', '[API]', ['Calls']],
    ['api/users', '[API]', ['Calls']],
    ['api-reference/x', '[Reference]', ['Reference']],
    ['old/x', '[Old]', ['Legacy']],
    ['api/unlisted', '[API]', ['Calls']],
  ])('%s belongs to %s', async (path, active, sidebar) => {
    const around = (await build(settings, pages)).locate(path)
    expect(labels(around.anchors).filter((label) => label.startsWith('['))).toEqual([
      active,
    ])
    expect(groups(around.sidebar as never)).toEqual(sidebar)
  })

  test('that are hidden by default are rendered inside of them only', async () => {
    const { locate } = await build(settings, pages)
    expect(labels(locate('intro').anchors)).toEqual([
      '[Documentation]',
      'API',
      'Reference',
      'Community',
    ])
    expect(labels(locate('old/x').anchors)).toContain('[Old]')
  })

  test('beside tabs leave out the top anchor', async () => {
    const tabs = [{ name: 'Guides', url: 'guides' }]
    const navigation = [...settings.navigation, { group: 'Guides', pages: ['guides/a'] }]
    const { locate } = await build({ ...settings, tabs, navigation }, [
      ...pages,
      'guides/a',
    ])
    expect(labels(locate('intro').tabs)).toEqual(['[Documentation]', 'Guides'])
    expect(labels(locate('intro').anchors)).not.toContain('[Documentation]')
    expect(labels(locate('guides/a').tabs)).toEqual(['Documentation', '[Guides]'])
  })
})

test('anchors beside tabs keep their order, whether they contain pages or are links', async () => {
  const { locate } = await build(
    {
      tabs: [{ name: 'Cloud', url: 'cloud' }],
      anchors: [
        { name: 'Reference', url: 'reference' },
        { name: 'Blog', url: 'https://example.com/blog' },
        { name: 'SDK', url: 'sdk' },
        { name: 'Forum', url: 'https://example.com/forum' },
      ],
      navigation: [
        { group: 'Start', pages: ['intro'] },
        { group: 'Cloud', pages: ['cloud/a'] },
        { group: 'Reference', pages: ['reference/a'] },
        { group: 'SDK', pages: ['sdk/a'] },
      ],
    },
    ['intro', 'cloud/a', 'reference/a', 'sdk/a'],
  )
  expect(labels(locate('intro').anchors)).toEqual(['Reference', 'Blog', 'SDK', 'Forum'])
  expect(labels(locate('cloud/a').anchors)).toEqual(['Blog', 'Forum'])
})

describe('versions', () => {
  const settings = {
    versions: ['v2', 'v1'],
    anchors: [{ name: 'Old API', url: 'v1/api', version: 'v1' }],
    navigation: [
      { group: 'Two', version: 'v2', pages: ['v2/start', 'v2/new'] },
      {
        group: 'One',
        version: 'v1',
        pages: ['v1/start', { group: 'Deep', pages: ['v1/deep'] }],
      },
      {
        group: 'All',
        pages: ['shared', 'special', { group: 'Inner', version: 'v1', pages: ['inner'] }],
      },
      { group: 'Old API', pages: ['v1/api/x'] },
    ],
  }
  const pages = {
    ...Object.fromEntries(
      ['v2/start', 'v2/new', 'v1/start', 'v1/deep', 'shared', 'inner', 'v1/api/x'].map(
        (path) => [`${path}.mdx`, ''],
      ),
    ),
    'special.mdx': '---\nversion: v1\n---\n',
  }

  test.each([
    ['v2/start', 'v2'],
    ['v1/deep', 'v1'],
    ['inner', 'v1'],
    ['special', 'v1'],
    ['shared', 'v2'],
  ])('%s is read in %s', async (path, version) => {
    expect((await build(settings, pages)).locate(path).version).toBe(version)
  })

  test('search is scoped by the version of the page or of its group, not by others', async () => {
    const { site } = await build(settings, pages)
    const found = [...site.pages].map(([path, { version }]) => [path, version])
    expect(Object.fromEntries(found)).toMatchObject({
      'v2/new': 'v2',
      'v1/start': 'v1',
      inner: 'v1',
      special: 'v1',
      shared: undefined,
    })
  })

  test('a switch links to the counterpart, else to the first page of the version', async () => {
    const { locate } = await build(settings, pages)
    const other = (path: string) =>
      locate(path).selectors[0]!.choices.find(({ active }) => !active)!.url
    expect(other('v1/start')).toBe('/v2/start')
    expect(other('v2/start')).toBe('/v1/start')
    expect(other('v1/deep')).toBe('/v2/start')
  })

  test('an anchor of another version is not rendered', async () => {
    const { locate } = await build(settings, pages)
    expect(labels(locate('v2/start').anchors)).not.toContain('Old API')
    expect(labels(locate('v1/start').anchors)).toContain('Old API')
  })
})

test('a page of a group that two tabs show is active in the tab whose url it is below', async () => {
  const { locate } = await build(
    {
      tabs: [
        { name: 'Guides', url: 'guides' },
        { name: 'API', url: 'api' },
      ],
      navigation: [
        { group: 'Start', pages: ['index'] },
        { group: 'Both', pages: ['guides/a', 'api/a'] },
      ],
    },
    ['index', 'guides/a', 'api/a'],
  )
  expect(labels(locate('guides/a').tabs)).toEqual(['Documentation', '[Guides]', 'API'])
  expect(labels(locate('api/a').tabs)).toEqual(['Documentation', 'Guides', '[API]'])
  expect(locate('index').tabs.map(({ url }) => url)).toEqual(['/', '/guides/a', '/api/a'])
})

test('a tab without pages is not shown, unless its url is a page, a folder or a redirect', async () => {
  const { locate, diagnostics } = await build(
    {
      tabs: [
        { name: 'API Reference', url: 'api-reference' },
        { name: 'Unlisted', url: 'unlisted' },
        { name: 'Chat', url: '/chat' },
        { name: 'Blog', url: 'https://example.com/blog' },
      ],
      redirects: [{ source: '/chat', destination: 'https://example.com/chat' }],
      navigation: [{ group: 'Start', pages: ['index'] }],
    },
    ['index', 'unlisted/a'],
  )
  expect(labels(locate('index').tabs)).toEqual([
    '[Documentation]',
    'Unlisted',
    'Chat',
    'Blog',
  ])
  expect(diagnostics).toMatchObject([
    {
      code: 'site/missing-link',
      message:
        '`API Reference` is not shown: it has no pages, and its url `/api-reference` is not a page of the site',
      hint: 'Add a page at or below `/api-reference`, or remove the tab.',
    },
  ])
})
