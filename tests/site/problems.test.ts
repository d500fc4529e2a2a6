import { beforeAll, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import {
  buildSite,
  page,
  runSkerry,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
} from './build-site.ts'
import { readHtml } from './read-html.ts'

const files = {
  'docs.json': settings(['good', 'unclosed', 'throws', 'gone']),
  'good.mdx': page('Good', 'All is well.'),
  'unclosed.mdx': page('Unclosed', 'Text.\n\n<Note>\n\nNever closed.'),
  'throws.mdx': page(
    'Throws',
    'export const Broken = () => { throw new Error("no luck") }\n\nBefore.\n\n<Broken />\n\nAfter.\n\nimport { Ring } from "/snippets/ring.mdx"\n\n<Ring />',
  ),
  'snippets/ring.mdx': 'const TICK = 5\n\nexport const Ring = () => <p>{TICK}</p>\n',
}

describe('a site with pages that cannot be rendered', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(files, { args: ['--allow-page-errors'] })
  }, 60_000)

  test('is published where that is asked for, and what is wrong is counted', () => {
    expect(site.code, site.output).toBe(0)
    expect(site.output).toContain(
      'published with 3 errors, because of `--allow-page-errors`',
    )
  })

  test('has the good page whole', () => {
    expect(site.read('good.html')).toContain('All is well.')
  })

  test('shows file, line and column in the place of a page that cannot be parsed', () => {
    const content = readHtml(site.read('unclosed.html')).byId('content')
    expect(content.text).toContain('unclosed.mdx:7:1')
    expect(content.text).toContain('<Note> is never closed')
  })

  test('leaves out a component that throws, and says where it stands, also if it lacks a name that is text', () => {
    const content = readHtml(site.read('throws.html')).byId('content')
    expect(content.text).toContain('Before.')
    expect(content.text).toContain('After.')
    expect(site.report.diagnostics['mdx/expression-failed']).toMatchObject([
      {
        severity: 'error',
        file: 'throws.mdx',
        line: 9,
        column: 1,
        message: '<Broken> throws, so it is left out: no luck',
        hint: 'It throws at `throws.mdx:5:37`. Correct the component.',
      },
      {
        line: 15,
        message: '<Ring> throws, so it is left out: TICK is not defined',
        hint: 'It throws at `snippets/ring.mdx:3:31`. Declare it there with `export const TICK`: a `const` without `export` is text.',
      },
    ])
  })

  test('prints errors and warnings with their place and the way out', () => {
    expect(site.output).toContain('unclosed.mdx:7:1  <Note> is never closed')
    expect(site.output).toMatch(
      /warning: docs\.json:\d+:\d+ {2}`gone` is in the navigation[^\n]*\[site\/missing-page\]/,
    )
    expect(site.output).toContain('3 errors, 2 warnings')
    expect(site.output).toMatch(/3 pages \(1 with errors\), \d+ islands, plain page: /)
  })

  test('keeps pages that failed out of the lists for readers and machines', () => {
    expect(site.read('llms.txt')).not.toContain('Never closed')
  })

  test('is reported page by page and problem by problem', () => {
    const { pages, diagnostics, bytes } = site.report
    expect(pages.map(({ file, url, status }) => [file, url, status])).toEqual([
      ['good.mdx', '/good', 'ok'],
      ['throws.mdx', '/throws', 'ok'],
      ['unclosed.mdx', '/unclosed', 'error'],
    ])
    expect(Object.keys(pages[0]!).sort()).toEqual(
      'bytes compiled document file islands ms output rendered status url warnings'.split(
        ' ',
      ),
    )
    expect(diagnostics['mdx/unclosed-tag']).toMatchObject([
      { severity: 'error', file: 'unclosed.mdx', line: 7, column: 1 },
    ])
    expect(Object.keys(bytes.files).some((file) => /loader.*\.js$/.test(file))).toBe(true)
    expect(bytes.html).toBeGreaterThan(1000)
  })
})

test('with --strict nothing is written, and the exit code is 1', async () => {
  const site = await buildSite(files, { args: ['--strict'] })
  expect(site.code).toBe(1)
  expect(site.output).toContain('nothing was written')
  expect(site.output).not.toContain('plain page')
  expect(site.files()).toEqual([])
  expect(site.report.pages).toHaveLength(3)
})

test('with --strict a site without a problem is built', async () => {
  const site = await buildSite(
    {
      'docs.json': settings(['good'], {
        colors: { primary: '#0a5f4a', light: '#7fe0c4' },
      }),
      'good.mdx': page('Good'),
    },
    { args: ['--strict', '--site', 'https://docs.example.com'] },
  )
  expect(site.code, site.output).toBe(0)
  expect(site.has('good.html')).toBe(true)
})

test('an API description that cannot be read is a warning where nothing needs it', async () => {
  const good = { 'good.mdx': page('Good'), 'old.json': '{ "openapi": "3.1.0",' }
  const unneeded = await buildSite({
    'docs.json': settings(['good'], { api: { openapi: 'none.json' } }),
    ...good,
  })
  expect(unneeded.code, unneeded.output).toBe(0)
  expect(unneeded.output).toMatch(/warning: docs\.json:\d+:\d+ {2}`none\.json` does not/)
  expect(unneeded.output).toMatch(/warning: old\.json:1:\d+ {2}is not valid JSON/)
  expect(unneeded.has('good.html')).toBe(true)

  const parts = await buildSite({
    'docs.json': settings(['good']),
    'good.mdx': page('Good'),
    'parts.yaml':
      'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a: { $ref: "none.yaml" }\n',
    'future.yaml': 'openapi: 9.0.0\n',
  })
  expect(parts.code, parts.output).toBe(0)
  expect(parts.output).toMatch(/warning: parts\.yaml:4:\d+ {2}`none\.yaml` does not/)
  const checked = await runSkerry(['check'], { cwd: parts.root })
  expect(checked.code).toBe(1)
  expect(checked.output).toMatch(/error: parts\.yaml:4:\d+ {2}`none\.yaml` does not/)
  expect(checked.output).toMatch(/error: future\.yaml:1:\d+ {2}version `9\.0\.0` is not/)

  const needed = await buildSite({
    'docs.json': settings(['good', 'GET /a'], { api: { openapi: 'none.json' } }),
    ...good,
  })
  expect(needed.code).toBe(1)
  expect(needed.output).toMatch(
    /error: docs\.json:\d+:\d+ {2}`none\.json` does not exist; a page or entry .* lacks/,
  )
}, 60_000)

test('settings that cannot be read stop the build at their place, without a stack', async () => {
  const site = await buildSite({
    'docs.json': '{\n  "name": "Harbour"\n  "navigation": []\n}\n',
    'good.mdx': page('Good'),
  })
  expect(site.code).toBe(1)
  expect(site.output).toContain('docs.json:3:3')
  expect(site.output).not.toMatch(/\n\s+at /)
  expect(site.files()).toEqual([])
})

test('settings with several problems say all of them', async () => {
  const site = await buildSite({
    'docs.json': settings(['good'], {
      colors: { primary: 'teal' },
      appearance: { default: 'dusk' },
      navigatoin: {},
    }),
    'good.mdx': page('Good'),
  })
  expect(site.code).toBe(1)
  expect(site.output).toMatch(/docs\.json:\d+:\d+ .*`?teal/)
  expect(site.output).toMatch(/docs\.json:\d+:\d+ .*dusk/)
})

test('a folder without settings is refused by name', async () => {
  const site = await buildSite({ 'good.mdx': page('Good') })
  expect(site.code).toBe(1)
  expect(site.output).toMatch(/docs\.json/)
  expect(site.output).not.toMatch(/\n\s+at /)
})

test('a folder that does not exist is refused', async () => {
  const result = await runSkerry(['build', 'nowhere'], { cwd: temporaryFolder() })
  expect(result.code).toBe(1)
  expect(result.output).not.toMatch(/\n\s+at /)
})

test('an unknown command or option is refused with the way out', async () => {
  const cwd = temporaryFolder()
  const command = await runSkerry(['bild'], { cwd })
  expect(command.code).toBeGreaterThan(0)
  expect(command.output).toMatch(/bild/)
  const option = await runSkerry(['build', '--outdir', 'x'], { cwd })
  expect(option.code).toBeGreaterThan(0)
  expect(option.output).toMatch(/--outdir/)
})

test('one command in a folder of pages writes to dist', async () => {
  const cwd = join(temporaryFolder(), 'site')
  writeFiles(cwd, { 'docs.json': settings(['good']), 'good.mdx': page('Good') })
  const { code, output } = await runSkerry(['build'], { cwd })
  expect(code, output).toBe(0)
  const again = await runSkerry(['build'], { cwd })
  expect(again.code, again.output).toBe(0)
  expect(again.output).toMatch(/\b1 page,/)
})
