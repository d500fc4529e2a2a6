import { expect, test } from 'vitest'
import { divisionPages } from '../../../plugin/site/division-pages.ts'
import { division, entries, makeSite, navigate } from './make-site.ts'

function divisionsOf(files: string[], children: Parameters<typeof entries>[0]) {
  const navigation = navigate(makeSite(files, entries(children)))
  const { byName, chains } = divisionPages({ site: navigation.site, navigation })
  const names = Object.fromEntries([...byName].map(([name, paths]) => [name, [...paths]]))
  return { names, chains: Object.fromEntries(chains) }
}

test('pages are found by each division around them, and by ways that lead into it', () => {
  const { names, chains } = divisionsOf(
    ['en/a', 'en/b', 'de/a'],
    [
      division('language', 'en', [
        division('version', 'v2', ['en/a']),
        division('version', 'v1', ['en/b']),
      ]),
      division('language', 'de', [division('version', 'v2', ['de/a'])]),
    ],
  )
  expect(names).toEqual({
    en: ['en/a', 'en/b'],
    de: ['de/a'],
    v2: ['en/a', 'de/a'],
    v1: ['en/b'],
    'en/v2': ['en/a'],
    'en/v1': ['en/b'],
    'de/v2': ['de/a'],
  })
  expect(chains).toMatchObject({ 'en/b': ['en', 'v1'] })
})

test('tabs and anchors are no divisions of their own, but lead to some', () => {
  const { names } = divisionsOf(
    ['a', 'b'],
    [
      division('tab', 'Guide', [division('product', 'Boats', ['a'])]),
      division('tab', 'News', ['b']),
    ],
  )
  expect(names).toEqual({ Boats: ['a'] })
})

test('a page that the navigation does not have is in the division of those beside it', () => {
  const { chains } = divisionsOf(
    ['en/a', 'de/a', 'de/hidden'],
    [division('language', 'en', ['en/a']), division('language', 'de', ['de/a'])],
  )
  expect(chains['de/hidden']).toEqual(['de'])
})
