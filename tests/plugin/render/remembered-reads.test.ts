import { expect, test } from 'vitest'
import { RememberedReads } from '../../../plugin/render/remembered-reads.ts'

const modules = {
  '/snippets/name.jsx': ['snippets/name.jsx', 'snippets/memory.js'],
  '/snippets/other.jsx': ['snippets/other.jsx', 'snippets/memory.js'],
  '/snippets/alone.jsx': ['snippets/alone.jsx'],
  'overrides.Card': ['theme/Card.jsx', 'snippets/memory.js'],
}

test('what a module has read for one page counts for the later pages that have a part of it', () => {
  const remembered = new RememberedReads()
  const add = (reads: string[], ...imports: string[]) =>
    remembered.add(reads, imports, modules)
  expect(add(['page.title'], '/snippets/other.jsx')).toEqual(['page.title'])
  expect(add(['settings.name'], '/snippets/name.jsx')).toEqual(['settings.name'])
  expect(add(['page.title'], '/snippets/other.jsx')).toEqual([
    'page.title',
    'settings.name',
  ])
  expect(add(['overrides.Card'])).toEqual(['overrides.Card', 'settings.name'])
  expect(add(['site.base'], '/snippets/alone.jsx')).toEqual(['site.base'])
  expect(add(['overrides.Tabs'])).toEqual(['overrides.Tabs'])
})

test('facts of another page do not count', () => {
  const remembered = new RememberedReads()
  remembered.add(['page.title'], ['/snippets/name.jsx'], modules)
  expect(remembered.add([], ['/snippets/name.jsx'], modules)).toEqual([])
})
