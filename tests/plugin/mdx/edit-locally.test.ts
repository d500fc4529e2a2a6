import fc from 'fast-check'
import { EditMap } from 'micromark-util-edit-map'
import type { Event } from 'micromark-util-types'
import { expect, test } from 'vitest'

const original = EditMap.prototype.consume
const { editLocally } = await import('../../../plugin/mdx/edit-locally.ts')
editLocally()

type Change = [at: number, removed: number, added: number]

const context = {} as Event[2]
const event = (type: string): Event => ['enter', { type } as unknown as Event[1], context]
const eventsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => event(`old ${index}`))

function mapOf(changes: readonly Change[]): EditMap {
  const map = new EditMap()
  for (const [at, removed, added] of changes)
    map.add(
      at,
      removed,
      Array.from({ length: added }, (_, index) => event(`new ${at} ${index}`)),
    )
  return map
}

test('edits give what micromark makes of them', () => {
  const change = fc.tuple(fc.nat(12), fc.nat(4), fc.nat(3))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const expected = eventsOf(12)
      original.call(mapOf(changes), expected)
      const events = eventsOf(12)
      mapOf(changes).consume(events)
      expect(events).toEqual(expected)
    }),
    { numRuns: 1_000 },
  )
})

test('events before the first edit are not read', () => {
  const read = new Set<number>()
  const events = new Proxy(eventsOf(50), {
    get(list, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) read.add(Number(key))
      return Reflect.get(list, key, receiver) as unknown
    },
  })
  mapOf([
    [45, 0, 2],
    [47, 1, 0],
  ]).consume(events)
  expect(events).toHaveLength(51)
  expect(Math.min(...read)).toBeGreaterThanOrEqual(45)
})
