import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFiles } from '../../site/build-site.ts'
import { compile, render, standIns } from './compile.tsx'

const fence = '```'
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skerry-fences-'))
  writeFiles(root, {
    'snippets/server.ts':
      'import http from "http"\n\n// #region start\n  listen(80)\n// #endregion\n',
    'snippets/use.mdx': `${fence} file="./server.ts#L1"\n${fence}\n`,
    'snippets/note.md': `${fence}js\nx\n${fence}\n`,
    'snippets/Dockerfile': 'FROM node\n',
  })
})

afterEach(() => rmSync(root, { recursive: true }))

/** The text and the language of the only code block. */
async function block(info: string, body = '') {
  const { html, page } = await render(
    `${fence}${info}\n${body}${fence}`,
    { root },
    standIns,
  )
  const text = html.replace(/<[^>]+>/g, '').replace(/&quot;/g, '"')
  return { html, text: text.trim(), page }
}

test('an empty code block shows the code of a file, which the page depends on', async () => {
  const { text, page } = await block('ts file="/snippets/server.ts"')
  expect(text).toContain('import http from "http"\n\n// #region start\n  listen(80)')
  expect(page.dependencies).toEqual([
    { file: 'snippets/server.ts', hash: expect.stringMatching(/^[\da-f]{32}$/) },
  ])
  expect(page.diagnostics).toEqual([])
})

test.each([
  ['ts file="/snippets/server.ts#start"', 'listen(80)'],
  ["ts file='/snippets/server.ts#L4-L5' {1}", 'listen(80)\n// #endregion'],
  ['ts file=/snippets/server.ts#L1', 'import http from "http"'],
])('a part of it can be shown: %s', async (info, expected) => {
  const { text, page } = await block(info)
  expect(text).toContain(expected)
  expect(text).not.toContain('#region')
  expect(page.diagnostics).toEqual([])
})

test.each([
  ['file="/snippets/server.ts"', 'ts'],
  [' file="/snippets/server.ts" lines', 'ts'],
  ['text file="/snippets/server.ts"', 'text'],
  ['file="/snippets/Dockerfile"', 'dockerfile'],
])('without a language, it is that of the file: %s', async (info, language) => {
  const page = await compile(`${fence}${info}\n${fence}`, { root })
  expect(page.code).toMatch(new RegExp(`language: ?"${language}"`))
  expect(page.code).not.toContain('file=')
})

test('a title, lines and other options stay', async () => {
  const page = await compile(
    `${fence}ts Server lines file="/snippets/server.ts"\n${fence}`,
    { root },
  )
  expect(page.code).toMatch(/title: ?"Server"/)
  expect(page.code).toMatch(/lines: ?true/)
})

test.each(['CodeGroup', 'RequestExample'])(
  'in a group, the name of the file is the title: %s',
  async (group) => {
    const blocks = [
      `${fence}ts file="/snippets/server.ts"\n${fence}`,
      `${fence}ts Own file="/snippets/server.ts"\n${fence}`,
    ]
    const page = await compile(`<${group}>\n\n${blocks.join('\n\n')}\n\n</${group}>`, {
      root,
    })
    expect(
      [...page.code.matchAll(/title: ?"([^"]+)"/g)].map(([, title]) => title),
    ).toEqual(['server.ts', 'Own'])
  },
)

test('a path in a snippet starts at the snippet', async () => {
  const { html } = await render(
    "import Use from '/snippets/use.mdx'\n\n<Use />",
    { root },
    standIns,
  )
  expect(html).toContain('http')
})

test('code with fences in it is no unclosed block', async () => {
  const { text, page } = await block('md file="/snippets/note.md"')
  expect(text).toContain(`${fence}js`)
  expect(page.findings).toEqual([])
})

test('a block with code of its own keeps it', async () => {
  const { text } = await block('ts file="/snippets/server.ts"', 'own\n')
  expect(text).toContain('own')
  expect(text).not.toContain('http')
})

test.each([
  [
    'ts file="/snippets/serve.ts"',
    'mdx/missing-import',
    'Did you mean `/snippets/server.ts`?',
  ],
  ['ts file="../../server.ts"', 'mdx/import-outside', 'move the file there'],
  ['ts file="/snippets/server.ts#star"', 'code/missing-part', 'Did you mean `#start`?'],
  ['ts file="/snippets/server.ts#L4-L9"', 'code/missing-part', '#L1-L5'],
])('what is missing is an error at the block: %s', async (info, code, hint) => {
  const page = await compile(`Text.\n\n${fence}${info}\n${fence}`, { root })
  expect(page.diagnostics).toMatchObject([
    { severity: 'error', code, line: 3, column: 1, hint: expect.stringContaining(hint) },
  ])
})

test('what is wrong with the code of a file is reported where the page shows it', async () => {
  writeFiles(root, { 'snippets/odd.ts': 'a\nb\nc\nd\u202E\n' })
  const { page } = await block('ts file="/snippets/odd.ts"')
  expect(page.diagnostics).toMatchObject([
    { code: 'code/bidirectional-characters', line: 1 },
  ])
})
