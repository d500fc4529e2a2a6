import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'
import { randomFrom } from '../../random-from.ts'

const fence = '```'

function convert(text: string, format: 'md' | 'mdx' = 'md'): string {
  return convertPage(text, format).text
}

test.each([
  [':::note\nText\n:::', '<Note>\n\nText\n\n</Note>'],
  [':::tip My title\nText\n:::', '<Tip title="My title">\n\nText\n\n</Tip>'],
  [':::caution[A "b"]\nText\n:::', `<Warning title='A "b"'>\n\nText\n\n</Warning>`],
  ['::: tip {title="A"}\nText\n:::', '<Tip title="A">\n\nText\n\n</Tip>'],
  ['::: details\nText\n:::\n', '<Accordion title="Details">\n\nText\n\n</Accordion>\n'],
  [
    '::: details More {open}\nText\n:::',
    '<Accordion title="More" defaultOpen>\n\nText\n\n</Accordion>',
  ],
  [
    '::::note\n\n:::tip\n\nText\n\n:::\n\n::::',
    '<Note>\n\n<Tip>\n\nText\n\n</Tip>\n\n</Note>',
  ],
  ['Before\n:::info\n- a\n:::\nAfter', 'Before\n\n<Info>\n\n- a\n\n</Info>\n\nAfter'],
  ['- Item\n\n  :::note\n  Text\n  :::\n', '- Item\n\n  <Note>\n\n  Text\n\n  </Note>\n'],
  [
    ':::tabs\n== a\nOne\n== b\nTwo\n:::',
    '<Tabs>\n\n<Tab title="a">\n\nOne\n\n</Tab>\n\n<Tab title="b">\n\nTwo\n\n</Tab>\n\n</Tabs>',
  ],
])('containers become callouts: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
  expect(convert(written, 'mdx')).toBe(expected)
})

test.each([
  ':::note{.wide}\nText\n:::',
  ':::unknown\nText\n:::',
  ':::note\nText',
  '- :::note\n  Text\n  :::',
  '  :::note\nText\n:::',
  '`:::note`\n:::',
  `${fence}\n:::note\nText\n:::\n${fence}`,
  `<!--\n:::note\nText\n:::\n-->`,
])('what has no equivalent stays: %j', (written) => {
  expect(convert(written)).toBe(written)
})

test.each([
  ['> [!NOTE]\n> Text', '<Note>\n\nText\n\n</Note>'],
  [
    '> [!tip] Title\n>\n> - a\n>   - b\nlazy',
    '<Tip title="Title">\n\n- a\n  - b\nlazy\n\n</Tip>',
  ],
  ['- a\n\n  > [!CAUTION]\n  > Text\n', '- a\n\n  <Warning>\n\n  Text\n\n  </Warning>\n'],
  ['> [!UNKNOWN]\n> Text', '> [!UNKNOWN]\n> Text'],
  ['> > [!NOTE]\n> > Text', '> > [!NOTE]\n> > Text'],
])('alerts become callouts: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  ['!!! note\n    Text', '<Note>\n\nText\n\n</Note>'],
  ['!!! tip "A b"\n\n\tText\n\nAfter', '<Tip title="A b">\n\nText\n\n</Tip>\n\nAfter'],
  ['!!! info inline end ""\n\n    A', '<Info>\n\nA\n\n</Info>'],
  ['??? bug\n    A', '<Accordion title="Bug">\n\nA\n\n</Accordion>'],
  ['???+ bug "B"\n    A', '<Accordion title="B" defaultOpen>\n\nA\n\n</Accordion>'],
  [
    `!!! note\n\n    ${fence}\n      a\n    ${fence}\n\n    !!! tip\n\n        B`,
    `<Note>\n\n${fence}\n  a\n${fence}\n\n<Tip>\n\nB\n\n</Tip>\n\n</Note>`,
  ],
  [
    '1.  Item\n\n    !!! note\n\n        Text\n',
    '1.  Item\n\n    <Note>\n\n    Text\n\n    </Note>\n',
  ],
  [
    '=== "a"\n\n    One\n\n=== "b"\n    Two\n\nAfter',
    '<Tabs>\n\n<Tab title="a">\n\nOne\n\n</Tab>\n\n<Tab title="b">\n\nTwo\n\n</Tab>\n\n</Tabs>\n\nAfter',
  ],
  [
    '=== "a"\n    One\n\n===! "b"\n    Two',
    '<Tabs>\n\n<Tab title="a">\n\nOne\n\n</Tab>\n\n</Tabs>\n\n<Tabs>\n\n<Tab title="b">\n\nTwo\n\n</Tab>\n\n</Tabs>',
  ],
  ['!!! note\n\nText', '!!! note\n\nText'],
  ['!!! unknown\n    Text', '!!! unknown\n    Text'],
])('blocks of MkDocs lose their indentation: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  ['{% hint style="danger" %}\nText\n{% endhint %}', '<Danger>\n\nText\n\n</Danger>'],
  [
    '{% tabs %}\n{% tab title="a" %}\nOne\n{% endtab %}\n\n{% tab title="b" %}\nTwo\n{% endtab %}\n{% endtabs %}',
    '<Tabs>\n\n<Tab title="a">\n\nOne\n\n</Tab>\n\n<Tab title="b">\n\nTwo\n\n</Tab>\n\n</Tabs>',
  ],
  [
    `{% code title="a.js" lineNumbers="true" overflow="wrap" %}\n${fence}js\na\n${fence}\n{% endcode %}\n`,
    `${fence}js title="a.js" lines wrap\na\n${fence}\n`,
  ],
  [
    `{% code title="a" %}\n${fence}\na\n${fence}\n{% endcode %}`,
    `${fence}text title="a"\na\n${fence}`,
  ],
  [
    '{% content-ref url="a/start-here.md" %}\n[start-here.md](a/start-here.md)\n{% endcontent-ref %}',
    '<Card title="Start here" href="a/start-here.md" />',
  ],
  [
    '{% embed url="https://youtu.be/abc?t=1" %}',
    '<iframe src="https://www.youtube.com/embed/abc" title="Video" allowFullScreen />',
  ],
  ['{% embed url="https://a.com/b/" %}', '[a.com/b](https://a.com/b/)'],
  ['{% file src="../a b.pdf" %}', '[a b.pdf](<../a b.pdf>)'],
  ['{% page-ref page="b.md" %}', '<Card title="B" href="b.md" />'],
  [
    '{% embed url="https://a.com" %}\nCaption\n{% endembed %}',
    '[a.com](https://a.com)\n\nCaption',
  ],
  ['{% hint %}\nText', '{% hint %}\nText'],
  ['{% include "a.md" %}', '{% include "a.md" %}'],
])('blocks of GitBook become components: %j', (written, expected) => {
  expect(convert(written)).toBe(expected)
})

test.each([
  [
    '\ufeff---\r\ntitle: A\r\n---\r\n:::note\r\n\tText\r\n:::',
    '\ufeff---\r\ntitle: A\r\n---\r\n<Note>\r\n\r\n\tText\r\n\r\n</Note>',
  ],
  ['!!! note\r\n\r\n    Text\r\n', '<Note>\r\n\r\nText\r\n\r\n</Note>\r\n'],
  ['> [!NOTE]\r\n> Text', '<Note>\r\n\r\nText\r\n\r\n</Note>'],
])(
  'line endings, the byte order mark and the end of the file stay: %j',
  (written, expected) => {
    expect(convert(written)).toBe(expected)
  },
)

test('a page whose tags do not match stays as it is', () => {
  const text = ':::note\nText\n:::\n\n<Card>'
  expect(convertPage(text, 'mdx')).toMatchObject({ text, isUnreadable: true })
})

test('names of other tools may be placeholders in a page', () => {
  expect(convert(':::note\nOpen <File>.\n:::', 'mdx')).toBe(
    '<Note>\n\nOpen <File>.\n\n</Note>',
  )
})

test.each([
  ['<<< @/a/b.ts', '```ts file="/a/b.ts"\n```'],
  [
    '<<< ./b.cs#part{2,4-6 c#:line-numbers=3} [My title]',
    '```c# title="My title" {2,4-6} lines start=3 file="./b.cs#part"\n```',
  ],
  ['Text\n<<< @/b.py{1}\nText', 'Text\n\n```py {1} file="/b.py"\n```\n\nText'],
  ['  - a\n\n    <<< b.js\n', '  - a\n\n    ```js file="b.js"\n    ```\n'],
  ['`<<< @/a.ts`', '`<<< @/a.ts`'],
  ['```\n<<< @/a.ts\n```', '```\n<<< @/a.ts\n```'],
  ['<<<<<<< HEAD', '<<<<<<< HEAD'],
])(
  'code that is imported from a file becomes an empty block: %j',
  (written, expected) => {
    expect(convert(written)).toBe(expected)
  },
)

test('a result that could not be read is not written', () => {
  const text = '<Card>\n\n:::note\nText\n\n</Card>\n\n:::'
  expect(convert(text, 'mdx')).toBe(text)
})

const pieces = [
  [
    ':::note',
    ':::',
    '::::tip A',
    '::::',
    '::: details',
    '::: code-group',
    ':::tabs',
    '== a',
  ],
  ['> [!NOTE]', '> Text', '> > [!TIP]', '!!! note', '??? tip "A"', '=== "a"', '=== "b"'],
  [
    '    Text',
    '        Text',
    '    !!! tip',
    '    === "c"',
    '\tText',
    '- a',
    '1. b',
    '  - c',
  ],
  ['<<< @/a.ts', '<<< ./a.ts#b{1} [A]'],
  ['{% hint style="info" %}', '{% endhint %}', '{% tabs %}', '{% tab title="a" %}'],
  [
    '{% endtab %}',
    '{% endtabs %}',
    '{% code title="a" %}',
    '{% endcode %}',
    '{% embed url="a" %}',
  ],
  [`${fence}js`, fence, `    ${fence}`, '`:::note`', 'Text *a*', '# Title', '', '', ''],
  ['<Note>', '</Note>', '<div>', '</div>', '| a |', '| - |', '<!--', '-->', '{a}'],
  [
    '<Tabs groupId="a">',
    '</Tabs>',
    '<TabItem label="a">',
    '</TabItem>',
    '<Steps>',
    '</Steps>',
  ],
  ['/// note | A', '/// tab | b', '///', '//// details', '////', '    open: true'],
  ['<div class="grid cards" markdown>', '</div>', '- :material-cog: **A**', '    ---'],
  ['- [:octicons-x-16: b](c.md)', 'Term', ':   Text', ':   *a*', '*[Text]: A', '*[b]: c'],
  ['### H', '1. b', '   c', '<Aside type="tip">', '</Aside>', 'a <Badge text="New" /> b'],
  [
    "import { Tabs, Aside } from '@astrojs/starlight/components'",
    '<Callout type="idea">',
  ],
  [
    `${fence}js showLineNumbers`,
    '// highlight-next-line',
    '# Title [#a]',
    '[[toc]]',
    '<File>',
  ],
].flat()

test('what is converted is not converted again, and code stays', () => {
  const random = randomFrom(1)
  for (let run = 0; run < 400; run++) {
    const count = 2 + Math.floor(random() * 16)
    const lines = Array.from(
      { length: count },
      () => pieces[Math.floor(random() * pieces.length)],
    )
    const text = lines.join(random() < 0.2 ? '\r\n' : '\n')
    const format = random() < 0.5 ? 'md' : 'mdx'
    const once = convert(text, format)
    expect(convert(once, format), text).toBe(once)
    if (!text.includes('\r')) continue
    expect(once.replaceAll('\r\n', ''), text).not.toContain('\n')
  }
})
