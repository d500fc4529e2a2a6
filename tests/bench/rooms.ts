import { parseArgs } from 'node:util'
import {
  fileName,
  findNamesakes,
  measureRooms,
  type Arrow,
  type Plan,
} from '../rooms/measure-rooms.ts'
import { castsOf, longFiles, longFunctions, ownExports } from '../rooms/list-excesses.ts'
import {
  projectRoot,
  readSources,
  TOP_FOLDERS,
  type Source,
} from '../rooms/read-source.ts'
import { formatTable } from './measure.ts'

/**
 * Prints the module graph: rooms (folders of source files) and floors (the longest chain
 * of imports below a room), imports between rooms and those against the direction,
 * cycles, names used twice, and excessive lengths.
 * @param args Another checkout to measure; `--details` prints the lists behind the
 *   figures.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { details: { type: 'boolean', default: false } },
  })
  const sources = readSources(positionals[0] ?? projectRoot)
  const plan = measureRooms(sources)
  const loaded = measureRooms(sources, false)
  const all: [string, (files: Source[]) => string][] = [
    ['files', (files) => String(files.length)],
    ['lines', (files) => String(sum(files.map(({ lines }) => lines)))],
    ['rooms', (files) => String(measureRooms(files).rooms.length)],
    ['floors', (files) => String(measureRooms(files).floors)],
    ['arrows between rooms', (files) => arrowsOf(measureRooms(files))],
    ['arrows against', (files) => againstOf(files)],
    ['circles of rooms', (files) => String(measureRooms(files).roomCircles.length)],
    ['circles of files', (files) => circlesOf(files)],
    [
      'file names twice',
      (files) => String(findNamesakes(files, (f) => [fileName(f)]).size),
    ],
    ['exports of one name', (files) => String(findNamesakes(files, ownExports).size)],
    ['files over 300 lines', (files) => String(longFiles(files).length)],
    ['functions over 80 lines', (files) => String(longFunctions(files).length)],
    ['any', (files) => String(castsOf(files, 'any').length)],
    ['as never', (files) => String(castsOf(files, 'as never').length)],
    ['as unknown as', (files) => String(castsOf(files, 'as unknown as').length)],
  ]
  const parts = [
    ...TOP_FOLDERS.map((top) => sources.filter(({ file }) => file.startsWith(`${top}/`))),
    sources,
  ]
  console.log(
    formatTable([
      ['', ...TOP_FOLDERS, 'all'],
      ...all.map(([name, of]) => [name, ...parts.map(of)]),
    ]),
  )
  console.log('\nArrows: all (of these types only). Floors count imports of types.\n')
  console.log(
    formatTable([
      ['floor', 'room', 'files', 'lines', 'imports'],
      ...plan.rooms
        .toReversed()
        .map(({ name, floor, files, lines }) => [
          String(floor),
          name,
          String(files),
          String(lines),
          importsOf(name, plan.arrows),
        ]),
    ]),
  )
  printArrows('Against the direction', plan.against)
  printList(
    'Circles of files that are loaded',
    loaded.fileCircles.map((circle) => circle.join(' ')),
  )
  if (!values.details) return
  printList(
    'Circles of files, types included',
    plan.fileCircles.map((circle) => circle.join(' ')),
  )
  printNamesakes(
    'File names twice',
    findNamesakes(sources, (each) => [fileName(each)]),
  )
  printNamesakes('Exports of one name', findNamesakes(sources, ownExports))
  printList('Files over 300 lines', longFiles(sources))
  printList('Functions over 80 lines', longFunctions(sources))
  printList('any', castsOf(sources, 'any'))
  printList('as never', castsOf(sources, 'as never'))
  printList('as unknown as', castsOf(sources, 'as unknown as'))
}

function arrowsOf({ arrows }: Plan): string {
  return `${arrows.length} (${arrows.filter(({ isType }) => isType).length})`
}

function againstOf(files: Source[]): string {
  const { against } = measureRooms(files)
  return `${against.length} (${against.filter(({ isType }) => isType).length})`
}

function circlesOf(files: Source[]): string {
  const all = measureRooms(files).fileCircles.length
  return `${all} (${all - measureRooms(files, false).fileCircles.length})`
}

function importsOf(room: string, arrows: Arrow[]): string {
  return arrows
    .filter(({ from }) => from === room)
    .map(({ to, isType }) => (isType ? `(${to})` : to))
    .sort()
    .join(' ')
}

function printArrows(title: string, arrows: Arrow[]): void {
  printList(
    title,
    arrows.flatMap(({ from, to, imports }) => [
      `${from} -> ${to}`,
      ...imports.map(
        ({ file, line, target, isType }) =>
          `  ${file}:${line} imports ${target}${isType ? ' (types)' : ''}`,
      ),
    ]),
  )
}

function printNamesakes(title: string, names: Map<string, string[]>): void {
  printList(
    title,
    [...names].map(([name, files]) => `${name}: ${files.join(', ')}`),
  )
}

function printList(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.join('\n')}`)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
