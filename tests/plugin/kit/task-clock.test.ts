import { expect, test } from 'vitest'
import { ownTime } from '../../../plugin/kit/task-clock.ts'

const seconds = (value: number) => value * 1000

test('on a machine with nothing else to do, a task takes what the clock says', () => {
  const own = ownTime({
    clock: seconds(20),
    waited: 0,
    computed: seconds(20),
    busy: 1,
  })
  expect(own).toBe(seconds(20))
})

test('where the process gets a quarter of a processor, a task takes a quarter', () => {
  const own = ownTime({ clock: seconds(20), waited: 0, computed: seconds(5), busy: 1 })
  expect(own).toBe(seconds(5))
})

test('workers share what the process computed', () => {
  const own = ownTime({ clock: seconds(20), waited: 0, computed: seconds(20), busy: 2 })
  expect(own).toBe(seconds(10))
})

test('waiting counts as it is', () => {
  const own = ownTime({ clock: seconds(20), waited: seconds(20), computed: 0, busy: 1 })
  expect(own).toBe(seconds(20))
})

test('what the other threads computed is not the task’s', () => {
  const own = ownTime({
    clock: seconds(20),
    waited: seconds(18),
    computed: seconds(30),
    busy: 1,
  })
  expect(own).toBe(seconds(20))
})

test('patience ends, however little the process was given', () => {
  const own = ownTime({ clock: seconds(400), waited: 0, computed: seconds(1), busy: 1 })
  expect(own).toBe(seconds(20))
})
