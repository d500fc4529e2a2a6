import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { moduleFingerprint } from '../../../plugin/kit/module-fingerprint.ts'
import { packageVersions } from '../../../plugin/kit/package-versions.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const files = {
  'plugins/main.mjs': `import { word } from './word.js'\nimport emoji from 'remark-emoji'\nexport { other } from '../lib'\nexport default () => import('./late.mjs')\n`,
  'plugins/word.js': 'export const word = "one"',
  'plugins/late.mjs':
    'import fs from "node:fs"\nimport data from "./data.json" with { type: "json" }',
  'plugins/data.json': '{ "a": 1 }',
  'plugins/old.cjs': 'const { a } = require("./required")\nmodule.exports = a',
  'plugins/required.js': 'exports.a = 1',
  'plugins/alone.mjs': 'export default () => {}',
  'plugins/circle.mjs': 'import "./circle-2.mjs"',
  'plugins/circle-2.mjs': 'import "./circle.mjs"',
  'lib/index.js': 'export const other = 1',
  'node_modules/remark-emoji/package.json': JSON.stringify({
    name: 'remark-emoji',
    version: '4.0.0',
    dependencies: { 'node-emoji': '^2.0.0' },
  }),
  'node_modules/node-emoji/package.json': JSON.stringify({
    name: 'node-emoji',
    version: '2.0.0',
  }),
  'node_modules/@scope/plugin/package.json': JSON.stringify({
    name: '@scope/plugin',
    version: '1.0.0',
  }),
}

function project(changes: Record<string, string> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-plugins-')))
  folders.push(folder)
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const main = './plugins/main.mjs'
const before = moduleFingerprint(main, project())

describe('the name of a local plugin is another one', () => {
  const changes: [what: string, Record<string, string>][] = [
    ['its file changes', { 'plugins/main.mjs': `${files['plugins/main.mjs']}// more` }],
    [
      'a file that it imports changes',
      { 'plugins/word.js': 'export const word = "two"' },
    ],
    ['a file that it imports later changes', { 'plugins/late.mjs': '' }],
    ['data that an import of it imports changes', { 'plugins/data.json': '{ "a": 2 }' }],
    [
      'the index of a folder that it exports from changes',
      { 'lib/index.js': 'export const other = 2' },
    ],
    [
      'a package that it imports has another version',
      {
        'node_modules/remark-emoji/package.json': files[
          'node_modules/remark-emoji/package.json'
        ].replace('4.0.0', '4.0.1'),
      },
    ],
    [
      'a dependency of that package has another version',
      {
        'node_modules/node-emoji/package.json':
          '{ "name": "node-emoji", "version": "2.0.1" }',
      },
    ],
  ]
  test.each(changes)('when %s', (_, change) => {
    expect(moduleFingerprint(main, project(change))).not.toBe(before)
  })

  test('when a file that it needs is gone', () => {
    const folder = project()
    rmSync(join(folder, 'plugins/word.js'))
    expect(moduleFingerprint(main, folder)).not.toBe(before)
  })
})

test('it is the same in another folder, and when other files change', () => {
  expect(moduleFingerprint(main, project())).toBe(before)
  expect(moduleFingerprint(main, project({ 'plugins/alone.mjs': '' }))).toBe(before)
})

test('what a CommonJS plugin requires counts', () => {
  const plugin = './plugins/old.cjs'
  expect(moduleFingerprint(plugin, project())).toBe(moduleFingerprint(plugin, project()))
  expect(
    moduleFingerprint(plugin, project({ 'plugins/required.js': 'exports.a = 2' })),
  ).not.toBe(moduleFingerprint(plugin, project()))
})

describe('what a plugin reads under other names than `import` counts:', () => {
  const forms: [what: string, code: string, file: string][] = [
    [
      'a module through createRequire at once',
      `import { createRequire } from 'node:module'\nexport default createRequire(import.meta.url)('./r.cjs')`,
      'plugins/r.cjs',
    ],
    [
      'a module through createRequire under a name',
      `import { createRequire as make } from 'node:module'\nconst load = make(import.meta.url)\nexport default load('./r.cjs')`,
      'plugins/r.cjs',
    ],
    [
      'what such a module requires',
      `import { createRequire } from 'node:module'\nexport default createRequire(import.meta.url)('./r.cjs')`,
      'plugins/inner.cjs',
    ],
    [
      'a package through createRequire',
      `import { createRequire } from 'node:module'\nexport default createRequire(import.meta.url)('words')`,
      'node_modules/words/package.json',
    ],
    [
      'a file beside the module',
      `import { readFileSync } from 'node:fs'\nexport default readFileSync(new URL('./words.txt', import.meta.url))`,
      'plugins/words.txt',
    ],
    [
      'a module of TypeScript by the name of what it is written as',
      `import './typed.js'`,
      'plugins/typed.ts',
    ],
    ['a module with a query', `import './typed.ts?x'`, 'plugins/typed.ts'],
  ]
  test.each(forms)('%s', (_, code, file) => {
    const texts = {
      'plugins/r.cjs': 'module.exports = require("./inner.cjs") // 1',
      'plugins/inner.cjs': 'module.exports = 1',
      'node_modules/words/package.json': '{ "name": "words", "version": "1.0.0" }',
      'plugins/words.txt': 'one',
      'plugins/typed.ts': 'export const a = 1',
    }
    const name = (change: Record<string, string> = {}) =>
      moduleFingerprint(
        './plugins/reads.ts',
        project({ ...texts, 'plugins/reads.ts': code, ...change }),
      )
    expect(name()).toBe(name())
    const text = texts[file as keyof typeof texts]
    expect(name({ [file]: text.replace('1', '2').replace('one', 'two') })).not.toBe(
      name(),
    )
  })
})

test.each([
  'process.env.SKERRY_TEST_WORD',
  "process.env['SKERRY_TEST_WORD']",
  'process.env?.["SKERRY_TEST_WORD"]',
  'const { A = 1, SKERRY_TEST_WORD: word } = process.env',
  "import { env } from 'node:process'\nenv.SKERRY_TEST_WORD",
])('the value of an environment variable counts that is read as %s', (code) => {
  const name = () =>
    moduleFingerprint('./plugins/reads.mjs', project({ 'plugins/reads.mjs': code }))
  const before = name()
  process.env['SKERRY_TEST_WORD'] = 'one'
  const first = name()
  process.env['SKERRY_TEST_WORD'] = 'two'
  const second = name()
  delete process.env['SKERRY_TEST_WORD']
  expect(new Set([before, first, second]).size).toBe(3)
})

test('modules that import each other have a name', () => {
  const plugin = './plugins/circle.mjs'
  const changed = project({ 'plugins/circle-2.mjs': 'import "./circle.mjs"; let a' })
  expect(moduleFingerprint(plugin, project())).not.toBe(
    moduleFingerprint(plugin, changed),
  )
})

test('a package is named by its version and those of its dependencies', () => {
  const scoped = (version: string) =>
    moduleFingerprint(
      '@scope/plugin/sub/path',
      project({
        'node_modules/@scope/plugin/package.json': JSON.stringify({
          name: '@scope/plugin',
          version,
        }),
      }),
    )
  expect(scoped('1.0.0')).toBe(scoped('1.0.0'))
  expect(scoped('1.0.1')).not.toBe(scoped('1.0.0'))
  expect(moduleFingerprint('not-installed', project())).not.toBe(scoped('1.0.0'))
})

test('a package that a plugin imports only when it is needed counts', () => {
  const needs = (version: string) =>
    moduleFingerprint(
      './plugins/alone.mjs',
      project({
        'plugins/alone.mjs': "export default () => import('@scope/plugin')",
        'node_modules/@scope/plugin/package.json': JSON.stringify({
          name: '@scope/plugin',
          version,
        }),
      }),
    )
  expect(needs('1.0.1')).not.toBe(needs('1.0.0'))
})

test('a package that is linked from beside the site is named by its content', () => {
  const linked = (code: string) => {
    const folder = project({
      'beside/package.json':
        '{ "name": "beside", "version": "0.0.0", "main": "index.js" }',
      'beside/index.js': code,
    })
    symlinkSync(join(folder, 'beside'), join(folder, 'node_modules/beside'), 'dir')
    return moduleFingerprint('beside', folder)
  }
  expect(linked('export default 1')).toBe(linked('export default 1'))
  expect(linked('export default 2')).not.toBe(linked('export default 1'))
})

test('packages are found from the folder of the one that needs them', () => {
  const folder = project({
    'node_modules/remark-emoji/node_modules/node-emoji/package.json':
      '{ "name": "node-emoji", "version": "1.0.0" }',
  })
  expect(packageVersions([{ name: 'remark-emoji', from: folder }])).toEqual([
    'node-emoji@1.0.0',
    'remark-emoji@4.0.0',
  ])
  const moved = project()
  cpSync(folder, moved, { recursive: true })
  expect(moduleFingerprint(main, moved)).toBe(moduleFingerprint(main, folder))
})
