import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeBudget } from '../../../plugin/kit/time-budget.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

/** Work that ends when the test says so. */
function work(patience: TimeBudget): () => Promise<void> {
  let end = () => {}
  const spent = patience.spend(() => new Promise<void>((resolve) => (end = resolve)))
  return () => {
    end()
    return spent
  }
}

test('ends when all that was waited for is too much', async () => {
  const patience = new TimeBudget(1000)
  const end = work(patience)
  vi.advanceTimersByTime(900)
  expect(patience.isOver).toBe(false)
  await end()
  // Nobody waits meanwhile.
  vi.advanceTimersByTime(5000)
  expect(patience.isOver).toBe(false)
  work(patience)
  vi.advanceTimersByTime(150)
  expect(patience.isOver).toBe(true)
  expect(patience.signal.aborted).toBe(true)
})

test('counts requests side by side once', async () => {
  const patience = new TimeBudget(1000)
  const ends = [work(patience), work(patience), work(patience)]
  vi.advanceTimersByTime(600)
  await Promise.all(ends.map((end) => end()))
  expect(patience.isOver).toBe(false)
})

test('grants a second more for half a megabyte that moves, and little for a byte', () => {
  const patience = new TimeBudget(1000)
  work(patience)
  patience.moved(512 * 1000)
  vi.advanceTimersByTime(1900)
  expect(patience.isOver).toBe(false)
  vi.advanceTimersByTime(200)
  expect(patience.isOver).toBe(true)
  const dripping = new TimeBudget(1000)
  work(dripping)
  for (let step = 0; step < 22; step++) {
    vi.advanceTimersByTime(50)
    dripping.moved(1)
  }
  expect(dripping.isOver).toBe(true)
})

test('the time that this thread is busy is not counted as waiting', () => {
  const patience = new TimeBudget(1000)
  work(patience)
  vi.spyOn(performance, 'now').mockReturnValueOnce(30_000)
  vi.advanceTimersByTime(50)
  expect(patience.isOver).toBe(false)
})
