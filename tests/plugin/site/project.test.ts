import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeSitemap } from '../../../plugin/write/sitemap.ts'
import type { OutputContext } from '../../../plugin/write/output-file.ts'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const path = process.env['PATH']!

afterEach(() => {
  process.env['PATH'] = path
})

/** Puts a `git` in front of the real one that logs its calls. */
function watchGit(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-git-'))
  const log = join(folder, 'log')
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh\necho "$*" >> ${log}\nexec ${real} "$@"\n`,
  )
  chmodSync(join(folder, 'git'), 0o755)
  process.env['PATH'] = `${folder}${delimiter}${path}`
  return () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
}

async function datesInSitemap(metadata: object): Promise<string[]> {
  const root = makeFolder({
    'docs.json': settings(['index'], { metadata }),
    'index.mdx': '# Home',
  })
  execFileSync('sh', [
    '-c',
    `cd ${root} && git init -q && git add . && git -c user.name=A -c user.email=a@b.c commit -qm A`,
  ])
  const asked = watchGit()
  const project = await readProject(root, { site: 'https://docs.test' })
  const site = { base: '/', origin: 'https://docs.test', settings: project.settings }
  const context = { project, site } as unknown as OutputContext
  const [sitemap] = await writeSitemap(context)
  expect(String(sitemap!.content)).toContain('<lastmod>')
  return asked().filter((command) => / log /.test(command))
}

test.skipIf(process.platform === 'win32').each([
  ['pages show their dates', { timestamp: true }],
  ['only the sitemap needs dates', {}],
])('where %s, the history is read once', async (_, metadata) => {
  expect(await datesInSitemap(metadata)).toHaveLength(1)
})
