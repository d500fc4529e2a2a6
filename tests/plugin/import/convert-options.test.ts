import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

const fence = '```'

function convert(text: string, format: 'md' | 'mdx' = 'md'): string {
  const { text: once } = convertPage(text, format)
  expect(convertPage(once, format).text).toBe(once)
  return once
}

test.each([
  ['js showLineNumbers', 'js lines'],
  ['js showLineNumbers=5 wrapCode', 'js lines start=5 wrap'],
  ['js title="a" showLineNumbers={false} copy', 'js title="a"'],
  ['js copy="false"', 'js nocopy'],
  ['js mark={1,3-4} frame="none"', 'js {1,3-4}'],
  ['js startLineNumber=7', 'js start=7'],
  ['ts:line-numbers {1} [a b.ts]', 'ts lines {1} title="a b.ts"'],
  ['ts:line-numbers=2', 'ts lines start=2'],
  ['ts:no-line-numbers', 'ts'],
  [' py title="a" hl_lines="2 3-5" linenums="1"', ' py title="a" {2,3-5} lines'],
  [
    ' { .py .annotate .no-copy title="a" linenums="3" }',
    ' py nocopy title="a" lines start=3',
  ],
  [
    'js ins={2} mark="text" npm2yarn {1} "word"',
    'js ins={2} mark="text" npm2yarn {1} "word"',
  ],
  [' { .py #id }', ' { .py #id }'],
  ['js A title', 'js A title'],
])('options of code blocks become ours: %j', (written, expected) => {
  expect(convert(`${fence}${written}\na\n${fence}`)).toBe(
    `${fence}${expected}\na\n${fence}`,
  )
})

test.each([
  ['js\na\n// highlight-next-line\nb\nc', 'js {2}\na\nb\nc'],
  [
    'py\n# highlight-start\na\nb\n# highlight-end\nc\n# highlight-next-line\nd',
    'py {1-2,4}\na\nb\nc\nd',
  ],
  ['html\n<!-- highlight-next-line -->\na', 'html {1}\na'],
  ['jsx {1}\n{/* highlight-next-line */}\na', 'jsx {1}\n{/* highlight-next-line */}\na'],
  ['js\na // highlight-next-line\nb', 'js\na // highlight-next-line\nb'],
])('lines that comments highlight are named instead: %j', (written, expected) => {
  expect(
    convert(`- x\n\n  ${fence}${written.replaceAll('\n', '\n  ')}\n  ${fence}`),
  ).toBe(`- x\n\n  ${fence}${expected.replaceAll('\n', '\n  ')}\n  ${fence}`)
})

test.each([
  ['## Title [#own]\n', '## Title {#own}\n'],
  ['## *Title* { #own .wide }', '## *Title* {#own}'],
  ['## Title [!toc]', '## Title'],
  ['Text\n\n[[toc]]\n\n## A', 'Text\n\n## A'],
  ['Press ++ctrl+f5++.', 'Press <kbd>Ctrl</kbd>+<kbd>F5</kbd>.'],
  ['==New==, ^^added^^.', '<mark>New</mark>, <ins>added</ins>.'],
  ['H~2~O, CO~2~ and 2^nd^', 'H<sub>2</sub>O, CO<sub>2</sub> and 2<sup>nd</sup>'],
  ['`useState(){:js}` and ``a`b{:.token}``', '`useState()` and ``a`b``'],
  [
    '![A "b"](a.png){ width="300" loading=lazy } ![](b.png "T"){: height=9px }',
    `<img src="a.png" alt='A "b"' width="300" /> <img src="b.png" alt="" title="T" height="9" />`,
  ],
  ['![A](a.png){ loading=lazy }', '![A](a.png)'],
  ['[A](https://a.com){:target="_blank" rel=noopener}.', '[A](https://a.com).'],
  [
    '[A](a.md){target=_blank} [B](https://b.com){ .own } ![](c.png){ align=left }',
    '[A](a.md){target=_blank} [B](https://b.com){ .own } ![](c.png){ align=left }',
  ],
  ['{++added++} {==a==} b == c', '{++added++} {==a==} b == c'],
  [
    'a ~old~ ~~b~~ x^2 + y^2 `==a==` `{:toc}`',
    'a ~old~ ~~b~~ x^2 + y^2 `==a==` `{:toc}`',
  ],
  ['::: raw\nText\n:::\n', 'Text\n'],
  [`${fence}mdx-code-block\n<b>a</b>\n${fence}\n`, '<b>a</b>\n'],
  ['`++a++` and [TOC]', '`++a++` and [TOC]'],
  ['[TOC]\n\n[TOC]: /toc', '[TOC]\n\n[TOC]: /toc'],
])('marks and wrappers become ours: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    "sidebar_label: 'A: b'\nsidebar_position: 2",
    "sidebarTitle: 'A: b'\nsidebar_position: 2",
  ],
  ['hide_table_of_contents: true\nunlisted: true', 'mode: wide\nhidden: true'],
  ['tableOfContents: false\npagefind: false', 'mode: wide\nsearchable: false'],
  ['sidebar:\n  label: A\n  order: 1', 'sidebarTitle: A\nsidebar:\n  order: 1'],
  ['sidebar:\n  label: A\n  badge: New\ntitle: B', 'sidebarTitle: A\ntag: New\ntitle: B'],
  ['sidebar:\n  badge:\n    text: New', 'sidebar:\n  badge:\n    text: New'],
  ['sidebar_label: A\nsidebarTitle: B', 'sidebar_label: A\nsidebarTitle: B'],
  ['slug: /a\ndraft: true', 'slug: /a\ndraft: true'],
  ['hide_table_of_contents: false\nfull: no', 'hide_table_of_contents: false\nfull: no'],
])('keys of the frontmatter become ours: %j', (written, expected) => {
  const page = (yaml: string) => `---\n${yaml}\n---\n\nText`
  expect(convert(page(written))).toBe(page(expected))
  const crlf = (text: string) => page(text).replaceAll('\n', '\r\n')
  expect(convert(crlf(written))).toBe(crlf(expected))
})

test.each([
  ['tie()  # (1)!', 'tie()  # (1)'],
  ['<a> <!-- (12)! -->', '<a> <!-- (12) -->'],
  ['a: 1 // (1)! more', 'a: 1 // (1)! more'],
])('numbers of annotations are shown in the code: %s', (written, expected) => {
  const code = (line: string) => `${fence}\n${line}\n${fence}\n\n1. Ties it\n`
  expect(convert(code(written))).toBe(code(expected))
})

test('commands of npm are shown for each package manager', () => {
  const written = `- x\n\n  ${fence}bash npm2yarn\n  npm install --save-dev a\n  cd b\n  ${fence}\n`
  expect(convert(written)).toBe(
    [
      '- x\n\n  <CodeGroup>',
      `  ${fence}bash npm\n  npm install --save-dev a\n  cd b\n  ${fence}`,
      `  ${fence}bash yarn\n  yarn add -D a\n  cd b\n  ${fence}`,
      `  ${fence}bash pnpm\n  pnpm add -D a\n  cd b\n  ${fence}`,
      `  ${fence}bash bun\n  bun add -D a\n  cd b\n  ${fence}`,
      '  </CodeGroup>\n',
    ].join('\n\n'),
  )
  const unknown = `${fence}npm\nnpm audit\n${fence}`
  expect(convert(unknown)).toBe(unknown)
})

test('adjacent code blocks with tabs become a group', () => {
  const block = (option: string) => `${fence}js ${option} {1}\na\n${fence}`
  expect(
    convert(`Text\n${block('tab="A b"')}\n\n${block("tab='c'")}\n\n${block('')}`),
  ).toBe(
    `Text\n\n<CodeGroup>\n\n${block('title="A b"')}\n\n${block("title='c'")}\n\n</CodeGroup>\n\n${block('')}`,
  )
  for (const text of [
    block('title="a" tab="b"'),
    `- ${fence}js tab="a"\n  b\n  ${fence}`,
  ])
    expect(convert(text)).toBe(text)
})
