import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findNamesakes, fileName, measureRooms } from './measure-rooms.ts'
import { readSources } from './read-source.ts'

const root = mkdtempSync(join(tmpdir(), 'skerry-rooms-'))
const files: Record<string, string> = {
  'plugin/index.ts': `import { cook } from './kitchen/cook.ts'\nexport * from './kitchen/menu.ts'\nexport const open = () => cook()\n`,
  'plugin/kitchen/cook.ts': `import type { Dish } from './menu.ts'\nexport async function cook(): Promise<Dish> {\n  return (await import('../cellar/wine.ts')).wine as never\n}\n`,
  'plugin/kitchen/menu.ts': `import { cook } from './cook.ts'\nexport interface Dish { name: string }\nexport const menu = [cook]\n`,
  'plugin/cellar/wine.ts': `const script = new URL('press.js', import.meta.url)\nexport const wine = [script] as unknown as string\n`,
  'plugin/cellar/press.ts': `type Grape = import('../kitchen/menu.ts').Dish\nexport const wine = (grapes: any): Grape => grapes\n`,
  'plugin/cellar/template/copied.ts': `export const wine = 1\n`,
  'runtime/hall.ts': `/* import './nothing.ts' */\nexport const text = "import '../plugin/index.ts'"\n`,
  'theme/room.tsx': `import { text } from '../runtime/hall.ts'\nexport const Room = () => <p>{text}</p>\n`,
  'playground/empty.ts': ``,
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
afterAll(() => rmSync(root, { recursive: true }))

const sources = readSources(root)
const source = (file: string) => sources.find((each) => each.file === file)!

test('imports, re-exports, import(), import types and scripts of threads are all arrows', () => {
  const imports = sources.flatMap((each) =>
    each.imports.map(
      ({ file, line, target, isType }) =>
        `${file}:${line} ${target}${isType ? ' (type)' : ''}`,
    ),
  )
  expect(imports).toEqual([
    'plugin/cellar/press.ts:1 plugin/kitchen/menu.ts (type)',
    'plugin/cellar/wine.ts:1 plugin/cellar/press.ts',
    'plugin/index.ts:1 plugin/kitchen/cook.ts',
    'plugin/index.ts:2 plugin/kitchen/menu.ts',
    'plugin/kitchen/cook.ts:1 plugin/kitchen/menu.ts (type)',
    'plugin/kitchen/cook.ts:3 plugin/cellar/wine.ts',
    'plugin/kitchen/menu.ts:1 plugin/kitchen/cook.ts',
    'theme/room.tsx:1 runtime/hall.ts',
  ])
})

test('a floor is the longest chain of imports below a room, without the arrows that run up', () => {
  const { rooms, floors, against } = measureRooms(sources)
  expect(rooms.map(({ name, floor }) => `${floor} ${name}`)).toEqual([
    '1 playground',
    '1 plugin/cellar',
    '1 runtime',
    '2 plugin/kitchen',
    '2 theme',
    '3 plugin',
  ])
  expect(floors).toBe(3)
  expect(against.map(({ from, to }) => [from, to])).toEqual([
    ['plugin/cellar', 'plugin/kitchen'],
  ])
})

test('circles of files are found, and told from those that only types close', () => {
  expect(measureRooms(sources).fileCircles).toEqual([
    [
      'plugin/cellar/press.ts',
      'plugin/cellar/wine.ts',
      'plugin/kitchen/cook.ts',
      'plugin/kitchen/menu.ts',
    ],
  ])
  expect(measureRooms(sources, false).fileCircles).toEqual([])
  expect(measureRooms(sources).roomCircles).toEqual([['plugin/cellar', 'plugin/kitchen']])
})

test('names of two things are found; re-exports and copied files are none', () => {
  expect([...findNamesakes(sources, ({ exports }) => exports)]).toEqual([
    ['wine', ['plugin/cellar/press.ts', 'plugin/cellar/wine.ts']],
  ])
  expect(source('plugin/index.ts').exports).toEqual(['open'])
  expect(fileName({ ...source('theme/room.tsx'), file: 'theme/tabs.island.tsx' })).toBe(
    'tabs',
  )
})

test('a component, its description and its island share a name that is counted once', () => {
  const named = (file: string) => ({ ...source('theme/room.tsx'), file })
  const files = [
    'theme/components/tabs.tsx',
    'theme/components/tabs.about.ts',
    'theme/islands/tabs.island.tsx',
    'theme/strings/de.ts',
    'theme/strings/reference/de.ts',
    'plugin/index.ts',
    'runtime/index.ts',
    'plugin/kitchen/tabs.ts',
  ].map(named)
  expect([...findNamesakes(files, (file) => [fileName(file)])]).toEqual([
    ['tabs', ['theme/components/tabs.tsx', 'plugin/kitchen/tabs.ts']],
  ])
})

test('functions are measured, and places where types are given up', () => {
  expect(source('plugin/kitchen/cook.ts').functions).toMatchObject([
    { line: 2, lines: 3, text: 'async function cook(): Promise<Dish> {' },
  ])
  const casts = sources.flatMap((each) => each.casts.map(({ kind }) => kind))
  expect(casts).toEqual(['any', 'as unknown as', 'as never'])
})
