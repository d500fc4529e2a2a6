import {
  readdirSync,
  readFileSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { attachStore, openStore } from '../../../plugin/kit/open-store.ts'
import { bytes, filesOf, sizeOfStore, storeFolder, text } from './open-test-store.ts'

const MEGABYTE = 2 ** 20
const DAY = 24 * 3_600_000

const noise = (size: number, seed: number): Uint8Array =>
  Buffer.alloc(size, `noise ${seed}, `)

/** Compares bytes directly, because `toEqual` would take seconds. */
const isNoise = (value: Uint8Array | undefined, size: number, seed: number): boolean =>
  value !== undefined && noise(size, seed).every((byte, at) => byte === value[at])

/** Makes all files look as if the processes that wrote them had ended long ago. */
function age(folder: string): void {
  const then = new Date(Date.now() - 3_600_000)
  for (const file of filesOf(folder)) utimesSync(file, then, then)
}

test('a store that grows beyond its bound loses what was not used for longest', () => {
  const folder = storeFolder()
  const limits = { maxBytes: 2 * MEGABYTE }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    for (let day = 0; day < 12; day++) {
      vi.advanceTimersByTime(DAY)
      const store = openStore(folder, limits)
      store.set(bytes, `day-${day}`, noise(300_000, day))
      // Used every day.
      if (day > 0) expect(store.get(bytes, 'day-0'), `day ${day}`).toBeDefined()
      store.close()
      expect(sizeOfStore(folder), `day ${day}`).toBeLessThanOrEqual(limits.maxBytes)
    }
    const store = openStore(folder, limits)
    const left = Array.from({ length: 12 }, (_, day) => store.has(bytes, `day-${day}`))
    expect(left[0]).toBe(true)
    expect(left[1]).toBe(false)
    expect(left.slice(-3)).toEqual([true, true, true])
    expect(isNoise(store.get(bytes, 'day-11'), 300_000, 11)).toBe(true)
    expect(isNoise(store.get(bytes, 'day-0'), 300_000, 0)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('what nobody has used for a month is removed', () => {
  const folder = storeFolder()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    const first = openStore(folder)
    first.set(text, 'used', 'value')
    first.set(text, 'unused', 'value')
    first.close()
    for (let week = 0; week < 5; week++) {
      vi.advanceTimersByTime(7 * DAY)
      const store = openStore(folder)
      expect(store.get(text, 'used')).toBe('value')
      store.close()
    }
    expect(openStore(folder).has(text, 'unused')).toBe(false)
    expect(openStore(folder).has(text, 'used')).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('a store that was never closed is pruned when it is opened', () => {
  const folder = storeFolder()
  const killed = openStore(folder)
  for (let number = 0; number < 10; number++) {
    killed.set(bytes, `${number}`, noise(300_000, number))
    killed.flush()
  }
  expect(sizeOfStore(folder)).toBeGreaterThan(2 * MEGABYTE)
  const next = openStore(folder, { maxBytes: 2 * MEGABYTE })
  expect(sizeOfStore(folder)).toBeLessThanOrEqual(2 * MEGABYTE)
  const left = Array.from({ length: 10 }, (_, number) => next.get(bytes, `${number}`))
  expect(left.filter((value) => value !== undefined).length).toBeGreaterThan(3)
  for (const [number, value] of left.entries())
    if (value) expect(isNoise(value, 300_000, number)).toBe(true)
})

test('segments of many short sessions are joined, and nothing in them is lost', () => {
  const folder = storeFolder()
  for (let run = 0; run < 40; run++) {
    const store = openStore(folder)
    store.set(text, `run-${run}`, `value ${run}`)
    store.close()
    age(folder)
  }
  expect(filesOf(folder, '.pack').length).toBeLessThanOrEqual(17)
  const store = openStore(folder)
  for (let run = 0; run < 40; run++)
    expect(store.get(text, `run-${run}`)).toBe(`value ${run}`)
})

test('values that were replaced make room', () => {
  const folder = storeFolder()
  for (let run = 0; run < 20; run++) {
    const store = openStore(folder)
    store.set(bytes, 'same', noise(MEGABYTE, run))
    store.set(text, `run-${run}`, 'small')
    store.close()
    age(folder)
  }
  expect(sizeOfStore(folder)).toBeLessThan(4 * MEGABYTE)
  const store = openStore(folder)
  expect(isNoise(store.get(bytes, 'same'), MEGABYTE, 19)).toBe(true)
  expect(store.get(text, 'run-0')).toBe('small')
})

test('a session without new uses writes nothing', () => {
  const folder = storeFolder()
  const first = openStore(folder)
  first.set(text, 'key', 'value')
  first.close()
  const files = () =>
    readdirSync(folder).map((name) => [
      name,
      readFileSync(join(folder, name)).toString('hex'),
    ])
  const before = files()
  const second = openStore(folder)
  expect(second.get(text, 'key')).toBe('value')
  expect(second.get(text, 'other')).toBe(undefined)
  second.close()
  expect(files()).toEqual(before)
})

test('a segment that another process has just written to is left alone', () => {
  const folder = storeFolder()
  const running = openStore(folder)
  running.set(text, 'early', 'value')
  running.flush()
  for (let run = 0; run < 30; run++) {
    const other = openStore(folder)
    other.set(text, `run-${run}`, 'value')
    other.close()
  }
  running.set(text, 'late', 'value')
  expect(running.flush()).toBe(true)
  expect(running.get(text, 'early')).toBe('value')
  const next = openStore(folder)
  expect(next.get(text, 'early')).toBe('value')
  expect(next.get(text, 'late')).toBe('value')
})

test('a process whose segments were removed misses their values, and goes on', () => {
  const folder = storeFolder()
  const running = openStore(folder)
  const thread = attachStore(running.handle)
  running.set(bytes, 'early', noise(500_000, 1))
  running.flush()
  const other = openStore(folder, { maxBytes: 100_000 })
  other.close()
  const early = thread.get(bytes, 'early')
  expect(early === undefined || isNoise(early, 500_000, 1)).toBe(true)
  running.set(text, 'late', 'value')
  expect(running.flush()).toBe(true)
  expect(thread.get(text, 'late')).toBe('value')
  expect(openStore(folder).get(text, 'late')).toBe('value')
})

test('a damaged entry is not carried into another segment', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  for (let number = 0; number < 4; number++)
    store.set(bytes, `${number}`, noise(500_000, number))
  store.close()
  const [file] = filesOf(folder, '.pack') as [string]
  const segment = readFileSync(file)
  segment[600_000]! ^= 4
  writeFileSync(file, segment)
  age(folder)
  const pruned = openStore(folder, { maxBytes: 1_900_000 })
  pruned.close()
  expect(sizeOfStore(folder)).toBeLessThanOrEqual(1_900_000)
  const again = openStore(folder)
  for (const number of [0, 2, 3]) {
    const value = again.get(bytes, `${number}`)
    expect(value === undefined || isNoise(value, 500_000, number)).toBe(true)
  }
  expect(again.get(bytes, '1')).toBe(undefined)
})

test('damaged entries are gone once their segment is rewritten', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  for (let number = 0; number < 4; number++)
    store.set(bytes, `${number}`, noise(500_000, number))
  store.close()
  const [file] = filesOf(folder, '.pack') as [string]
  const segment = readFileSync(file)
  for (let number = 0; number < 4; number++) segment[250_000 + number * 500_000]! ^= 4
  writeFileSync(file, segment)
  age(folder)
  openStore(folder, { maxBytes: 1_900_000 }).close()
  const again = openStore(folder)
  const left = ['0', '1', '2', '3'].filter((key) => again.has(bytes, key))
  expect(left).toEqual([])
  expect(sizeOfStore(folder)).toBeLessThan(500_000)
})

test('the store holds neither its path nor the name of the machine', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  store.set(text, folder, 'value')
  store.close()
  const files = filesOf(folder)
  expect(files).toHaveLength(2)
  for (const file of files) {
    expect(readFileSync(file).includes(folder)).toBe(false)
    expect(file.slice(folder.length)).toMatch(/^\/(index|[0-9a-f]{12}-[0-9a-z]+\.pack)$/)
  }
})

test('a store that stays open is kept within its bound, whichever thread writes', () => {
  const folder = storeFolder()
  const maxBytes = 4 * MEGABYTE
  const store = openStore(folder, { maxBytes })
  const threads = [attachStore(store.handle), attachStore(store.handle)]
  for (let number = 0; number < 100; number++) {
    const thread = threads[number % 2]!
    thread.set(bytes, `${number}`, noise(100_000, number))
    expect(thread.flush()).toBe(true)
    store.prune()
    expect(sizeOfStore(folder), `after ${number}`).toBeLessThanOrEqual(maxBytes)
    expect(isNoise(threads[0]!.get(bytes, `${number}`), 100_000, number)).toBe(true)
  }
  const left = Array.from({ length: 100 }, (_, number) => store.get(bytes, `${number}`))
  expect(left.filter((value) => value !== undefined).length).toBeGreaterThan(20)
  for (const [number, value] of left.entries())
    if (value) expect(isNoise(value, 100_000, number)).toBe(true)
  store.close()
  const next = openStore(folder, { maxBytes })
  expect(isNoise(next.get(bytes, '99'), 100_000, 99)).toBe(true)
})

test('what another process writes meanwhile is left alone', () => {
  const folder = storeFolder()
  const store = openStore(folder, { maxBytes: 2 * MEGABYTE })
  const other = openStore(folder)
  for (let number = 0; number < 30; number++) {
    other.set(text, `other-${number}`, 'value')
    other.flush()
    store.set(bytes, `${number}`, noise(200_000, number))
    store.flush()
    store.prune()
  }
  expect(sizeOfStore(folder)).toBeLessThanOrEqual(2 * MEGABYTE)
  for (let number = 0; number < 30; number++)
    expect(other.get(text, `other-${number}`)).toBe('value')
  other.close()
  expect(openStore(folder).get(text, 'other-7')).toBe('value')
})

test.runIf(process.platform === 'linux')('removed segments are not held open', () => {
  const folder = storeFolder()
  const store = openStore(folder, { maxBytes: 2 * MEGABYTE })
  const thread = attachStore(store.handle)
  const held = () =>
    readdirSync('/proc/self/fd').filter((file) => {
      try {
        const target = readlinkSync(`/proc/self/fd/${file}`)
        return target.startsWith(folder) && target.endsWith('(deleted)')
      } catch {
        return false
      }
    })
  for (let number = 0; number < 60; number++) {
    store.set(bytes, `${number}`, noise(200_000, number))
    store.flush()
    expect(thread.get(bytes, `${number}`)).toBeDefined()
    store.prune()
  }
  store.set(text, 'last', 'value')
  store.flush()
  expect(thread.get(text, 'last')).toBe('value')
  expect(store.get(text, 'last')).toBe('value')
  expect(held()).toEqual([])
})
