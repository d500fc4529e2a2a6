import { expect, test } from 'vitest'
import { percentEncode } from '../../../playground/request/percent-encode.ts'
import { writeParameter } from '../../../playground/request/write-parameter.ts'
import { styleTable } from './style-table.ts'

const color = {
  empty: '',
  text: 'blue',
  list: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
}

test.each(styleTable)(
  "style %s with explode %s writes what the standard's table says",
  (style, explode, empty, text, list, object) => {
    const write = (kind: keyof typeof color) =>
      writeParameter(color[kind], {
        name: 'color',
        style,
        explode,
        encode: percentEncode,
      })
    const expected = { empty, text, list, object }
    for (const kind of ['empty', 'text', 'list', 'object'] as const) {
      if (expected[kind] !== undefined) expect(write(kind)).toBe(expected[kind])
    }
  },
)

test('delimiters inside values are encoded, so that they do not delimit', () => {
  const write = (style: 'form' | 'matrix', value: string[]) =>
    writeParameter(value, { name: 'a b', style, explode: false, encode: percentEncode })
  expect(write('form', ['x,y', 'z&w'])).toBe('a%20b=x%2Cy,z%26w')
  expect(write('matrix', ['x;y', '/'])).toBe(';a%20b=x%3By,%2F')
})

test('deepObject nests: lists of primitives with empty brackets, others with an index', () => {
  const value = { created: { gte: 1 }, tags: ['a', 'b'], items: [{ id: 1 }, { id: 2 }] }
  const text = writeParameter(value, {
    name: 'f',
    style: 'deepObject',
    explode: true,
    encode: (part) => part,
  })
  expect(text).toBe(
    'f[created][gte]=1&f[tags][]=a&f[tags][]=b&f[items][0][id]=1&f[items][1][id]=2',
  )
})

test('false, zero and null are values; undefined is not', () => {
  const write = (value: boolean | number | null | (string | undefined)[]) =>
    writeParameter(value, {
      name: 'v',
      style: 'form',
      explode: true,
      encode: percentEncode,
    })
  expect([write(false), write(0), write(null), write(['a', undefined, 'b'])]).toEqual([
    'v=false',
    'v=0',
    'v=',
    'v=a&v=b',
  ])
})

test.each(['simple', 'label', 'matrix'] as const)(
  'nothing is written for an empty array or object in a path: %s',
  (style) => {
    for (const explode of [false, true]) {
      const serialization = { name: 'v', style, explode, encode: percentEncode }
      expect(writeParameter([], serialization)).toBe('')
      expect(writeParameter({}, serialization)).toBe('')
      expect(writeParameter({ a: undefined }, serialization)).toBe('')
    }
  },
)

test('an exploded object without members writes nothing, not even its name', () => {
  for (const value of [{}, { a: undefined }, { a: [] }]) {
    const serialization = { name: 'v', style: 'form', explode: true } as const
    expect(writeParameter(value, { ...serialization, encode: percentEncode })).toBe('')
  }
})

test('arrays of primitives in an exploded object repeat their name, others are JSON', () => {
  const value = { page: 0, sort: ['name,asc', 'id', undefined], items: [{ id: 1 }] }
  const text = writeParameter(value, {
    name: 'pageable',
    style: 'form',
    explode: true,
    encode: (part) => part,
  })
  expect(text).toBe('page=0&sort=name,asc&sort=id&items=[{"id":1}]')
})
