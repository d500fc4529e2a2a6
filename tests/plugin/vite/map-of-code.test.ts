import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { mapOfCode } from '../../../plugin/vite/map-of-code.ts'
import { withPlaces, writePlace } from '../../../runtime/kit/code-places.ts'

test('places in the code of a snippet, and of those in it, are those of a source map', () => {
  const code = withPlaces('one\ntwo, three\n\nfour', [
    writePlace({ line: 2, column: 1 }, { line: 70, column: 25 }),
    writePlace({ line: 2, column: 6 }, { line: 3, column: 1, file: 'snippets/u.mdx' }),
    writePlace({ line: 4, column: 1 }, { line: 71, column: 2 }),
  ])
  const written = mapOfCode(code, { file: 's.mdx', root: '/r', before: 2 })
  const map = new SourceMap({ ...written, file: '', sourcesContent: [], sourceRoot: '' })
  const placeOf = (line: number, column: number) => {
    const found = map.findEntry(line, column)
    return 'originalSource' in found
      ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
      : undefined
  }
  expect(placeOf(2, 9)).toBe(undefined)
  expect(placeOf(3, 0)).toBe('/r/s.mdx:70:25')
  expect(placeOf(3, 5)).toBe('/r/snippets/u.mdx:3:1')
  expect(placeOf(5, 3)).toBe('/r/s.mdx:71:2')
})
