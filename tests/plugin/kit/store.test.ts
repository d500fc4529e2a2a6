import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachStore, openStore } from '../../../plugin/kit/open-store.ts'
import type { Kind } from '../../../plugin/kit/stored-kind.ts'
import {
  bytes,
  content,
  facts,
  filesOf,
  samples,
  storeFolder,
  text,
} from './open-test-store.ts'

const GONE = undefined

test.each(samples)(
  'a value of kind $kind.name comes back after reopening',
  ({ kind, value }) => {
    const folder = storeFolder()
    const first = openStore(folder)
    first.set(kind, 'key', value)
    expect(first.get(kind, 'key')).toEqual(value)
    expect(first.flush()).toBe(true)
    expect(first.get(kind, 'key')).toEqual(value)
    first.close()
    const second = openStore(folder)
    expect(second.has(kind, 'key')).toBe(true)
    expect(second.get(kind, 'key')).toEqual(value)
    expect(second.get(kind, 'other')).toBe(GONE)
    second.close()
  },
)

test('the newest value of a key is the one that is read', () => {
  const folder = storeFolder()
  for (const value of ['one', 'two', 'three']) {
    const store = openStore(folder)
    store.set(text, 'key', `${value}-early`)
    store.set(text, 'key', value)
    expect(store.get(text, 'key')).toBe(value)
    store.flush()
    expect(store.get(text, 'key')).toBe(value)
    store.close()
    expect(openStore(folder).get(text, 'key')).toBe(value)
  }
})

test.each([
  ['one', 'two'],
  ['two', 'one'],
])(
  'the newest value of a key is read without an index too, whatever files are called',
  (older, newer) => {
    const folder = storeFolder()
    for (const [age, value] of [older, newer].entries()) {
      const known = age === 0 ? [] : filesOf(folder, '.pack')
      const store = openStore(folder)
      store.set(text, 'key', value)
      // Without it, the older file would be removed, because nothing else in it is used.
      store.set(text, `beside ${value}`, 'wanted '.repeat(100))
      store.close()
      const [file] = filesOf(folder, '.pack').filter((each) => !known.includes(each))
      const named = join(folder, `${value}.pack`)
      renameSync(file!, named)
      const then = new Date(Date.now() - (2 - age) * 3_600_000)
      utimesSync(named, then, then)
      rmSync(join(folder, 'index'))
    }
    expect(filesOf(folder, '.pack')).toHaveLength(2)
    expect(openStore(folder).get(text, 'key')).toBe(newer)
  },
)

test('kinds with the same key are apart', () => {
  const store = openStore(storeFolder())
  store.set(text, 'key', 'a text')
  expect(store.get(bytes, 'key')).toBe(GONE)
})

test('a process that was killed before it closed the store leaves what it had flushed', () => {
  const folder = storeFolder()
  const killed = openStore(folder)
  killed.set(text, 'flushed', 'yes')
  killed.flush()
  killed.set(text, 'waiting', 'no')
  const next = openStore(folder)
  expect(next.get(text, 'flushed')).toBe('yes')
  expect(next.get(text, 'waiting')).toBe(GONE)
})

test('text that UTF-8 cannot hold comes back as it was', () => {
  const folder = storeFolder()
  const half = 'half \ud83d of a pair'
  const store = openStore(folder)
  store.set(text, 'key', half)
  store.set(content, 'key', { html: half, panel: '', islands: [half] })
  store.close()
  const again = openStore(folder)
  expect(again.get(text, 'key')).toBe(half)
  expect(again.get(content, 'key')).toEqual({ html: half, panel: '', islands: [half] })
})

test('what one thread has flushed the others find', () => {
  const main = openStore(storeFolder())
  const thread = attachStore(structuredClone(main.handle))
  const other = attachStore(structuredClone(main.handle))
  thread.set(text, 'key', 'from the thread')
  expect(main.get(text, 'key')).toBe(GONE)
  expect(thread.flush()).toBe(true)
  expect(main.get(text, 'key')).toBe('from the thread')
  expect(other.get(text, 'key')).toBe('from the thread')
})

test('thousands of entries are found, by all threads, before and after reopening', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  const thread = attachStore(store.handle)
  const many = Array.from({ length: 40_000 }, (_, number) => String(number))
  for (const name of many) (Number(name) % 2 ? store : thread).set(text, name, name)
  thread.flush()
  store.flush()
  const wrong = (opened: typeof store) =>
    many.filter((name) => opened.get(text, name) !== name)
  const missing = (opened: typeof store) => many.filter((name) => !opened.has(text, name))
  expect(wrong(thread)).toEqual([])
  expect(missing(store)).toEqual([])
  store.close()
  expect(missing(openStore(folder))).toEqual([])
  rmSync(join(folder, 'index'))
  expect(missing(openStore(folder))).toEqual([])
}, 30_000)

test('without a folder, values stay in memory', () => {
  const store = openStore(undefined)
  for (const { kind, value } of samples) store.set(kind, 'key', value)
  expect(store.flush()).toBe(false)
  for (const { kind, value } of samples) expect(store.get(kind, 'key')).toEqual(value)
  expect(store.handle).toBe(undefined)
  const thread = attachStore(store.handle)
  thread.set(text, 'key', 'value')
  expect(thread.flush()).toBe(false)
  expect(thread.get(text, 'key')).toBe(GONE)
})

test('in memory, the oldest values make room', () => {
  const store = openStore(undefined, { maxBytes: 1000 })
  for (let number = 0; number < 10; number++)
    store.set(bytes, `${number}`, new Uint8Array(300))
  const found = Array.from({ length: 10 }, (_, number) => store.has(bytes, `${number}`))
  expect(found.filter(Boolean)).toHaveLength(3)
  expect(found.slice(-3)).toEqual([true, true, true])
})

test('of two values of a key in segments that no index knows, the newer is read', () => {
  // Independent of the sort order of segment names.
  for (const newer of [0, 1]) {
    const folder = storeFolder()
    for (const value of ['one', 'two']) {
      const store = openStore(folder)
      store.set(text, 'key', value)
      store.close()
    }
    rmSync(join(folder, 'index'))
    const files = filesOf(folder, '.pack').sort()
    expect(files).toHaveLength(2)
    const values = files.map((file) =>
      readFileSync(file).includes('one') ? 'one' : 'two',
    )
    for (const [number, file] of files.entries()) {
      const time = new Date(2026, 0, number === newer ? 2 : 1)
      utimesSync(file, time, time)
    }
    const store = openStore(folder)
    expect(store.get(text, 'key')).toBe(values[newer])
    store.close()
  }
})

test.skipIf(process.platform === 'win32')(
  'pipes in the folder are left alone, and nobody waits for them',
  () => {
    const folder = storeFolder()
    mkdirSync(folder)
    for (const name of ['index', '0123456789ab-0.pack'])
      execFileSync('mkfifo', [join(folder, name)])
    // In another process: a thread blocked by a pipe can't be terminated from inside.
    const module = new URL('../../../dist/plugin/kit/open-store.js', import.meta.url)
    const kinds = new URL('../../../dist/plugin/kit/stored-kind.js', import.meta.url)
    const script = `
      import { openStore } from ${JSON.stringify(module.href)}
      import { textKind } from ${JSON.stringify(kinds.href)}
      const store = openStore(${JSON.stringify(folder)})
      store.set(textKind('text'), 'key', 'value')
      store.close()
      process.stdout.write(openStore(${JSON.stringify(folder)}).get(textKind('text'), 'key'))`
    const args = ['--input-type=module', '-e', script]
    const options = { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' } as const
    expect(execFileSync(process.execPath, args, options)).toBe('value')
  },
  30_000,
)

test('a moved folder has the same values', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  for (const { kind, value } of samples) store.set(kind, 'key', value)
  store.close()
  const moved = storeFolder()
  cpSync(folder, moved, { recursive: true })
  rmSync(folder, { recursive: true })
  const again = openStore(moved)
  for (const { kind, value } of samples) expect(again.get(kind, 'key')).toEqual(value)
})

test('a folder that is removed while the store is open costs the values, and takes new ones', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  const thread = attachStore(store.handle)
  store.set(text, 'before', 'value')
  store.flush()
  rmSync(folder, { recursive: true })
  expect(thread.get(text, 'before')).toBe(GONE)
  store.set(text, 'after', 'value')
  expect(store.flush()).toBe(true)
  expect(thread.get(text, 'after')).toBe('value')
})

test('on a read-only disk, the opening thread keeps values in memory and reports it', () => {
  const folder = storeFolder()
  // A file in place of the folder causes an error for every user, including root.
  writeFileSync(folder, 'in the way')
  const store = openStore(folder)
  store.set(text, 'key', 'value')
  expect(store.flush()).toBe(false)
  expect(store.get(text, 'key')).toBe('value')
  const thread = attachStore(store.handle)
  thread.set(text, 'other', 'value')
  expect(thread.flush()).toBe(false)
  expect(thread.get(text, 'other')).toBe(GONE)
  store.close()
})

/** Damages an entry, which is found by its value. */
type Damage = (folder: string, kind: Kind<unknown>, value: unknown) => void

const inSegments = (change: (segment: Buffer) => Buffer) => (folder: string) => {
  for (const file of filesOf(folder, '.pack'))
    writeFileSync(file, change(readFileSync(file)))
}

/** Writes a complete entry under the same key with another value. */
const instead =
  (...parts: (string | Uint8Array)[]): Damage =>
  (folder, kind) => {
    const store = openStore(folder)
    store.set({ ...kind, encode: () => parts }, 'key', undefined)
    store.close()
  }

const damages: Record<string, Damage> = {
  missing: (folder) => rmSync(folder, { recursive: true }),
  'an empty segment': inSegments(() => Buffer.alloc(0)),
  'a segment cut in half': inSegments((segment) =>
    segment.subarray(0, segment.length / 2),
  ),
  'a segment without its last byte': inSegments((segment) => segment.subarray(0, -1)),
  'a segment of zeros': inSegments((segment) => Buffer.alloc(segment.length)),
  'a segment with the last byte changed': inSegments((segment) => {
    segment[segment.length - 1]! ^= 1
    return segment
  }),
  'a segment whose entry starts one byte later': inSegments((segment) =>
    Buffer.concat([segment.subarray(0, 16), Buffer.alloc(1), segment.subarray(16)]),
  ),
  'an empty value': instead(),
  'a value cut in half': (folder, kind, value) => {
    const whole = Buffer.concat(
      kind.encode(value).map((part) => Buffer.from(part as string)),
    )
    instead(whole.subarray(0, whole.length / 2))(folder, kind, value)
  },
  'the value null': instead('null'),
  'the value {}': instead('{}'),
  'a value of zeros': instead(new Uint8Array(40)),
}

describe.each(Object.keys(damages))('with %s', (name) => {
  test.each(samples)(
    'a value of kind $kind.name is not there',
    ({ kind, value, other }) => {
      const folder = storeFolder()
      const store = openStore(folder)
      store.set(kind, 'key', value)
      store.close()
      damages[name]!(folder, kind, value)
      const damaged = openStore(folder)
      expect(damaged.get(kind, 'key')).toBe(GONE)
      damaged.set(kind, 'key', other)
      expect(damaged.get(kind, 'key')).toEqual(other)
      damaged.close()
      expect(openStore(folder).get(kind, 'key')).toEqual(other)
    },
  )
})

test('each changed byte of a segment is seen', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  for (const { kind, value } of samples) store.set(kind, 'key', value)
  store.close()
  const [file] = filesOf(folder, '.pack') as [string]
  const whole = readFileSync(file)
  const index = readFileSync(join(folder, 'index'))
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at]! ^= 1 << (at % 8)
    writeFileSync(file, changed)
    for (const withIndex of [true, false]) {
      if (withIndex) writeFileSync(join(folder, 'index'), index)
      else rmSync(join(folder, 'index'))
      const damaged = openStore(folder)
      for (const { kind, value } of samples)
        expect([GONE, value]).toContainEqual(damaged.get(kind, 'key'))
    }
  }
}, 30_000)

test('an entry in the place of another is not its value', () => {
  const folder = storeFolder()
  const store = openStore(folder)
  store.set(text, 'a', 'value a')
  store.set(text, 'b', 'value b')
  store.close()
  const [file] = filesOf(folder, '.pack') as [string]
  const segment = readFileSync(file)
  const middle = 16 + (segment.length - 16) / 2
  const [first, second] = [segment.subarray(16, middle), segment.subarray(middle)]
  // Swaps two entries: each is complete, but belongs to another key.
  writeFileSync(file, Buffer.concat([segment.subarray(0, 16), second, first]))
  const damaged = openStore(folder)
  expect(damaged.get(text, 'a')).toBe(GONE)
  expect(damaged.get(text, 'b')).toBe(GONE)
})

describe('an index file that is', () => {
  const indexDamages: Record<string, (index: Buffer) => Buffer> = {
    empty: () => Buffer.alloc(0),
    'cut in half': (index) => index.subarray(0, index.length / 2),
    'all zeros': (index) => Buffer.alloc(index.length),
    garbled: (index) => index.map((byte, at) => byte ^ (at * 7)) as Buffer,
    'of another store': () => {
      const folder = storeFolder()
      const store = openStore(folder)
      store.set(text, 'key', 'of another store')
      store.close()
      return readFileSync(join(folder, 'index'))
    },
  }
  test.each(Object.keys(indexDamages))('%s is made again from the segments', (name) => {
    const folder = storeFolder()
    const store = openStore(folder)
    for (const { kind, value } of samples) store.set(kind, 'key', value)
    store.close()
    const file = join(folder, 'index')
    writeFileSync(file, indexDamages[name]!(readFileSync(file)))
    const again = openStore(folder)
    for (const { kind, value } of samples) expect(again.get(kind, 'key')).toEqual(value)
    again.close()
    expect(existsSync(file)).toBe(true)
  })
})

test('what a crash has cut off at the end is lost, and nothing before it', () => {
  const folder = storeFolder()
  const killed = openStore(folder)
  for (const name of ['a', 'b', 'c']) killed.set(text, name, name.repeat(100))
  killed.flush()
  const [file] = filesOf(folder, '.pack') as [string]
  truncateSync(file, readFileSync(file).length - 10)
  const next = openStore(folder)
  expect(['a', 'b', 'c'].map((name) => next.get(text, name)?.length)).toEqual([
    100,
    100,
    GONE,
  ])
})

type Step =
  | { do: 'set'; thread: number; key: string; value: string }
  | { do: 'get'; thread: number; key: string }
  | { do: 'flush'; thread: number }
  | { do: 'reopen' }
  | { do: 'kill' }
  | { do: 'flip'; file: number; at: number; bit: number }
  | { do: 'cut'; file: number; at: number }
  | { do: 'remove'; file: number }
  | { do: 'swap'; file: number }

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const thread = fc.nat({ max: 2 })
const file = fc.nat({ max: 9 })
const at = fc.nat({ max: 5000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      thread,
      key,
      value: fc.string({ maxLength: 60, unit: 'binary' }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('get' as const), thread, key }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('flush' as const), thread }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('flip' as const),
      file,
      at,
      bit: fc.nat({ max: 7 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const), file, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), file }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('swap' as const), file }) },
)

test('whatever happens to it, a store gives a value that was set under that key, or none', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const folder = storeFolder()
      const limits = { maxBytes: 2000 }
      const open = () => {
        const main = openStore(folder, limits)
        return [main, attachStore(main.handle), attachStore(main.handle)] as const
      }
      let threads = open()
      const values = new Map<string, Set<string>>()
      for (const each of steps) {
        switch (each.do) {
          case 'set':
            values.set(each.key, (values.get(each.key) ?? new Set()).add(each.value))
            threads[each.thread]!.set(text, each.key, each.value)
            break
          case 'get': {
            const found = threads[each.thread]!.get(text, each.key)
            if (found !== undefined) expect(values.get(each.key)).toContain(found)
            break
          }
          case 'flush':
            threads[each.thread]!.flush()
            break
          case 'reopen':
            for (const opened of [...threads].reverse()) opened.close()
            threads = open()
            break
          case 'kill':
            threads = open()
            break
          default:
            damageFile(folder, each)
        }
      }
    }),
    { numRuns: 150 },
  )
}, 60_000)

function damageFile(folder: string, damage: Extract<Step, { file: number }>): void {
  const files = existsSync(folder) ? filesOf(folder) : []
  const path = files[damage.file % files.length]
  if (path === undefined) return
  const data = readFileSync(path)
  switch (damage.do) {
    case 'flip':
      if (data.length > 0) data[damage.at % data.length]! ^= 1 << damage.bit
      return writeFileSync(path, data)
    case 'cut':
      return writeFileSync(path, data.subarray(0, damage.at % (data.length + 1)))
    case 'remove':
      return rmSync(path)
    case 'swap':
      return writeFileSync(files[(damage.file + 1) % files.length]!, data)
  }
}

test('a value with more bytes than its parts have is not there', () => {
  const [sample] = samples.filter(({ kind }) => kind === content)
  const { encode, decode } = content as Kind<unknown>
  const parts = encode(sample!.value).map((part) => Buffer.from(part as Uint8Array))
  expect(decode(Buffer.concat(parts))).toEqual(sample!.value)
  expect(decode(Buffer.concat([...parts, Buffer.of(0)]))).toBe(GONE)
})

test('facts of another shape are not there', () => {
  const store = openStore(storeFolder())
  const wrong = [
    null,
    [],
    {},
    'text',
    { names: 'a', failed: false },
    { names: [], failed: 1 },
    { names: [], failed: false, code: 1 },
  ]
  for (const [number, value] of wrong.entries()) {
    store.set({ ...facts, encode: () => [JSON.stringify(value)] }, `${number}`, {
      names: [],
      failed: true,
    })
    expect(store.get(facts, `${number}`)).toBe(GONE)
  }
})
