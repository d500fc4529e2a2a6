import { expect, test } from 'vitest'
import { busyCoresFlags, shortRunFlags } from '../../../plugin/kit/tune-v8.ts'

const NODE_20 = '11.3.244.8-node.30'
const NODE_22 = '12.4.254.21-node.57'
const NODE_24 = '13.6.233.17-node.53'

test('a flag that the V8 of Node 22 removed is only set for that of Node 20', () => {
  const budget = '--interrupt-budget=600000'
  expect(shortRunFlags(NODE_20)).toContain(budget)
  expect(busyCoresFlags(NODE_20)).toContain(budget)
  expect(shortRunFlags(NODE_22)).not.toContain(budget)
  expect(busyCoresFlags(NODE_22)).not.toContain(budget)
})

test('the V8 of Node 22 knows the flags for heaps and helper threads', () => {
  expect(shortRunFlags(NODE_22)).toEqual([
    '--min-semi-space-size=16',
    '--initial-old-space-size=256',
  ])
  expect(busyCoresFlags(NODE_22)).toEqual([
    '--heap-growing-percent=30',
    '--no-parallel-scavenge',
    '--no-concurrent-marking',
  ])
})

test('newer versions get only the flag that all versions know', () => {
  expect(shortRunFlags(NODE_24)).toEqual([])
  expect(busyCoresFlags(NODE_24)).toEqual(['--heap-growing-percent=30'])
})
