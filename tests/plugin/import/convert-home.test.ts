import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

function convert(text: string, format: 'md' | 'mdx' = 'md'): string {
  const { text: once } = convertPage(text, format)
  expect(convertPage(once, format).text).toBe(once)
  return once
}

test('the home page of VitePress becomes a custom page with buttons and cards', () => {
  const page = `---
# A comment
layout: home
hero:
  name: Harbour
  text: Docs for "sailors"
  tagline: Fast & <b>calm</b>
  image: { light: /a.svg, dark: /b.svg, alt: Logo }
  actions:
    - theme: brand
      text: Start
      link: /start
    - theme: alt
      text: Code
      link: https://example.com
features:
  - icon: ⚓
    title: Anchors
    details: They hold.
    link: /anchors
  - title: Ropes
    icon: { src: /rope.svg }
    details: They bind.
titleTemplate: Home
---

## More

Text
`
  expect(convert(page)).toMatchInlineSnapshot(`
    "---
    # A comment
    title: "Harbour"
    mode: custom
    titleTemplate: Home
    ---

    <div className="mx-auto max-w-5xl px-6 py-16 text-center">

    <img className="mx-auto mb-8 max-h-64 block dark:hidden" src="/a.svg" alt="Logo" />
    <img className="mx-auto mb-8 max-h-64 hidden dark:block" src="/b.svg" alt="Logo" />

    <h1 className="text-4xl font-semibold text-gray-900 sm:text-5xl dark:text-gray-100">Harbour</h1>

    <p className="mt-3 text-2xl">Docs for "sailors"</p>

    <p className="mt-3 text-lg">Fast & <b>calm</b></p>

    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <a className="rounded-full px-5 py-2 font-medium no-underline bg-primary text-white" href="/start">Start</a>
      <a className="rounded-full px-5 py-2 font-medium no-underline border border-gray-300 dark:border-gray-700" href="https://example.com">Code</a>
    </div>

    </div>

    <div className="mx-auto max-w-5xl px-6 pb-16">

    <Columns cols={2}>

    <Card title="Anchors" icon="⚓" href="/anchors">

    They hold.

    </Card>

    <Card title="Ropes" icon="/rope.svg">

    They bind.

    </Card>

    </Columns>

    </div>

    <div className="prose mx-auto max-w-5xl px-6 pb-16">

    ## More

    Text

    </div>
    "
  `)
})

test('the splash page of Starlight keeps its imports at the top, and its text', () => {
  const page = `---
title: Welcome
template: splash
hero:
  tagline: Hi {you}
  image:
    file: ../../assets/houston.webp
  actions:
    - text: Guide
      link: /guides/example/
      icon: right-arrow
---

import Part from './part.mdx'

Text
`
  expect(convert(page, 'mdx')).toMatchInlineSnapshot(`
    "---
    title: Welcome
    mode: custom
    ---

    import Part from './part.mdx'

    <div className="mx-auto max-w-5xl px-6 py-16 text-center">

    <img className="mx-auto mb-8 max-h-64" src="../../assets/houston.webp" alt="" />

    <h1 className="text-4xl font-semibold text-gray-900 sm:text-5xl dark:text-gray-100">Welcome</h1>

    <p className="mt-3 text-2xl">Hi \\{you}</p>

    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <a className="rounded-full px-5 py-2 font-medium no-underline bg-primary text-white" href="/guides/example/">Guide</a>
    </div>

    </div>

    <div className="prose mx-auto max-w-5xl px-6 pb-16">

    Text

    </div>
    "
  `)
})

test.each([
  '---\npageType: home\nhero:\n  name: A\n  badge: New\n---\n',
  '---\nlayout: home\nhero:\n  name: A\nfeatures:\n  - details: no title\n---\n',
  '---\nlayout: home\nhero:\n  actions:\n    - text: no link\n---\n',
  '---\nlayout: doc\nhero:\n  name: A\n---\n',
  '---\nlayout: home\n---\n\nText\n',
])('%j stays: it has something that has no equivalent, or is no home page', (page) => {
  expect(convert(page)).toBe(page)
})

test('a home page without text is complete, and has a title', () => {
  expect(convert('---\npageType: home\nhero:\n  name: "A: <i>b</i>"\n---')).toContain(
    'title: "A: b"\nmode: custom\n',
  )
})

test('comments within a hero stay, and so do line endings', () => {
  const page =
    '---\r\nhero:\r\n  name: A\r\n# note\r\n  text: B\r\nlayout: home\r\n---\r\n'
  const text = convert(page)
  expect(text).toContain('---\r\n# note\r\ntitle: "A"\r\nmode: custom\r\n---\r\n')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

/** A home page with these texts. */
function homeOf(key: string, value: string): string {
  return `---\n${key}: home\nhero:\n  name: A\n  tagline: ${JSON.stringify(value)}\n---\n`
}

test.each([
  ['my_pkg *v2* is `fast` _now_', 'my_pkg \\*v2\\* is \\`fast\\` \\_now\\_'],
  ['[a](b) for $5', '\\[a\\](b) for \\$5'],
  ['one\n\n  two', 'one two'],
  ['# one', '\\# one'],
  ['1. one', '1\\. one'],
  ['- one', '\\- one'],
  ['<a href="a_b_*c*">a</a> <br> b', '<a href="a_b_*c*">a</a> <br> b'],
])('the HTML %j of a home page of VitePress has no Markdown', (value, expected) => {
  expect(convert(homeOf('layout', value))).toContain(`>${expected}</p>`)
})

test('the texts of Rspress are Markdown', () => {
  expect(convert(homeOf('pageType', '**a** `b`'))).toContain('>**a** `b`</p>')
})

test.each([
  homeOf('layout', 'one <b>two'),
  homeOf('layout', 'one</p>'),
  '---\nlayout: home\nhero: { name: A,\ntext: B }\ntitle: T\n---\n',
  '---\nlayout: home\nhero:\n  name: A\n  image: { src: { large: /a.png } }\n---\n',
  '---\nlayout: home\nhero:\n  name: A\n  actions: { text: A }\n---\n',
])('%j stays: the result would lack something', (page) => {
  expect(convert(page)).toBe(page)
})

test('images for each mode stay two, also in the way that Rspress writes them, and one is for both', () => {
  const page = `---
pageType: home
hero:
  name: A
  image: { src: { light: /a.svg, dark: /b.svg } }
features:
  - title: One
    icon: { light: /c.svg, dark: /d.svg }
    target: _blank
  - title: Two
    icon: { light: /e.svg }
---
`
  const images = convert(page).matchAll(/<img className="([^"]*)" src="([^"]*)"/g)
  expect(
    [...images].map(([, look, src]) => [src, /\S*dark:\S+/.exec(look!)?.[0]]),
  ).toEqual([
    ['/a.svg', 'dark:hidden'],
    ['/b.svg', 'dark:block'],
    ['/c.svg', 'dark:hidden'],
    ['/d.svg', 'dark:block'],
    ['/e.svg', undefined],
  ])
})
