import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { SharedIndex } from '../../../plugin/kit/shared-index.ts'

const place = { segment: 0, offset: 0, length: 1 }

test('entries in the order of their slots are inserted with few probes', () => {
  // More than fit into two tables, in the order of the third one's slots.
  const keys = Array.from({ length: 35_000 }, () => randomBytes(16))
  const slot = (key: Buffer) => key.readUInt32LE(0) & 0xffff
  keys.sort((a, b) => slot(a) - slot(b))

  const index = new SharedIndex()
  index.reserve(keys.length)
  const load = vi.spyOn(Atomics, 'load')
  for (const key of keys) index.set(key, place, 0)
  expect(load.mock.calls.length / keys.length).toBeLessThan(20)
  load.mockRestore()
  expect(keys.every((key) => index.find(key))).toBe(true)
  expect([...index.entries()]).toHaveLength(keys.length)
})
