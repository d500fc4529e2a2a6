import { expect, test } from 'vitest'
import { fileUrl, withBase } from '../../runtime/with-base.ts'

test.each([
  ['/', '/docs/'],
  ['/a?b#c', '/docs/a?b#c'],
  ['//cdn.example.com/a.png', '//cdn.example.com/a.png'],
  ['https://example.com/a', 'https://example.com/a'],
  ['#part', '#part'],
  ['a/b', 'a/b'],
])('the address %s is %s below a base', (written, url) => {
  expect(withBase('/docs/', written)).toBe(url)
})

test.each([
  ['logo.svg', '/docs/logo.svg'],
  ['./images/logo.svg', '/docs/images/logo.svg'],
  ['/logo.svg', '/docs/logo.svg'],
  ['//cdn.example.com/logo.svg', '//cdn.example.com/logo.svg'],
  ['https://example.com/logo.svg', 'https://example.com/logo.svg'],
])('the file %s of the settings is at %s below a base', (written, url) => {
  expect(fileUrl('/docs/', written)).toBe(url)
})
