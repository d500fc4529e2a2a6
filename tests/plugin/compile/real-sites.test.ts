import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compilePage } from '../../../plugin/compile/compile-page.ts'
import type { CompiledPage } from '../../../plugin/mdx/compiled-page.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { inputOf } from './compile.tsx'

const { path: corpus, missing: noCorpus } = sharedMaterial(
  'corpus',
  'the pages of real sites compile',
)
const { path: hostile, missing: noHostile } = sharedMaterial(
  'hostile',
  'hostile pages compile, or are reported at their place',
)

const FRONTMATTER = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/

function compileFile(root: string, file: string): Promise<CompiledPage> {
  const text = readFileSync(join(root, file), 'utf8')
  const frontmatter = FRONTMATTER.exec(text)?.[0] ?? ''
  return compilePage(
    inputOf(text.slice(frontmatter.length), {
      root,
      file,
      bodyLine: frontmatter.split('\n').length,
    }),
  )
}

function pagesOf(root: string): string[] {
  return (readdirSync(root, { recursive: true }) as string[])
    .filter(
      (file) => /\.mdx?$/.test(file) && !/(?:^|\/)_?snippets\/|node_modules/.test(file),
    )
    .filter((file) => !/(?:^|\/)(?:README|LICENSE|CONTRIBUTING)\.md$/i.test(file))
    .sort()
}

/** Sample every 25th page, because whole-site tests build the sites too. */
const STEP = process.env['SKERRY_CORPUS'] === 'all' ? 1 : 25
const UNREADABLE = 'crewai/concepts/llms.mdx'

describe.skipIf(noCorpus)('real sites', () => {
  test(
    'their pages compile, but one whose tags do not match',
    { timeout: 300_000 },
    async () => {
      const failed: string[] = []
      let count = 0
      const sites = readdirSync(corpus).filter((name) =>
        statSync(join(corpus, name)).isDirectory(),
      )
      for (const site of sites) {
        const files = pagesOf(join(corpus, site)).filter(
          (file, index) => index % STEP === 0 || `${site}/${file}` === UNREADABLE,
        )
        for (const file of files) {
          const page = await compileFile(join(corpus, site), file)
          count++
          const crash = page.diagnostics.find(({ code }) => code === 'mdx/crash')
          if (page.failed || crash) failed.push(`${site}/${file}`)
        }
      }
      console.log(`${count} pages of ${sites.length} sites compiled`)
      expect(failed).toEqual([UNREADABLE])
      expect(count * STEP).toBeGreaterThan(2_800)
    },
  )
})

interface HostilePage {
  file: string
  expect: { build?: string; at?: string; suggestion?: string }
}

/**
 * Problems at a deliberately different location, or found while rendering, with the
 * reason.
 */
const elsewhere: Record<string, string> = {
  'pages/runtime-throws.mdx': 'found when the page is rendered, at the expression',
  'pages/code-hostile.mdx': 'its second line closes a tag that was never opened',
}

describe.skipIf(noHostile)('hostile pages', () => {
  const { entries } = !noHostile
    ? (JSON.parse(readFileSync(join(hostile, 'manifest.json'), 'utf8')) as {
        entries: HostilePage[]
      })
    : { entries: [] }
  const syntax = entries.filter(
    ({ file }) =>
      /^pages\/(?!fm-|empty|redos)/.test(file) && existsSync(join(hostile, file)),
  )

  test.each(
    syntax.filter(({ expect: { at }, file }) => /^\d/.test(at ?? '') && !elsewhere[file]),
  )('$file is reported at $expect.at', async ({ file, expect: { at, suggestion } }) => {
    const page = await compileFile(join(hostile, 'pages'), file.replace('pages/', ''))
    const place = /^[\d:]+/.exec(at!)![0]
    const found = page.diagnostics.find(
      ({ line, column }) => `${line}:${column}` === place,
    )
    expect(
      found,
      JSON.stringify(
        page.diagnostics.map(({ line, column, code }) => [line, column, code]),
      ),
    ).toBeDefined()
    expect(found!.frame).toContain('^')
    if (suggestion) expect(found!.hint).toBeTruthy()
  })

  test.each(
    syntax.filter(({ expect: { build }, file }) => build === 'ok' && !elsewhere[file]),
  )('$file compiles', async ({ file }) => {
    const page = await compileFile(join(hostile, 'pages'), file.replace('pages/', ''))
    expect(page.failed, page.diagnostics[0]?.message).toBe(false)
  })

  test('cycles and deep nesting end with a diagnostic', async () => {
    for (const [file, code] of [
      ['snippet-cycle-a.mdx', 'mdx/snippet-cycle'],
      ['self-import.mdx', 'mdx/snippet-cycle'],
      ['import-outside.mdx', 'mdx/import-outside'],
      ['nest-quote-2000.mdx', 'mdx/too-deep'],
      ['nest-jsx-1000.mdx', 'mdx/too-deep'],
    ] as const) {
      const page = await compileFile(join(hostile, 'pages'), file)
      expect(page.diagnostics.map((problem) => problem.code)).toContain(code)
    }
  })
})
