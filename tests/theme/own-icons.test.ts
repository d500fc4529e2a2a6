import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownIcons } from '../../theme/own-icons.ts'
import { renderIcons } from '../../plugin/render/render-icons.ts'

const folder = new URL('../../theme/components/', import.meta.url)

test('every icon that a component renders of itself is on the list, and nothing else', () => {
  const used = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') || name === 'callout-kind.ts')
    .flatMap((name) => {
      const code = readFileSync(new URL(name, folder), 'utf8')
      const kinds = /^const icons\b[^=]* = \{([^}]*)\}/m.exec(code)?.[1] ?? ''
      const inline = code.matchAll(/name: '([\w-]+)', library: 'lucide'/g)
      const listed = name === 'callout-kind.ts' ? kinds.matchAll(/: '([\w-]+)'/g) : []
      return [...inline, ...listed].map(([, icon]) => icon)
    })
  expect([...new Set(used)].sort()).toEqual([...ownIcons])
})

test('each of them can be rendered', () => {
  const drawings = renderIcons(ownIcons.map((name) => ({ name, library: 'lucide' })))
  expect(Object.keys(drawings)).toHaveLength(ownIcons.length)
})
