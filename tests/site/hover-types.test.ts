import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildFolder,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
} from './build-site.ts'

const config = (options: string) => `
import { skerry } from 'skerry'
export default { plugins: [skerry(${options})] }
`
const fence = (...lines: string[]) => ['```ts twoslash', ...lines, '```', ''].join('\n')
const files = {
  'docs.json': settings(['index', 'wrong', 'plain']),
  'index.mdx': page(
    'Types',
    fence(
      'interface Berth {',
      '  /** In metres. */',
      '  length: number',
      '}',
      '// ---cut---',
      'const berth: Berth = { length: 12 }',
      'const twice = berth.length * 2',
      '//    ^?',
    ) + fence('// @errors: 2322', "const nights: number = 'three'"),
  ),
  'wrong.mdx': page('Wrong', fence("const nights: number = 'three'")),
  'plain.mdx': page('Plain', 'Text.'),
}

async function buildWith(options: string): Promise<BuiltSite> {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, { ...files, 'vite.config.mjs': config(options) })
  installSkerry(root)
  const site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
  return site
}

describe('with the option', () => {
  let site: BuiltSite
  beforeAll(async () => void (site = await buildWith('{ twoslash: true }')), 60_000)

  test('a name says its type and what is written about it', () => {
    const html = site.read('index.html')
    expect(html).toContain('data-type="const berth: Berth"')
    expect(html).toContain('data-type="Berth.length: number\n\nIn metres."')
  })

  test('each type is one stop of the Tab key', () => {
    const stops = site.read('index.html').match(/data-type="const berth: Berth"[^>]*/g)
    expect(stops?.map((stop) => stop.includes('tabindex="0"'))).toEqual([true, false])
  })

  test('answers and errors that are expected stand below their line', () => {
    const html = site.read('index.html')
    expect(html).toContain('data-note="const twice: number"')
    expect(html).toMatch(
      /line-note-error" data-note="Type &#39;string&#39;|line-note-error" data-note="Type 'string'/,
    )
  })

  test('the text of code is what readers are to copy', () => {
    expect(site.read('index.md')).toContain(
      [
        '```ts',
        'const berth: Berth = { length: 12 }',
        'const twice = berth.length * 2',
        '```',
      ].join('\n'),
    )
  })

  test('code that does not compile is shown without types, with a warning at its place', () => {
    expect(site.output).toMatch(
      /wrong\.mdx:\d+:1 {2}TypeScript rejects this code.*Type 'string' is not assignable to type 'number'\. \(TS2322\) {2}\[code\/types\]/,
    )
    expect(site.read('wrong.html')).not.toContain('data-type')
  })

  test('only pages with types have their styles', () => {
    const styles = (file: string) =>
      [...site.read(file).matchAll(/rel="stylesheet" href="\/([^"]+)"/g)]
        .map(([, path]) => site.read(path!))
        .join('')
    expect(styles('index.html')).toContain('.code-type')
    expect(styles('plain.html')).not.toContain('.code-type')
  })
})

test('without the option the word has no effect', async () => {
  const site = await buildWith('{}')
  expect(site.read('index.html')).not.toContain('data-type')
  expect(site.output).not.toContain('code/types')
}, 60_000)
