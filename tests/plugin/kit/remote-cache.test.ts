import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RemoteCache } from '../../../plugin/kit/remote-cache.ts'
import { decodeList, encodeList } from '../../../plugin/kit/remote-list.ts'
import { TimeBudget } from '../../../plugin/kit/time-budget.ts'
import { openStore } from '../../../plugin/kit/open-store.ts'
import type { Store } from '../../../plugin/kit/store.ts'
import { localKind } from '../../../plugin/kit/stored-kind.ts'
import { CacheServer, type Misbehaviour } from './cache-server.ts'
import { filesOf, storeFolder, text } from './open-test-store.ts'

const SECRET = 'a secret that nobody knows'
const MEGABYTE = 2 ** 20
const PATIENCE = 400

interface MachineOptions {
  url?: URL
  secret?: string
  site?: string
  readOnly?: boolean
  maxBytes?: number
  patience?: number
  folder?: string
}

let server: CacheServer
beforeEach(async () => {
  server = await CacheServer.start()
})
afterEach(() => server.close())

/** Simulates a machine with its own store that uses the shared cache. */
async function machine(
  work: (store: Store) => void | Promise<void>,
  { url = server.url, secret = SECRET, site = 'Harbour', ...more }: MachineOptions = {},
) {
  const { readOnly = false, maxBytes = 64 * MEGABYTE, patience = PATIENCE } = more
  const store = openStore(more.folder ?? storeFolder())
  const options = { url, secret, readOnly }
  const cache = new RemoteCache(options, maxBytes, new TimeBudget(patience))
  const started = performance.now()
  await cache.fetch(store, site)
  await work(store)
  await cache.share(store)
  store.close()
  const { notices, traffic } = cache
  return {
    traffic,
    notices: notices.map(({ code }) => code),
    words: notices.map(({ message, hint }) => `${message} ${hint}`).join('\n'),
    ms: performance.now() - started,
  }
}

const writes = (values: Record<string, string>) => (store: Store) => {
  for (const [key, value] of Object.entries(values)) store.set(text, key, value)
}

/** Reads keys and adds the found values to a list. */
const reads = (keys: string[], found: (string | undefined)[]) => (store: Store) => {
  found.push(...keys.map((key) => store.get(text, key)))
}

async function valuesOn(keys: string[], options?: MachineOptions) {
  const found: (string | undefined)[] = []
  const result = await machine(reads(keys, found), options)
  return { ...result, found }
}

const GONE = undefined

test('what one machine has made, another finds', async () => {
  const first = await machine(writes({ one: '1', two: 'Grüße 👋' }))
  expect(first.notices).toEqual([])
  expect(first.traffic.written).toBeGreaterThan(0)
  server.takeSeen()
  const second = await valuesOn(['one', 'two', 'three'])
  expect(second.found).toEqual(['1', 'Grüße 👋', GONE])
  expect(second.notices).toEqual([])
  expect(second.traffic).toEqual({ read: first.traffic.written, written: 0 })
  expect(server.takeSeen()).toEqual(['GET ac', 'GET cas'])
})

test('an empty server is a miss, and nothing to speak of', async () => {
  const { found, notices } = await valuesOn(['one'])
  expect(found).toEqual([GONE])
  expect(notices).toEqual([])
  expect(server.takeSeen()).toEqual(['GET ac'])
})

test('a machine that has all of it asks for the list alone', async () => {
  const folder = storeFolder()
  await machine(writes({ one: '1' }), { folder })
  server.takeSeen()
  expect((await valuesOn(['one'], { folder })).found).toEqual(['1'])
  expect(server.takeSeen()).toEqual(['GET ac'])
  const other = storeFolder()
  await valuesOn(['one'], { folder: other })
  server.takeSeen()
  await valuesOn(['one'], { folder: other })
  expect(server.takeSeen()).toEqual(['GET ac'])
})

test('what was in the store before there was a shared cache is handed on when it is needed', async () => {
  const folder = storeFolder()
  const store = openStore(folder)
  writes({ needed: '1', old: '2' })(store)
  store.close()
  await valuesOn(['needed'], { folder })
  expect((await valuesOn(['needed', 'old'])).found).toEqual(['1', GONE])
})

test('a value that was only asked after is needed too', async () => {
  const folder = storeFolder()
  const store = openStore(folder)
  writes({ asked: '1' })(store)
  store.close()
  await machine((again) => void again.has(text, 'asked'), { folder })
  expect((await valuesOn(['asked'])).found).toEqual(['1'])
})

test('values of local kinds are not shared', async () => {
  const own = localKind(text)
  const first = await machine((store) => store.set(own, 'one', '1'))
  expect(first.traffic.written).toBe(0)
  expect(server.blobs.size).toBe(0)
})

test('a value that was damaged on its machine is not handed on', async () => {
  const folder = storeFolder()
  const store = openStore(folder)
  writes({ one: 'x'.repeat(1000) })(store)
  store.close()
  const [file] = filesOf(folder, '.pack')
  const bytes = readFileSync(file!)
  writeFileSync(file!, bytes.fill(0x61, bytes.length - 8))
  await machine((again) => void again.has(text, 'one'), { folder })
  expect(server.blobs.size).toBe(0)
})

test('thousands of values are a few requests', async () => {
  const values = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`key-${index}`, `${index}`.repeat(1000)]),
  )
  const large = { patience: 10_000, maxBytes: 512 * MEGABYTE }
  await machine(writes(values), large)
  expect(server.takeSeen().length).toBeLessThan(10)
  const keys = Object.keys(values)
  const { found } = await valuesOn(keys, large)
  expect(found).toEqual(Object.values(values))
  expect(server.takeSeen().length).toBeLessThan(6)
}, 60_000)

describe('signatures', () => {
  test('another secret finds nothing, and takes nothing away', async () => {
    await machine(writes({ one: '1' }))
    const stranger = await valuesOn(['one'], { secret: 'another secret, and as long' })
    expect(stranger.found).toEqual([GONE])
    await machine(writes({ one: 'forged' }), { secret: 'another secret, and as long' })
    expect((await valuesOn(['one'])).found).toEqual(['1'])
  })

  test('a list that is signed with another secret, or not at all, is a miss', async () => {
    await machine(writes({ one: '1' }))
    const [path = ''] = server.paths('ac')
    const key = path.split('/').at(-1)!
    const packs = decodeList(SECRET, key, server.blobs.get(path)!)!
    expect(packs).toHaveLength(1)
    const forged = [
      encodeList('another secret, and as long', key, packs),
      encodeList('', key, packs),
      Buffer.from(JSON.stringify({ packs })),
      Buffer.alloc(0),
    ]
    for (const list of forged) {
      server.blobs.set(path, list)
      const { found, notices } = await valuesOn(['one'], { readOnly: true })
      expect(found).toEqual([GONE])
      expect(notices).toEqual(['cache/unsigned'])
    }
  })

  test('a list under the key of another site is a miss', async () => {
    await machine(writes({ one: '1' }), { site: 'Harbour' })
    const [harbour = ''] = server.paths('ac')
    await machine(writes({ two: '2' }), { site: 'Lighthouse' })
    const lighthouse = server.paths('ac').find((path) => path !== harbour)!
    server.blobs.set(lighthouse, server.blobs.get(harbour)!)
    const { found, notices } = await valuesOn(['one'], {
      site: 'Lighthouse',
      readOnly: true,
    })
    expect(found).toEqual([GONE])
    expect(notices).toEqual(['cache/unsigned'])
  })

  test('a pack in the place of another is not taken, though both are signed for', async () => {
    await machine(writes({ one: '1' }))
    const [first = ''] = server.paths('cas')
    await machine(writes({ two: '2' }))
    const second = server.paths('cas').find((path) => path !== first)!
    server.blobs.set(second, server.blobs.get(first)!)
    const { found, notices } = await valuesOn(['one', 'two'])
    expect(found).toEqual(['1', GONE])
    expect(notices).toEqual(['cache/left-out'])
  })

  test.each<[string, (blob: Buffer) => Buffer]>([
    ['a changed byte', (blob) => changed(blob, blob.length - 9)],
    ['a half', (blob) => blob.subarray(0, blob.length / 2)],
    ['nothing', () => Buffer.alloc(0)],
    ['more', (blob) => Buffer.concat([blob, blob])],
    ['a gigabyte of zeros, compressed', () => bomb()],
  ])('a pack that has %s is not taken', async (_, damage) => {
    await machine(writes({ one: '1'.repeat(5000) }))
    const [path = ''] = server.paths('cas')
    server.blobs.set(path, damage(server.blobs.get(path)!))
    const { found, notices } = await valuesOn(['one'], { readOnly: true })
    expect(found).toEqual([GONE])
    expect(notices).toEqual(['cache/left-out'])
  })

  test('a pack that the server has thrown away is made again, and the list goes on without it', async () => {
    await machine(writes({ one: '1' }))
    const [path = ''] = server.paths('cas')
    server.blobs.delete(path)
    const { notices } = await machine(writes({ one: '1' }))
    expect(notices).toEqual([])
    const [list = ''] = server.paths('ac')
    const key = list.split('/').at(-1)!
    expect(decodeList(SECRET, key, server.blobs.get(list)!)).toHaveLength(1)
    expect((await valuesOn(['one'])).found).toEqual(['1'])
  })

  test('packs are named by their SHA-256, which servers look at', async () => {
    await machine(writes({ one: '1' }))
    const named = server.paths('cas').map((path) => {
      const hash = createHash('sha256').update(server.blobs.get(path)!).digest('hex')
      return [path, `/docs/cas/${hash}`]
    })
    expect(named).toHaveLength(1)
    for (const [path, name] of named) expect(path).toBe(name)
  })
})

/** Compressed data of a few kilobytes that expands to nearly a gigabyte. */
function bomb(): Buffer {
  return brotliCompressSync(Buffer.alloc(700 * MEGABYTE), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  })
}

function changed(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes)
  other[at]! ^= 1
  return other
}

/** Sends a response that never ends. */
function drip(response: ServerResponse, part: Buffer, pause: number): void {
  const timer = setInterval(() => response.write(part), pause)
  response.on('close', () => clearInterval(timer))
}

describe('a server that', () => {
  const behaviours: Record<string, Misbehaviour> = {
    'never answers': () => {},
    'closes every connection': (request) => void request.socket.destroy(),
    'answers with an error': (_, response) => void response.writeHead(500).end('no'),
    'answers with a redirect': (_, response) =>
      void response.writeHead(302, { location: '/docs/elsewhere' }).end(),
    'says that nobody may': (_, response) => void response.writeHead(403).end(),
    'sends a byte now and then': (_, response) => drip(response, Buffer.alloc(1), 20),
    'never stops sending': (_, response) => drip(response, Buffer.alloc(MEGABYTE), 1),
    'promises more than it sends': (_, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('ten')
      setTimeout(() => response.destroy(), 20)
    },
    'sends more than it promises': (request) => {
      request.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabcdefgh')
    },
    'compresses what nobody asked it to': (_, response, blob) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(blob),
    'speaks another protocol': (request) => void request.socket.end('220 hello\r\n'),
    'sends endless headers': ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write(`x: ${'y'.repeat(4000)}\r\n`), 1)
      socket.on('close', () => clearInterval(timer)).on('error', () => {})
    },
    'sends 102 for ever': ({ socket }, response) => {
      const timer = setInterval(() => response.writeProcessing(), 5)
      socket.on('close', () => clearInterval(timer))
    },
  }

  test.each(Object.entries(behaviours))(
    '%s costs a moment of time, once',
    async (_, misbehave) => {
      await machine(writes({ one: '1' }))
      server.misbehave = misbehave
      const { found, ms, notices, traffic } = await valuesOn(['one'])
      expect(found).toEqual([GONE])
      expect(notices).toHaveLength(1)
      expect(traffic).toEqual({ read: 0, written: 0 })
      expect(ms).toBeLessThan(PATIENCE + 1000)
      const again = await machine(writes({ other: '2' }))
      expect(again.notices).toHaveLength(1)
      expect(again.ms).toBeLessThan(PATIENCE + 1000)
    },
  )

  test.each(Object.entries(behaviours))(
    '%s for packs alone costs as little',
    async (_, misbehave) => {
      for (const key of ['one', 'two', 'three', 'four', 'five'])
        await machine(writes({ [key]: key }))
      server.misbehave = (request, response, blob) =>
        request.url!.includes('/cas/') ? misbehave(request, response, blob) : false
      server.takeSeen()
      const { found, ms, notices } = await valuesOn(['one', 'five'])
      expect(found).toEqual([GONE, GONE])
      expect(notices).toEqual(['cache/left-out'])
      expect(ms).toBeLessThan(PATIENCE + 1000)
      // No requests beyond the initial concurrent ones.
      expect(server.takeSeen().length).toBeLessThanOrEqual(6)
    },
  )

  test('is not there costs nothing', async () => {
    const { url } = server
    server.close()
    const { notices, words, ms } = await machine(writes({ one: '1' }), { url })
    expect(notices).toEqual(['cache/left-out'])
    expect(words).toContain('ECONNREFUSED')
    expect(ms).toBeLessThan(PATIENCE)
  })

  test('is slow, but steady, is waited for while what comes is worth it', async () => {
    const value = Array.from({ length: 40_000 }, () => Math.random()).join()
    await machine(writes({ one: value }), { patience: 10_000 })
    server.misbehave = ({ method }, response, blob) => {
      if (method !== 'GET' || !blob) return false
      const step = Math.ceil(blob.length / 10)
      void (async () => {
        for (let at = 0; at < blob.length; at += step) {
          await wait(50)
          response.write(blob.subarray(at, at + step))
        }
        response.end()
      })()
    }
    expect((await valuesOn(['one'], { patience: 5_000 })).found).toEqual([value])
  })

  test('takes nothing is left alone after the first refusal', async () => {
    server.misbehave = ({ method }, response) => {
      if (method !== 'PUT') return false
      response.writeHead(403).end()
    }
    const first = await machine(writes({ one: '1' }))
    expect(first.notices).toEqual(['cache/not-written'])
    expect(first.words).toContain('--cache-read-only')
    expect(server.takeSeen().filter((each) => each.startsWith('PUT'))).toEqual([
      'PUT cas',
    ])
  })

  test('takes a body and never reads it is left alone', async () => {
    server.misbehave = (request) => {
      if (request.method !== 'PUT') return false
      request.pause()
    }
    const value = Array.from({ length: 60_000 }, () => Math.random()).join()
    const { notices, ms } = await machine(writes({ one: value }))
    expect(notices).toEqual(['cache/not-written'])
    // Data that the system has buffered counts as sent.
    expect(ms).toBeLessThan(PATIENCE + 5_000)
  })
})

test('a machine that only reads asks for nothing but to read', async () => {
  await machine(writes({ one: '1' }))
  server.takeSeen()
  const found: (string | undefined)[] = []
  const { notices } = await machine(
    (store) => {
      reads(['one'], found)(store)
      writes({ two: '2' })(store)
    },
    { readOnly: true },
  )
  expect(found).toEqual(['1'])
  expect(notices).toEqual([])
  expect(server.takeSeen()).toEqual(['GET ac', 'GET cas'])
})

test('machines that write at the same time keep the packs of each other', async () => {
  const later = async (store: Store) => {
    writes({ late: 'late', both: 'same' })(store)
    await machine(writes({ early: 'early', both: 'same' }))
  }
  await machine(later)
  expect((await valuesOn(['early', 'late', 'both'])).found).toEqual([
    'early',
    'late',
    'same',
  ])
})

test('packs that others upload at the same time are kept', async () => {
  let other: Promise<unknown> | undefined
  server.misbehave = (request, response) => {
    if (request.method !== 'PUT' || other) return false
    other = machine(writes({ meanwhile: '2' }))
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      void other!.then(() => {
        server.blobs.set(request.url!, Buffer.concat(parts))
        response.end()
      })
    })
  }
  await machine(writes({ one: '1' }), { patience: 10_000 })
  expect((await valuesOn(['one', 'meanwhile'])).found).toEqual(['1', '2'])
})

test('only a limited number of packs is requested from a server that lists too many', async () => {
  const keys = Array.from({ length: 14 }, (_, index) => `key-${index}`)
  for (const key of keys) await machine(writes({ [key]: key }))
  for (const path of server.paths('cas')) server.blobs.set(path, Buffer.from('lies'))
  server.takeSeen()
  const { found, notices } = await valuesOn(keys)
  expect(found).toEqual(keys.map(() => GONE))
  expect(notices).toEqual(['cache/left-out'])
  // Three, and those already in flight.
  expect(server.takeSeen().length).toBeLessThanOrEqual(7)
})

test('many packs are merged without losing entries', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`)
  for (const key of keys) await machine(writes({ [key]: key }))
  server.takeSeen()
  expect((await valuesOn(keys)).found).toEqual(keys)
  expect(server.takeSeen().length).toBeLessThan(10)
})

test('packs of which most is not needed are replaced by what is', async () => {
  const large = (seed: number) =>
    Array.from({ length: 3 * MEGABYTE }, (_, index) => (index * seed) % 10).join('')
  for (const seed of [3, 7, 9, 11, 13, 17, 19])
    await machine(writes({ [`old-${seed}`]: large(seed) }), { patience: 10_000 })
  await machine(writes({ new: 'new' }), { patience: 10_000 })
  const { found, traffic } = await valuesOn(['new', 'old-3'], { patience: 10_000 })
  expect(found).toEqual(['new', GONE])
  expect(traffic.read).toBeLessThan(1000)
}, 60_000)

test('a small store takes no more than half of itself from there', async () => {
  const value = 'x'.repeat(MEGABYTE)
  for (const key of ['one', 'two', 'three']) await machine(writes({ [key]: value }))
  const { found } = await valuesOn(['one', 'two', 'three'], { maxBytes: 4.5 * MEGABYTE })
  // Newest first.
  expect(found).toEqual([GONE, value, value])
  // Its additions don't displace entries that fit.
  await machine(writes({ four: '4' }), { maxBytes: 4.5 * MEGABYTE })
  const { found: all } = await valuesOn(['one', 'two', 'three', 'four'])
  expect(all).toEqual([value, value, value, '4'])
})

test('name and password go to the server, and nowhere else', async () => {
  const url = new URL(server.url)
  url.username = 'ci'
  url.password = 'pass%20word'
  server.misbehave = (request, response) => {
    if (request.method !== 'PUT') return false
    response.writeHead(401).end()
  }
  const { words } = await machine(writes({ one: '1' }), { url })
  expect(server.seen[0]!.authorization).toBe(
    `Basic ${Buffer.from('ci:pass word').toString('base64')}`,
  )
  expect(words).toContain(url.host)
  expect(words).not.toMatch(/pass|ci:|secret that/)
  const sent = [...server.blobs.values()].map((blob) => blob.toString('latin1')).join()
  expect(sent).not.toContain(SECRET)
})
