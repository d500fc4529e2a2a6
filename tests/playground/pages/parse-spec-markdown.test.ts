import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { componentModules } from '../../../theme/components/about.ts'
import { parseSpecMarkdown } from '../../../playground/pages/parse-spec-markdown.ts'

const html = (text: string) => toHtml(parseSpecMarkdown(text))

test('text, links, lists and tables are kept, of Markdown and of HTML', () => {
  expect(html('**a** [b](https://b.example)')).toBe(
    '<p><strong>a</strong> <a href="https://b.example">b</a></p>',
  )
  expect(html('<ul><li><a href="mailto:c@d.example">c</a></li></ul>')).toBe(
    '<ul><li><a href="mailto:c@d.example">c</a></li></ul>',
  )
})

test.each([
  ['[a](javascript:alert(1))', '<p><a>a</a></p>'],
  ['<a href="java&#10;script:alert(1)">a</a>', '<p><a>a</a></p>'],
  ['<a href="data:text/html,x">a</a>', '<p><a>a</a></p>'],
  ['<a href="/b" onclick="alert(1)" style="x">a</a>', '<p><a href="/b">a</a></p>'],
  ['<b onmouseover=alert(1)>a</b>', '<p><b>a</b></p>'],
  ['<p id="content" class="x">a</p>', '<p>a</p>'],
])('nothing of %s runs, looks or is named like a part of the page', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test.each([
  'script',
  'style',
  'iframe',
  'object',
  'svg',
  'math',
  'template',
  'noscript',
  'textarea',
])('of <%s> nothing is left, its text neither', (name) => {
  expect(html(`a <${name}>alert(1)</${name}> b`)).not.toContain('alert')
  expect(html(`a <${name}>alert(1)</${name}> b`)).toContain('a')
})

test.each([
  ['Bearer <token> here', '<p>Bearer &#x3C;token> here</p>'],
  ['/<TEAM>/<filter>/x', '<p>/&#x3C;TEAM>/&#x3C;filter>/x</p>'],
  ['the <title> tag, *all* of it', '<p>the &#x3C;title> tag, <em>all</em> of it</p>'],
  ['<script> is bad\n\nmore', '<p>&#x3C;script> is bad\n\nmore</p>'],
  ['<iframe src=x> next', '<p>&#x3C;iframe src=x> next</p>'],
  ['<Order><id>1</id></Order>', '<p>&#x3C;Order>&#x3C;id>1&#x3C;/id>&#x3C;/Order></p>'],
  ['a <![CDATA[x]]> b', '<p>a &#x3C;![CDATA[x]]> b</p>'],
  ['if a<b then c>d, <b>bold</b>', '<p>if a&#x3C;b then c>d, <b>bold</b></p>'],
])('what looks like a tag and is none is text: %s', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test.each([
  ['<fullname>API</fullname> <p>a</p>', '<p>API </p><p>a</p>'],
  ['<p>a</p> <function>b</function>', '<p>a</p> b'],
  ['<p>a <token> b</p>', '<p>a &#x3C;token> b</p>'],
  ['<p>an <Order>b</Order></p>', '<p>an &#x3C;Order>b&#x3C;/Order></p>'],
  ['<p><code><a1>b</a1></code></p>', '<p><code>&#x3C;a1>b&#x3C;/a1></code></p>'],
  ['<p>a</p><x1 onclick=b><script>c</script>d</x1>', '<p>a</p>d'],
])(
  'in HTML, only the text of elements without a meaning is shown: %s',
  (text, expected) => {
    expect(html(text)).toBe(expected)
  },
)

test('components of other tools, and elements around what is kept, leave no trace', () => {
  expect(html('a <SecurityDefinitions /> b')).toBe('<p>a  b</p>')
  expect(html('<div><section>a</section></div>')).toBe('a')
})

test.each([
  ['on one line', '<Note>a *b*</Note>', '<note><p>a <em>b</em></p></note>'],
  [
    'with tags on their own lines',
    '<Tip>\na *b*\n</Tip>',
    '<tip>\n<p>a <em>b</em></p>\n</tip>',
  ],
  ['with a list', '<Info>\n\n- a\n\n</Info>', '<info>\n<ul>\n<li>a</li>\n</ul>\n</info>'],
  ['in another text, as text', 'a <Check>b</Check> c', '<p>a b c</p>'],
  [
    'two of them',
    '<Note>a</Note>\n<Danger>b</Danger>',
    '<note><p>a</p></note><danger><p>b</p></danger>',
  ],
  ['as an alert of GitHub', '> [!WARNING]\n> a', '<warning>\n<p>a</p>\n</warning>'],
  ['as an alert in lower case', '> [!tip]\n> a', '<tip>\n<p>a</p>\n</tip>'],
  [
    'as another alert, by its synonym',
    '> [!CAUTION]\n> a',
    '<warning>\n<p>a</p>\n</warning>',
  ],
  ['not in code', '```\n<Note>\n```', '<pre><code>&#x3C;Note>\n</code></pre>'],
  [
    'as an element of HTML',
    '<p>a</p> <important> <p>b</p> </important>',
    '<p>a</p> <note> <p>b</p> </note>',
  ],
  [
    'at the start of HTML',
    '<note> <p>a</p> </note> <p>b</p>',
    '<note> <p>a</p> </note> <p>b</p>',
  ],
  ['not in small letters', 'as <note>a</note>', '<p>as &#x3C;note>a&#x3C;/note></p>'],
])('a callout: %s', (_, text, expected) => {
  expect(html(text)).toBe(expected)
})

test('a callout has no attributes', () => {
  expect(html('<Note onclick="x" style="color:red">a</Note>')).toBe(
    '<note><p>a</p></note>',
  )
})

test('what parsers cannot bear is plain text', () => {
  expect(html(`${'>'.repeat(100)} <script>alert(1)</script>`)).toMatch(
    /^<p>(?:&#x3E;|>){100} &#x3C;script/,
  )
})

// `Image` and `Table` are elements too.
const components = Object.keys(componentModules).filter(
  (name) => !/^(?:Image|Table)$/.test(name),
)

test.each([...components, 'Snippet'])(
  'the content of <%s> is kept, and the name alone is a type',
  (name) => {
    expect(html(`a <${name}>inside</${name}> b`)).toBe('<p>a inside b</p>')
    expect(html(`a List<${name}> b`)).toBe(`<p>a List&#x3C;${name}> b</p>`)
  },
)
