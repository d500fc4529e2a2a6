import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { writeByLibrary } from '../../../plugin/render/write-markdown.ts'
import { writeSimply } from '../../../plugin/render/write-simply.ts'

const childrenOf = (html: string): ElementContent[] =>
  (fromHtml(html, { fragment: true }).children[0] as Element).children

test.each([
  '<p>One (two), "three": 4% of $5; it\'s {a + b = c/d} – “so” …</p>',
  '<p><code>user_id</code> (string, required): The snake_case name.</p>',
  '<p><code>http://a.b</code> and <code>www.c.d</code></p>',
  '<p>a<strong>b c</strong>d <strong>e <code>f</code> g</strong></p>',
  '<p><strong>Bold</strong></p>',
  '<p>Lines\n  of  one\n\nparagraph \n</p>',
  '<p>404 is a number</p>',
  '<h3>With <code>code</code></h3>',
])('writes words, code and bold words as the library does: %s', (html) => {
  const children = childrenOf(html)
  const byLibrary = writeByLibrary(
    fromHtml(html, { fragment: true }).children as ElementContent[],
  )
  expect(writeSimply(children)).toBe(byLibrary.replace(/^#+ /, ''))
})

test.each([
  ['signs with a meaning', '<p>a * b [c] &lt;d&gt;</p>'],
  ['underscores at the ends of words', '<p>not _so_ and a_b</p>'],
  ['a number that would begin a list', '<p>1. First</p>'],
  ['a sign at the start', '<p>- First</p>'],
  ['addresses that would become links', '<p>See http://a.b or www.c.d</p>'],
  ['bold words that end with a sign', '<p>a<strong>b.</strong>c</p>'],
  ['code with a backtick', '<p><code>a`b</code></p>'],
  ['code beside code', '<p><code>a</code><code>b</code></p>'],
  ['links', '<p><a href="/x">a</a></p>'],
  ['nothing', '<p></p>'],
])('leaves %s to the library', (_, html) => {
  expect(writeSimply(childrenOf(html))).toBeUndefined()
})
