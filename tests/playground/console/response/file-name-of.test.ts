import { expect, test } from 'vitest'
import { fileNameOf } from '../../../../playground/console/response/file-name-of.ts'

test.each([
  ['attachment; filename="a b.csv"', 'text/csv', 'a b.csv'],
  ["attachment; filename=x.csv; filename*=UTF-8''%C3%BC.csv", 'text/csv', 'ü.csv'],
  [undefined, 'application/octet-stream', 'response.bin'],
  [undefined, 'text/plain; charset=utf-8', 'response.txt'],
  [undefined, 'image/svg+xml', 'response.svg'],
  [undefined, 'application/problem+json', 'response.json'],
  [undefined, '', 'response.bin'],
])('a response with %j of type %s is saved as %s', (disposition, type, name) => {
  expect(fileNameOf(disposition, type)).toBe(name)
})
