import { afterEach, expect, test } from 'vitest'
import { guardGlobals } from '../../../plugin/render/guard-globals.ts'

const own = {
  map: Array.prototype.map,
  keys: Object.keys,
  parse: globalThis.parseInt,
}
const added = Array.prototype as { tide?: unknown }

// Restores globals for later tests if one of these fails.
afterEach(() => {
  Array.prototype.map = own.map
  Object.keys = own.keys
  globalThis.parseInt = own.parse
  delete added.tide
})

test('what a page adds to built-in objects is gone for the next one, and named', () => {
  const putBack = guardGlobals()
  added.tide = () => 'high'
  Object.assign(Math, { tide: 1 })
  expect(putBack().sort()).toEqual(['Array.prototype.tide', 'Math.tide'])
  expect('tide' in []).toBe(false)
  expect('tide' in Math).toBe(false)
})

test('what a page replaces or takes away is back for the next one', () => {
  const putBack = guardGlobals()
  Array.prototype.map = () => []
  delete (Object as { keys?: unknown }).keys
  globalThis.parseInt = () => 7
  expect(putBack().sort()).toEqual([
    'Array.prototype.map',
    'Object.keys',
    'globalThis.parseInt',
  ])
  expect(Array.prototype.map).toBe(own.map)
  expect(Object.keys).toBe(own.keys)
  expect(globalThis.parseInt).toBe(own.parse)
})

test('where nothing was changed, nothing is put back', () => {
  const putBack = guardGlobals()
  expect(putBack()).toEqual([])
  expect(putBack()).toEqual([])
})
