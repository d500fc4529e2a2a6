import { expect, test } from 'vitest'
import { isPlainHost } from '../../../plugin/vite/is-plain-host.ts'

test.each([undefined, 'localhost', 'LOCALHOST:5173', '127.0.0.1:80', '[::1]:5173'])(
  '%s is a host',
  (host) => expect(isPlainHost(host)).toBe(true),
)

test.each([
  'localhost:80@elsewhere.example',
  'localhost@elsewhere.example',
  'localhost/',
  'localhost\\elsewhere.example',
  'localhost elsewhere.example',
  'localhost:80:80',
  '',
])('%s is more than a host, or none', (host) => {
  expect(isPlainHost(host)).toBe(false)
})
