import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText } from '../../../plugin/kit/canonical-text.ts'

class Own {
  #hidden = 1
  get value() {
    return this.#hidden
  }
}

const circle: { self?: unknown } = {}
circle.self = circle

/** Distinct values, many of which JSON serializes to the same text. */
const values: unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  1,
  '1',
  1n,
  Number.NaN,
  Infinity,
  '',
  'undefined',
  /a/,
  /a/i,
  /b/,
  new Date(0),
  new Date(1),
  new URL('https://example.com/'),
  'https://example.com/',
  [],
  {},
  [undefined],
  { a: undefined },
  { a: 1, b: 2 },
  { b: 2, a: 1 },
  { a: { b: 2 } },
  new Map([['a', 1]]),
  new Map([['a', 2]]),
  new Set(['a']),
  new Set(['b']),
  new Uint8Array([1]),
  new Uint8Array([2]),
  new Int8Array([1]),
  (x: number) => x + 1,
  (x: number) => x + 2,
  Object.assign((x: number) => x + 1, { option: 1 }),
  circle,
  { self: {} },
]

test('values that mean something else have another text', () => {
  const texts = values.map((value) => canonicalText(value))
  expect(new Set(texts).size).toBe(values.length)
})

test('the same value has the same text', () => {
  expect(canonicalText({ a: [/x/g, (b: string) => b, new Map([[1, 'm']])] })).toBe(
    canonicalText({ a: [/x/g, (b: string) => b, new Map([[1, 'm']])] }),
  )
})

test('JSON values that differ have another text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      if (JSON.stringify(a) !== JSON.stringify(b))
        expect(canonicalText(a)).not.toBe(canonicalText(b))
    }),
  )
})

test.each([
  ['an object with hidden state', 'new (class { #a = 1; get a() { return this.#a } })()'],
  ['a function of Node', 'Math.max'],
  ['a bound function', '((x) => x).bind(null, 1)'],
  ['a symbol', 'Symbol("a")'],
  ['an object with properties under symbols', '({ [Symbol("a")]: 1 })'],
])('%s is another thing in another process', (_, expression) => {
  const module = fileURLToPath(
    new URL('../../../dist/plugin/kit/canonical-text.js', import.meta.url),
  )
  const run = (value: string) => {
    const script = `import { canonicalText } from ${JSON.stringify(module)}\nprocess.stdout.write(canonicalText(${value}))`
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
  }
  expect(run(expression)).not.toBe(run(expression))
  expect(run('{ a: /x/ }')).toBe(run('{ a: /x/ }'))
  expect(run('encodeURIComponent')).toBe(run('encodeURIComponent'))
})

test('a name that is given stands for what cannot be written down', () => {
  expect(canonicalText(new Own(), 'one')).toBe(canonicalText(new Own(), 'one'))
  expect(canonicalText(new Own(), 'one')).not.toBe(canonicalText(new Own(), 'two'))
  expect(canonicalText([1], 'one')).toBe(canonicalText([1], 'two'))
})

test('a value that hides what it holds is the same within the process', () => {
  expect(canonicalText(new Own())).toBe(canonicalText(new Own()))
})
