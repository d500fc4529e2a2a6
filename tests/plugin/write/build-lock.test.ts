import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isLockAlive,
  HeartbeatMonitor,
  acquireLock,
  tryLock,
  type BuildLock,
} from '../../../plugin/write/build-lock.ts'
import { currentOwner, type LockOwner } from '../../../plugin/write/lock-owner.ts'

const hasProc = existsSync('/proc/self/stat')

let place = ''
let folder = ''
const held: BuildLock[] = []
const children: ChildProcess[] = []
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-lock-')))
  folder = join(place, '.out.skerry-lock')
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const lock of held.splice(0)) lock.release()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(place, { recursive: true, force: true })
})

test('a lock names its owner, and is gone when it is released', () => {
  const { lock } = expectTaken()
  const [file = ''] = readdirSync(folder)
  const owner = JSON.parse(readFileSync(join(folder, file), 'utf8')) as LockOwner
  expect(owner).toEqual(lock.owner)
  expect(owner).toMatchObject({ pid: process.pid, host: hostname() })
  if (hasProc) {
    expect(owner.boot).toMatch(/^[\da-f-]{36}$/)
    expect(owner.started).toMatch(/^\d+$/)
  }
  expect(lock.isHeld()).toBe(true)
  lock.release()
  expect(lock.isHeld()).toBe(false)
  expect(readdirSync(place)).toEqual([])
})

test('a lock is had by one, also within one process', () => {
  const { lock } = expectTaken()
  expect(tryLock(folder)).toEqual({ owner: lock.owner })
  expect(isLockAlive(folder)).toBe(true)
  expect(readdirSync(place)).toEqual(['.out.skerry-lock'])
})

test('a waiting build reports once what it waits for, and gets the lock when it is released', async () => {
  const { lock } = expectTaken()
  const waits: unknown[] = []
  const waiting = acquireLock(folder, (owner) => waits.push(owner))
  await new Promise((resolve) => setTimeout(resolve, 700))
  lock.release()
  const second = await waiting
  held.push(second)
  expect(waits).toEqual([lock.owner])
  expect(second.isHeld()).toBe(true)
})

test('of twenty who want a lock at the same time, each has it alone', async () => {
  let holders = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const lock = await acquireLock(folder, () => {})
      most = Math.max(most, ++holders)
      await new Promise((resolve) => setTimeout(resolve, 1))
      holders--
      lock.release()
    }),
  )
  expect(most).toBe(1)
  expect(readdirSync(place)).toEqual([])
})

describe('the lock is taken over', () => {
  test('from a process that has ended', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    leave({ ...currentOwner(), pid: child.pid! })
    expectTaken()
    expect(readdirSync(place)).toEqual(['.out.skerry-lock'])
  })

  test.runIf(hasProc)(
    'from a process whose number another one has now, as in containers',
    () => {
      leave({ ...currentOwner(), started: '1' })
      expectTaken()
    },
  )

  test.runIf(hasProc)('from a process that was killed and not waited for', async () => {
    // A shell that never waits for its child.
    const script = '"$0" -e "setInterval(() => {}, 1000)" & echo $!; exec sleep 100'
    const shell = spawn('/bin/sh', ['-c', script, process.execPath])
    children.push(shell)
    const [text] = (await once(shell.stdout, 'data')) as [Buffer]
    const pid = Number(text.toString())
    const started = /^.*\) (?:\S+ ){19}(\d+)/s.exec(
      readFileSync(`/proc/${pid}/stat`, 'utf8'),
    )![1]!
    leave({ ...currentOwner(), pid, started })
    expect('owner' in tryLock(folder)).toBe(true)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(expectTaken, 5000)
  })

  test('where the file of its owner is empty, as a loss of power leaves it', () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'x.json'), '')
    expectTaken()
  })

  test('where it has no owner', () => {
    mkdirSync(folder)
    expectTaken()
  })

  test('after a restart of the machine, when its owner has been silent for long', () => {
    leave({ ...currentOwner(), boot: 'before' }, 600)
    expectTaken()
  })

  test('from another container on this machine, when its owner has been silent for long', () => {
    leave({ ...currentOwner(), host: '0a1b2c', namespace: 'pid:[1]' }, 600)
    expectTaken()
  })

  test('by one of many', async () => {
    leave({ ...currentOwner(), started: '1', boot: 'before' }, 600)
    let holders = 0
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const lock = await acquireLock(folder, () => {})
        expect(++holders).toBe(1)
        await new Promise((resolve) => setTimeout(resolve, 1))
        holders--
        lock.release()
      }),
    )
    expect(readdirSync(place)).toEqual([])
  })
})

describe('the lock is left to its owner', () => {
  test('who took it over from a dead one, by others that found that one dead too', () => {
    const dead = { ...currentOwner(), started: '1', boot: 'before' }
    const faster = currentOwner()
    leave(dead)
    const watch = new HeartbeatMonitor()
    vi.spyOn(watch, 'isDead').mockImplementation(({ id }) => {
      if (id !== dead.id) return false
      rmSync(folder, { recursive: true })
      leave(faster)
      return true
    })
    expect(tryLock(folder, watch)).toEqual({ owner: faster })
    expect(readdirSync(folder)).toEqual([`${faster.id}.json`])
  })

  test.each<[name: string, owner: Partial<LockOwner>]>([
    ['in another container', { host: '0a1b2c', namespace: 'pid:[1]' }],
    ['on another machine', { host: 'other', boot: 'other' }],
    ['on another machine, whose clock is late', { host: 'late', boot: 'other' }],
    ['after a restart a moment ago', { boot: 'before' }],
  ])('%s', (name, owner) => {
    leave({ ...currentOwner(), pid: 1, ...owner }, name.includes('late') ? 600 : 0)
    expect('owner' in tryLock(folder)).toBe(true)
  })

  test('of this process, though it has given no sign for long', () => {
    const { lock } = expectTaken()
    const past = Date.now() / 1000 - 600
    utimesSync(join(folder, `${lock.owner.id}.json`), past, past)
    expect('owner' in tryLock(folder)).toBe(hasProc)
  })
})

describe('an owner that cannot be seen', () => {
  const owner = { ...currentOwner(), host: 'other', boot: 'other' }

  test('is dead when nothing is heard of it for 20 seconds', () => {
    const watch = new HeartbeatMonitor()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    expect(watch.isDead({ owner, id: owner.id, beat: 1 })).toBe(false)
    now.mockReturnValue(20_000)
    expect(watch.isDead({ owner, id: owner.id, beat: 1 })).toBe(false)
    now.mockReturnValue(20_001)
    expect(watch.isDead({ owner, id: owner.id, beat: 1 })).toBe(true)
  })

  test('lives with every sign, and so does the next owner', () => {
    const watch = new HeartbeatMonitor()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    watch.isDead({ owner, id: owner.id, beat: 1 })
    now.mockReturnValue(15_000)
    expect(watch.isDead({ owner, id: owner.id, beat: 2 })).toBe(false)
    now.mockReturnValue(30_000)
    expect(watch.isDead({ owner, id: owner.id, beat: 2 })).toBe(false)
    expect(watch.isDead({ owner, id: 'next', beat: 2 })).toBe(false)
    now.mockReturnValue(49_000)
    expect(watch.isDead({ owner, id: 'next', beat: 2 })).toBe(false)
  })
})

test('the holder gives signs of life, and knows when its lock is gone', async () => {
  const { lock } = expectTaken()
  const file = join(folder, `${lock.owner.id}.json`)
  utimesSync(file, 0, 0)
  await vi.waitFor(() => expect(statSync(file).mtimeMs).toBeGreaterThan(0), 5000)
  rmSync(folder, { recursive: true })
  expect(lock.isHeld()).toBe(false)
  const other = expectTaken()
  lock.release()
  expect(other.lock.isHeld()).toBe(true)
})

test('a process that is ended by others releases its lock', async () => {
  const module = new URL('../../../dist/plugin/write/build-lock.js', import.meta.url)
  const script = `import { tryLock } from ${JSON.stringify(module.href)}
    tryLock(${JSON.stringify(folder)})
    console.log('taken')
    setTimeout(() => process.exit(3), 200)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  children.push(child)
  await once(child.stdout, 'data')
  expect('owner' in tryLock(folder)).toBe(true)
  await once(child, 'exit')
  expect(readdirSync(place)).toEqual([])
})

test('where a lock cannot be written, the reason is thrown', () => {
  writeFileSync(join(place, 'file'), '')
  expect(() => tryLock(join(place, 'file/lock'))).toThrow('ENOTDIR')
})

/** Writes a lock as another process would have left it. */
function leave(owner: LockOwner, secondsAgo = 0): void {
  mkdirSync(folder)
  const file = join(folder, `${owner.id}.json`)
  writeFileSync(file, JSON.stringify(owner))
  const beat = Date.now() / 1000 - secondsAgo
  utimesSync(file, beat, beat)
}

function expectTaken(): { lock: BuildLock } {
  const taken = tryLock(folder)
  if (!('lock' in taken)) throw new Error('the lock is not free')
  held.push(taken.lock)
  return taken
}
