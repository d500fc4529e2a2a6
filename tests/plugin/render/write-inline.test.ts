import type { Element, ElementContent } from 'hast'
import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { writeByLibrary } from '../../../plugin/render/write-by-library.ts'
import { writeInline } from '../../../plugin/render/write-inline.ts'
import { arbitraryWords } from './arbitrary-html.ts'

const childrenOf = (html: string): ElementContent[] =>
  (fromHtml(html, { fragment: true }).children[0] as Element).children

test.each([
  '<p>One (two), "three": 4% of $5; it\'s {a + b = c/d} – “so” …</p>',
  '<p><code>user_id</code> (string, required): The snake_case name.</p>',
  '<p><code>http://a.b</code> and <code>www.c.d</code></p>',
  '<p>a<strong>b c</strong>d <strong>e <code>f</code> g</strong></p>',
  '<p><strong>Bold</strong></p>',
  '<p><strong>Note:</strong> so, <strong><code>a.b</code></strong>; <strong><a href="/x">y</a></strong>: z</p>',
  '<p>Lines\n  of  one\n\nparagraph \n</p>',
  '<p>404 is a number, and 6.2. another</p>',
  '<p>6.2. is no item of a list</p>',
  '<h3>With <code>code</code></h3>',
  '<h3>1. First</h3>',
  '<p>See <a href="/a/b_c#d">the <code>guide</code> (part 2)</a>.</p>',
  '<p><a href="https://a.b/c?d=e&amp;f=g">Link</a> and <em>so</em>, (<em>on and on</em>)</p>',
  '<p><a href="https://a.b/c?d=e&amp;f=g">https://a.b/c?d=e&amp;f=g</a></p>',
  '<p>or <a href="mailto:a@b.c">a@b.c</a>, <a href="abc">abc</a></p>',
  '<p><em>Italic</em></p>',
  '<p><strong>a <em>b</em> c</strong></p>',
  '<p>a * b [c] &lt;d> ~ `e` f|g &amp;lt; AT&amp;T 1 &lt; 2 > 0! ![h]</p>',
  '<p>_time and __init__, time_ (_a_)</p>',
  '<p><img src="/a.png?b&amp;c" alt="One *two* &amp;lt;"> and <a href="/x"><img src="/a.png" alt=""></a></p>',
  '<p><strong>One</strong><br> two<br>\n3 </p>',
  '<p>“日本語。”<strong>太字</strong>です 📰</p>',
  '<p><span>GET </span> <a href="/x">All</a></p>',
])('writes words, code, links, bold and italic words as the library does: %s', (html) => {
  const children = childrenOf(html)
  const byLibrary = writeByLibrary(
    fromHtml(html, { fragment: true }).children as ElementContent[],
  )
  const place = html.startsWith('<h') ? 'heading' : 'paragraph'
  expect(writeInline(children, place)).toBe(byLibrary.replace(/^#+ /, ''))
})

test.each([
  ['backslashes', '<p>a\\b</p>'],
  ['spaces that do not break', '<p>a\u00a0b</p>'],
  ['underscores beside other signs', '<p>not-_so</p>'],
  ['a number that would begin a list', '<p>1. First</p>'],
  ['a sign at the start', '<p>- First</p>'],
  ['a sign at the start of a line', '<p>One<br>- two</p>'],
  ['a break at the end', '<p>One<br></p>'],
  ['addresses that would become links', '<p>See http://a.b or www.c.d</p>'],
  ['addresses of mail', '<p>See a@b.c</p>'],
  ['bold words that end with a sign beside a letter', '<p>a<strong>b.</strong>c</p>'],
  ['code with a backtick', '<p><code>a`b</code></p>'],
  ['code beside code', '<p><code>a</code><code>b</code></p>'],
  ['links with a title', '<p><a href="/x" title="t">a</a></p>'],
  ['links without an address', '<p><a>a</a></p>'],
  ['links that look like definitions', '<p><a href="/x"><code>a]:</code></a></p>'],
  ['links after an exclamation mark', '<p>a!<a href="/x">b</a></p>'],
  ['addresses with signs', '<p><a href="/x(y)?a&amp;b">a</a></p>'],
  ['spaces at the ends of a link', '<p>a<a href="/x"> b </a>c</p>'],
  ['italics inside a word', '<p>a<em>b</em></p>'],
  ['italics that touch bold words', '<p><em>a</em><strong>b</strong></p>'],
  ['nothing', '<p></p>'],
])('leaves %s to the library', (_, html) => {
  expect(writeInline(childrenOf(html))).toBeUndefined()
})

test.each([
  ['heading', 'signs at the end', '<p>C#</p>'],
  ['heading', 'breaks', '<p>a<br>b</p>'],
  ['cell', 'backslashes in code with bars', '<p><code>a\\|b</code></p>'],
] as const)('in a %s, leaves %s to the library', (place, _, html) => {
  expect(writeInline(childrenOf(html), place)).toBeUndefined()
})

test.each([
  ['paragraph', 'p', (text: string) => text],
  ['heading', 'h2', (text: string) => text.slice('## '.length)],
] as const)(
  'what is written here in a %s is what the library writes',
  { timeout: 60_000 },
  (place, name, read) => {
    let written = 0
    fc.assert(
      fc.property(arbitraryWords, (html) => {
        // The parser splits nested links.
        const tree = fromHtml(`<${name}>${html}</${name}>`, { fragment: true })
        const [first, ...others] = tree.children as Element[]
        const simple = others.length === 0 && first && writeInline(first.children, place)
        if (!simple) return
        written++
        expect(simple).toBe(read(writeByLibrary(tree.children as ElementContent[])))
      }),
      { numRuns: 1500 },
    )
    expect(written).toBeGreaterThan(100)
  },
)
