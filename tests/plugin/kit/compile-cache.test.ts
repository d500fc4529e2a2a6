import module from 'node:module'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheCompiledCode } from '../../../plugin/kit/compile-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const api = (functions: object) => Object.assign(Object.create(module), functions)

test('compiled code is cached, and written while a command is still running', () => {
  const enableCompileCache = vi.fn()
  const flushCompileCache = vi.fn()
  cacheCompiledCode(api({ enableCompileCache, flushCompileCache }))
  expect(enableCompileCache).toHaveBeenCalledOnce()
  expect(flushCompileCache).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(flushCompileCache).toHaveBeenCalledOnce()
})

test('a version of Node without the cache runs as well', () => {
  const none = { enableCompileCache: undefined, flushCompileCache: undefined }
  cacheCompiledCode(api(none))
  expect(() => vi.advanceTimersByTime(10_000)).not.toThrow()
})
