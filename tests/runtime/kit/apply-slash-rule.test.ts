import { expect, test } from 'vitest'
import { applySlashRule } from '../../../runtime/kit/apply-slash-rule.ts'

const rule = { exceptions: ['/node.js', '/LICENSE', '/ä.js'] }

test.each([
  ['/a', '/a/'],
  ['/a/', '/a/'],
  ['/', '/'],
  ['/a?b=/c#d', '/a/?b=/c#d'],
  ['/?b', '/?b'],
  ['/v1.2', '/v1.2/'],
  ['/a.pdf', '/a.pdf'],
  ['/a.7z#b', '/a.7z#b'],
  ['/LICENSE', '/LICENSE'],
  ['/node.js', '/node.js/'],
  ['/%C3%A4.js', '/%C3%A4.js/'],
  ['#a', '#a'],
  ['a', 'a'],
  ['//example.com/a', '//example.com/a'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('with trailing slashes %s is %s', (href, url) => {
  expect(applySlashRule(href, rule)).toBe(url)
  expect(applySlashRule(href, undefined)).toBe(href)
})
