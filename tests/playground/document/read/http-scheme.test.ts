import { expect, test } from 'vitest'
import { httpScheme } from '../../../../playground/document/read/http-scheme.ts'

test.each([
  ['Bearer', 'bearer'],
  ['BASIC', 'basic'],
  ['digest', 'Digest'],
  ['hoba', 'HOBA'],
  ['scram-sha-256', 'SCRAM-SHA-256'],
  ['Token', 'Token'],
  ['apikey', 'apikey'],
])('the HTTP scheme %s is sent as %s', (written, sent) => {
  expect(httpScheme(written)).toBe(sent)
})
