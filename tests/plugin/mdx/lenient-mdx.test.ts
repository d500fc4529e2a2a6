import { describe, expect, test, vi } from 'vitest'
import { expressionParser } from '../../../plugin/mdx/expression-parser.ts'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { compile, places, render } from '../compile/compile.tsx'

describe('prose that MDX refuses is text, with a warning at its place', () => {
  test.each([
    ['Now in <5s.', '<p>Now in &lt;5s.</p>', ['1:9 mdx/less-than']],
    ['a <= b', '<p>a &lt;= b</p>', ['1:4 mdx/less-than']],
    ['x a<b and y', '<p>x a&lt;b and y</p>', ['1:4 mdx/less-than']],
    ['Set <your-key> here', '<p>Set &lt;your-key&gt; here</p>', ['1:5 mdx/text-tag']],
    ['Array<string> x', '<p>Array&lt;string&gt; x</p>', ['1:6 mdx/text-tag']],
    ['Use { here', '<p>Use { here</p>', ['1:5 mdx/unclosed-brace']],
    ['Value {1 +} here', '<p>Value {1 +} here</p>', ['1:11 mdx/expression-syntax']],
    [
      'Some {two words} here',
      '<p>Some {two words} here</p>',
      ['1:10 mdx/expression-syntax'],
    ],
    [
      'Use {id} in /users/{id}',
      '<p>Use {id} in /users/{id}</p>',
      ['1:5 mdx/undefined-name', '1:20 mdx/undefined-name'],
    ],
    ['{URL}', '{URL}', ['1:1 mdx/undefined-name']],
    ['<b title={() => alert(1)}>a</b>', '<b>a</b>', []],
    ['a <!-- note --> b', '<p>a  b</p>', ['1:4 mdx/html-comment']],
    ['<!--\nseveral\n\nlines -->\n\ntext', '<p>text</p>', ['1:2 mdx/html-comment']],
    ['import the file first', '<p>import the file first</p>', []],
    [
      '<https://example.com>',
      '<p><a href="https://example.com" target="_blank" rel="noreferrer">https://example.com</a></p>',
      [],
    ],
    ['costs $5 and $10', '<p>costs $5 and $10</p>', []],
    ['$5 is `$x`', '<p>$5 is <code>$x</code></p>', []],
    ['$5 is ``a`$x``', '<p>$5 is <code>a`$x</code></p>', []],
  ])('%j', async (body, html, warnings) => {
    const rendered = await render(body)
    expect(rendered.html.trim()).toBe(html)
    expect(places(rendered.page)).toEqual(warnings)
    expect(rendered.page.failed).toBe(false)
  })
})

test.each(['<img src="a.png">', '<b><br></b>'])(
  'a tag in braces that is not closed is to be closed: %s',
  async (tag) => {
    const { page } = await render(`<Card\n  icon={\n    ${tag}\n  }\n></Card>`)
    expect(page.diagnostics.map(({ hint }) => hint)).toContain(
      'Close each tag: `<img />` or `<b></b>`.',
    )
  },
)

describe('below a line in braces that MDX refuses, lists and quotes are recognized', () => {
  test.each([
    [
      '{% if a %}\n\n- x\n- y\n\n{% end %}\n\n> z',
      '<p>{% if a %}</p><ul><li>x</li><li>y</li></ul><p>{% end %}</p><blockquote><p>z</p></blockquote>',
      ['1:1 mdx/foreign-syntax', '6:2 mdx/expression-syntax'],
    ],
    ['{ open\n\n1. x', '<p>{ open</p><ol><li>x</li></ol>', ['1:1 mdx/unclosed-brace']],
    [
      '<Card>\n{a b}\n\n- x\n</Card>',
      '<card><p>{a b}</p><ul><li>x</li></ul></card>',
      ['2:3 mdx/expression-syntax'],
    ],
  ])('%j', async (body, html, warnings) => {
    const rendered = await render(body)
    expect(rendered.html.replaceAll(/\s*(<[^>]+>)\s*/g, '$1')).toBe(html)
    expect(places(rendered.page)).toEqual(warnings)
  })
})

test.each(['- ', '1. ', '> '])(
  'below an open brace, a fence that starts with a brace after %j is no problem',
  async (marker) => {
    const inner = marker === '> ' ? '> ' : ' '.repeat(marker.length)
    const fence = ['```', '{', '  a b', '}', '```'].join(`\n${inner}`)
    const { page } = await render(`{ open\n\n${marker}${fence}`)
    expect(places(page)).toHaveLength(1)
  },
)

test('more lines in braces that MDX refuses than there are attempts are all found', async () => {
  const lines = Array.from({ length: 210 }, (_, n) => `{% if ${n} %}\n\n- x\n`)
  const { html } = await render(lines.join('\n'))
  expect(html.match(/<li>/g)).toHaveLength(210)
})

test('an expression that no text can make valid is parsed only to its first brace', async () => {
  const parse = vi.spyOn(expressionParser, 'parseExpressionAt')
  const lines = Array.from({ length: 50 }, (_, n) => `{ not ${n}\njs }`)
  const { html } = await render(lines.join('\n\n'))
  expect(html.match(/<p>/g)).toHaveLength(50)
  // As a block and as text, in two attempts.
  expect(parse.mock.calls.length).toBeLessThanOrEqual(4 * 50)
  parse.mockRestore()
})

test.each([
  ['{"}"}', '}'],
  ["{['}', '{'].join('')}", '}{'],
  ['{1 /* } */}', '1'],
  ['{1 // }\n}', '1'],
  ['{`a}${{ b: "}" }.b}`}', 'a}}'],
  ['{/}/.test("}") ? 1 : 2}', '1'],
  ['{{ a: { b: 3 } }.a.b}', '3'],
  ['<b {...{ title: "}" }}>x</b>', '<b title="}">x</b>'],
])(
  'beside an invalid one, the expression %j ends at its own brace',
  async (code, html) => {
    const rendered = await render(`{a b}\n\n${code}`)
    expect(rendered.html.trim()).toBe(`<p>{a b}</p>\n${html}`)
  },
)

describe('what authors write in MDX means what it does in Mintlify', () => {
  test.each([
    ['line<br>break<br/>x', '<p>line<br>break<br>x</p>'],
    ['<img src="/a.png">', '<image src="/a.png"></image>'],
    [
      '<div class="x" style="color: red">a</div>',
      '<div class="x" style="color: red">a</div>',
    ],
    [
      '<div className="x" style={{ marginTop: 4, zIndex: 2 }}>a</div>',
      '<div class="x" style="margin-top:4px;z-index:2;">a</div>',
    ],
    ['&copy; &amp;x', '<p>© &amp;x</p>'],
    ['a {"text"} {/* no */}{3}', '<p>a text 3</p>'],
    ['## Title {#my id!}', '<heading level="2" id="my-id" alias="title">Title</heading>'],
    [
      '<Card title="x" horizontal="True" arrow="false">y</Card>',
      '<card title="x" horizontal>y</card>',
    ],
    [
      '<Note>\n    ## Deep\n\n    - a\n    - b\n</Note>',
      '<note><heading level="2" id="deep">Deep</heading><ul>\n<li>a</li>\n<li>b</li>\n</ul></note>',
    ],
    [
      '| a |\n|---|\n| <Icon icon="x" /> |',
      '<table><table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><icon icon="x"></icon></td>\n</tr>\n</tbody>\n</table></table>',
    ],
    ['"quotes" it\'s -- a---b...', '<p>“quotes” it’s — a—b…</p>'],
    ['`"code"` **"bold"**', '<p><code>"code"</code> <strong>“bold”</strong></p>'],
    ['"a" <code>--b "c"</code>', '<p>“a” <code>--b "c"</code></p>'],
  ])('%j', async (body, html) => {
    const rendered = await render(body)
    expect(rendered.html.trim()).toBe(html)
    expect(rendered.page.diagnostics).toEqual([])
  })

  test('Windows line ends and a byte order mark change nothing', async () => {
    const body = '## A\n\n<Note>\n\ntext\n\n</Note>\n\n```js\na\nb\n```\n'
    const plain = await render(body)
    const windows = await render(`\uFEFF${body.replace(/\n/g, '\r\n')}`)
    const oneForm = (html: string) => html.replace(/\r\n/g, '\n')
    expect(oneForm(windows.html)).toBe(oneForm(plain.html))
  })
})

describe('the markers of a merge conflict', () => {
  const conflict = 'a\n\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n'

  test('are reported once, at their first line', async () => {
    expect(places(await compile(conflict))).toEqual(['3:1 mdx/merge-conflict'])
  })

  test('are code in a code block', async () => {
    expect(places(await compile(`\`\`\`text\n${conflict}\`\`\`\n`))).toEqual([])
  })
})

describe('.md is Markdown in which braces and less-than signs are text', () => {
  const file = 'page.md'

  test.each([
    ['{1+1} <5s a<b {id}', '<p>{1+1} &lt;5s a&lt;b {id}</p>'],
    [
      '    indented code',
      '<codeblock><code><span class="line">indented code</span></code></codeblock>',
    ],
    ['<div>\n    <b>content</b>\n</div>', '<div><b>content</b></div>'],
    [
      '<br />\n\n    code',
      '<br>\n<codeblock><code><span class="line">code</span></code></codeblock>',
    ],
    [
      '<Note>\n\nwith **Markdown**\n\n</Note>',
      '<note><p>with <strong>Markdown</strong></p></note>',
    ],
    [
      '<Note>\n    indented **content**\n</Note>',
      '<note><p>indented <strong>content</strong></p></note>',
    ],
    [
      '1.  a\n\n    <Note>\n\n    b\n\n    </Note>\n\nText\n\n    code',
      '<ol>\n<li>\n<p>a</p>\n<note><p>b</p></note>\n</li>\n</ol>\n<p>Text</p>\n<codeblock><code><span class="line">code</span></code></codeblock>',
    ],
    [
      '<div>\n\t<div>\n\t\t<b>a</b> b\n\t</div>\n\t<div>\n\t\tc\n\t</div>\n</div>',
      '<div><div><p><b>a</b> b</p></div><div><p>c</p></div></div>',
    ],
    [
      '<ul>\n    <li>\n        <b>a</b>\n        <i>b</i>\n    </li>\n    <li>c</li>\n</ul>',
      '<ul><li><b>a</b> <i>b</i></li><li>c</li></ul>',
    ],
    [
      'Text\n\n    </div>\n    code',
      '<p>Text</p>\n<codeblock><code><span class="line">&lt;/div&gt;</span>\n<span class="line">code</span></code></codeblock>',
    ],
    ['<p>\n  one **line**\n</p>', '<p>one <strong>line</strong></p>'],
    [
      '<details>\n<summary>\n\nMore **here**\n\n</summary>\n\nx\n\n</details>',
      '<details><summary>More <strong>here</strong></summary><p>x</p></details>',
    ],
    ['Say <your-name> here', '<p>Say &lt;your-name&gt; here</p>'],
    ['import "y" into x', '<p>import “y” into x</p>'],
    ['List<String> of <Name>', '<p>List&lt;String&gt; of &lt;Name&gt;</p>'],
    ['a <!-- note --> b', '<p>a  b</p>'],
    ['a {/* note */} b', '<p>a  b</p>'],
    ['{/* <b> **/}\n{/* several\n\n*\n/} lines */}\n\ntext', '<p>text</p>'],
    ['{/* not closed', '<p>{/* not closed</p>'],
    ['`{/*a*/}`', '<p><code data-nowrap="">{/*a*/}</code></p>'],
  ])('%j', async (body, html) => {
    const rendered = await render(body, { file })
    expect(rendered.html.trim()).toBe(html)
    expect(rendered.page.diagnostics).toEqual([])
  })

  test.each(['<style>\na {}\n</style>', '<script>\n\na\n</script>'])(
    'elements on one line are elements beside %j',
    async (raw) => {
      const { html } = await render(`<p class="a">one *two*</p>\n\n${raw}`, { file })
      expect(html).toContain('<p class="a">one <em>two</em></p>')
      expect(html).toContain(
        raw.startsWith('<style') ? '&lt;style&gt;' : '&lt;script&gt;',
      )
    },
  )

  test('scripts are shown, not run', async () => {
    const { html, page } = await render('<script>alert(1)</script>', { file })
    expect(html).toContain('&lt;script&gt;')
    expect(places(page)).toEqual(['1:1 mdx/raw-html'])
  })

  test.each([
    ['import Counter from "./counter"', 'An import does not run'],
    ["Text\nimport { a,\n  b } from 'y';", 'An import does not run'],
    ['<Counter />', '<Counter> is not a component of the site'],
    ['a <Own start="1">b</Own> <Own />', '<Own> is not a component'],
  ])('what works in .mdx is shown and reported: %j', async (body, message) => {
    const { page } = await render(body, { file })
    expect(page.diagnostics).toMatchObject([
      { code: 'mdx/raw-html', message: expect.stringContaining(message) as string },
    ])
  })

  test('a closing tag that has none to close is reported with its name', async () => {
    const { page } = await render('a\n\n</details>', { file })
    expect(page.diagnostics).toMatchObject([
      { message: expect.stringContaining('`</details>` has no matching tag') as string },
    ])
  })

  test('a component of another tool is reported with ours', async () => {
    const { page } = await render('<TabItem label="a">x</TabItem>', { file })
    expect(page.diagnostics).toMatchObject([{ hint: 'Did you mean <Tab>?' }])
  })
})

describe('a page that cannot be read fails alone and says where', () => {
  test.each([
    ['## A\n\n<Note>\n\ntext without an end', '3:1 mdx/unclosed-tag'],
    ['<Tabs>\n<Tab title="a">x</Tabs>', '2:17 mdx/wrong-closing-tag'],
    ['<Card title=unquoted>x</Card>', '1:13 mdx/tag-syntax'],
    ['<p align=center>x</p>', '1:10 mdx/tag-syntax'],
    ['export const a = ', '1:18 mdx/module-syntax'],
    ['<Card title={"x>\n\ntext', '1:13 mdx/unclosed-brace'],
    ['<Tabs>\n<Tab title="a>\nx\n</Tab>\n<Tab title="b">', '2:12 mdx/tag-syntax'],
    [`${'<Note>\n'.repeat(600)}${'</Note>\n'.repeat(600)}`, '501:1 mdx/too-deep'],
    [`${'> '.repeat(900)}x`, '1:1001 mdx/too-deep'],
  ])('%#', async (body, place) => {
    const page = await compile(body)
    expect(page.failed).toBe(true)
    expect(places(page)).toEqual([place])
    expect((await render(body)).html).toBe('')
  })

  test('with the lines around it and the way out', async () => {
    const page = await compile('Text\n\n<Tabs>\n<Tab title="a">x</Tabs>', { bodyLine: 5 })
    expect(formatDiagnostic(page.diagnostics[0]!)).toMatchInlineSnapshot(`
      "guides/page.mdx:8:17  \`</Tabs>\` is here, but <Tab> of line 8 is not closed  [mdx/wrong-closing-tag]
        6 |
        7 | <Tabs>
        8 | <Tab title="a">x</Tabs>
          |                 ^
        Add </Tab> before it."
    `)
  })
})

describe('the message of mismatched tags says where the mistake is', () => {
  test.each([
    [
      '<Nota>a</Note>',
      '1:8 `</Note>` closes nothing: no <Note> is open here',
      'Did you mean <Note> instead of <Nota> on line 1?',
    ],
    [
      'a\n\n</Note>',
      '3:1 `</Note>` closes nothing: no <Note> is open here',
      'Remove the closing tag, or add the opening tag before it.',
    ],
    [
      'a\n\n<button @click="go()">b</button>',
      '3:24 `</button>` closes nothing: no <button> is open here',
      '<button on line 3 is text, because `@click` cannot be an attribute: write it as in JSX (`onClick={…}`), or remove it.',
    ],
    [
      '```js\na\n\n<Note>\n\n```js\nb\n```\n\n</Note>',
      '10:1 `</Note>` closes nothing: no <Note> is open here',
      '<Note> on line 4 is in the code block that starts on line 1: close the block with ``` where the code ends.',
    ],
    [
      '<Tabs>\n<Tab title="a">\n```sh\nx\n</Tab>\n</Tabs>',
      '2:1 <Tab> is never closed',
      '</Tab> on line 5 is in the code block that starts on line 3: close the block with ``` where the code ends.',
    ],
    [
      '<details><summary>More</summary>\n\ntext\n\n</details>',
      '1:1 <details> is never closed',
      'Put <details> on a line of its own, as </details> is.',
    ],
    ...[
      'import { Modal } from "/snippets/modal.jsx"',
      'import {\n  Modal,\n} from "/snippets/modal.jsx"',
      'export const Modal = (props) => <i {...props} />',
    ].map((declared) => [
      `${declared}\n\n<Modal>text\n\n- a\n\n</Modal>`,
      `${declared.split('\n').length + 2}:1 <Modal> is never closed`,
      'Put <Modal> on a line of its own, as </Modal> is.',
    ]),
    [
      '<table>\n<tr><td>a</td>\n<td>b</td>\n</tr>\n</table>',
      '2:1 <tr> is never closed',
      'Put <tr> on a line of its own, as </tr> is.',
    ],
    [
      '<table>\n<tr>\n<td>a</td></tr>\n</table>',
      '3:11 `</tr>` is part of a paragraph, but its opening tag is not',
      'Put </tr> on a line of its own.',
    ],
    ...['- a\n  </Step>', '- a\n\n  </Step>'].map((list) => [
      `<Step>\n\n${list}`,
      `${list.split('\n').length + 2}:3 \`</Step>\` is part of the list above it, but its opening tag is not`,
      'Indent </Step> less than the text of the list.',
    ]),
    [
      '<Note>\n\n> a\n> </Note>',
      '4:3 `</Note>` is part of a quotation, but its opening tag is not',
      'Put </Note> on a line of its own, without `>`.',
    ],
    [
      'import { a } from "/snippets/a.jsx"\n<Note>z</Note>',
      '2:1 This line belongs to the import or export above it',
      'Put an empty line between the imports and the content.',
    ],
    [
      'import { a } from "/snippets/a.jsx";\n<Note>z</Note>',
      '2:1 This line belongs to the import or export above it',
      'Put an empty line between the imports and the content.',
    ],
    [
      'export const a = 1\nconst b = 2',
      '2:1 Only imports and exports can stand between other imports and exports',
      'Write `export` in front of it, or put an empty line above it if it is text.',
    ],
    [
      '<Card title="x", icon="y">z</Card>',
      '1:16 Attributes are separated by spaces, not by commas',
      'Remove the comma.',
    ],
    [
      '<Card title=x>z</Card>',
      '1:13 The value of `title` is not in quotes',
      'Put the value in quotes, or in braces if it is code.',
    ],
    [
      '<Card icon=<img src="/a.png" />>z</Card>',
      '1:12 The value of `icon` is not in quotes',
      'Put the tag in braces: `icon={<img src="…" alt="…" />}`.',
    ],
    [
      '<Card title="x>z</Card>\n<Card title="y">z</Card>',
      '1:13 The quote before this value is never closed',
      'Add " at the end of the value.',
    ],
    [
      '<Card title="say "hi" now">z</Card>',
      '1:18 The value of `title` contains ", which ends it',
      "Write &quot; instead, or put the value in '…'.",
    ],
    [
      "<Card title='it's'>z</Card>",
      "1:16 The value of `title` contains ', which ends it",
      'Write &apos; instead, or put the value in "…".',
    ],
    [
      '<Card title: "x">z</Card>',
      '1:14 `title` is followed by a colon instead of `=`',
      'Write `title="…"`.',
    ],
    [
      '<Card title="x" "y">z</Card>',
      '1:17 unexpected character `"` before attribute name',
      'Fix the tag, or write &lt; for a < that is text.',
    ],
    ...['<Info>x</Info', '<Info>x\n\n</Info\n\nText.'].map((body) => [
      body,
      `${body.includes('\n') ? '3:1' : '1:8'} The tag \`</Info\` does not end: \`>\` is missing`,
      'Add it after the name or the last attribute.',
    ]),
    ...['a <Note', 'a <Note title', 'a <Note title="x" b={1}\n\nText, and more.'].map(
      (body) => [
        body,
        '1:3 The tag `<Note` does not end: `>` is missing',
        'Add it after the name or the last attribute.',
      ],
    ),
    [
      '<Card title={rocket}>z</Card>',
      '1:14 `rocket` is not defined, so the attribute is left out',
      'Write text in quotes instead of braces.',
    ],
    [
      '<Card onClick={show}>z</Card>',
      '1:16 `show` is not defined, so the attribute is left out',
      'Declare `show` with `export const`, or import it.',
    ],
    [
      '<Card icon={brands("aws")}>z</Card>',
      '1:13 `brands` is not defined, so the attribute is left out',
      'Import `brands`, or replace the call by a text in quotes.',
    ],
    [
      '<Update label="1.2">\n\nNew',
      '1:1 <Update> is never closed',
      'Add </Update>, on a line of its own if the content has several paragraphs. Without content, end the tag with />.',
    ],
    [
      '<a :href="b">c</a>',
      "1:9 What follows the colon is read as part of the tag's name",
      'Write attributes as in JSX: `href={…}`, not `:href="…"`.',
    ],
    ['a {/* b', '1:3 The comment {/* is never closed', 'End it with `*/}`.'],
    [
      'a <!-- b',
      '1:3 The comment <!-- is never closed, so it is shown as text',
      'Write {/* … */}; MDX has no HTML comments.',
    ],
  ])('%j', async (body, problem, hint) => {
    const [found] = (await compile(body)).diagnostics
    expect(`${found!.line}:${found!.column} ${found!.message}`).toBe(problem)
    expect(found!.hint).toBe(hint)
  })
})

describe('a component that an import line does not import', () => {
  test.each([
    [
      '```jsx\nimport { Buoy } from "/snippets/buoy.jsx"\n```\n\n<Buoy />',
      '<Buoy> is not a component, so only what is inside is shown',
      'Import it, or write its name in backticks.',
    ],
    [
      '{/*\nimport { Buoy } from "/snippets/buoy.jsx"\n*/}\n\n<Buoy />',
      '<Buoy> is not imported: the import on line 2 is in a comment',
      'Move it out of the comment, or remove <Buoy>.',
    ],
    [
      '{/* a */}\n\nText\nimport { Buoy } from "/snippets/buoy.jsx"\n\n{/* b */}\n\n<Buoy />',
      '<Buoy> is not imported: the import on line 4 is text, because it follows other text',
      'Leave an empty line above line 4.',
    ],
    [
      'import Par\nimport { Buoy } from "/snippets/buoy.jsx"\n\n<Buoy />',
      '<Buoy> is not imported: line 1 is not an import statement, so it and the imports below are text',
      'Complete or remove line 1.',
    ],
    [
      'import Part form "/snippets/part.mdx"\n\n<Part />',
      '<Part> is not imported: line 1 is not an import statement, so it is text',
      "Write `import Part from '…'`.",
    ],
    [
      'import Part from "/part.mdx"\n\n<Parts />',
      '<Parts> is not a component, so only what is inside is shown',
      'Did you mean <Part>?',
    ],
  ])('%j', async (body, message, hint) => {
    const found = (await compile(body)).diagnostics.find(
      ({ code }) => code === 'mdx/unknown-component',
    )
    expect(found).toMatchObject({ message, hint })
  })
})
