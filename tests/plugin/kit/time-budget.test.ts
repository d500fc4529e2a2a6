import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeBudget } from '../../../plugin/kit/time-budget.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

/** Starts work that ends when the returned function is called. */
function work(budget: TimeBudget): () => Promise<void> {
  let end = () => {}
  const spent = budget.spend(() => new Promise<void>((resolve) => (end = resolve)))
  return () => {
    end()
    return spent
  }
}

test('ends when all that was waited for is too much', async () => {
  const budget = new TimeBudget(1000)
  const end = work(budget)
  vi.advanceTimersByTime(900)
  expect(budget.isOver).toBe(false)
  await end()
  // Nothing waits in the meantime.
  vi.advanceTimersByTime(5000)
  expect(budget.isOver).toBe(false)
  work(budget)
  vi.advanceTimersByTime(150)
  expect(budget.isOver).toBe(true)
  expect(budget.signal.aborted).toBe(true)
})

test('counts requests side by side once', async () => {
  const budget = new TimeBudget(1000)
  const ends = [work(budget), work(budget), work(budget)]
  vi.advanceTimersByTime(600)
  await Promise.all(ends.map((end) => end()))
  expect(budget.isOver).toBe(false)
})

test('grants a second more for half a megabyte that moves, and little for a byte', () => {
  const budget = new TimeBudget(1000)
  work(budget)
  budget.moved(512 * 1000)
  vi.advanceTimersByTime(1900)
  expect(budget.isOver).toBe(false)
  vi.advanceTimersByTime(200)
  expect(budget.isOver).toBe(true)
  const dripping = new TimeBudget(1000)
  work(dripping)
  for (let step = 0; step < 22; step++) {
    vi.advanceTimersByTime(50)
    dripping.moved(1)
  }
  expect(dripping.isOver).toBe(true)
})

test('the time that this thread is busy is not counted as waiting', () => {
  const budget = new TimeBudget(1000)
  work(budget)
  vi.spyOn(performance, 'now').mockReturnValueOnce(30_000)
  vi.advanceTimersByTime(50)
  expect(budget.isOver).toBe(false)
})
