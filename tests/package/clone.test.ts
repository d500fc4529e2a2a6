import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
let place: string
let clone: string

beforeAll(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'skerry-clone-')))
  clone = join(place, 'skerry')
  run('git', ['clone', '--quiet', '--depth', '1', `file://${project}`, clone], place)
  run(
    'npm',
    ['ci', '--engine-strict', '--no-audit', '--no-fund', '--prefer-offline'],
    clone,
  )
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a fresh clone builds itself, and with that its own documentation', () => {
  // The steps of `npm run demo`, without its server.
  run('npm', ['run', 'build'], clone)
  run(process.execPath, ['dist/cli.js', 'build', 'demo', '--outDir', 'demo-out'], clone)
  expect(readFileSync(join(clone, 'demo-out/index.html'), 'utf8')).toContain('<main')
})

test('imports of URLs keep the comment that spares a warning of Vite in a clone', () => {
  for (const file of ['actions.js', 'script-urls.js'])
    expect(readFileSync(join(clone, 'dist/runtime', file), 'utf8')).toContain(
      'import(/* @vite-ignore */',
    )
})

test('what a build writes in a clone is not seen by git', () => {
  rmSync(join(clone, 'demo-out'), { recursive: true, force: true })
  expect(existsSync(join(clone, 'dist/cli.js'))).toBe(true)
  expect(run('git', ['status', '--porcelain'], clone)).toBe('')
})
