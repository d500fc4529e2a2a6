import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { streamParser } from '../../../../playground/console/response/parse-stream.ts'
import { cutPlaces, cutText } from './cut-text.ts'

describe('streams', () => {
  const stream =
    'retry: 1\nevent: token\ndata: one\n\n: comment\r\n\r\nid: 7\r\ndata: two\r\ndata:  lines\r\n\r\ndata\n\ndata: unfinished'

  test('server-sent events are the same wherever the network cuts them', () => {
    const expected = [
      { name: 'token', id: '', data: 'one' },
      { name: '', id: '', data: 'comment', isComment: true },
      { name: '', id: '7', data: 'two\n lines' },
      { name: '', id: '7', data: '' },
    ]
    fc.assert(
      fc.property(cutPlaces, (ends) => {
        const parse = streamParser('text/event-stream')
        expect(cutText(stream, ends).flatMap((text) => parse(text))).toEqual(expected)
      }),
    )
  })

  test('lines of JSON are shown without blank lines and record separators', () => {
    const parse = streamParser('application/json-seq')
    expect(parse('\x1e{"a":1}\n\n\x1e{"b"').concat(parse(':2}\n'))).toEqual([
      { name: '', id: '', data: '{"a":1}' },
      { name: '', id: '', data: '{"b":2}' },
    ])
  })

  test.each([
    ['application/x-ndjson', '{"a":1}\n{"b":2}', ['{"a":1}', '{"b":2}']],
    ['application/x-ndjson', '{"a":1}\n', ['{"a":1}']],
    ['text/event-stream', 'data: one\n\ndata: cut', ['one']],
  ])('at the end of %s, %j is %j', (type, text, expected) => {
    const parse = streamParser(type)
    const events = [...parse(text), ...parse('', true)]
    expect(events.map(({ data }) => data)).toEqual(expected)
  })
})

test('comments of an event stream are read as such', () => {
  expect(streamParser('text/event-stream')(': ping\n\ndata: [DONE]\n\n')).toEqual([
    { name: '', id: '', data: 'ping', isComment: true },
    { name: '', id: '', data: '[DONE]' },
  ])
})
