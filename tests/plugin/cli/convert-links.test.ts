import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/cli/convert-page.ts'
import { movedHref } from '../../../plugin/cli/plan-moves.ts'

const moves = new Map([
  ['docs/README.md', 'docs/index.md'],
  ['docs/guide/README.md', 'docs/guide/index.md'],
  ['static/a (1).png', 'docs/a (1).png'],
  ['src/assets/b.png', 'docs/images/b.png'],
])

function convert(text: string, format: 'md' | 'mdx' = 'md'): string {
  const place = { page: 'docs/guide/knots.md', content: 'docs', moves }
  return convertPage(text, format, (href) => movedHref(href, place)).text
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
])('the link in %s follows a file that is moved', (text, expected) => {
  expect(convert(text)).toBe(expected)
})

test.each([
  ["import b from '@site/src/assets/b.png'", "import b from '/images/b.png'"],
  ["import b from '~/assets/b.png'", "import b from '/images/b.png'"],
  ["import b from '../../src/assets/b.png'", "import b from '../images/b.png'"],
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
])('%j stays', (text) => {
  expect(convert(text)).toBe(text)
})
