import { expect, test } from 'vitest'
import { findImports } from '../../../plugin/site/find-imports.ts'

test('finds the names of an import, and what they are in the module', () => {
  const [found] = findImports("import A, { B, c as D } from './a.jsx'")
  expect(found).toMatchObject({ start: 0, isIndented: false, from: './a.jsx' })
  expect(found!.bindings).toEqual([
    { local: 'A', imported: 'default' },
    { local: 'B', imported: 'B' },
    { local: 'D', imported: 'c' },
  ])
})

test('finds imports of several lines, and those without spaces around braces', () => {
  const text = "Text.\n\nimport {\n  A,\n} from '/a.mdx'\nimport {B}from '/b.mdx'\n"
  expect(findImports(text).map(({ start, from }) => [start, from])).toEqual([
    [7, '/a.mdx'],
    [37, '/b.mdx'],
  ])
})

test('says which imports are indented', () => {
  const text = "  import * as all from 'a'\n"
  expect(findImports(text)).toEqual([
    {
      start: 0,
      end: 26,
      isIndented: true,
      bindings: [{ local: 'all', imported: '*' }],
      from: 'a',
    },
  ])
})

test('prose and imports of side effects are no imports of names', () => {
  expect(findImports("import it from here\nimport 'a.css'\n")).toEqual([])
})
