import { expect, test } from 'vitest'
import { islandHost } from '../../runtime/island.tsx'
import { firstScript } from '../../runtime/inline-scripts.ts'
import { PANEL_PLACEHOLDER } from '../../runtime/panel-placeholder.ts'
import { useShell } from '../../runtime/page-context.ts'
import { renderDocument, type DocumentInput } from '../../runtime/render-document.tsx'
import type { LayoutProps } from '../../theme/layout-parts.ts'
import { Head } from '../../theme/layout/head.tsx'
import type { IslandAsset } from '../../runtime/types/rendering.ts'
import { navigationWith, pageWith, settingsWith, siteWith } from './site-fixture.ts'

const asset = (name: string): IslandAsset => ({
  src: `/assets/${name}.js`,
  imports: ['/assets/preact.js'],
  styles: [`/assets/${name}.css`],
})

const Toggle = islandHost<object>('toggle', {
  default: () => <button type="button" />,
  when: 'load',
})

const layout = {
  Head,
  Layout: ({ children, panel }) => {
    const { page } = useShell()
    return (
      <main>
        <h1>{page.title}</h1>
        {children}
        <aside>{panel}</aside>
        <Toggle />
      </main>
    )
  },
} as Partial<DocumentInput['layout']> as DocumentInput['layout']

function render(changes: Partial<DocumentInput> = {}) {
  return renderDocument({
    page: pageWith(),
    navigation: navigationWith(),
    site: siteWith({ islands: { toggle: asset('toggle'), tabs: asset('tabs') } }),
    content: {
      html: '<p>Text</p>',
      islands: ['tabs'],
      loadIslands: [],
      styles: {},
      warnings: [],
    },
    layout,
    assets: {
      styles: ['/assets/core.css'],
      loader: '/assets/loader.js',
      hydrate: { src: '/assets/hydrate.js', imports: ['/assets/preact.js'], styles: [] },
      scripts: ['/extra.js'],
      head: '<meta name="more" content="1">',
    },
    ...changes,
  })
}

test('the whole document of a plain page', () => {
  const html = render().html.replace(firstScript, '(the first script)')
  expect(html.replace(/></g, '>\n<')).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en" dir="ltr" data-mode="system" data-current-path="/guides/start" data-page-mode="default">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <template>
    </template>
    <script>(the first script)</script>
    <meta name="color-scheme" content="light dark"/>
    <style>@layer skerry.reset{@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}}</style>
    <link rel="stylesheet" href="/assets/core.css"/>
    <link rel="stylesheet" href="/assets/tabs.css"/>
    <link rel="stylesheet" href="/assets/toggle.css"/>
    <title>Start - Harbour</title>
    <meta name="generator" content="Skerry"/>
    <meta property="og:type" content="website"/>
    <meta property="og:site_name" content="Harbour"/>
    <meta property="og:title" content="Start - Harbour"/>
    <meta property="og:locale" content="en"/>
    <meta name="twitter:card" content="summary"/>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230f766e'/%3E%3Ctext x='16' y='23' text-anchor='middle' font-family='sans-serif' font-size='20' fill='%23fff'%3EH%3C/text%3E%3C/svg%3E"/>
    <script type="module" src="/assets/loader.js">
    </script>
    <link rel="modulepreload" href="/assets/hydrate.js"/>
    <link rel="modulepreload" href="/assets/preact.js"/>
    <link rel="modulepreload" href="/assets/toggle.js"/>
    <script defer src="/extra.js">
    </script>
    <script type="speculationrules">{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"selector_matches":"[download],[target=_blank],[rel~=nofollow]"}}]},"eagerness":"moderate"}]}</script>
    <script type="application/json" id="skerry-islands">{"base":"/","hydrate":["/assets/hydrate.js","/assets/preact.js"],"islands":{"tabs":["/assets/tabs.js","/assets/preact.js"],"toggle":["/assets/toggle.js","/assets/preact.js"]}}</script>
    <meta name="more" content="1">
    </head>
    <body>
    <main>
    <h1>Start</h1>
    <p>Text</p>
    <aside>
    </aside>
    <skerry-island name="toggle" when="load" scope="l0">
    <button type="button">
    </button>
    </skerry-island>
    </main>
    </body>
    </html>
    "
  `)
})

test('names every island of page and shell, and where the browser finds them', () => {
  const { html, islands } = render()
  expect(islands).toEqual(['tabs', 'toggle'])
  const json =
    /<script type="application\/json" id="skerry-islands">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(json ?? '')).toEqual({
    base: '/',
    hydrate: ['/assets/hydrate.js', '/assets/preact.js'],
    islands: {
      tabs: ['/assets/tabs.js', '/assets/preact.js'],
      toggle: ['/assets/toggle.js', '/assets/preact.js'],
    },
  })
})

test('preloads the modules of islands that wake at once, and of no other', () => {
  const preloaded = [...render().html.matchAll(/modulepreload" href="([^"]+)"/g)].map(
    ([, href]) => href,
  )
  expect(preloaded).toEqual([
    '/assets/hydrate.js',
    '/assets/preact.js',
    '/assets/toggle.js',
  ])
})

test('examples are rendered in the layout, or at the placeholder in the content', () => {
  const content = { islands: [], loadIslands: [], styles: {}, warnings: [] }
  const examples = '<pre>curl</pre>'
  const bodyOf = (html: string) =>
    /<main>.*<\/aside>/.exec(
      render({ content: { ...content, html, panel: examples } }).html,
    )![0]
  expect(bodyOf('<p>Text</p>')).toContain(`<p>Text</p><aside>${examples}</aside>`)
  expect(bodyOf(`<p>Text</p>${PANEL_PLACEHOLDER}<hr>`)).toContain(
    `<p>Text</p>${examples}<hr><aside></aside>`,
  )
})

test('an island without an address is refused, by name', () => {
  expect(() => render({ site: siteWith({ islands: { tabs: asset('tabs') } }) })).toThrow(
    /<toggle>/,
  )
})

test('the error of a layout part names the page', () => {
  const Layout = () => {
    throw new Error('no footer')
  }
  expect(() => render({ layout: { ...layout, Layout } })).toThrow(/no footer/)
})

test.each([
  ['system', false, '<html lang="en" dir="ltr" data-mode="system" data-current-path'],
  [
    'dark',
    false,
    '<html lang="en" dir="ltr" class="dark" data-mode="dark" data-current-path',
  ],
  [
    'light',
    true,
    '<html lang="en" dir="ltr" data-mode="light" data-forced data-current-path',
  ],
  [
    'dark',
    true,
    '<html lang="en" dir="ltr" class="dark" data-mode="dark" data-forced data-current-path',
  ],
] as const)(
  'appearance %s (strict: %s) stands on <html> for the mode script',
  (mode, strict, start) => {
    const settings = settingsWith({ appearance: { default: mode, strict } })
    const islands = { toggle: asset('toggle'), tabs: asset('tabs') }
    expect(render({ site: siteWith({ settings, islands }) }).html).toContain(start)
  },
)

test('data in the head cannot end its script', () => {
  const page = pageWith({ title: '</script><b>' })
  const islands = { toggle: asset('toggle'), tabs: asset('tabs') }
  const { html } = render({
    page,
    site: siteWith({ origin: 'https://docs.example.com', islands }),
  })
  expect(html).not.toContain('</script><b>')
})

test('a heading keeps its id where an element of the layout has the same', () => {
  const Layout = ({ children }: LayoutProps) => <main id="content">{children}</main>
  const content = {
    html: '<h2 id="content">Content $&</h2>',
    islands: [],
    loadIslands: [],
    styles: {},
    warnings: [],
  }
  const { html } = render({ content, layout: { ...layout, Layout } })
  expect(html).toContain(
    '<main id="skerry-content"><h2 id="content">Content $&</h2></main>',
  )
})

test('a reference page without examples lists the headings that it renders', () => {
  const listed: string[] = []
  const Layout = () => {
    listed.push(
      useShell()
        .page.headings.map(({ id }) => id)
        .join(),
    )
    return null
  }
  const content = {
    html: '<h2 id="use">Use</h2>',
    islands: [],
    loadIslands: [],
    styles: {},
    warnings: [],
  }
  const parts = { ...layout, Layout }
  const show = (changes: object) =>
    render({ page: { ...pageWith(), ...changes }, content, layout: parts })
  show({ headings: [], isReference: true })
  show({ headings: [], isReference: true, hasPanel: true })
  show({ headings: [] })
  expect(listed).toEqual(['use', '', ''])
})
