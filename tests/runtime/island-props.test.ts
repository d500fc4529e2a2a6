import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeProps, encodeProps } from '../../runtime/island-props.ts'

const isElement = (value: unknown): value is { element: string } =>
  typeof value === 'object' && value !== null && 'element' in value

/** JSON with keys and characters that are difficult to embed in a script element. */
const json = fc.jsonValue({ noUnicodeString: false } as object).map((value) => {
  // JSON has no negative zero.
  return JSON.parse(JSON.stringify(value)) as unknown
})
const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '</script>', '\u2028'),
  fc.string(),
)

test('what can be JSON arrives as it was', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        name.filter((key) => key !== 'children'),
        json,
      ),
      (props) => {
        const { json: text, slots } = encodeProps('box', props, isElement)
        expect(decodeProps(text, () => undefined)).toEqual({ ...props })
        expect(text).not.toMatch(/[<\u2028\u2029]/)
        expect(slots.size).toBe(0)
      },
    ),
  )
})

test('elements become slots wherever they are, and come back in their places', () => {
  const props = {
    children: ['text', { element: 'child' }],
    panels: [{ title: 'One', body: { element: 'a' } }, { element: 'b' }],
  }
  const { json: text, slots } = encodeProps('tabs', props, isElement)
  expect([...slots.keys()]).toEqual(['children', 'panels.0.body', 'panels.1'])
  expect(decodeProps(text, (key) => slots.get(key))).toEqual(props)
})

test('no props and no children are no text at all', () => {
  expect(encodeProps('box', { children: null, label: undefined }, isElement).json).toBe(
    '',
  )
  expect(decodeProps('', () => undefined)).toEqual({})
})

class Boat {}
const loop: Record<string, unknown> = {}
loop['self'] = loop

test.each([
  [{ onClick: () => 1 }, '<box> cannot take a function as `onClick`'],
  [{ children: () => 1 }, '<box> cannot take a function as `children`'],
  [
    { boats: [{ of: new Boat() }] },
    '<box> cannot take an instance of Boat as `boats.0.of`',
  ],
  [{ date: new Date(0) }, '<box> cannot take an instance of Date as `date`'],
  [{ map: new Map() }, '<box> cannot take an instance of Map as `map`'],
  [{ loop }, '<box> cannot take a reference to what holds it as `loop.self`'],
  [{ big: 1n }, '<box> cannot take a bigint as `big`'],
  [{ symbol: Symbol('s') }, '<box> cannot take a symbol as `symbol`'],
  [{ list: [1, undefined] }, '<box> cannot take undefined as `list.1`'],
  [{ list: Array(1) }, '<box> cannot take undefined as `list.0`'],
  [{ ratio: Number.NaN }, '<box> cannot take NaN as `ratio`'],
  [{ ratio: -Infinity }, '<box> cannot take -Infinity as `ratio`'],
  [
    { own: { $slot: 'x' } },
    '<box> cannot take a name that islands keep to themselves as `own.$slot`',
  ],
])('%# is refused with the names of island and prop', (props, message) => {
  expect(() => encodeProps('box', props, isElement)).toThrow(message)
})

test('the same object in two places is no cycle', () => {
  const shared = { a: 1 }
  const { json: text } = encodeProps('box', { one: shared, two: shared }, isElement)
  expect(decodeProps(text, () => undefined)).toEqual({ one: { a: 1 }, two: { a: 1 } })
})
