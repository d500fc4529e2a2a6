import { afterAll, beforeAll, expect, test } from 'vitest'
import { EnvironmentReads } from '../../../plugin/render/environment-reads.ts'

const given = process.env
const reads = new EnvironmentReads()
beforeAll(() => reads.watch())
afterAll(() => {
  process.env = given
})

test('what code reads of the environment is recorded, once', () => {
  expect(process.env['TIDE_STATION']).toBeUndefined()
  expect('TIDE_UNIT' in process.env).toBe(false)
  expect(reads.take()).toEqual(['env.TIDE_STATION', 'env.TIDE_UNIT'])
  expect(reads.take()).toEqual([])
})

test('what Node reads when it loads a module or prints is not', () => {
  expect(process.env['FORCE_COLOR']).toBe(given['FORCE_COLOR'])
  expect(process.env['WATCH_REPORT_DEPENDENCIES']).toBeUndefined()
  expect(typeof new Response('tide').text).toBe('function')
  expect(reads.take()).toEqual([])
})

test('listing the environment stands for all of it', () => {
  expect(Object.keys(process.env)).toEqual(Object.keys(given))
  expect(reads.take()).toContain('env.*')
})
