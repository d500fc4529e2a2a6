import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'
import { movedHref, movedImport } from '../../../plugin/import/moved-href.ts'

const moves = new Map([
  ['docs/README.md', 'docs/index.md'],
  ['docs/guide/README.md', 'docs/guide/index.md'],
  ['static/a (1).png', 'docs/a (1).png'],
  ['static/c).png', 'docs/c).png'],
  ["static/d's, e & f.png", "docs/d's, e & f.png"],
  ['src/assets/b.png', 'docs/images/b.png'],
  ['src/assets/c d.png', 'docs/guide/c d.png'],
])
const aliases = [
  ['@site/', ''],
  ['@assets/', 'src/assets/'],
  ['~/', 'src/'],
] as const

function convert(text: string, format: 'md' | 'mdx' = 'md'): string {
  const place = { page: 'docs/guide/knots.md', content: 'docs', moves, aliases }
  const href = (url: string) => movedHref(url, place)
  const module = (path: string) => movedImport(path, place)
  return convertPage(text, format, { moved: { href, module } }).text
}

test.each([
  ['[a](README.md)', '[a](index.md)'],
  ['[a](./README.md#top "Title")', '[a](./index.md#top "Title")'],
  ['[a](../README.md?x=1)', '[a](../index.md?x=1)'],
  ['[a](/README.md)', '[a](/index.md)'],
  ['[![b](../../src/assets/b.png)](README.md)', '[![b](../images/b.png)](index.md)'],
  ['![b](<../../static/a (1).png>)', '![b](<../a%20(1).png>)'],
  ['![b](../../static/a%20\\(1\\).png)', '![b](../a%20(1).png)'],
  ['![b](../../static/a%20(1).png)', '![b](../a%20(1).png)'],
  ['[a][b]\n\n[b]: README.md', '[a][b]\n\n[b]: index.md'],
  ['<a href="README.md">a</a>', '<a href="index.md">a</a>'],
  ["<img src='../../src/assets/b.png' />", "<img src='../images/b.png' />"],
  ['[a](README)', '[a](index)'],
  ['[a](/guide/README.html#top)', '[a](/guide/index.html#top)'],
  ['![c](<../../static/c).png>)', '![c](<../c).png>)'],
  ['![c](../../static/c\\).png)', '![c](../c%29.png)'],
  ["![d](<../../static/d's, e &amp; f.png>)", "![d](<../d's,%20e%20&%20f.png>)"],
  [
    "<img src='../../static/d&apos;s, e &amp; f.png' />",
    "<img src='../d%27s,%20e%20&%20f.png' />",
  ],
  [
    '<video src="a.mp4" poster="../../src/assets/b.png" />',
    '<video src="a.mp4" poster="../images/b.png" />',
  ],
  [
    '<source srcset="../../src/assets/b.png 1x, /x.png 2x,../../src/assets/b.png 3x" />',
    '<source srcset="../images/b.png 1x, /x.png 2x,../images/b.png 3x" />',
  ],
  ["import b from '@site/src/assets/b.png'", "import b from '/images/b.png'"],
])('the link in %s follows a file that is moved', (text, expected) => {
  expect(convert(text)).toBe(expected)
})

test.each([
  ["import b from '@site/src/assets/b.png'", "import b from '/images/b.png'"],
  ["import b from '~/assets/b.png'", "import b from '/images/b.png'"],
  ["import b from '../../src/assets/b.png'", "import b from '../images/b.png'"],
  ["import b from '/src/assets/b.png'", "import b from '/images/b.png'"],
  ["import b from '@assets/b.png?url'", "import b from '/images/b.png?url'"],
  ["import c from '../../src/assets/c d.png'", "import c from './c d.png'"],
  ["export { default } from './README.md'", "export { default } from './index.md'"],
  ["<img src={'../../src/assets/b.png'} />", "<img src={'../images/b.png'} />"],
])('in MDX, %s follows too', (text, expected) => {
  expect(convert(`${text}\n\nText`, 'mdx')).toBe(`${expected}\n\nText`)
})

test.each([
  '[a](other.md)',
  '[a](#README.md)',
  '[a](https://example.com/docs/README.md)',
  '[a](//README.md)',
  '`[a](README.md)`',
  '```md\n[a](README.md)\n```',
  'README.md',
  "```js\nimport b from '@site/src/assets/b.png'\n```",
  '<Tab title="README.md" />',
])('%j stays', (text) => {
  expect(convert(text)).toBe(text)
})
