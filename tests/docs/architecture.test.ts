import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')

test('the contents of ARCHITECTURE.md list its sections in their order', () => {
  const [contents = ''] = text.split('\n## ')
  const listed = [...contents.matchAll(/\[([^\]]+)\]\(#([\w-]+)\)/g)]
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
  expect(listed.map(([, title = '']) => title.replace(/\s+/g, ' '))).toEqual(sections)
  for (const [, title = '', anchor] of listed)
    expect(anchor).toBe(title.toLowerCase().replace(/,/g, '').replace(/\s+/g, '-'))
})

test('files that ARCHITECTURE.md names exist', () => {
  const files = ['plugin', 'runtime', 'theme', 'playground'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|js|css))`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(
    (name) =>
      !existsSync(join(root, name)) && !files.some((file) => file.endsWith(`/${name}`)),
  )
  expect(missing).toEqual([])
})
