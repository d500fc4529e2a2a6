import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'
import { makeFolder } from '../site/make-site.ts'

const files = {
  'docusaurus.config.mjs': "export default { title: 'Harbour' }",
  'docs/intro.md': '# Intro',
}

afterEach(() => vi.restoreAllMocks())

test.each(['docs.json', 'mint.json'])(
  'an existing %s is not overwritten',
  async (name) => {
    const root = makeFolder({ ...files, [`docs/${name}`]: '{}' })
    await expect(runCommand(['import', root])).rejects.toThrow(
      `docs/${name}\` exists already\n  To replace it, remove it first.`,
    )
    expect(readFileSync(join(root, 'docs', name), 'utf8')).toBe('{}')
  },
)

test('a dry run prints docs.json and writes nothing', async () => {
  const root = makeFolder(files)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(['import', root, '--dry-run'])
  const output = log.mock.calls.flat().join('\n')
  expect(output).toContain('"name": "Harbour"')
  expect(output).toContain('Nothing was written: this was a dry run.')
  expect(existsSync(join(root, 'docs/docs.json'))).toBe(false)
})

test('a link that the navbar and the footer have is reported once', async () => {
  const items = "items: [{ to: '/blog', label: 'Blog' }]"
  const root = makeFolder({
    'docusaurus.config.mjs': `export default { title: 'Harbour', themeConfig: {
      navbar: { ${items} },
      footer: { links: [{ title: 'More', ${items} }] },
    } }`,
    'docs/intro.md': '# Intro',
  })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(['import', root])
  const output = log.mock.calls.flat().join('\n')
  expect(output.match(/the link `Blog`/g)).toHaveLength(1)
})

test('a folder of no known tool is answered with the files that are looked for', async () => {
  const root = makeFolder({ 'index.md': '# Intro' })
  await expect(runCommand(['import', root])).rejects.toThrow('docusaurus.config.js')
  await expect(runCommand(['import', `${root}/missing`])).rejects.toThrow(
    'there is no folder',
  )
})

test('a navigation without pages is not written', async () => {
  const root = makeFolder({ 'mkdocs.yml': 'nav: [gone.md]', 'docs/a.txt': '' })
  await expect(runCommand(['import', root])).rejects.toThrow(
    /has no pages, so nothing was written\n\nmkdocs\.yml:1:7 {2}there is no page `gone\.md`/,
  )
  expect(existsSync(join(root, 'docs/docs.json'))).toBe(false)
})
