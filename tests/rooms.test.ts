import { expect, test } from 'vitest'
import { castsOf, longFiles, longFunctions, ownExports } from './rooms/list-excesses.ts'
import {
  fileName,
  findNamesakes,
  measureRooms,
  type Arrow,
} from './rooms/measure-rooms.ts'
import { readSources } from './rooms/read-source.ts'

/** The figures of `npm run bench -- rooms`. They may fall, but must not rise. */
const limits = {
  /** Folders of source files in `plugin/`, including that of `index.ts`. */
  pluginRooms: 12,
  /** Imports between rooms that run against the direction of all others. */
  against: 0,
  /** Import cycles between files: at run time, and including types. */
  circles: 0,
  circlesOfTypes: 0,
  /** Names of files, and of exports, that are used twice. */
  fileNamesTwice: 7,
  exportsTwice: 3,
  longFiles: 0,
  longFunctions: 0,
  any: 1,
  asNever: 0,
  asUnknownAs: 0,
}

const sources = readSources()
const plan = measureRooms(sources)

test('plugin/ has no more rooms than one can learn', () => {
  const rooms = plan.rooms.filter(({ name }) => /^plugin\b/.test(name))
  expect(rooms.length).toBeLessThanOrEqual(limits.pluginRooms)
})

test('rooms import each other one way', () => {
  const show = ({ from, to, imports: [first] }: Arrow) =>
    `${from} -> ${to} (${first!.file}:${first!.line})`
  expectAtMost(plan.against.map(show), limits.against)
})

/**
 * The floors of `plugin/` in ARCHITECTURE.md, top down. Rooms of one line don't import
 * each other.
 */
const picture = [
  ['plugin', 'plugin/cli'],
  ['plugin/vite'],
  ['plugin/write', 'plugin/check', 'plugin/import'],
  ['plugin/render'],
  ['plugin/compile'],
  ['plugin/mdx'],
  ['plugin/site'],
  ['plugin/settings'],
  ['plugin/kit'],
]

test('imports in plugin/ go down the picture in ARCHITECTURE.md', () => {
  const floorOf = (room: string) => picture.findIndex((rooms) => rooms.includes(room))
  const arrows = plan.arrows.filter(
    ({ from, to }) => from.startsWith('plugin') && to.startsWith('plugin'),
  )
  expect(arrows.length).toBeGreaterThan(0)
  const upwards = arrows.filter(({ from, to }) => floorOf(from) >= floorOf(to))
  expect(upwards.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  expect(
    plan.rooms
      .map(({ name }) => name)
      .filter((name) => name.startsWith('plugin'))
      .sort(),
  ).toEqual(picture.flat().sort())
})

test('no file imports itself by way of others', () => {
  const show = (cycle: string[]) => cycle.join(' ')
  expectAtMost(measureRooms(sources, false).fileCircles.map(show), limits.circles)
  expectAtMost(plan.fileCircles.map(show), limits.circlesOfTypes)
})

test('a name of a file or of an export stands for one thing', () => {
  const show = (names: Map<string, string[]>) =>
    [...names].map(([name, files]) => `${name}: ${files.join(' ')}`)
  const files = findNamesakes(sources, (source) => [fileName(source)])
  expectAtMost(show(files), limits.fileNamesTwice)
  expectAtMost(show(findNamesakes(sources, ownExports)), limits.exportsTwice)
})

test('files stay below 300 lines, functions below 80', () => {
  expectAtMost(longFiles(sources), limits.longFiles)
  expectAtMost(longFunctions(sources), limits.longFunctions)
})

test('types are given up nowhere else than they were', () => {
  expectAtMost(castsOf(sources, 'any'), limits.any)
  expectAtMost(castsOf(sources, 'as never'), limits.asNever)
  expectAtMost(castsOf(sources, 'as unknown as'), limits.asUnknownAs)
})

/** Fails with the complete list, so that the new entry can be identified. */
function expectAtMost(found: string[], limit: number): void {
  expect(found.length > limit ? found : []).toEqual([])
}
