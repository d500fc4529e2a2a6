import type { RegexEngine } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { beforeAll, expect, test } from 'vitest'
import { sharePatterns } from '../../../plugin/compile/pattern-engine.ts'

let plain: RegexEngine
let shared: RegexEngine
let compiled = 0

beforeAll(async () => {
  plain = await createOnigurumaEngine(import('shiki/wasm'))
  shared = sharePatterns({
    ...plain,
    createScanner(patterns) {
      compiled += patterns.length
      return plain.createScanner(patterns)
    },
  })
})

const lists = [
  ['b', 'a', 'ab', '\\w+'],
  ['\\w+', 'ab', '(?=b)', '$'],
  ['\\Ga', 'b', 'a'],
  ['\\bab\\b', '(?<=a)b', '(a)|(b)', '\\s'],
  ['(?i)AB', 'x', '(?<n>a)\\k<n>'],
  ['a\\Kb', 'b'],
  ['é', '[^a]', '.'],
]
const texts = ['', 'ab ab\n', 'b a\n', 'xéb aab\n', 'a'.repeat(1_200) + 'b\n', '😀b a']

test('patterns are found where Oniguruma finds them, from each place of a text', () => {
  for (const list of lists) {
    const [one, other] = [shared.createScanner(list), plain.createScanner(list)]
    for (const text of texts) {
      const line = shared.createString(text)
      const starts = [...Array(Math.min(text.length, 40) + 1).keys()]
      // In several orders: cached matches must not be used for another position.
      for (const start of [...starts, ...starts.toReversed(), ...starts])
        expect(one.findNextMatchSync(line, start, 0)).toEqual(
          other.findNextMatchSync(line, start, 0),
        )
      line.dispose?.()
    }
  }
})

test('a text within another does not disturb what was found in it', () => {
  const scanner = shared.createScanner(['b', 'a'])
  const outer = shared.createString('a a b')
  const inner = shared.createString('bb')
  expect(scanner.findNextMatchSync(outer, 1, 0)?.captureIndices[0]?.start).toBe(2)
  expect(scanner.findNextMatchSync(inner, 1, 0)?.captureIndices[0]?.start).toBe(1)
  expect(scanner.findNextMatchSync(outer, 3, 0)?.captureIndices[0]?.start).toBe(4)
})

test('a pattern that several rules use is compiled once, for the first line that it may match', () => {
  const before = compiled
  const scanners = [
    ['own', 'c'],
    ['d', 'own'],
  ].map((list) => shared.createScanner(list))
  const search = (text: string) =>
    scanners.map((scanner) => scanner.findNextMatchSync(shared.createString(text), 0, 0))
  search('no')
  expect(compiled - before).toBe(0)
  search('own')
  expect(compiled - before).toBe(1)
  search('cd')
  expect(compiled - before).toBe(3)
})
