import { expect, test } from 'vitest'
import { findImports } from '../../../plugin/site/find-imports.ts'
import { cpuTime } from '../../cpu-time.ts'

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

test('an import is found below a line that only starts like one', () => {
  expect(findImports("import it\nimport A from 'a'\n")).toMatchObject([
    { start: 10, bindings: [{ local: 'A' }] },
  ])
})

test.each([
  ['lines', 'import the file into the thing and go on\n'.repeat(10_000)],
  ['space', `import a${' '.repeat(40_000)}b`],
  ['empty lines', `import a${'\n'.repeat(40_000)}b`],
])('%s that are no import cost linear time', (_, text) => {
  const start = cpuTime()
  expect(findImports(text)).toEqual([])
  expect(cpuTime() - start).toBeLessThan(1_000)
})
