import { expect, test } from 'vitest'
import { overlayPayload } from '../../../plugin/vite/overlay-payload.ts'

test('the overlay shows errors with the place of the first one, and no warnings', () => {
  const code = 'settings/invalid-json'
  const { err } = overlayPayload([
    { severity: 'warning', code: 'settings/low-contrast', message: 'Hard to read' },
    {
      severity: 'error',
      code,
      message: 'A comma is missing',
      file: 'docs.json',
      line: 6,
    },
    {
      severity: 'error',
      code,
      message: 'A brace is missing',
      file: 'docs.json',
      line: 9,
    },
  ])
  expect(err.message).toContain('A comma is missing')
  expect(err.message).toContain('A brace is missing')
  expect(err.message).not.toContain('Hard to read')
  expect(err.loc).toEqual({ file: 'docs.json', line: 6, column: 1 })
})
