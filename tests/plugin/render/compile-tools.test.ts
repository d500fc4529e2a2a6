import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { grammarTools, pluginTools } from '../../../plugin/render/compile-tools.ts'
import type { SkerryOptions } from '../../../plugin/site/options.ts'
import type { ConfigSource } from '../../../plugin/site/project.ts'

const folder = mkdtempSync(join(tmpdir(), 'skerry-tools-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string) =>
  writeFileSync(join(folder, name), content)

const file = join(folder, 'vite.config.mjs')
write('vite.config.mjs', 'export default {}')

const configured = (env: Partial<ConfigSource['env']> = {}): ConfigSource => ({
  file,
  env: { command: 'build', mode: 'production', ...env },
})

/** The key of the plugins of a site with a config file. */
const nameOf = (options: SkerryOptions, env?: Partial<ConfigSource['env']>) =>
  pluginTools(folder, options, configured(env))

const plain = () => () => undefined
const withWord = (options: { word: string }) => () => void options

test('keys include options of plugins that JSON omits', () => {
  const options = [
    undefined,
    null,
    {},
    { test: /a/ },
    { test: /b/ },
    { test: () => 1 },
    { test: () => 2 },
  ]
  const names = options.map((each) => nameOf({ remarkPlugins: [['./p.mjs', each]] }))
  expect(new Set(names).size).toBe(options.length)
})

test('the order of plugins counts, and the content of each', () => {
  write('a.mjs', 'export default 1')
  write('b.mjs', 'export default 2')
  const name = nameOf({ remarkPlugins: ['./a.mjs', './b.mjs'] })
  expect(nameOf({ remarkPlugins: ['./b.mjs', './a.mjs'] })).not.toBe(name)
  expect(nameOf({ rehypePlugins: ['./a.mjs', './b.mjs'] })).not.toBe(name)
  write('b.mjs', 'export default 3')
  expect(nameOf({ remarkPlugins: ['./a.mjs', './b.mjs'] })).not.toBe(name)
})

describe('the content of a local plugin counts', () => {
  const beside: [what: string, SkerryOptions][] = [
    ['alone', { remarkPlugins: ['./local.mjs'] }],
    ['beside a function', { remarkPlugins: ['./local.mjs', plain] }],
    [
      'beside a function of another kind',
      { recmaPlugins: ['./local.mjs'], rehypePlugins: [plain] },
    ],
    [
      'with a function among its options',
      { rehypePlugins: [['./local.mjs', { on: () => 1 }]] },
    ],
    [
      'beside handlers of remark-rehype',
      {
        remarkPlugins: ['./local.mjs'],
        remarkRehypeOptions: { handlers: { break: () => undefined } },
      },
    ],
    [
      'beside transformers of code',
      { remarkPlugins: ['./local.mjs'], shikiTransformers: [{ line: () => undefined }] },
    ],
  ]
  test.each(beside)('%s', (_, options) => {
    write('local.mjs', 'export default 1')
    const name = nameOf(options)
    expect(nameOf(options)).toBe(name)
    write('local.mjs', 'export default 2')
    expect(nameOf(options)).not.toBe(name)
  })
})

describe('values that the config file has worked out count', () => {
  const valued: [what: string, (word: string) => SkerryOptions][] = [
    ['options of a function', (word) => ({ remarkPlugins: [[withWord, { word }]] })],
    [
      'a regular expression among them',
      (word) => ({ rehypePlugins: [[plain, { of: [new RegExp(word)] }]] }),
    ],
    [
      'options of a preset',
      (word) => ({ remarkPlugins: [{ plugins: [[withWord, { word }]] }] }),
    ],
    [
      'settings of a preset',
      (word) => ({ remarkPlugins: [{ settings: { word } as object }] }),
    ],
    [
      'options of a specifier beside a function',
      (word) => ({ remarkPlugins: [['./local.mjs', { word }], plain] }),
    ],
    [
      'options of remark-rehype beside a function',
      (word) => ({
        remarkPlugins: [plain],
        remarkRehypeOptions: { footnoteLabel: word },
      }),
    ],
    [
      'properties of transformers',
      (word) => ({ shikiTransformers: [{ name: word, line: () => undefined }] }),
    ],
  ]
  test.each(valued)('%s', (_, options) => {
    expect(nameOf(options('one'))).toBe(nameOf(options('one')))
    expect(nameOf(options('one'))).not.toBe(nameOf(options('two')))
  })
})

describe('functions of a config file', () => {
  const options: SkerryOptions = { remarkPlugins: [plain] }

  test('are others where Vite reads the file for another command or mode', () => {
    const names = [
      nameOf(options),
      nameOf(options, { mode: 'staging' }),
      nameOf(options, { command: 'serve' }),
    ]
    expect(new Set(names).size).toBe(3)
  })

  test.each(['.env', '.env.local', '.env.production', '.env.production.local'])(
    'are others where %s changes, which loadEnv reads',
    (name) => {
      const before = nameOf(options)
      write(name, 'WORD=one')
      const first = nameOf(options)
      write(name, 'WORD=two')
      expect(new Set([before, first, nameOf(options)]).size).toBe(3)
    },
  )

  test('are others with another value of an environment variable that the file names', () => {
    write('vite.config.mjs', 'export default process.env.SKERRY_TEST_WORD')
    const before = nameOf(options)
    process.env['SKERRY_TEST_WORD'] = 'one'
    const first = nameOf(options)
    delete process.env['SKERRY_TEST_WORD']
    expect(first).not.toBe(before)
    expect(nameOf(options)).toBe(before)
  })
})

describe('functions without a config file', () => {
  const nameHere = (options: SkerryOptions) => pluginTools(folder, options, undefined)

  test('are others each time', () => {
    expect(nameHere({ remarkPlugins: [plain] })).not.toBe(
      nameHere({ remarkPlugins: [plain] }),
    )
  })

  test('are those that `cacheKey` names; modules and options beside them still count', () => {
    const options = (cacheKey: string, word = 'one'): SkerryOptions => ({
      cacheKey,
      remarkPlugins: ['./local.mjs', [plain.bind(null), { word, by: Symbol('a') }]],
    })
    write('local.mjs', 'export default 1')
    const name = nameHere(options('1'))
    expect(nameHere(options('1'))).toBe(name)
    expect(nameHere(options('2'))).not.toBe(name)
    expect(nameHere(options('1', 'two'))).not.toBe(name)
    write('local.mjs', 'export default 2')
    expect(nameHere(options('1'))).not.toBe(name)
  })
})

test('a grammar is named by its content, and by its absence', () => {
  const missing = grammarTools(folder, ['x.json'])
  write('x.json', '{ "name": "x" }')
  const first = grammarTools(folder, ['x.json'])
  write('x.json', '{ "name": "y" }')
  const second = grammarTools(folder, ['x.json'])
  expect(new Set([missing, first, second, grammarTools(folder, [])]).size).toBe(4)
})
