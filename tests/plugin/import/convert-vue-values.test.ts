import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

const frontmatter = '---\ntitle: Ropes\nlength: 12\ntags: [a]\n---\n\n'

test.each([
  ['# {{ $frontmatter.title }}\n\nText\n', 'Text\n'],
  ['## All {{$frontmatter.title}}\n', '## All Ropes\n'],
  ['{{ $frontmatter.length }} m\n', '12 m\n'],
])('values of the frontmatter are written out: %s', (before, after) => {
  expect(convertPage(frontmatter + before, 'md').text).toBe(frontmatter + after)
})

test.each(['`{{ $frontmatter.title }}`', '{{ $frontmatter.tags }}', '{{ $params.a }}'])(
  'code and other values stay: %s',
  (text) => {
    expect(convertPage(frontmatter + text, 'md').text).toBe(frontmatter + text)
  },
)
