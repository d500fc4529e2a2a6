import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

function convert(text: string, label?: string): string {
  const context = { hasTitleInText: true, label }
  const once = convertPage(text, 'md', context).text
  expect(convertPage(once, 'md', context).text).toBe(once)
  return once
}

test.each([
  [
    '---\ntitle: Knots\nhide_title: true\n---\n\n# All knots {#all}\n',
    '---\nsidebarTitle: Knots\n---\n\n# All knots {#all}\n',
  ],
  [
    '---\nsidebar_label: Bows\ntitle: Knots\n---\n\n<!-- a -->\n\n# All knots\n',
    '---\nsidebarTitle: Bows\n---\n\n<!-- a -->\n\n# All knots\n',
  ],
  ['---\nhide_title: true\n---\n# Knots\n', '---\n---\n# Knots\n'],
])('the heading that other tools show as the title is the title: %s', (before, after) => {
  expect(convert(before)).toBe(after)
})

test('a label in the navigation comes before the title in the frontmatter', () => {
  expect(convert('---\ntitle: Knots\nid: a\n---\n# All knots\n', 'Bows')).toBe(
    '---\nid: a\n---\n# All knots\n',
  )
})

test.each([
  '---\ntitle: Knots\n---\n# Knots\n',
  '---\ntitle: Knots\nhide_title: true\n---\nText\n\n# All knots\n',
  '---\ntitle: Knots\n---\n## All knots\n',
  '---\ntitle: >\n  Knots\n---\n# All knots\n',
])('another title stays: %s', (text) => {
  expect(convert(text)).toBe(text)
})

test.each([
  [
    '---\ntitle: Knots\n---\n\n# {{ $frontmatter.title }}\n\nText\n',
    '---\ntitle: Knots\n---\n\nText\n',
  ],
  [
    '---\ntitle: Knots\n---\n\n# All {{ $frontmatter.title }}\n',
    '---\nsidebarTitle: Knots\n---\n\n# All Knots\n',
  ],
])(
  'a heading that shows the title of the frontmatter is that title: %s',
  (text, after) => {
    expect(convert(text)).toBe(after)
  },
)

test('other tools show both', () => {
  const text = '---\ntitle: Knots\n---\n# All knots\n'
  expect(convertPage(text, 'md').text).toBe(text)
})
