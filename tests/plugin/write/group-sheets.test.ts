import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupSheets, type LinkedSheet } from '../../../plugin/write/group-sheets.ts'

/** A stylesheet that has about so many bytes after compression. */
const sheet = (bytes: number, ...pages: number[]): LinkedSheet => ({
  content: randomBytes(bytes).toString('base64'),
  pages: new Set(pages),
})

const all = [1, 2, 3, 4, 5, 6, 7, 8]
const core = sheet(11_000, ...all)

test('stylesheets of the same pages become one file', () => {
  const [callout, card] = [sheet(800, 1, 2), sheet(1200, 1, 2)]
  expect(groupSheets([core, callout, card])).toEqual([[core], [callout, card]])
})

test('what all pages link is one file, of any size', () => {
  const icon = sheet(2000, ...all)
  expect(groupSheets([core, icon])).toEqual([[core, icon]])
})

test('a large stylesheet of few pages stays a file of its own', () => {
  const [callout, console] = [sheet(800, 1, 2, 3, 4, 5, 6), sheet(5600, 6)]
  expect(groupSheets([core, callout, console])).toEqual([[core], [callout], [console]])
})

test('a small stylesheet of many pages joins the core, which grows by a twentieth at most', () => {
  const [link, columns, panels] = [
    sheet(100, 1, 2, 3, 4),
    sheet(200, 1, 2, 3),
    sheet(200, 1, 2),
  ]
  expect(groupSheets([core, panels, columns, link])).toEqual([
    [core, columns, link],
    [panels],
  ])
})

test('each stylesheet is in exactly one file, in order, and joining never costs more', () => {
  const sheets = fc.array(
    fc.record({
      content: fc.string({ maxLength: 3000 }),
      pages: fc.uniqueArray(fc.nat(9), { minLength: 1 }).map((pages) => new Set(pages)),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(sheets, (list) => {
      const groups = groupSheets(list)
      expect(groups.flat().toSorted(by(list))).toEqual(list)
      for (const group of groups) expect(group).toEqual(group.toSorted(by(list)))
      expect(cost(groups)).toBeLessThanOrEqual(cost(list.map((one) => [one])))
    }),
  )
})

const by = (list: LinkedSheet[]) => (a: LinkedSheet, b: LinkedSheet) =>
  list.indexOf(a) - list.indexOf(b)

/** Requests of all pages. */
function cost(groups: LinkedSheet[][]): number {
  const pagesOf = (group: LinkedSheet[]) =>
    new Set(group.flatMap(({ pages }) => [...pages]))
  return groups.reduce((sum, group) => sum + pagesOf(group).size, 0)
}
