import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const MEGABYTE = 1024 * 1024

interface Packed {
  filename: string
  size: number
  unpackedSize: number
  files: { path: string; size: number }[]
}

let folder: string
let packed: Packed

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-package-')))
  cpSync(join(project, 'tests/package/fixtures/consumer'), folder, { recursive: true })
  const answer = run('npm', ['pack', '--json', '--pack-destination', folder], project)
  packed = (JSON.parse(answer) as Packed[])[0]!
  const { size, unpackedSize, files } = packed
  console.info(
    `${packed.filename}: ${(size / MEGABYTE).toFixed(2)} MB packed, ` +
      `${(unpackedSize / MEGABYTE).toFixed(2)} MB unpacked, ${files.length} files`,
  )
  const { devDependencies } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> }
  run(
    'npm',
    [
      'install',
      '--engine-strict',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      `./${packed.filename}`,
      // Vite's types depend on those of Node.
      `typescript@${devDependencies['typescript']}`,
      `@types/node@${devDependencies['@types/node']}`,
    ],
    folder,
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the tarball holds what runs, its types and its licences, and nothing else', () => {
  const names = packed.files.map(({ path }) => path)
  for (const name of [
    'LICENSE',
    'README.md',
    'package.json',
    'dist/cli.js',
    'dist/node/index.js',
    'dist/mermaid/LICENSES.md',
    'dist/node/LICENSES.md',
    'dist/theme/fonts/LICENSES.md',
    'dist/plugin/index.d.ts',
    'dist/plugin/render/ATTRIBUTION.md',
    'dist/plugin/render/virtual.d.ts',
    'dist/schema.json',
  ])
    expect(names).toContain(name)
  const known =
    /^(LICENSE|README\.md|CHANGELOG\.md|package\.json|dist\/(cli\.js|build-id|schema\.json|(joined|mermaid|node|plugin|runtime|theme|playground)\/.+))$/
  expect(names.filter((name) => !known.test(name))).toEqual([])
  expect(
    names.filter((name) => /\.map$|(^|\/)tests?\/|\.test\.|\.log$/.test(name)),
  ).toEqual([])
  // Node's modules are bundled: `dist/node/`.
  const modules = names.filter((name) => /^dist\/plugin\/.*\.js$/.test(name))
  expect(modules).toEqual(['dist/plugin/vite/leave-links.js'])
  // A third of it is Mermaid, which would take 130 MB as a dependency.
  expect(packed.size).toBeLessThan(3 * MEGABYTE)
})

test('no file says where it was built', () => {
  const installed = join(folder, 'node_modules/skerry')
  const telling = packed.files.filter(({ path }) =>
    readFileSync(join(installed, path), 'utf8').includes(project),
  )
  expect(telling).toEqual([])
})

test('every entry of `exports` is there, and those of internal modules are closed', () => {
  const { exports } = JSON.parse(
    readFileSync(join(folder, 'node_modules/skerry/package.json'), 'utf8'),
  ) as { exports: Record<string, string | Record<string, string> | null> }
  const resolver = createRequire(join(folder, 'index.js'))
  const named = Object.entries(exports).filter(([name]) => !name.includes('*'))
  for (const [name, entry] of named) {
    const targets = typeof entry === 'string' ? [entry] : Object.values(entry ?? {})
    for (const target of targets)
      expect(existsSync(join(folder, 'node_modules/skerry', target)), target).toBe(true)
    if (entry === null)
      expect(() => resolver.resolve(name.replace('.', 'skerry')), name).toThrow(
        'is not defined by "exports"',
      )
  }
})

test('the command builds a folder that has nothing but content', () => {
  const printed = run(
    'npx',
    ['skerry', 'build', 'docs', '--outDir', 'out-command'],
    folder,
  )
  expect(printed).toContain('2 pages')
  const html = readFileSync(join(folder, 'out-command/index.html'), 'utf8')
  expect(html).toContain('The lighthouse')
  expect(html).not.toContain('wrapped-card')
})

test('vite builds with the plugin, and a component that wraps the theme’s own', () => {
  run('npx', ['vite', 'build'], folder)
  const html = readFileSync(join(folder, 'out-vite/index.html'), 'utf8')
  expect(html).toMatch(/wrapped-card[\s\S]*The lighthouse/)
  expect(existsSync(join(folder, 'out-vite/404.html'))).toBe(true)
})

test('the types of the plugin, the theme and the generated modules are found', () => {
  expect(run('npx', ['tsc', '--noEmit', '-p', '.'], folder)).toBe('')
})
