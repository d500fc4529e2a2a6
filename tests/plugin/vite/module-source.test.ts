import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, normalizePath, type HotPayload, type ViteDevServer } from 'vite'
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ModuleSource } from '../../../plugin/vite/module-source.ts'
import { makeFolder } from '../site/make-site.ts'

const root = makeFolder({
  'page.js': `import { word } from './word.js'\nexport const text = 'a ' + word\n`,
  'word.js': `export const word = 'first'\n`,
  'state.js': `export const state = {}\n`,
})
let server: ViteDevServer
let runners: [ModuleRunner, ModuleRunner]

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const source = new ModuleSource(server.environments.ssr)
  const openRunner = () => {
    const worker = {}
    const invoke = (question: HotPayload) => source.answer(question, worker)
    return new ModuleRunner(
      { transport: { invoke }, hmr: false },
      new ESModulesEvaluator(),
    )
  }
  runners = [openRunner(), openRunner()]
})

afterAll(() => server.close())

test('every runner receives a changed module, in any order of requests', async () => {
  const file = join(root, 'word.js')
  for (const word of ['first', 'second', 'third']) {
    writeFileSync(file, `export const word = '${word}'\n`)
    server.environments.ssr.moduleGraph.onFileChange(normalizePath(file))
    for (const runner of runners)
      expect(await runner.import('/page.js')).toMatchObject({ text: `a ${word}` })
  }
})

test('a runner has a changed module that was transformed before it asked', async () => {
  const [runner] = runners
  const file = join(root, 'word.js')
  const { moduleGraph } = server.environments.ssr
  await runner.import('/page.js')
  writeFileSync(file, `export const word = 'early'\n`)
  moduleGraph.onFileChange(normalizePath(file))
  for (const url of ['/page.js', '/word.js'])
    await server.environments.ssr.transformRequest(url)
  expect(await runner.import('/page.js')).toMatchObject({ text: 'a early' })
})

test('what has not changed is evaluated once by each runner', async () => {
  const stateOf = async (runner: ModuleRunner) =>
    (await runner.import<{ state: object }>('/state.js')).state
  const [one, other] = runners
  const first = await stateOf(one)
  const second = await stateOf(other)
  expect(second).not.toBe(first)
  expect(await stateOf(one)).toBe(first)
  expect(await stateOf(other)).toBe(second)
})
