import { expect, test } from 'vitest'
import { compile, places } from './compile.tsx'

const fence = '```'

async function told(body: string, format: 'md' | 'mdx' = 'md'): Promise<string[]> {
  const { diagnostics } = await compile(body, { format })
  return diagnostics
    .filter(({ code }) => code === 'mdx/foreign-syntax')
    .map(({ line, column, message, hint }) => {
      const [written] = /^`[^`]*`/.exec(message) ?? []
      return `${line}:${column} ${written} ${hint}`
    })
}

test.each([
  ['{% hint style="info" %}\nText.\n{% endhint %}', '1:1 `{% hint style="info" %}`'],
  ['Text.\n{% if a %}', '2:1 `{% if a %}` Write a component instead.'],
  ['- One\n\n  <<< @/a.js{2}', '3:3 `<<< @/a.js{2}` Write an empty code block'],
  ['[[toc]]', '1:1 `[[toc]]` Remove it'],
  ['[TOC]', '1:1 `[TOC]` Remove it'],
  ['=== "npm"\n\n    Text.', '1:1 `=== "npm"` Write `<Tabs>` with `<Tab title="…">`.'],
  [
    '/// note | A',
    '1:1 `/// note | A` Write a component instead, such as `<Note>` or `<Tabs>`.',
  ],
  ['--8<-- "a.md"', '1:1 `--8<-- "a.md"` Write `<Snippet file="…" />`'],
  ['Text.\n\n*[HTML]: Long', '3:1 `*[HTML]: Long` Write `<Tooltip'],
  ['A\n<!--@include: ./a.md-->', '2:1 `<!-- @include: … -->` Write `<Snippet'],
  ['<!-- @include: ./a.md -->', '1:1 `<!-- @include: … -->` Write `<Snippet'],
  ['\\* A :octicons-x-16: b', '1:6 `:octicons-x-16:` Write `<Icon icon="…" />`.'],
  ['Done :tada:.', '1:6 `:tada:` Write the emoji itself'],
  ['Press ++ctrl+c++.', '1:7 `++ctrl+c++` Write `<kbd>`'],
  ['A ==new== one.', '1:3 `==new==` Write `<mark>` … `</mark>`.'],
  ['# An ^^added^^ one', '1:6 `^^added^^` Write `<ins>`'],
  ['Of m^2^.', '1:5 `^2^` Write `<sup>`'],
  ['*A* H~2~O', '1:6 `~2~` Write `<sub>2</sub>`.'],
  ['{{ $frontmatter.a }}', '1:1 `{{ $frontmatter` Write the value'],
  ['[a](#b){ .md-button }', '1:8 `{ .md-button }` Remove it, or write the tag: `<a'],
  [
    '![a](/b.png){: width="3" }',
    '1:13 `{: width="3" }` Remove it, or write the tag: `<img',
  ],
  ['## Title [#own]', '1:10 `[#own]` Write `{#own}`.'],
  ['## {{ $params.a }} b', '1:4 `{{ $params` Write the value'],
  ['## *Title* a [!toc]', '1:14 `[!toc]` Remove it.'],
  ['# Title { #own a=b }', '1:9 `{ #own a=b }` Write `{#own}`.'],
])('syntax of another tool is reported with ours: %j', async (body, start) => {
  expect(await told(body)).toEqual([expect.stringContaining(start)])
})

test.each([
  `${fence}\n{% hint %}\n<<< @/a.js\n[[toc]]\n:tada:\n${fence}`,
  '`[[toc]]` and `++a++`, C++ and i++, a [#1](/b), 10:30:45, a:b:c, :latest, *a* :',
  '[TOC]\n\n[TOC]: /toc',
  'a == b and c == d, a !== b, x^2 + y^2, {++a++}, `==a==`, a ~old~ ~~b~~',
  'a === "b"\n\n<<<<\n\n*[a](/b)*: text',
  '## Title {#own}\n\n## Of [a](#b) [v1]',
  '[a](/b){name}',
])('code and text that resembles it is not: %j', async (body) => {
  expect(await told(body)).toEqual([])
})

test('syntax that a page of MDX shows as text is reported as well', async () => {
  expect(
    await told('Text.<!--@include: ./a.md-->\n\n[[toc]]\n\n## Title [#own]', 'mdx'),
  ).toEqual([
    '1:6 `<!-- @include: … -->` Write `<Snippet file="…" />`, with the file in `snippets/`.',
    '3:1 `[[toc]]` Remove it: a table of contents is next to the page.',
    '5:10 `[#own]` Write `{#own}`.',
  ])
})

test.each([
  ['[a](/b){ .md-button }', ['1:8 mdx/foreign-syntax']],
  ['# Title { #own }', ['1:9 mdx/foreign-syntax']],
  ['- x\n\n  {% if a %} {b c}', ['3:3 mdx/foreign-syntax']],
  ['# {{ $frontmatter.title }}', ['1:3 mdx/foreign-syntax']],
  [
    '{{ $frontmatter.title }}\n\na {{ $params.id }}',
    ['1:1 mdx/foreign-syntax', '3:3 mdx/foreign-syntax'],
  ],
  [':::tip{title="a"}\nText.\n:::', ['1:1 mdx/foreign-callout']],
  ['- a\n\n  ::: note[A]{.wide}\n  b\n  :::', ['3:3 mdx/foreign-callout']],
  ['{{ page.title }}', ['1:1 mdx/undefined-variable']],
  ['a {{ $json.a }}', ['1:6 mdx/undefined-name']],
  [
    '{$frontmatter.title} a:::b{c}',
    ['1:2 mdx/undefined-name', '1:27 mdx/undefined-name'],
  ],
])(
  'in MDX, braces of another tool are not reported as an expression too: %j',
  async (body, expected) => {
    expect(places(await compile(body))).toEqual(expected)
  },
)

test('an expression that is not JavaScript is reported although the page fails', async () => {
  const page = await compile(`{b c}\n\n${'> '.repeat(1000)}x`)
  expect(page.failed).toBe(true)
  expect(places(page)).toContain('1:3 mdx/expression-syntax')
})

test('starts without ends are text, also many of them', async () => {
  expect(await told(`${'++a'.repeat(20_000)} ${':a'.repeat(20_000)}`)).toEqual([])
})

test('double braces that are text are told how to be written', async () => {
  const { diagnostics } = await compile('a {{ $json.a }}')
  expect(diagnostics).toMatchObject([
    {
      message: '`$json` is not defined, so {{ $json.a }} is shown as written',
      hint: 'Write \\{\\{ $json.a \\}\\} or `{{ $json.a }}` for text in braces.',
    },
  ])
})
