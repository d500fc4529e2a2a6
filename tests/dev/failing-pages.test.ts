import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from '../site/build-site.ts'
import { startDev, type RunningServer } from './start-server.ts'

/** Pages whose code fails in different ways. */
const bodies = {
  whole: 'All is well.',
  'throws-in-module': 'export const x = undefined.y\n\nText.',
  'throws-in-expression': 'Text.\n\n{(() => { throw new Error("no luck") })()}',
  'component-throws':
    'export const Broken = () => { throw new Error("no luck") }\n\nText.\n\n<Broken />',
  'snippet-throws':
    'import { Broken } from "/snippets/broken.jsx"\n\nText.\n\n<Broken />',
  'import-throws': 'import { a } from "/snippets/throws.jsx"\n\nText {a}.',
  'import-unparsed': 'import { a } from "/snippets/unparsed.jsx"\n\nText {a}.',
  'changes-globals': 'Text.\n\n{(Array.prototype.map = () => [], "x")}',
  'holds-itself': 'export const Tree = () => <Tree />\n\n<Tree />',
  'ends-process': 'import { a } from "/snippets/exits.jsx"\n\n<b>{a()}</b>',
  'never-ends': 'Text.\n\n{(() => { for (;;) {} })()}',
  'never-settles': 'export const x = await new Promise(() => {})\n\nText.',
}
const names = Object.keys(bodies) as (keyof typeof bodies)[]

const files = {
  'docs.json': settings(names),
  ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page('Page', bodies[name])])),
  'snippets/throws.jsx': 'throw new Error("the snippet fails")\n',
  'snippets/broken.jsx':
    'const read = (x) => {\n  return x.a.b\n}\n\nexport const Broken = () => <i>{read({})}</i>\n',
  'snippets/unparsed.jsx': 'export const a = 1\nexport const b = <i>never\n',
  'snippets/exits.jsx': 'export const a = () => process.exit(0)\n',
}

interface Problem {
  code: string
  message: string
  severity: string
  hint?: string
  file?: string
  line?: number
  column?: number
}

/** Time limit for rendering a page, in milliseconds. */
const limit = { SKERRY_PAGE_LIMIT: '4000' }

let dev: RunningServer
let site: BuiltSite

beforeAll(async () => {
  // One after the other, because endless loops would take CPU time from each other.
  site = await buildSite(files, { args: ['--allow-page-errors'], env: limit })
  dev = await startDev(files, [], limit)
})

afterAll(() => dev?.stop())

/** Problems of a page that a build reports. */
function ofBuild(name: string): Problem[] {
  return Object.entries(site.report.diagnostics)
    .flatMap(([code, found]) => found.map((each) => ({ code, ...each })))
    .filter(({ code }) => !/^(check|style)\//.test(code))
    .filter(({ file, message }) => isOf(name, file, message))
}

/** Problems of a page that the dev server reports. */
async function ofDev(name: string): Promise<Problem[]> {
  const { text } = await dev.get(`/@skerry/problems/${name}`)
  return (JSON.parse(text) as { page: Problem[] }).page
    .filter(({ code }) => !/^(check|style)\//.test(code))
    .filter(({ file, message }) => isOf(name, file, message))
}

/** Whether a problem belongs to a page, or to the snippet that it imports. */
function isOf(name: string, file = '', message = ''): boolean {
  if (file === `${name}.mdx`) return true
  const snippet = /"(\/snippets\/[^"]+)"/.exec(bodies[name as keyof typeof bodies])?.[1]
  return snippet !== undefined && message.startsWith(snippet)
}

/** The location of a stack overflow varies, so only its file is compared. */
const facts = (problems: Problem[]) =>
  problems
    .map(({ code, message, hint, file, line, column }) => {
      const place = code === 'render/too-deep' ? [file] : [file, line, column]
      return JSON.stringify({ code, message, hint, place })
    })
    .sort()

describe('a page that fails in a build fails in the dev server with the same words', () => {
  test.each(names)(
    '%s',
    async (name) => {
      const built = facts(ofBuild(name))
      expect(facts(await ofDev(name))).toEqual(built)
      if (name !== 'whole') expect(built).not.toEqual([])
    },
    400_000,
  )
})

test('a component of a snippet that throws is named with its tag and the place where it throws', () => {
  expect(ofBuild('snippet-throws')).toMatchObject([
    {
      code: 'mdx/expression-failed',
      line: 9,
      hint: 'It throws at `snippets/broken.jsx:2:14`. Correct the component.',
    },
  ])
})

test('a snippet that cannot be parsed is named with its place', () => {
  expect(ofBuild('import-unparsed')).toMatchObject([
    { code: 'mdx/import', file: 'snippets/unparsed.jsx', line: 2 },
  ])
})

test('a page that never ends shows so, and the others are answered meanwhile', async () => {
  // Its text is new, so nothing about it is cached.
  const text = page('Page', 'Again.\n\n{(() => { for (;;) {} })()}')
  writeFileSync(join(dev.root, 'never-ends.mdx'), text)
  await new Promise((done) => setTimeout(done, 500))
  let ended = false
  const endless = dev.get('/never-ends').finally(() => (ended = true))
  await new Promise((done) => setTimeout(done, 500))
  expect((await dev.get('/whole')).text).toContain('All is well.')
  expect(ended).toBe(false)
  const { status, text: shown } = await endless
  expect(status).toBe(200)
  expect(shown).toContain('took longer than 4 seconds')
  expect(dev.alive()).toBe(true)
})
