import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import type { NavChoice, NavItem } from '../../../runtime/types/navigation.ts'
import type { PageMode } from '../../../runtime/types/pages.ts'
import parts from './parts.ts'
import { idsOf, renderPart, type Around } from './render-part.tsx'

const { Layout } = parts

const choice = (name: string, more: Partial<NavChoice> = {}): NavChoice => ({
  name,
  label: name,
  url: `/${name.toLowerCase()}`,
  external: false,
  active: false,
  ...more,
})

const sidebar: NavItem[] = [
  {
    kind: 'group',
    title: 'Guides',
    expanded: false,
    children: [
      { kind: 'page', path: 'guides/start', title: 'Start', url: '/guides/start' },
      { kind: 'page', path: 'guides/next', title: 'Next', url: '/guides/next' },
    ],
  },
]

/** Everything that settings can enable. */
const full: Around = {
  site: {
    features: { search: true, markdown: true, feeds: [], rating: true },
    origin: 'https://x.test',
  },
  page: {
    description: 'What comes first',
    headings: [
      { depth: 2, id: 'one', text: 'One', toc: true },
      { depth: 3, id: 'two', text: 'Two', toc: true },
    ],
  },
  settings: {
    banner: { content: 'News', dismissible: true, type: 'info' },
    contextual: { options: ['copy', 'view', 'claude'], display: 'header' },
    feedback: { suggestEdit: true, raiseIssue: true, thumbsRating: true },
    navbar: {
      links: [{ type: 'link', label: 'Blog', href: 'https://b.test' }],
      primary: { type: 'link', label: 'Sign up', href: 'https://s.test' },
    },
    footer: { socials: [{ platform: 'github', url: 'https://github.com/a' }], links: [] },
  },
  navigation: {
    sidebar,
    tabs: [choice('Docs', { active: true }), choice('API')],
    anchors: [choice('Blog', { icon: { name: 'newspaper' } })],
    selectors: [
      { kind: 'version', choices: [choice('v2', { active: true }), choice('v1')] },
      { kind: 'language', choices: [choice('en', { active: true }), choice('de')] },
    ],
    next: { kind: 'page', path: 'guides/next', title: 'Next', url: '/guides/next' },
  },
}

function draw(around: Around = full, panel?: string): string {
  return renderPart(
    <Layout panel={panel}>
      <p>The content</p>
    </Layout>,
    around,
  )
}

test.each<[string, NonNullable<Around['page']>]>([
  ['headings', {}],
  ['no headings', { headings: [] }],
  [
    'only headings that are not listed',
    { headings: [{ depth: 2, id: 'a', text: 'A', toc: false }] },
  ],
  ['a filter in place of the contents', { updateTags: ['API'] }],
  ['the wide mode', { mode: 'wide' }],
])(
  'the bar of a page with %s has room for the contents button if there is one',
  (_, page) => {
    const html = draw({ ...full, page: { ...full.page, ...page } })
    expect(/<header[^>]* data-toc/.test(html)).toBe(html.includes('class="toc-box"'))
  },
)

test('the ids for user styles exist exactly once', () => {
  const ids = idsOf(draw())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining([
      'background-color',
      'banner',
      'navbar',
      'topbar-cta-button',
      'theme-preference-menu-trigger',
      'search-bar-entry',
      'localization-select-trigger',
      'body-content',
      'mobile-nav',
      'mobile-nav-content',
      'sidebar',
      'sidebar-content',
      'navigation-items',
      'content-container',
      'content-area',
      'header',
      'page-title',
      'page-context-menu',
      'page-context-menu-button',
      'content',
      'content-side-layout',
      'table-of-contents',
      'table-of-contents-layout',
      'table-of-contents-content',
      'feedback-thumbs-up',
      'pagination',
      'footer',
    ]),
  )
})

test('ids stay unique where the bar is in the sidebar', () => {
  const ids = idsOf(draw({ ...full, settings: { ...full.settings, layout: 'sidebar' } }))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('search-bar-entry-mobile')
})

test('the first link skips to the content, which the table of contents is not part of', () => {
  const html = draw()
  expect(html).toMatch(/^<a class="skip-link" href="#content-area">Skip to content<\/a>/)
  const ids = ['table-of-contents', 'content-area', 'header', 'content', 'pagination']
  expect(idsOf(html).filter((id) => ids.includes(id))).toEqual(ids)
})

test('a panel takes the place of the table of contents', () => {
  const html = draw(full, 'Example')
  expect(html).toContain('<div id="panel" class="panel">Example</div>')
  expect(html).not.toContain('On this page')
})

test.each<[PageMode, string[], string[]]>([
  ['default', ['header', 'pagination', 'table-of-contents', 'footer'], []],
  ['wide', ['header', 'pagination', 'footer'], ['table-of-contents']],
  ['center', ['header', 'pagination', 'footer'], ['table-of-contents']],
  ['frame', ['sidebar'], ['header', 'pagination', 'table-of-contents', 'footer']],
  ['custom', ['navbar'], ['header', 'pagination', 'table-of-contents', 'page-title']],
])('mode %s renders its own parts', (mode, present, absent) => {
  const ids = idsOf(draw({ ...full, page: { ...full.page, mode } }))
  expect(ids).toEqual(expect.arrayContaining(present))
  expect(ids.filter((id) => absent.includes(id))).toEqual([])
})

test.each<[PageMode, boolean]>([
  ['default', true],
  ['center', true],
  ['frame', false],
  ['custom', false],
])('in mode %s it is %s that text has styles', (mode, isStyled) => {
  const html = draw({ ...full, page: { ...full.page, mode } })
  expect(html.includes('class="mdx-content prose"')).toBe(isStyled)
})

test.each(['center', 'custom'] as const)(
  'in mode %s the sidebar is only a drawer',
  (mode) => {
    expect(draw({ ...full, page: { mode } })).toContain('data-sidebar="drawer"')
  },
)

test('the filter of a changelog takes the place of the table of contents', () => {
  const ids = idsOf(draw({ ...full, page: { ...full.page, updateTags: ['Fix', 'New'] } }))
  expect(ids).toContain('changelog-filters')
  expect(ids).not.toContain('table-of-contents')
})

test('nothing has a style or an event attribute', () => {
  expect(draw()).not.toMatch(/ (?:style|on[a-z]+)="/)
})

test('root addresses get the base', () => {
  const html = draw({ ...full, site: { ...full.site, base: '/a/b/' } })
  const rootUrls = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(
    ([, href]) => href,
  )
  expect(rootUrls.length).toBeGreaterThan(5)
  expect(rootUrls.filter((href) => !href!.startsWith('/a/b/'))).toEqual([])
})

test('the markup is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Matters of style, such as `<p>` around inline SVG or self-closing SVG elements.
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'no-inline-style': 'error',
      // Boxes with a label, for which the rule only suggests landmarks.
      'prefer-native-element': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Class names of the reference product are neither camel case nor always BEM.
      'class-pattern': 'off',
      'id-pattern': 'off',
      // The two logos, and the two tables of contents, have the same text.
      'text-content': 'off',
      'unique-landmark': 'off',
    },
  })
  const { results } = await validator.validateString(
    `<!doctype html><html lang="en"><head><title>x</title></head><body>${draw()}</body></html>`,
  )
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => [ruleId, message]),
    ),
  ).toEqual([])
})

test('the body of almond has the class that stylesheets for Mintlify select', () => {
  const html = (theme: 'almond' | 'mint') =>
    renderPart(<Layout>Text</Layout>, { settings: { theme } })
  expect(html('almond')).toContain('id="body-content" class="body-content almond-layout"')
  expect(html('mint')).not.toContain('almond-layout')
})

test('the first half of the page menu has its id, as on Mintlify', () => {
  const html = draw()
  expect(html).toMatch(
    /<button[^>]*class="page-context-first[^>]*id="page-context-menu-button"/,
  )
  expect(html).not.toMatch(/<summary[^>]*id="page-context-menu-button"/)
})
