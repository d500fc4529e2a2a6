import { describe, expect, test } from 'vitest'
import { describeDifference } from './describe-difference.ts'
import { findDifferences } from './find-differences.ts'
import { parsePageTree } from './page-tree.ts'
import { differenceRules, treeRules } from './rules.ts'
import type { PagePair } from './tree-rules.ts'

/**
 * Compares two HTML texts of a page. Returns the unexplained differences and the rules
 * that applied.
 */
function compare(
  reference: string,
  skerry: string,
  more: Partial<PagePair> = {},
): { left: string[]; applied: string[] } {
  const page: PagePair = {
    file: 'guides/page.mdx',
    frontmatter: { title: 'Page' },
    reference: parsePageTree(reference),
    skerry: parsePageTree(skerry),
    panel: parsePageTree(''),
    ...more,
  }
  const applied = treeRules.filter(({ apply }) => apply(page) > 0).map(({ name }) => name)
  const left: string[] = []
  for (const difference of findDifferences(page.reference, page.skerry)) {
    const rule = differenceRules.find(({ explains }) => explains(difference, page))
    if (rule) applied.push(rule.name)
    else left.push(describeDifference(difference).split(' (in')[0]!)
  }
  return { left, applied }
}

describe('differences are found', () => {
  test.each([
    ['another text', '<p>a</p>', '<p>b</p>', 'text in p'],
    ['another element', '<p>a</p>', '<div>a</div>', 'missing <p> in #root'],
    ['an element too many', '<p>a</p>', '<p>a</p><hr>', 'extra <hr> in #root'],
    ['an element too few', '<p>a</p><p>b</p>', '<p>a</p>', 'missing <p> in #root'],
    ['another order', '<b>1</b><i>2</i>', '<i>2</i><b>1</b>', 'missing <b> in #root'],
    ['another attribute', '<p title="a">', '<p title="b">', 'attribute title of p'],
    ['an attribute too many', '<p>', '<p hidden>', 'attribute hidden of p'],
    [
      'another prop',
      `<x-card data-props='{"cols":2}'>`,
      `<x-card data-props='{"cols":"2"}'>`,
      'prop cols of x-card',
    ],
    [
      'children as a lump',
      '<x-note><x-child type="p"><p>a</p></x-child></x-note>',
      '<x-note><x-child type="Fragment"><p>a</p></x-child></x-note>',
      'attribute type of x-child',
    ],
    [
      'lost space between words',
      '<b>a</b> <i>b</i>',
      '<b>a</b><i>b</i>',
      'missing text in #root',
    ],
    ['code in other lines', '<pre>a\nb</pre>', '<pre>a b</pre>', 'text in pre'],
  ])('%s', (_, reference, skerry, expected) => {
    const close = (html: string) => html.replace(/^(<([\w-]+)[^>]*>)$/, '$1</$2>')
    expect(compare(close(reference), close(skerry)).left).toContain(expected)
  })
})

describe('a rule explains what it names', () => {
  test.each([
    ['ids', '<h2>a</h2>', '<h2 id="a">a</h2>'],
    [
      'external',
      '<a href="https://example.com">a</a>',
      '<a href="https://example.com" target="_blank" rel="noreferrer">a</a>',
    ],
    ['short-code', '<code>--a</code>', '<code data-nowrap>--a</code>'],
    ['addresses', '<a href="./b.mdx?c#d">a</a>', '<a href="/guides/b?c#d">a</a>'],
    ['addresses', '<a href="../index.mdx">a</a>', '<a href="/">a</a>'],
    ['forbidden', '<a href="javascript:a()">a</a>', '<a>a</a>'],
    ['sizes', '<img src="/a.png">', '<img src="/a.png" width="1" height="2">'],
    ['tasks', '<input type="checkbox">', '<input type="checkbox" aria-label="a">'],
    [
      'flags',
      `<x-param data-props='{"required":"True"}'></x-param>`,
      `<x-param data-props='{"required":true}'></x-param>`,
    ],
    [
      'class',
      `<x-card data-props='{"class":"a"}'></x-card>`,
      `<x-card data-props='{"className":"a"}'></x-card>`,
    ],
    ['punctuation', '<p>"a" -- b...</p>', '<p>“a” — b…</p>'],
    ['white-space', '<div>\n<p>a\nb</p>\n</div>', '<div><p>a b</p></div>'],
    ['cells', '<td style="text-align: right">1</td>', '<td class="align-right">1</td>'],
    ['title', '<h1 data-opening="guides/page.mdx">page</h1><p>a</p>', '<p>a</p>'],
    [
      'islands',
      '<b>0</b>',
      '<skerry-island name="a"><b>0</b><script type="application/json">{}</script></skerry-island>',
    ],
    [
      'open-paragraph',
      '<p>a<x-card>b</x-card></p>',
      '<div data-as="p">a<x-card>b</x-card></div>',
    ],
    [
      'snippet-children',
      '<x-steps><x-snippet>a<x-child type="Step"><b>c</b></x-child></x-snippet></x-steps>',
      '<x-steps>a<x-child type="Step"><b>c</b></x-child></x-steps>',
    ],
    [
      'visibility',
      `<x-visibility data-props='{"for":"agents"}'>a</x-visibility><p>b</p>`,
      '<p>b</p>',
    ],
    [
      'fences',
      '<pre><code class="language-js">a\n\n</code></pre>',
      '<pre><code class="language-js">a</code></pre>',
    ],
    [
      'code-block',
      `<x-codeblock data-props='{"language":"js"}'>\n  a\n    b\n</x-codeblock>`,
      '<pre><code class="language-js">a\n  b</code></pre>',
    ],
    [
      'notations',
      '<pre><code>a // [!code ++]\nb</code></pre>',
      '<pre><code>a\nb</code></pre>',
    ],
    [
      'banner',
      `<p>a</p><x-banner data-props='{}'></x-banner>`,
      '<p>a</p><div data-banner-type="info">b</div>',
    ],
  ])('%s: %s', (rule, reference, skerry) => {
    const { left, applied } = compare(reference, skerry)
    expect(left).toEqual([])
    expect(applied).toContain(rule)
  })
})

describe('a rule explains nothing else', () => {
  test.each([
    ['another id than the author’s', '<h2 id="a">a</h2>', '<h2 id="b">a</h2>'],
    [
      'an instruction of the highlighter in prose',
      '<p><code>// [!code ++]</code></p>',
      '<p><code></code></p>',
    ],
    ['an id on a paragraph', '<p>a</p>', '<p id="a">a</p>'],
    [
      'a target of a link in the site',
      '<a href="/a">a</a>',
      '<a href="/a" target="_blank">a</a>',
    ],
    ['a link to elsewhere', '<a href="./b">a</a>', '<a href="/b">a</a>'],
    ['an address that is lost', '<a href="/b">a</a>', '<a>a</a>'],
    ['another size than the author’s', '<img width="1">', '<img width="2">'],
    [
      'another flag',
      `<x-param data-props='{"required":"false"}'></x-param>`,
      `<x-param data-props='{"required":true}'></x-param>`,
    ],
    ['quotes in code', '<code>"a"</code>', '<code>“a”</code>'],
    ['a heading that is not the title', '<h1>Other</h1>', ''],
    ['a heading of another file', '<h1 data-opening="other.mdx">page</h1>', ''],
    [
      'another alignment',
      '<td style="text-align: right">1</td>',
      '<td class="align-left">1</td>',
    ],
    [
      'another language',
      '<pre><code class="language-js">a</code></pre>',
      '<pre><code class="language-ts">a</code></pre>',
    ],
  ])('%s', (_, reference, skerry) => {
    expect(compare(reference, skerry).left).not.toEqual([])
  })
})
