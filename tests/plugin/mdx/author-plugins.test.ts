import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'skerry-author-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a local plugin is what it is now in a thread that has loaded it before, and so is what it imports', () => {
  writeFileSync(
    join(root, 'a.mjs'),
    'import { b } from "./b.mjs"\nexport default () => b',
  )
  writeFileSync(join(root, 'b.mjs'), 'export const b = "one"')
  const module = new URL('../../../dist/plugin/mdx/author-plugins.js', import.meta.url)
  // In a separate process, with Node's own modules rather than the test runner's.
  const script = `
    import { writeFileSync } from 'node:fs'
    import { loadAuthorPlugins } from ${JSON.stringify(module.href)}
    const said = []
    const load = async () => {
      const options = { remarkPlugins: [['./a.mjs'], () => 'own'], rehypePlugins: [] }
      const { remarkPlugins } = await loadAuthorPlugins(${JSON.stringify(root)}, options)
      said.push(remarkPlugins.map((plugin) => [plugin].flat()[0]()).join(' '))
    }
    await load()
    await load()
    writeFileSync(${JSON.stringify(join(root, 'b.mjs'))}, 'export const b = "two"')
    await load()
    process.stdout.write(said.join(', '))`
  const args = ['--input-type=module', '-e', script]
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' })
  expect(printed).toBe('one own, one own, two own')
}, 30_000)
