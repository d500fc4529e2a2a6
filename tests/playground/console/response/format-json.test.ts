import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatJson } from '../../../../playground/console/response/format-json.ts'
import { formatXml } from '../../../../playground/console/response/format-xml.ts'
import { streamParser } from '../../../../playground/console/response/parse-stream.ts'

/** Splits a text at any positions. */
function cut(text: string, places: number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort(
    (a, b) => a - b,
  )
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

const places = fc.array(fc.nat(), { maxLength: 8 })

describe('JSON', () => {
  test('is what JSON.stringify writes with two spaces, wherever the network cuts it', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        places,
        fc.integer({ min: 1, max: 40 }),
        (value, ends, size) => {
          const pieces = cut(JSON.stringify(value), ends)
          expect([...formatJson(pieces, size)].join('')).toBe(
            JSON.stringify(value, null, 2),
          )
        },
      ),
    )
  })

  test('comes in pieces of a bounded length, even where a text is long', () => {
    const long = JSON.stringify({ a: 'x'.repeat(100_000) })
    const pieces = [...formatJson([long], 1000)]
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(2500)
    expect(JSON.parse(pieces.join(''))).toEqual(JSON.parse(long))
  })

  test('keeps text that is not JSON unchanged', () => {
    expect([...formatJson(['{"a": oops, }'])].join('').replace(/\s/g, '')).toBe(
      '{"a":oops,}',
    )
  })
})

test('XML has an element a line; text, comments and sections stay whole', () => {
  const xml =
    '<?xml version="1.0"?><a><b k="1">text</b><c/><!-- > <x> --><d><![CDATA[<e>]]></d><f><g></g></f></a>'
  expect([...formatXml(cut(xml, [3, 30, 61]))].join('')).toMatchInlineSnapshot(`
    "<?xml version="1.0"?>
    <a>
      <b k="1">text</b>
      <c/>
      <!-- > <x> -->
      <d>
        <![CDATA[<e>]]>
      </d>
      <f>
        <g></g>
      </f>
    </a>"
  `)
})

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
      fc.property(places, (ends) => {
        const parse = streamParser('text/event-stream')
        expect(cut(stream, ends).flatMap((text) => parse(text))).toEqual(expected)
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
