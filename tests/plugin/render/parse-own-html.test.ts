import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { parseOwnHtml } from '../../../plugin/render/parse-own-html.ts'

const well = [
  '<p>One <strong>two</strong> &amp; three&nbsp;&lt;4&gt;</p><hr><br/>',
  '<div class="a  b" data-callout-type="tip" aria-label="Say &quot;it&quot;">x</div>',
  '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>',
  '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<pre>\nfirst line\n\nlast</pre><!-- note --><dl><dt>a</dt><dd>b</dd></dl>',
  '<a href="/x?a=1&amp;b=2" title="t">link</a><details open><summary>s</summary>d</details>',
]

test.each(well)('reads what is nested as it is written as a browser does: %s', (html) => {
  const tree = fromHtml(html, { fragment: true })
  const found = parseOwnHtml(html)
  expect(plain(found)).toEqual(plain(tree))
})

test.each([
  ['an end tag is missing', '<p>one'],
  ['end tags cross', '<b><i>x</b></i>'],
  ['a block would close the paragraph around it', '<p>a<div>b</div></p>'],
  ['an entry would close the one before it', '<ul><li>a<li>b</li></li></ul>'],
  ['words would move out of a table', '<table>words<tbody></tbody></table>'],
  ['a table has no body', '<table><tr><td>1</td></tr></table>'],
  ['a link is in a link', '<a href="/a"><a href="/b">x</a></a>'],
  ['a character has a name that is not known here', '<p>&copy;</p>'],
  ['an attribute has no quotes', '<p title=x>y</p>'],
  ['text is not parsed', '<textarea><p></textarea>'],
  ['a closing slash means nothing', '<div/>'],
])('leaves it to the parser that repairs where %s', (_, html) => {
  expect(parseOwnHtml(html)).toBeUndefined()
})

test('omits elements that have no meaning in Markdown', () => {
  const found = parseOwnHtml('<svg viewBox="0 0 1 1"><path d="M0"/></svg><p>a</p>')
  expect(found?.children).toMatchObject([{ tagName: 'p' }])
})

/** Removes what only one of the trees contains: properties that nothing reads. */
function plain(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (key === 'data' || key === 'position') return undefined
      if (key === 'open' || key === 'scope' || key === 'id') return undefined
      return key === 'colSpan' ? Number(value) : value
    }),
  )
}
