import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainStandIns, render } from './compile.tsx'
import { normalise } from './normalise-html.ts'

/** Public example suites live outside the repository; without them these tests are skipped. */
const suites =
  process.env['SKERRY_MARKDOWN_SUITES'] ??
  new URL('../../../../shared/markdown', import.meta.url).pathname
const missing = !existsSync(suites)

interface Example {
  markdown: string
  html: string
  example: number
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(`${suites}/${name}.json`, 'utf8')) as T
}

async function html(markdown: string, file: string): Promise<string> {
  const { html } = await render(markdown, { file }, plainStandIns)
  return normalise(html)
}

/** Plain addresses, which GFM makes links and CommonMark does not. */
const autolinked = new Set([602, 606, 608, 611, 612])

function withoutAutolinks(html: string): string {
  return html.replace(/<a href="(?:mailto:)?([^"]*)">\1<\/a>/g, '$1')
}

async function mismatches(
  numbers: number[],
  examples: Example[],
  file: string,
): Promise<string[]> {
  const byNumber = new Map(examples.map((example) => [example.example, example]))
  const wrong: string[] = []
  for (const number of numbers) {
    const { markdown, html: expected } = byNumber.get(number)!
    const drawn = await html(markdown, file)
    const actual = autolinked.has(number) ? withoutAutolinks(drawn) : drawn
    if (actual !== normalise(expected)) {
      wrong.push(
        `${number}: ${JSON.stringify(markdown)}\n  expected ${normalise(expected)}\n  actual   ${actual}`,
      )
    }
  }
  return wrong
}

describe.skipIf(missing)('public example suites', () => {
  const sets = missing
    ? undefined
    : read<{ mdNoHtml: number[]; mdxShared: number[] }>('subsets')
  const examples = missing ? [] : read<Example[]>('commonmark-0.31.2')

  test('.md draws every CommonMark example without raw HTML as the specification does', async () => {
    expect(await mismatches(sets!.mdNoHtml, examples, 'page.md')).toEqual([])
  })

  test('.mdx draws every example that means the same in MDX as the specification does', async () => {
    expect(await mismatches(sets!.mdxShared, examples, 'page.mdx')).toEqual([])
  })

  test.each([
    'commonmark-0.31.2',
    'gfm-0.29',
    'cmark-gfm-extensions',
    'cmark-gfm-regression',
  ])('%s: no example crashes the compiler, as .md or .mdx', async (suite) => {
    const crashes: string[] = []
    for (const { markdown, example } of read<Example[]>(suite)) {
      for (const file of ['page.md', 'page.mdx']) {
        const { page } = await render(markdown, { file }, plainStandIns)
        const crash = page.diagnostics.find(({ code }) => code === 'mdx/crash')
        if (crash || (page.failed && file === 'page.md')) {
          crashes.push(
            `${example} ${file}: ${crash?.message ?? page.diagnostics[0]?.message}`,
          )
        }
      }
    }
    expect(crashes).toEqual([])
  })
})

/** A sample of our own, so that the comparison runs everywhere. */
const sample: [markdown: string, html: string][] = [
  [
    '# A\n\ntext *b* **c** `d`\n',
    '<h1>A</h1><p>text <em>b</em> <strong>c</strong> <code>d</code></p>',
  ],
  ['- a\n- b\n\n  c\n', '<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>'],
  ['1. a\n   - b\n', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ['> quote\nlazy\n', '<blockquote><p>quote lazy</p></blockquote>'],
  ['```js\n<a>\n```\n', '<pre><code class="language-js">&lt;a&gt;</code></pre>'],
  [
    '[a](/b "c") ![d](/e.png)\n',
    '<p><a href="/b" title="c">a</a> <img src="/e.png" alt="d"></p>',
  ],
  [
    '| a | b |\n|---|--:|\n| `x|y` | 2 |\n',
    '<table><thead><tr><th>a</th><th class="align-right">b</th></tr></thead><tbody><tr><td>`x</td><td class="align-right">y`</td></tr></tbody></table>',
  ],
  [
    '~~a~~ https://example.com\n',
    '<p><del>a</del> <a href="https://example.com">https://example.com</a></p>',
  ],
  ['a\\\nb\n\n***\n', '<p>a<br>b</p><hr>'],
  ['[a]\n\n[a]: /x\n', '<p><a href="/x">a</a></p>'],
]

describe.each(['page.md', 'page.mdx'])('%s', (file) => {
  test.each(sample)('draws %j as Markdown does', async (markdown, expected) => {
    expect(await html(markdown, file)).toBe(normalise(expected))
  })
})
