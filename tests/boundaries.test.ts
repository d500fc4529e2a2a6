import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { inlinedModules } from '../plugin/kit/inlined-modules.ts'
import { nodeEntries } from '../plugin/kit/node-entries.ts'

/** The rooms of ARCHITECTURE.md: what each may import at run time, and as types. */
const rooms: Record<string, { values: string[]; types: string[] }> = {
  plugin: { values: ['plugin'], types: ['plugin', 'runtime', 'theme'] },
  runtime: { values: ['runtime'], types: ['runtime', 'plugin', 'theme'] },
  theme: { values: ['theme', 'runtime'], types: ['theme', 'runtime', 'plugin'] },
  playground: {
    values: ['playground', 'runtime', 'theme'],
    types: ['playground', 'runtime', 'theme'],
  },
}

const root = fileURLToPath(new URL('..', import.meta.url))

interface Import {
  file: string
  line: number
  /** The imported file, relative to the project, or the package's name. */
  target: string
  isType: boolean
}

const imports = Object.keys(rooms).flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('template/'))
    .flatMap((name) => importsOf(join(room, name).replaceAll('\\', '/'))),
)

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, text)
  const found = [
    ...module.staticImports.map((each) => ({
      start: each.start,
      source: each.moduleRequest.value,
      isType: each.entries.length > 0 && each.entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ start, source: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ start, moduleRequest }) => {
      const [, source] =
        /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
      return source ? [{ start, source, isType: false }] : []
    }),
  ]
  return found.map(({ start, source, isType }) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    target: source.startsWith('.')
      ? relative(root, join(root, dirname(file), source)).replaceAll('\\', '/')
      : source,
    isType,
  }))
}

const roomOf = (path: string) => path.split('/')[0]!
const show = ({ file, line, target }: Import) => `${file}:${line} imports ${target}`
const isLocal = ({ target }: Import) => roomOf(target) in rooms

/** Data without code that the plugin may import from the theme. */
const DATA =
  /^theme\/(components\/([\w-]+\.)?about|markdown\/[\w-]+|layout-parts|assistants|own-icons|strings|(fonts|styles)\/[\w-]+)/
/** The only module of the playground that the plugin may import. */
const ENTRY = 'playground/index.ts'
/** Pure functions of the runtime that need neither Preact nor a document. */
const PURE = /^runtime\/(kit\/)?[\w-]+\.ts$/

test('every room imports only from the rooms that it may', () => {
  const wrong = imports.filter((each) => {
    if (!isLocal(each)) return false
    const { values, types } = rooms[roomOf(each.file)]!
    if ((each.isType ? types : values).includes(roomOf(each.target))) return false
    const isOpen =
      DATA.test(each.target) || PURE.test(each.target) || each.target === ENTRY
    return !(roomOf(each.file) === 'plugin' && isOpen)
  })
  expect(wrong.map(show)).toEqual([])
})

test('nothing that Node loads of the plugin brings Preact along', () => {
  const reached = new Set<string>()
  const bringing: string[] = []
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const each of imports) {
      if (each.file !== file || each.isType) continue
      if (/^preact\b/.test(each.target)) bringing.push(show(each))
      else if (isLocal(each)) visit(each.target)
    }
  }
  visit('plugin/index.ts')
  visit('plugin/cli/main.ts')
  expect(reached.size).toBeGreaterThan(100)
  expect(bringing).toEqual([])
})

test('the kit stands alone: functions on text that run anywhere', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      file.startsWith('runtime/kit/') && !target.startsWith('runtime/kit/'),
  )
  expect(wrong.map(show)).toEqual([])
})

test('nothing that the browser loads of the playground touches a file', () => {
  const island = 'playground/console/console.island.tsx'
  const wrong = [...reachableFrom(island)].flatMap((file) =>
    imports.filter(
      (each) => each.file === file && !each.isType && each.target.startsWith('node:'),
    ),
  )
  expect(wrong.map(show)).toEqual([])
})

/** All files that a file imports, directly or indirectly. */
function reachableFrom(start: string): Set<string> {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const each of imports)
      if (each.file === file && !each.isType && isLocal(each)) visit(each.target)
  }
  visit(start)
  return reached
}

test('runtime and theme touch no file and no process', () => {
  const wrong = imports.filter(
    ({ file, target, isType }) =>
      /^(runtime|theme)\//.test(file) && !isType && target.startsWith('node:'),
  )
  expect(wrong.map(show)).toEqual([])
})

test('local imports name their file with its ending', () => {
  const wrong = imports.filter(
    (each) => isLocal(each) && !/\.(tsx?|js|css|json)$/.test(each.target),
  )
  expect(wrong.map(show)).toEqual([])
})

test('no package is imported that a site would not have', () => {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >
  const installed = { ...dependencies, ...optionalDependencies, ...peerDependencies }
  const wrong = imports.filter(({ file, target, isType }) => {
    if (isType || /^(node:|virtual:|skerry)/.test(target) || roomOf(target) in rooms)
      return false
    if (target.startsWith('..')) return true
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/')
    // Modules that are bundled when the package is built: those that Node runs, some
    // modules of sites, and diagrams.
    const module = file.replace(/\.tsx?$/, '')
    const isInlined = inlinedModules.includes(`${module}.js`)
    const isEntry = Object.values<string>(nodeEntries).includes(module)
    const isRead = /^(?:plugin|playground\/document\/read)\//.test(file)
    const isBundled =
      (isRead || isInlined || isEntry || name === 'mermaid') && name in devDependencies!
    return !(name in installed) && !isBundled
  })
  expect(wrong.map(show)).toEqual([])
})

test('every package that package.json names for production is used', () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  const sources = imports.map(({ file }) => readFileSync(join(root, file), 'utf8'))
  const unused = Object.keys(dependencies).filter(
    (name) =>
      // Icon sets are resolved by the name of the library.
      !name.startsWith('@iconify-json/') &&
      // Packages whose types our public types mention: `tests/public-api.test.ts`.
      !imports.some(
        ({ target }) =>
          target === name.replace('@types/', '') || target.startsWith(`${name}/`),
      ) &&
      !sources.some((text) => text.includes(`'${name}`) || text.includes(`\`${name}`)),
  )
  expect(unused).toEqual([])
})

test('files import each other in a circle only within one folder, where a thing can hold its like', () => {
  const graph = new Map<string, string[]>()
  for (const each of imports)
    if (isLocal(each) && !each.isType)
      graph.set(each.file, [...(graph.get(each.file) ?? []), each.target])
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      const cycle = [...path.slice(path.indexOf(file)), file]
      const folders = new Set(cycle.map((each) => dirname(each)))
      if (folders.size > 1) cycles.push(cycle.join(' -> '))
    }
    if (done.has(file) || path.includes(file)) return
    for (const target of graph.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(cycles).toEqual([])
})
