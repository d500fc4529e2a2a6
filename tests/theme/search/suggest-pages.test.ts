import { expect, test } from 'vitest'
import { suggestPages, wordsOfUrl } from '../../../theme/search/suggest-pages.ts'

const pages = [
  { url: '/guide/quickstart', title: 'Quick start' },
  { url: '/guide/pages', title: 'Pages' },
  { url: '/components/tabs', title: 'Tabs' },
  { url: '/reference/command-line', title: 'Command line' },
]

const near = (asked: string) => suggestPages(asked, pages, 3).map(({ url }) => url)

test.each([
  ['/guides/quick-start', '/guide/quickstart'],
  ['/guide/quikstart', '/guide/quickstart'],
  ['/docs/tabs.html', '/components/tabs'],
  ['/reference/cli/command_line/', '/reference/command-line'],
  ['/Guide/Pages', '/guide/pages'],
])('%s is nearest to %s', (asked, wanted) => {
  expect(near(asked)[0]).toBe(wanted)
})

test('an address like no other has no pages', () => {
  expect(near('/xyzzy/qqq')).toEqual([])
  expect(near('/')).toEqual([])
})

test('an address that cannot be decoded is taken as it is', () => {
  expect(near('/guide/%E0%A4%A')).toEqual([])
})

test('the words of the last segment are the query', () => {
  expect(wordsOfUrl('/a/b/rate-limits_v2.html')).toBe('rate limits v2')
})
