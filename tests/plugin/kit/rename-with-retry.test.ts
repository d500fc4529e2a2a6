import { expect, test } from 'vitest'
import { renameWithRetry } from '../../../plugin/kit/rename-with-retry.ts'

/** A mock of the file system whose first renames fail. Records its calls. */
function systemOf(platform: NodeJS.Platform, code: string, failures: number) {
  const asked: string[] = []
  return {
    asked,
    platform,
    rename(from: string, to: string) {
      asked.push(`${from} ${to}`)
      if (asked.length <= failures) throw Object.assign(new Error(code), { code })
    },
    wait() {},
  }
}

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'on Windows, what is open is renamed when it is free again: %s',
  (code) => {
    const system = systemOf('win32', code, 3)
    renameWithRetry('a', 'b', system)
    expect(system.asked).toHaveLength(4)
  },
)

test('a file that stays open fails with the error of the system after two seconds', () => {
  let waited = 0
  const system = {
    ...systemOf('win32', 'EBUSY', Infinity),
    wait: (milliseconds: number) => void (waited += milliseconds),
  }
  expect(() => renameWithRetry('a', 'b', system)).toThrow('EBUSY')
  expect(waited).toBeGreaterThan(1500)
  expect(waited).toBeLessThan(2500)
})

test('a file that is not there fails at once', () => {
  const system = systemOf('win32', 'ENOENT', 1)
  expect(() => renameWithRetry('a', 'b', system)).toThrow('ENOENT')
  expect(system.asked).toHaveLength(1)
})

test('on other systems, where a mount point answers EBUSY, the first answer counts', () => {
  const system = systemOf('linux', 'EBUSY', 1)
  expect(() => renameWithRetry('a', 'b', system)).toThrow('EBUSY')
  expect(system.asked).toHaveLength(1)
})
