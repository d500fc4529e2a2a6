import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionAt, buildSource } from '../../../plugin/settings/json-node.ts'
import { parseSettings } from '../../../plugin/settings/parse-settings.ts'
import { legacyKeys, modernKeys } from '../../../plugin/settings/root-keys.ts'

const noFiles = () => undefined

/** Checks invariants of the result for any text. */
function check(text: string): void {
  const { settings, diagnostics } = parseSettings(text, 'docs.json', noFiles)
  for (const { line, column, message } of diagnostics) {
    expect(line).toBeGreaterThan(0)
    expect(column).toBeGreaterThan(0)
    expect(message).not.toMatch(/undefined|\[object|\.$/)
  }
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  expect(settings !== undefined || failed).toBe(true)
  expect(() => JSON.stringify(settings)).not.toThrow()
}

test('any text is read or refused, and never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), check))
})

test('any JSON at any setting is read or refused, and never throws', () => {
  const key = fc.constantFrom(...Object.keys(modernKeys), ...Object.keys(legacyKeys))
  const value = fc.jsonValue({ maxDepth: 4 })
  const site = fc
    .dictionary(key, value)
    .chain((rest) =>
      fc.constantFrom<object>(
        { name: 'A', ...rest, navigation: { pages: ['index'] } },
        { name: 'A', ...rest, navigation: [{ group: 'A', pages: ['index'] }] },
        rest,
      ),
    )
  fc.assert(fc.property(site, (written) => check(JSON.stringify(written, null, 1))))
})

test('a good file with a piece cut out is read or refused with a place', () => {
  const text = JSON.stringify(
    {
      name: 'A',
      navigation: { tabs: [{ tab: 'T', pages: ['a', 'b'] }] },
      colors: { primary: '#111' },
    },
    null,
    2,
  )
  const at = fc.nat(text.length)
  fc.assert(
    fc.property(at, fc.nat(8), (start, length) =>
      check(text.slice(0, start) + text.slice(start + length)),
    ),
  )
})

test('line and column lead back to the offset', () => {
  const text = fc
    .array(fc.constantFrom('a', '\n', '\r\n', '\r', 'ü'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.nat(60), (written, wanted) => {
      const source = buildSource('a.json', written)
      const offset = Math.min(wanted, written.length)
      const { line, column } = positionAt(source, offset)
      expect(source.lines[line - 1]! + column - 1).toBe(offset)
    }),
  )
})
