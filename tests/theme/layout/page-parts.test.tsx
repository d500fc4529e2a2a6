import { expect, test } from 'vitest'
import type { NavItem } from '../../../runtime/types/navigation.ts'
import type { PageHeading } from '../../../runtime/types/pages.ts'
import type { ContextualOption } from '../../../runtime/types/settings.ts'
import { Directory, RelatedTopics } from '../../../theme/layout/directory.tsx'
import { editUrl, formatDate, issueUrl } from '../../../theme/layout/page-links.ts'
import { buildToc } from '../../../theme/layout/build-toc.ts'
import { pageWith } from '../../runtime/site-fixture.ts'
import { tags, words } from '../render.tsx'
import parts from './parts.ts'
import { renderPart } from './render-part.tsx'

const {
  Footer,
  NotFound,
  PageError,
  PageFooter,
  PageHeader,
  Pagination,
  TableOfContents,
} = parts

const heading = (
  depth: PageHeading['depth'],
  id: string,
  more: Partial<PageHeading> = {},
): PageHeading => ({
  depth,
  id,
  text: id,
  toc: true,
  ...more,
})

test('the eyebrow is the nearest group with a title', () => {
  const breadcrumbs = [{ title: 'Guides' }, { title: 'Basics' }, { title: '' }]
  expect(renderPart(<PageHeader />, { navigation: { breadcrumbs } })).toContain(
    '<div class="eyebrow">Basics</div>',
  )
})

test('breadcrumbs are the whole trail, which styles of the site for lists do not reach', () => {
  const html = renderPart(<PageHeader />, {
    settings: {
      styling: {
        eyebrows: 'breadcrumbs',
        codeblocks: { light: '', dark: '' },
        languages: [],
        rounded: 'default',
      },
    },
    navigation: {
      breadcrumbs: [{ title: 'Guides', url: '/guides' }, { title: 'Basics' }],
    },
  })
  expect(words(html)).toBe('Guides Basics Start')
  expect(tags(html, 'href')).toEqual(['<a href="/guides">'])
  expect(tags(html, 'role=')).toEqual([
    '<div class="breadcrumb-list" role="list">',
    '<div class="breadcrumb-item" role="listitem">',
    '<div class="breadcrumb-item" role="listitem">',
  ])
})

test('the description is inline Markdown, and a deprecated page is marked', () => {
  const html = renderPart(<PageHeader />, {
    page: { description: 'Run `x` <b>', frontmatter: { deprecated: true } },
  })
  expect(html).toContain('Run <code>x</code> &lt;b>')
  expect(words(html)).toContain('Start deprecated')
})

test('contents have two levels, whatever the depths', () => {
  const entries = buildToc([
    heading(3, 'first'),
    heading(4, 'under-first'),
    heading(1, 'top'),
    heading(2, 'two'),
    heading(3, 'three'),
    heading(4, 'four'),
    heading(2, 'left-out', { toc: false }),
  ])
  expect(
    entries.map(({ id, children }) => [id, children.map((child) => child.id)]),
  ).toEqual([
    ['first', ['under-first']],
    ['top', []],
    ['two', ['three', 'four']],
  ])
})

test('contents that start below level 2 keep headings of one level side by side', () => {
  const entries = buildToc([
    heading(4, 'first'),
    heading(3, 'second'),
    heading(3, 'third'),
    heading(4, 'under-third'),
  ])
  expect(
    entries.map(({ id, children }) => [id, children.map((child) => child.id)]),
  ).toEqual([
    ['first', []],
    ['second', []],
    ['third', ['under-third']],
  ])
  const html = renderPart(<TableOfContents />, {
    page: { headings: [heading(3, 'a'), heading(4, 'b')] },
  })
  expect(html).toContain('data-depth="1"><a href="#b">')
})

test('entries link to ids with signs, and name the tabs around their heading', () => {
  const html = renderPart(<TableOfContents />, {
    page: {
      headings: [
        heading(2, '100%-免费', { text: '100% <free>', within: ['tab-a', 'tab-b'] }),
      ],
    },
  })
  expect(html).toContain(
    `<li class="toc-item" data-depth="0" data-within="tab-a tab-b"><a href="#${encodeURIComponent('100%-免费')}">100% &lt;free></a>`,
  )
})

test('the list of the column has the id and class that scripts and styles select, its entries are its children', () => {
  const html = renderPart(<TableOfContents />, { page: { headings: [heading(2, 'a')] } })
  expect(html.match(/<ul.*?<li class="toc-item/g)).toEqual([
    '<ul class="toc-list"><li class="toc-item',
    '<ul id="table-of-contents-content" class="toc toc-list"><li class="toc-item',
  ])
})

test('without headings there are no contents', () => {
  expect(
    renderPart(<TableOfContents />, {
      page: { headings: [heading(2, 'a', { toc: false })] },
    }),
  ).toBe('')
})

test('pagination has the sides that exist', () => {
  const next = { kind: 'page' as const, path: 'n', title: 'Next one', url: '/n' }
  const html = renderPart(<Pagination />, { navigation: { next } })
  expect(tags(html, 'pagination-')).toEqual([
    '<a class="pagination-next" href="/n" rel="next">',
    '<span class="pagination-title" data-component-part="pagination-title">',
  ])
  expect(words(html)).toBe('Next page: Next one')
})

test('pagination can be switched off by the page', () => {
  const next = { kind: 'page' as const, path: 'n', title: 'N', url: '/n' }
  const page = { frontmatter: { hideFooterPagination: true } }
  expect(renderPart(<Pagination />, { page, navigation: { next } })).toBe('')
})

const repository = {
  url: 'https://github.com/o/r',
  branch: 'feature/x',
  directory: 'docs',
}

test('edits and issues lead to the repository', () => {
  const page = pageWith({ file: 'a b/ü.mdx', url: '/a-b/ü' })
  expect(editUrl(repository, page)).toBe(
    'https://github.com/o/r/edit/feature%2Fx/docs/a%20b/%C3%BC.mdx',
  )
  expect(issueUrl(repository, page, 'Issue on docs')).toBe(
    'https://github.com/o/r/issues/new?title=Issue+on+docs&body=Path%3A+%2Fa-b%2F%C3%BC',
  )
})

test('feedback buttons need a repository', () => {
  const feedback = { suggestEdit: true, raiseIssue: true, thumbsRating: false }
  expect(renderPart(<PageFooter />, { settings: { feedback } })).toBe('')
  const html = renderPart(<PageFooter />, {
    settings: { feedback },
    site: { repository },
  })
  expect(words(html)).toBe('Suggest edits Raise issue')
})

test('the date is in the language of the page, the same on every machine', () => {
  expect(formatDate('2026-03-05T23:30:00-05:00', 'en')).toBe('March 6, 2026')
  expect(formatDate('2026-03-05', 'de')).toBe('5. März 2026')
  expect(formatDate('spring', 'en')).toBe('spring')
  expect(formatDate('2026-03-05', 'not a tag!')).toBe('March 5, 2026')
})

test("the page's own word on its date counts more than the site's", () => {
  const lastModified = '2026-03-05'
  const metadata = { timestamp: true }
  expect(
    words(renderPart(<PageFooter />, { page: { lastModified }, settings: { metadata } })),
  ).toBe('Last modified on March 5, 2026')
  const page = { lastModified, frontmatter: { timestamp: false } }
  expect(renderPart(<PageFooter />, { page, settings: { metadata } })).toBe('')
})

test('socials keep their order, are named, and unknown ones still have a link', () => {
  const socials = [
    { platform: 'x', url: 'https://x.com/a' },
    { platform: 'mastodon', url: 'https://m.test' },
  ]
  const html = renderPart(<Footer />, { settings: { footer: { socials, links: [] } } })
  expect(tags(html, 'social-link"')).toEqual([
    '<a class="social-link" href="https://x.com/a" target="_blank" rel="me noreferrer" aria-label="X">',
    '<a class="social-link" href="https://m.test" target="_blank" rel="me noreferrer" aria-label="mastodon">',
  ])
})

test('columns of links make the footer an advanced one; an empty footer is none', () => {
  const links = [{ header: 'More', items: [{ label: 'Log', href: '/log' }] }]
  expect(
    renderPart(<Footer />, { settings: { footer: { socials: [], links } } }),
  ).toContain('class="footer advanced-footer"')
  expect(renderPart(<Footer />)).toBe('')
})

test('a missing page suggests others, and takes the words of the settings', () => {
  const sidebar = [
    { kind: 'page' as const, path: 'a', title: 'A', url: '/a' },
    {
      kind: 'page' as const,
      path: 'b',
      title: 'B',
      url: 'https://b.test',
      external: true,
    },
  ]
  const errors = { 404: { redirect: false, title: 'Lost at sea' } }
  const html = renderPart(<NotFound />, { settings: { errors }, navigation: { sidebar } })
  expect(words(html)).toContain('404 Lost at sea')
  expect(tags(html, 'href')).toEqual([
    '<a class="button-solid" href="/">',
    '<a class="not-found-recommended-page-link" href="/a">',
  ])
})

test('the description of the 404 page has paragraphs and lists', () => {
  const description = 'Gone.\n\nTry **these**:\n\n- [A](/a)\n- [B](/b)'
  const html = renderPart(<NotFound />, {
    settings: { errors: { 404: { redirect: false, description } } },
  })
  expect(html).toContain(
    '<div id="error-description" class="not-found-description"><p>Gone.</p><p>Try <strong>these</strong>:</p><ul><li><a class="link" href="/a">A</a></li><li><a class="link" href="/b">B</a></li></ul></div>',
  )
})

test('the list of pages on the 404 page is a `<div>`, in front of which scripts insert', () => {
  const sidebar = [{ kind: 'page' as const, path: 'a', title: 'A', url: '/a' }]
  expect(renderPart(<NotFound />, { navigation: { sidebar } })).toContain(
    '<div class="not-found-recommended-pages-list"><ul class="not-found-sections-list"><li>',
  )
})

test('the sections of the 404 page have different names', () => {
  const tab = {
    name: 'Guides',
    label: 'Guides',
    url: '/tab',
    external: false,
    active: false,
  }
  const page = (title: string, url: string) => ({
    kind: 'page' as const,
    path: url.slice(1),
    title,
    url,
  })
  const navigation = { tabs: [tab], sidebar: [page('Guides', '/a'), page('More', '/b')] }
  expect(tags(renderPart(<NotFound />, { navigation }), 'href')).toEqual([
    '<a class="button-solid" href="/">',
    '<a class="not-found-recommended-page-link" href="/tab">',
    '<a class="not-found-recommended-page-link" href="/b">',
  ])
})

test('the 404 page links to no other site, also if the root of a group is one', () => {
  const group = (title: string, url: string): NavItem => ({
    kind: 'group',
    title,
    expanded: false,
    root: { kind: 'page', path: 'out', title, url: 'https://out.test', external: true },
    children: url ? [{ kind: 'page', path: 'in', title: 'In', url }] : [],
  })
  const sidebar = [group('Mixed', '/in'), group('Elsewhere', '')]
  expect(tags(renderPart(<NotFound />, { navigation: { sidebar } }), 'href')).toEqual([
    '<a class="button-solid" href="/">',
    '<a class="not-found-recommended-page-link" href="/in">',
  ])
})

test('a page that failed shows the place, the frame and the way out', () => {
  const html = renderPart(
    <PageError
      message="Expected a closing tag for `<Card>`"
      code="mdx/syntax"
      hint="Close it"
      file="a.mdx"
      line={14}
      column={3}
      frame="> 14 | <Card>"
    />,
  )
  expect(html).toContain('<code>a.mdx:14:3</code>')
  expect(html).toContain('<code>&lt;Card></code>')
  expect(html).toContain('&gt; 14 | &lt;Card>'.replace('&gt;', '>'))
  expect(words(html)).toContain('How to fix it: Close it mdx/syntax')
})

const contextual = (options: ContextualOption[]) => ({
  settings: { contextual: { options, display: 'header' as const } },
  site: {
    origin: 'https://docs.test',
    base: '/b/',
    features: { search: false, markdown: true, feeds: [] },
  },
})

test('the page menu offers what a static site can do, with addresses that the reader can open', () => {
  const html = renderPart(
    <PageHeader />,
    contextual(['copy', 'assistant', 'chatgpt', 'claude']),
  )
  expect(words(html)).toContain('Copy page')
  expect(words(html)).not.toContain('assistant')
  const prompts = [...html.matchAll(/href="https:[^"]*?(?:q=)([^"]*)"/g)].map(([, q]) =>
    decodeURIComponent(q!),
  )
  expect(prompts).toEqual([
    'Read https://docs.test/b/guides/start. I want to ask questions about it.',
    'Read https://docs.test/b/guides/start.md. I want to ask questions about it.',
  ])
})

test('without Markdown pages the menu of what needs them is not rendered', () => {
  const around = contextual(['copy', 'view', 'claude'])
  const site = { features: { search: false, markdown: false, feeds: [] } }
  expect(renderPart(<PageHeader />, { ...around, site })).not.toContain(
    'page-context-menu',
  )
})

test('without a public address a question to an assistant names the page by the reader’s', () => {
  const site = { features: { search: false, markdown: true, feeds: [] } }
  const html = renderPart(<PageHeader />, { ...contextual(['claude']), site })
  expect(html).toContain(
    'class="page-context-first needs-js" href="https://claude.ai/new?q=Read%20%7Borigin%7D%2Fguides%2Fstart.md.',
  )
  expect(html).toContain('data-own-address')
})

test('placeholders in the URL of an author’s option are filled in, however they are encoded; without the address of a server `$mcp` is omitted', () => {
  const option = (title: string, href: Exclude<ContextualOption, string>['href']) => ({
    title,
    description: '',
    href,
  })
  const query = (value: string) => ({
    base: 'https://a.test/',
    query: [{ key: 'q', value }],
  })
  const html = renderPart(
    <PageHeader />,
    contextual([
      option('Percent', 'https://a.test/?share=100%&path=$path'),
      option('Plain', { base: 'https://a.test/$path', query: [] }),
      option('Path', query('about $path')),
      option('Page', query('about $page')),
      option('Server', 'https://a.test/?mcp=$mcp'),
    ]),
  )
  expect(tags(html, 'href').map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
    'https://a.test/?share=100%&amp;path=guides%2Fstart',
    'https://a.test/guides%2Fstart',
    'https://a.test/?q=about+guides%2Fstart',
    'https://a.test/?q=about+https%3A%2F%2Fdocs.test%2Fb%2Fguides%2Fstart.md',
  ])
})

test('the address of an MCP server may have letters of any script', () => {
  const around = contextual(['cursor'])
  const mcp = 'https://文書.test/mcp'
  const html = renderPart(<PageHeader />, {
    ...around,
    settings: { contextual: { ...around.settings.contextual, mcp } },
  })
  const [config = ''] = /config=([^"&]*)/.exec(html)?.slice(1) ?? []
  const json = Buffer.from(decodeURIComponent(config), 'base64').toString()
  expect(JSON.parse(json)).toEqual({ url: mcp })
})

test('options of MCP need the address of a server; without one Cursor is asked like an assistant', () => {
  const around = contextual(['mcp', 'add-mcp', 'cursor', 'vscode'])
  const without = renderPart(<PageHeader />, around)
  expect(without).toContain('https://cursor.com/link/prompt?text=Read%20https')
  expect(without).not.toMatch(/MCP|vscode:/)

  const mcp = 'https://docs.test/mcp'
  const html = renderPart(<PageHeader />, {
    ...around,
    settings: { name: 'Tides', contextual: { ...around.settings.contextual, mcp } },
  })
  const values = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value!)
  expect(values('data-copy')).toEqual([mcp, `npx add-mcp ${mcp}`])
  const [cursor = '', vscode = ''] = values('href')
  const { searchParams } = new URL(cursor.replaceAll('&amp;', '&'))
  expect(searchParams.get('name')).toBe('Tides')
  expect(JSON.parse(atob(searchParams.get('config')!))).toEqual({ url: mcp })
  expect(JSON.parse(decodeURIComponent(vscode.split('?')[1]!))).toEqual({
    name: 'Tides',
    type: 'http',
    url: mcp,
  })
})

test('readers are asked whether a page helped where somebody hears the answer', () => {
  const feedback = {
    suggestEdit: false,
    raiseIssue: false,
    thumbsRating: true,
    endpoint: '/heard',
  }
  const features = { search: false, markdown: false, feeds: [] }
  const draw = (rating: boolean) =>
    renderPart(<PageFooter />, {
      settings: { feedback },
      site: { base: '/b/', features: { ...features, rating } },
    })
  expect(draw(false)).toBe('')
  expect(draw(true)).toContain('feedback-thumbs-up')
})

const directoryItems: NavItem[] = [
  { kind: 'page', path: 'a', title: 'A', url: '/a' },
  {
    kind: 'group',
    title: 'G',
    expanded: false,
    children: [{ kind: 'page', path: 'b', title: 'B', url: '/b' }],
  },
  { kind: 'group', title: 'Empty', expanded: false, children: [] },
]

test('a directory of cards links to pages, and to the first page of a group', () => {
  const directory = { style: 'card' as const, items: directoryItems }
  const html = renderPart(<Directory />, { navigation: { directory } })
  expect(tags(html, 'href')).toEqual([
    '<a class="directory-card" href="/a">',
    '<a class="directory-card" href="/b">',
  ])
})

test('a directory of lists holds all, and opens without a script', () => {
  const directory = { style: 'accordion' as const, items: directoryItems }
  const html = renderPart(<Directory />, { navigation: { directory } })
  expect(words(html)).toBe('A G B Empty')
  expect(tags(html, '<details')).toHaveLength(2)
})

test('without a directory there is none', () => {
  expect(renderPart(<Directory />)).toBe('')
  expect(renderPart(<RelatedTopics />)).toBe('')
})

test('related topics are a list of links with a title', () => {
  const related = [
    { kind: 'page' as const, path: 'a', title: 'A', url: '/a' },
    { kind: 'page' as const, path: 'b', title: 'B', url: 'https://b.c', external: true },
  ]
  const html = renderPart(<RelatedTopics />, { navigation: { related } })
  expect(words(html)).toBe('Related topics A B')
  expect(tags(html, 'href')).toEqual([
    '<a class="directory-row" href="/a">',
    '<a class="directory-row" href="https://b.c" target="_blank" rel="noreferrer">',
  ])
})
