import { expect, test } from 'vitest'
import { cleanUrl, splitUrl } from '../../../runtime/kit/split-url.ts'

test.each([
  ['/a', ['/a', '']],
  ['/a?b=c', ['/a', '?b=c']],
  ['/a#b?c', ['/a', '#b?c']],
  ['https://example.com/a?b#c', ['https://example.com/a', '?b#c']],
  ['#b', ['', '#b']],
  ['/a?b\nc', ['/a', '?b\nc']],
  ['', ['', '']],
])('%j is split before its query and fragment', (url, parts) => {
  expect(splitUrl(url)).toEqual(parts)
  expect(cleanUrl(url)).toBe(parts[0])
})
