import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { settingsDiagnostics as documented } from '../../../plugin/kit/settings-diagnostics.ts'
import { parseJson } from '../../../plugin/settings/parse-json.ts'
import { readSettings } from '../../../plugin/settings/read-settings.ts'
import { sharedMaterial } from '../../shared-material.ts'

const folders: string[] = []

function folder(files: Record<string, string | Uint8Array>): string {
  const root = mkdtempSync(join(tmpdir(), 'skerry-settings-'))
  folders.push(root)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return root
}

afterEach(() => {
  for (const root of folders.splice(0)) rmSync(root, { recursive: true })
})

const minimal = '{"name":"Docs","navigation":{"pages":["index"]}}'

async function complaints(root: string): Promise<string> {
  return (await readSettings(root)).diagnostics.map(formatDiagnostic).join('\n')
}

describe('files', () => {
  test('docs.json takes precedence over mint.json, which is reported as unused', async () => {
    const root = folder({ 'docs.json': minimal, 'mint.json': '{' })
    expect(await readSettings(root)).toMatchObject({
      settings: { name: 'Docs', file: 'docs.json' },
      files: ['docs.json', 'mint.json'],
      diagnostics: [
        {
          severity: 'warning',
          code: 'settings/unused-file',
          message: '`mint.json` is not read, because there is a `docs.json`',
          file: 'mint.json',
        },
      ],
    })
  })

  test('mint.json is read where there is no docs.json, which is waited for', async () => {
    const root = folder({
      'mint.json': '{"name":"Old","navigation":[{"group":"A","pages":["a"]}]}',
    })
    expect(await readSettings(root)).toMatchObject({
      settings: { name: 'Old', file: 'mint.json', schema: 'legacy' },
      files: ['docs.json', 'mint.json'],
    })
  })

  test('files that are referred to are named, missing ones too', async () => {
    const root = folder({
      'docs.json':
        '{"name":"Docs","navigation":{"$ref":"./config/nav.json"},"footer":{"$ref":"no.json"}}',
      'config/nav.json': '{"pages":["index"]}',
    })
    const { files, settings } = await readSettings(root)
    expect(files).toEqual(['docs.json', 'config/nav.json', 'no.json'])
    expect(settings?.navigation.children).toHaveLength(1)
  })

  test('a folder without settings says what to do', async () => {
    const root = folder({})
    expect((await complaints(root)).replace(root, '/site')).toMatchInlineSnapshot(`
      "docs.json  \`/site\` has no \`docs.json\`  [settings/missing-file]
        Create one with a \`name\` and a \`navigation\`, or run Skerry in the folder that has it."
    `)
  })

  test('a settings file that is a folder is reported, not thrown', async () => {
    expect(await complaints(folder({ 'docs.json/a.txt': '' }))).toMatchInlineSnapshot(`
      "docs.json  \`docs.json\` cannot be read (EISDIR)  [settings/unreadable]
        Check that it is a file, and that you have permission to read it."
    `)
  })

  test('a link that leads out of the project is not followed', async () => {
    const outside = folder({ 'secret.json': '{"pages":["secret"]}' })
    const root = folder({
      'docs.json': '{"name":"Docs","navigation":{"$ref":"nav.json"}}',
    })
    symlinkSync(join(outside, 'secret.json'), join(root, 'nav.json'))
    const { settings, diagnostics } = await readSettings(root)
    expect(settings).toBeUndefined()
    expect(diagnostics[0]).toMatchObject({ code: 'settings/ref-missing' })
  })
})

describe('encodings', () => {
  test('a byte-order mark is no problem', async () => {
    expect(
      (await readSettings(folder({ 'docs.json': `\uFEFF${minimal}` }))).diagnostics,
    ).toEqual([])
  })

  test.each([
    [
      'with a mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(minimal, 'utf16le')]),
    ],
    ['without a mark', Buffer.from(minimal, 'utf16le')],
  ])('UTF-16 %s is called by its name', async (_, bytes) => {
    expect(await complaints(folder({ 'docs.json': bytes }))).toContain('UTF-16')
  })

  test('Latin-1 is pointed at', async () => {
    const bytes = Buffer.from('{"name":"Größe"}', 'latin1')
    expect(await complaints(folder({ 'docs.json': bytes }))).toMatchInlineSnapshot(`
      "docs.json:1:12  This file is not UTF-8  [settings/encoding]
        Save it as UTF-8; it looks like Latin-1 or another 8-bit encoding."
    `)
  })
})

test('every code that the settings report is explained', () => {
  const source = fileURLToPath(new URL('../../../plugin/settings', import.meta.url))
  const used = new Set<string>()
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const text = readFileSync(join(source, name), 'utf8')
    for (const [, code] of text.matchAll(/'settings\/([a-z-]+)'/g))
      used.add(`settings/${code}`)
  }
  expect([...used].sort()).toEqual(Object.keys(documented).sort())
})

const corpus = sharedMaterial('corpus', 'the settings of real sites are read')

describe.skipIf(corpus.missing)('real sites', () => {
  const sites = corpus.missing
    ? []
    : readdirSync(corpus.path).filter((name) => !name.endsWith('.md'))

  test.each(sites)('%s is read without errors', async (site) => {
    const { settings, diagnostics } = await readSettings(join(corpus.path, site))
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(settings?.navigation.children.length).toBeGreaterThan(0)
  })
})

const hostile = sharedMaterial('hostile', 'hostile settings are read')

describe.skipIf(hostile.missing)('hostile settings', () => {
  /** The expected diagnostics: errors, warnings or none, with their location. */
  const expected: Record<
    string,
    [worst: 'error' | 'warning' | 'none' | 'any', at?: RegExp]
  > = {
    'ok-minimal': ['none'],
    empty: ['error', /^1:1$/],
    spaces: ['error'],
    null: ['error'],
    array: ['error'],
    string: ['error'],
    truncated: ['error', /^4:37$/],
    'trailing-comma': ['error', /^4:1$/],
    'missing-comma': ['error', /^3:3$/],
    comments: ['error', /^2:3$/],
    'single-quotes': ['error', /^1:2$/],
    'unquoted-key': ['error', /^1:2$/],
    'dup-keys': ['warning', /^1:60$/],
    bom: ['none'],
    crlf: ['none'],
    utf16: ['error'],
    latin1: ['error'],
    'control-char': ['error', /^1:(9|11)$/],
    'merge-conflict': ['error', /^2:1$/],
    deep: ['error'],
    'huge-number': ['error'],
    'all-problems-at-once': ['error'],
    proto: ['warning'],
    'xss-strings': ['error'],
    'css-injection': ['error'],
    'paths-escape': ['error'],
    'duplicate-routes': ['warning'],
    'ssrf-openapi': ['error'],
    // Ten thousand missing pages, which aren't reported by reading settings.
    'huge-nav': ['none'],
    'nested-nav': ['error'],
    unicode: ['any'],
    secrets: ['warning'],
    'very-long': ['any'],
  }
  test.each(Object.entries(expected))('%s', async (name, [worst, at]) => {
    const root = folder({
      'docs.json': readFileSync(join(hostile.path, 'settings', `${name}.json`)),
    })
    const start = cpuTime()
    const { diagnostics } = await readSettings(root)
    expect(cpuTime() - start).toBeLessThan(2_000)
    const severities = new Set(diagnostics.map(({ severity }) => severity))
    if (worst === 'error') expect(severities).toContain('error')
    if (worst === 'warning') expect([...severities]).toEqual(['warning'])
    if (worst === 'none') expect(diagnostics).toEqual([])
    if (at) expect(`${diagnostics[0]?.line}:${diagnostics[0]?.column}`).toMatch(at)
    for (const { line, column } of diagnostics)
      expect([line, column]).not.toContain(undefined)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('what the JSON suite refuses is refused with a place, what it accepts is read', async () => {
    const suite = join(hostile.path, 'json')
    for (const name of readdirSync(suite)) {
      const bytes = readFileSync(join(suite, name))
      const { diagnostics } = await readSettings(folder({ 'docs.json': bytes }))
      const refused = diagnostics.filter(({ code }) =>
        ['settings/invalid-json', 'settings/encoding', 'settings/too-deep'].includes(
          code,
        ),
      )
      if (name.startsWith('n_'))
        expect(refused, name).toMatchObject([{ line: expect.any(Number) }])
      if (name.startsWith('y_')) expect(refused, name).toEqual([])
    }
  })
})

test.each([
  '[1,]',
  '{"a" 1}',
  '[1 true]',
  '{"a":"\t"}',
  '[+1]',
  '[01]',
  '[NaN]',
  '["\\x"]',
  '{"a":1}}',
  '[1]x',
  '"',
  '{',
  '[1,,2]',
])('%s is not JSON, with a place and a frame', (text) => {
  expect(() => JSON.parse(text) as unknown).toThrow()
  expect(parseJson(text, 'a.json').diagnostics).toMatchObject([
    {
      severity: 'error',
      code: 'settings/invalid-json',
      line: 1,
      column: expect.any(Number),
      frame: expect.any(String),
    },
  ])
})
