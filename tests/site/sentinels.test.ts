import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev, startPreview, type RunningServer } from '../dev/start-server.ts'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'
import { allPrivateFiles, privateFiles, SENTINEL } from './private-files.ts'

/** Prose and code mention private files; only links could publish them. */
const prose = `Start it with \`docker-compose.yml\`, see "notes.txt" and secrets.json.

\`\`\`sh title="scripts/deploy.sh"
cat notes.txt ./scripts/deploy.sh "./archive.zip"
\`\`\`

${Object.keys(privateFiles['hold tokens or private keys']!)
  .map((file) => `[A file](/${file})`)
  .join('\n')}

[Credentials](/secrets.json) and [a dump](/backup.sql)
`

const files = {
  ...allPrivateFiles,
  'docs.json': settings(['index']),
  'index.mdx': page('Home', prose),
  '.mintignore': 'ignored.txt\ndrafts/\n',
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '../outside/secret.txt': SENTINEL,
}
const names = Object.keys(allPrivateFiles)

let site: BuiltSite
let dev: RunningServer
let preview: RunningServer

beforeAll(async () => {
  site = await buildSite(files)
  dev = await startDev(files)
  symlinkSync(join(dev.root, '../outside'), join(dev.root, 'linked'))
  preview = await startPreview(site.root, site.folder)
}, 120_000)
afterAll(() => Promise.all([dev?.stop(), preview?.stop()]))

test('a folder has at least 60 files that are nobody else’s', () => {
  expect(site.code, site.output).toBe(0)
  expect(names.length).toBeGreaterThanOrEqual(60)
})

test('none of them is in the output, under whatever name', () => {
  const holders = site.files().filter((file) => site.read(file).includes(SENTINEL))
  expect(holders).toEqual([])
  expect(site.files().filter((file) => names.includes(file))).toEqual([])
  expect(site.has('images/dot.svg')).toBe(true)
})

describe.each(['dev', 'preview'] as const)('%s', (name) => {
  test('gives none of them away', async () => {
    const server = name === 'dev' ? dev : preview
    const leaks: string[] = []
    for (const file of [...names, 'linked/secret.txt', '../outside/secret.txt']) {
      const path = encodeURI(file).replaceAll('#', '%23')
      for (const target of [
        `/${path}`,
        `/${path}?raw`,
        `/@fs${server.root}/${path}?raw`,
      ]) {
        const { status, body } = await server.send(target, { Accept: '*/*' })
        if (body.includes(SENTINEL) || status === 200) leaks.push(`${target}: ${status}`)
      }
    }
    expect(leaks).toEqual([])
    expect(server.alive()).toBe(true)
  }, 60_000)
})

describe('a build names what it leaves out', () => {
  const said = () => site.report.diagnostics['site/private-file'] ?? []

  test.each(
    Object.keys(privateFiles).filter((kind) => !/^(silent|unlinked)$/.test(kind)),
  )('in one line those that are %s', (kind) => {
    const lines = said().filter(({ message }) => message.includes(kind))
    expect(lines).toHaveLength(1)
    const { message, hint } = lines[0]!
    for (const file of Object.keys(privateFiles[kind]!)) expect(message).toContain(file)
    expect(hint).toContain('`files`')
  })

  test('and in one line how many have no link, with the way to publish them', () => {
    const lines = site.report.diagnostics['site/unlinked-file'] ?? []
    expect(lines).toHaveLength(1)
    // Sources of modules and of the stylesheets that they import aren't published.
    const count = Object.keys(privateFiles['unlinked']!).length - 2
    expect(lines[0]!.message).toContain(`${count} files are not published`)
    expect(lines[0]!.hint).toContain('"files": ["downloads/**"]')
    expect(site.output).toContain(`${count} files are not published`)
  })

  test('without a word of what is in them', () => {
    expect(site.output).not.toContain(SENTINEL)
    expect(JSON.stringify(site.report)).not.toContain(SENTINEL)
  })
})
