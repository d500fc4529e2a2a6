import { expect, test } from 'vitest'
import { fileNameOf } from '../../../../playground/console/response/file-name-of.ts'
import { streamParser } from '../../../../playground/console/response/parse-stream.ts'
import { buildServerUrl } from '../../../../playground/request/server-url.ts'

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

test('comments of an event stream are read as such', () => {
  expect(streamParser('text/event-stream')(': ping\n\ndata: [DONE]\n\n')).toEqual([
    { name: '', id: '', data: 'ping', isComment: true },
    { name: '', id: '', data: '[DONE]' },
  ])
})

test("the reader's own address takes the place of the server, also where there is none", () => {
  const values = { server: 0, variables: [], baseUrl: 'https://mine.example/v2/' }
  expect(buildServerUrl({ servers: [] }, values)).toEqual({
    url: 'https://mine.example/v2',
    query: '',
  })
})
