import type { ElementContent } from 'hast'
import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { writeByLibrary } from '../../../plugin/render/write-by-library.ts'
import { writeMarkdown } from '../../../plugin/render/write-markdown.ts'
import { arbitraryBlocks } from './arbitrary-html.ts'

const blocks = {
  'entries of words':
    '<ul><li>one</li> <li><code>two</code> (string): 2. three</li></ul>',
  'entries of paragraphs and lists':
    '<ul><li><p>a</p><p>b</p><ul><li>c</li><li>d</li></ul></li><li><p>e</p></li></ul>',
  'a list right below its words': '<ul><li>a<ul><li>b</li></ul></li></ul>',
  'boxes around parts':
    '<div><div>words</div><ul><li><div><p>a</p></div><div>b</div></li></ul></div>',
  'lists beside each other': '<ul><li>a</li></ul><ul><li>b</li></ul><p>c</p>',
  'lists beside each other in an entry':
    '<ul><li><p>a</p><ul><li>b</li></ul><ul><li><p>c</p><ul><li>d</li></ul></li><li>e</li></ul><ul><li>f</li></ul></li></ul>',
  'fences of several kinds':
    '<pre data-language="js" data-title="a.js"><code>`x` ```y```</code></pre><pre><code></code></pre><pre data-title="t"><code>z\n</code></pre><pre data-language="a`b"><code>c</code></pre>',
  'an entry that begins with a list': '<ul><li><ul><li>a</li></ul></li></ul>',
  'an empty entry': '<ul><li></li><li>a</li></ul>',
  'tables and fences in entries':
    '<ul><li><p>a</p><table><thead><tr><th>x</th></tr></thead><tbody><tr><td>y|z</td></tr></tbody></table><pre><code>1\n\n2</code></pre></li></ul>',
  'signs that mean something':
    '<ul><li>*a* _b_ [c] # d</li><li># e</li><li>1. f</li><li>- g</li><li>www.h.de http://i.de</li><li><code>a`b</code> j</li><li>k &lt;b&gt; &amp;amp;</li></ul>',
  'numbered lists':
    '<ol start="9"><li>a</li><li><p>b</p><ol><li>c</li></ol><ol><li>d</li></ol></li></ol><ol><li>e<ol start="3"><li>f</li></ol></li></ol><ul><li>g</li></ul>',
  quotes:
    '<blockquote><p>a</p><ul><li>b</li></ul><pre><code>c\n\nd</code></pre></blockquote><ul><li><blockquote>e</blockquote></li></ul>',
  'quotes that begin a list below another one':
    '<ul><li>a</li></ul><ul><li><blockquote><ul><li>b</li></ul></blockquote></li></ul>',
  'lists beside boxes that hold lists':
    '<ul><li>a</li></ul><ul><li>b</li></ul><nav><ul><li>c</li></ul></nav>',
  'tables of several shapes':
    '<table><thead><tr><th align="center">a</th><th>1. b</th></tr></thead><tbody><tr><td><code>c|d</code> | e</td></tr><tr><td></td><td align="right">- <strong>f</strong>,<br> g.h@i.j</td></tr></tbody></table><table><tr><td>k</td></tr></table><table><thead><tr><th colspan="2">l</th></tr></thead></table>',
  'tables with lists in cells':
    '<table><thead><tr><th><ul><li>a</li></ul></th><th><ul><li>b</li></ul></th></tr></thead></table>',
  rules: '<p>a</p><hr><ul><li><hr></li></ul><ul><li><p>b</p><hr></li></ul>',
  images:
    '<p><img src="/a(b)" alt="c"></p><ul><li><p><img src="/d" alt="e"></p></li></ul>',
  'white space between words': '<ul><li> a  b\n c <code> d </code> </li></ul>',
  'links of one text to several places':
    '<ul><li><a href="/a">x</a></li><li><a href="/b">x</a></li></ul>',
}

test.each(Object.entries(blocks))('%s are written as the library does', (_, html) => {
  const tree = fromHtml(html, { fragment: true })
  const byLibrary = writeByLibrary(tree.children as ElementContent[])
  expect(byLibrary).not.toBe('')
  expect(writeMarkdown(tree)).toBe(`${byLibrary}\n`)
})

test('random blocks are written as the library does', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(arbitraryBlocks, (html) => {
      const tree = fromHtml(html, { fragment: true })
      const byLibrary = writeByLibrary(tree.children as ElementContent[])
      expect(writeMarkdown(tree)).toBe(byLibrary === '' ? '' : `${byLibrary}\n`)
    }),
    { numRuns: 400 },
  )
})
