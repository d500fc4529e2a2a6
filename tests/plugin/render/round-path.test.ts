import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findIcon } from '../../../plugin/render/icon-library.ts'
import { roundPath } from '../../../plugin/render/round-path.ts'

test.each([
  ['M160.4 128c0-17.7 14.3-32 32-32', 'M160 128c0-18 15-32 32-32'],
  ['m.6.6.6.6.6.6', 'm1 1 0 0 1 1'],
  ['M.6 0h.6h.6v.6z', 'M1 0h0 1v1z'],
  ['M0 0a1.4 1.6 0 01.6.4A9.6.2 30 1 0 5.5 6.4', 'M0 0a1 2 0 0 1 1 0A10 1 30 1 0 6 6'],
  ['M10.4 10.4l5-5zl.4.4', 'M10 10l5-5zl1 1'],
  ['M1e1,2E1T-.4-.6', 'M10 20T0-1'],
])('%s is rounded to %s', (path, rounded) => {
  expect(roundPath(path)).toBe(rounded)
})

test.each(['', 'none', 'M1', 'M1 2 3', 'l1.5 2 #', 'M0 0z1.5 2'])(
  'what is no path stays: %j',
  (text) => expect(roundPath(text)).toBe(text),
)

describe('of any outline', () => {
  const delta = fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10)
  const command = fc.oneof(
    fc.tuple(fc.constantFrom('l', 'L', 't', 'T'), fc.tuple(delta, delta)),
    fc.tuple(fc.constantFrom('h', 'H', 'v', 'V'), fc.tuple(delta)),
    fc.tuple(fc.constantFrom('c', 'C'), fc.array(delta, { minLength: 6, maxLength: 6 })),
  )
  const path = fc
    .array(command, { minLength: 1, maxLength: 40 })
    .map(
      (commands) => `M0 0${commands.map(([name, at]) => name + at.join(' ')).join('')}`,
    )

  test('no point moves by more than half a unit', () => {
    fc.assert(
      fc.property(path, (text) => {
        const [before, after] = [endsOf(text), endsOf(roundPath(text))]
        expect(after).toHaveLength(before.length)
        for (const [index, [x, y]] of after.entries()) {
          expect(Math.abs(x - before[index]![0])).toBeLessThanOrEqual(0.5001)
          expect(Math.abs(y - before[index]![1])).toBeLessThanOrEqual(0.5001)
        }
      }),
    )
  })

  test('a rounded path is already rounded, and has no fractions', () => {
    fc.assert(
      fc.property(path, (text) => {
        const once = roundPath(text)
        expect(once).not.toContain('.')
        expect(roundPath(once)).toBe(once)
      }),
    )
  })
})

test('icons of Font Awesome have whole units, those on a small grid keep their fractions', () => {
  expect(findIcon('fa7-solid', 'rocket')!.body).not.toContain('.')
  expect(findIcon('lucide', 'rocket')!.body).toContain('.')
})

/** Where the commands of a path end: m, l, h, v, c, t and their absolute forms. */
function endsOf(path: string): [number, number][] {
  let at: [number, number] = [0, 0]
  const ends: [number, number][] = []
  const sizes: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6 }
  for (const [, name = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = name.toLowerCase()
    const values = (list.match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(Number)
    for (let from = 0; from < values.length; from += sizes[kind]!) {
      const chunk = values.slice(from, from + sizes[kind]!)
      const [x, y] = name === kind ? at : [0, 0]
      if (kind === 'h') at = [x + chunk[0]!, at[1]]
      else if (kind === 'v') at = [at[0], y + chunk[0]!]
      else at = [x + chunk.at(-2)!, y + chunk.at(-1)!]
      ends.push(at)
    }
  }
  return ends
}
