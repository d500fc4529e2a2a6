import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WorkerPool } from '../../../plugin/kit/worker-pool.ts'
import { PageCompiler } from '../../../plugin/render/page-compiler.ts'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

let pool: WorkerPool

beforeEach(() => {
  pool = new WorkerPool(new URL('file:///no-worker.js'), 1, 1_000)
})

afterEach(() => pool.close())

describe.each([
  ['removed', () => {}],
  ['replaced by a folder', (file: string) => void mkdirSync(file)],
])('a page that was %s after the site was read', (_, replace) => {
  test('fails alone, with its name', async () => {
    const root = makeFolder({
      'docs.json': settings(['index', 'gone']),
      'index.mdx': '# Home',
      'gone.mdx': '# Gone',
    })
    const project = await readProject(root, {})
    rmSync(join(root, 'gone.mdx'))
    replace(join(root, 'gone.mdx'))
    const { facts } = await new PageCompiler(project, pool, '/').compile(
      project.site.pages.get('gone')!,
    )
    expect(facts.diagnostics).toMatchObject([
      { severity: 'error', code: 'mdx/removed-page', file: 'gone.mdx' },
    ])
    expect(facts.failed).toBe(true)
  })
})
