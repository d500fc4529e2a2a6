import { describe, expect, it } from 'vitest'
import { mapConcurrently } from '../../../plugin/kit/map-concurrently.ts'

const numbers = Array.from({ length: 10 }, (_, at) => at)

describe('mapping a list concurrently', () => {
  it('keeps the order of the results', async () => {
    const squares = await mapConcurrently(numbers, async (value) => {
      await new Promise((resolve) => setTimeout(resolve, 10 - value))
      return value * value
    })
    expect(squares).toEqual(numbers.map((value) => value * value))
  })

  it('starts no more items than the limit until one is done', async () => {
    let running = 0
    let most = 0
    await mapConcurrently(
      numbers,
      async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running--
      },
      3,
    )
    expect(most).toBe(3)
  })

  it('starts nothing more after a failure', async () => {
    const started: number[] = []
    const failing = mapConcurrently(
      numbers,
      async (value) => {
        started.push(value)
        await Promise.resolve()
        if (value === 1) throw new Error('one failed')
      },
      2,
    )
    await expect(failing).rejects.toThrow('one failed')
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(started).toEqual([0, 1, 2])
  })
})
