import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const sources = join(project, '.build/create-skerry/dist')

interface Packed {
  filename: string
  size: number
  files: { path: string }[]
}

let folder: string
let created: Packed
/** The package that `npm create skerry` downloads and runs. */
let tarball: string

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-create-')))
  const answer = run('npm', ['pack', '--json', '--pack-destination', folder], sources)
  created = (JSON.parse(answer) as Packed[])[0]!
  tarball = join(folder, created.filename)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const createSite = (...args: string[]) =>
  run(
    'npm',
    ['exec', '--yes', `--package=${tarball}`, '--', 'create-skerry', ...args],
    folder,
  )

/** The files of a site with their text. */
function textsOf(site: string): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return new Map(
    paths.map((path) => [path.slice(site.length + 1), readFileSync(path, 'utf8')]),
  )
}

test('the package is small and has no dependencies', () => {
  console.info(`${created.filename}: ${(created.size / 1024).toFixed(1)} KB packed`)
  expect(created.size).toBeLessThan(40 * 1024)
  const manifest = JSON.parse(
    readFileSync(join(sources, 'package.json'), 'utf8'),
  ) as Record<string, unknown>
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(manifest).toMatchObject({ name: 'create-skerry', version })
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([])
  expect(created.files.map(({ path }) => path)).toContain('LICENSE')
})

test('it writes what `skerry create` writes, and says how to go on', () => {
  const printed = createSite('my-docs')
  expect(printed).toContain('  cd my-docs\n  npm install\n  npm run dev')
  const cli = join(project, 'dist/cli.js')
  mkdirSync(join(folder, 'beside'))
  run(process.execPath, [cli, 'create', 'my-docs'], join(folder, 'beside'))
  const texts = textsOf(join(folder, 'my-docs'))
  expect(texts).toEqual(textsOf(join(folder, 'beside/my-docs')))
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining(['.gitignore', 'docs.json', 'package.json', 'index.mdx']),
  )
})

test('it takes the options of `skerry create`, and keeps what is there', () => {
  createSite('lantern', '--name', 'Lantern', '--no-api', '--no-ci')
  const texts = textsOf(join(folder, 'lantern'))
  expect(texts.get('docs.json')).toContain('"name": "Lantern"')
  expect([...texts.keys()].filter((file) => /api-reference|\.github/.test(file))).toEqual(
    [],
  )
  expect(() => createSite('lantern')).toThrow('is not empty')
  expect(() => createSite('other', '--colour', 'red')).toThrow(
    "Unknown option '--colour'",
  )
  expect(createSite('--help')).toContain('npm create skerry [dir] -- [options]')
})

test('the new site installs Skerry and builds', () => {
  const site = join(folder, 'built')
  createSite('built')
  const answer = run('npm', ['pack', '--json', '--pack-destination', folder], project)
  const { filename } = (JSON.parse(answer) as Packed[])[0]!
  const { devDependencies } = JSON.parse(
    readFileSync(join(site, 'package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> }
  expect(filename).toBe(`skerry-${devDependencies['skerry']!.replace('^', '')}.tgz`)
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline']
  run('npm', ['install', '--save-dev', ...quietly, join(folder, filename)], site)
  run('npm', ['run', 'build'], site)
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<main')
})
