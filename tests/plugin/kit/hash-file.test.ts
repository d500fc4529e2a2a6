import { expect, test } from 'vitest'
import { hashFile } from '../../../plugin/kit/hash-file.ts'

test('only regular files have a hash, since reading a device or a pipe may never end', () => {
  expect(hashFile('/dev/null')).toBeUndefined()
  expect(hashFile(import.meta.filename)).toMatch(/^[\da-f]{32}$/)
})
