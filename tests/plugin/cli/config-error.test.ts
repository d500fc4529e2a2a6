import { expect, test, vi } from 'vitest'
import { withConfig } from '../../../plugin/cli/config-error.ts'

test('while a configuration is loaded, warnings are printed, but not how long plugins take', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await withConfig('.', () => {
    console.warn('\u001B[33m[PLUGIN_TIMINGS] \u001B[0mJavaScript callbacks ran for 7.1s')
    console.warn('deprecated')
    return Promise.resolve()
  })
  expect(warn.mock.calls).toEqual([['deprecated']])
  warn.mockRestore()
})
