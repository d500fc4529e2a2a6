import { expect, test } from 'vitest'
import { groupMissingFiles } from '../../../plugin/site/group-missing-files.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'

const missing = (path: string, line: number, file = 'docs.json'): Diagnostic => ({
  severity: 'error',
  code: 'api/file-not-found',
  message: `\`${path}\` does not exist`,
  hint: 'Check the path.',
  file,
  line,
  column: 5,
})

test('files of a folder that was moved are reported once, with every place and the new folder', () => {
  const found = [
    missing('specs/v1/a.yaml', 3),
    missing('specs/v2/b.yaml', 7),
    missing('specs/v1/a.yaml', 2, 'x.yaml'),
  ]
  const known = ['openapi/v1/a.yaml', 'openapi/v2/b.yaml', 'old/v1/a.yaml']
  const [told, ...others] = groupMissingFiles(found, known)
  expect(told).toEqual({
    ...found[0],
    message: '`specs/v1/a.yaml` and another file in `specs/` do not exist',
    hint: 'Did you mean the folder `openapi/`?\nAlso at: docs.json:7:5, x.yaml:2:5',
  })
  expect(others).toEqual([])
})

test('no folder is suggested if several have the files', () => {
  const found = [missing('specs/a.yaml', 1), missing('specs/b.yaml', 2)]
  const known = ['x/a.yaml', 'x/b.yaml', 'y/a.yaml', 'y/b.yaml']
  expect(groupMissingFiles(found, known)[0]?.hint).toBe(
    'Check the path.\nAlso at: docs.json:2:5',
  )
})

test('in a folder that exists, each file is a mistake of its own', () => {
  const found = [
    missing('specs/a.yaml', 1),
    missing('specs/b.yaml', 2),
    missing('specs/a.yaml', 3),
    missing('c.yaml', 4),
    missing('d.yaml', 5),
  ]
  const told = groupMissingFiles(found, ['specs/other.yaml'])
  expect(told.map(({ message, line }) => [message, line])).toEqual([
    ['`specs/a.yaml` does not exist', 1],
    ['`specs/b.yaml` does not exist', 2],
    ['`c.yaml` does not exist', 4],
    ['`d.yaml` does not exist', 5],
  ])
  expect(told[0]?.hint).toBe('Check the path.\nAlso at: docs.json:3:5')
})

test('a file that pages need is an error, also together with others', () => {
  const found = [
    { ...missing('specs/a.yaml', 1), severity: 'warning' as const },
    missing('specs/b.yaml', 2),
  ]
  expect(groupMissingFiles(found, [])[0]?.severity).toBe('error')
})

test('of a great number of places, the rest is counted', () => {
  const found = Array.from({ length: 60 }, (_, index) => missing('specs/a.yaml', index))
  expect(groupMissingFiles(found, [])[0]?.hint).toMatch(/docs\.json:50:5, 9 more$/)
})

test('other problems stay as they are, in their order', () => {
  const other: Diagnostic = { ...missing('a.yaml', 1), code: 'api/syntax' }
  const found = [other, missing('a.yaml', 2), other]
  expect(groupMissingFiles(found, [])).toEqual(found)
})
