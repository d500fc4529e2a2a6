import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WorkerPool } from '../../../plugin/kit/worker-pool.ts'

/** A worker that executes the tasks below. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { scryptSync } from 'node:crypto'
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ task }) => {
      if (task.type === 'endless') for (;;) {}
      if (task.type === 'never') return
      if (task.type === 'exit') process.exit()
      if (task.type === 'hoard') for (const all = []; ; ) all.push(new Array(1000).fill({}))
      if (task.type === 'deep') {
        let answer = {}
        for (let level = 0; level < 3500; level++) answer = { inner: answer }
        return parentPort.postMessage({ answer })
      }
      parentPort.postMessage({ answer: task.type })
      if (task.type !== 'answered') return
      Atomics.store(task.flag, 0, 1)
      Atomics.notify(task.flag, 0)
      // Synchronous native code, which can't be interrupted.
      scryptSync('', '', 64, { N: 2 ** 16, r: 8, maxmem: 2 ** 30 })
    })
  `)}`,
)
let pool: WorkerPool | undefined

afterEach(() => pool?.close())

const LIMIT = 300

test('a task that computes without end is ended, and the next one is done', async () => {
  pool = new WorkerPool(script, 1, LIMIT)
  const endless = pool.run({ type: 'endless' })
  const next = pool.run({ type: 'quick' })
  await expect(endless).rejects.toMatchObject({ reason: 'timeout' })
  expect(await next).toBe('quick')
})

test('a task that waits without end is ended', async () => {
  pool = new WorkerPool(script, 1, LIMIT)
  await expect(pool.run({ type: 'never' })).rejects.toMatchObject({ reason: 'timeout' })
})

test('a task that ends its worker fails alone', async () => {
  pool = new WorkerPool(script, 1, LIMIT)
  await expect(pool.run({ type: 'exit' })).rejects.toMatchObject({ reason: 'crash' })
  expect(await pool.run({ type: 'quick' })).toBe('quick')
})

test('a task that needs too much memory fails alone, with that reason', async () => {
  pool = new WorkerPool(script, 1, 20_000, { young: 4, memory: 16 })
  await expect(pool.run({ type: 'hoard' })).rejects.toMatchObject({
    reason: 'crash',
    message: 'it needs more than 16 MB of memory',
  })
  expect(await pool.run({ type: 'quick' })).toBe('quick')
})

test('an answer that is nested too deep fails its task alone', async () => {
  pool = new WorkerPool(script, 1, 10_000)
  await expect(pool.run({ type: 'deep' })).rejects.toThrow(/call stack/)
  expect(await pool.run({ type: 'quick' })).toBe('quick')
})

test('closing a pool fails running, queued and later tasks', async () => {
  pool = new WorkerPool(script, 1, 10_000)
  const works = pool.run({ type: 'never' })
  const waits = pool.run({ type: 'quick' })
  const failures = Promise.allSettled([works, waits])
  await pool.close()
  const later = Promise.allSettled([pool.run({ type: 'quick' })])
  for (const { status } of [...(await failures), ...(await later)])
    expect(status).toBe('rejected')
})

test('an answer that comes while its worker is ended does not let the process go before', async () => {
  pool = new WorkerPool(script, 1, 10_000)
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const task = { type: 'answered', flag }
  const answered = Promise.allSettled([pool.run(task)])
  // The response has been sent, but not read yet.
  Atomics.wait(flag, 0, 0)
  const closed = pool.close()
  const unref = vi.spyOn(Worker.prototype, 'unref')
  await closed
  expect(unref).not.toHaveBeenCalled()
  unref.mockRestore()
  expect(await answered).toMatchObject([{ status: 'rejected' }])
})

describe('a pool that sends tasks ahead', () => {
  const options = { sendsAhead: true }

  test('has the next task run while this thread is busy', async () => {
    pool = new WorkerPool(script, 1, 10_000, options)
    const flag = new Int32Array(new SharedArrayBuffer(4))
    const first = pool.run({ type: 'quick' })
    const next = pool.run(Object.assign({ type: 'answered' }, { flag }))
    expect(Atomics.wait(flag, 0, 0, 10_000)).not.toBe('timed-out')
    expect(await Promise.all([first, next])).toEqual(['quick', 'answered'])
  })

  test.each(['endless', 'exit'])(
    'runs it in another worker after %s, and in order',
    async (type) => {
      pool = new WorkerPool(script, 1, LIMIT, options)
      const done: string[] = []
      const failed = pool.run({ type })
      const others = ['first', 'second', 'third'].map(async (each) =>
        done.push(await pool!.run({ type: each })),
      )
      await expect(failed).rejects.toHaveProperty('reason')
      await Promise.all(others)
      expect(done).toEqual(['first', 'second', 'third'])
    },
  )

  test('runs it in a new worker if this one became stale', async () => {
    pool = new WorkerPool(script, 1, 10_000, options)
    const all = ['first', 'second', 'third'].map((type) => pool!.run({ type }))
    await pool.renew()
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third'])
  })

  test('fails it when it is closed', async () => {
    pool = new WorkerPool(script, 1, 10_000, options)
    const tasks = ['never', 'first', 'second'].map((type) => pool!.run({ type }))
    const all = Promise.allSettled(tasks)
    await pool.close()
    for (const { status } of await all) expect(status).toBe('rejected')
  })
})
