import { expect, test } from 'vitest'
import { rankMatches, type Match } from '../../../theme/search/rank-matches.ts'

function match(title: string, headings: string[], score: number): Match {
  const sections = headings.map((heading, index) => ({
    id: `h${index}`,
    title: heading,
    start: index,
    titleWords: 1,
  }))
  return {
    record: { id: 'en_1', url: '/', title, titleWords: 1, sections },
    score,
    places: [],
  }
}

const titles = (query: string, matches: Match[]) =>
  rankMatches(query, matches).map(({ record }) => record.title)

test('a page whose title was typed comes before one that says the words more often', () => {
  const matches = [match('Limits of tokens', [], 2), match('Tokens', [], 1)]
  expect(titles('tokens', matches)).toEqual(['Tokens', 'Limits of tokens'])
})

test('a heading that was typed counts more than its words in a title', () => {
  const matches = [
    match('How to rotate every key', [], 1.2),
    match('FAQ', ['Rotate: a key?'], 1),
  ]
  expect(titles('rotate a key', matches)).toEqual(['FAQ', 'How to rotate every key'])
})

test('the words of a title and of one of its headings find the page together', () => {
  const matches = [match('Links', [], 1.2), match('Typo tolerance', ['Links'], 1)]
  expect(titles('typo tolerance links', matches)).toEqual(['Typo tolerance', 'Links'])
})

test('names change nothing where the index is sure', () => {
  const matches = [match('Authentication', [], 9), match('Errors', ['Key'], 1)]
  expect(titles('key', matches)).toEqual(['Authentication', 'Errors'])
})

test('titles without spaces between words are compared as they are', () => {
  const matches = [match('更新元数据字段', [], 1), match('更新元数据', [], 1)]
  expect(titles('更新元数据', matches)).toEqual(['更新元数据', '更新元数据字段'])
})

test.each([
  ['agent', 'Agents'],
  ['agents', 'Agent'],
  ['webhook', 'Webhooks'],
  ['API key', 'API keys'],
  ['access policy', 'Access policies'],
  ['caches', 'Cache'],
  ['status', 'Statuses'],
  ['flujo', 'Flujos'],
])('“%s” finds the page titled “%s” first', (query, title) => {
  const others = [match(`${query} in practice`, [query], 1.3), match('Other', [], 1.5)]
  expect(titles(query, [...others, match(title, [], 1)])[0]).toBe(title)
})

test('a title in the number that was typed comes before one in the other', () => {
  const matches = [match('Agents', [], 1), match('Agent', [], 1)]
  expect(titles('agent', matches)).toEqual(['Agent', 'Agents'])
  expect(titles('agents', matches)).toEqual(['Agents', 'Agent'])
})

test('words with similar endings that are not plurals are distinct', () => {
  const matches = [match('Classes', [], 1), match('Clas', [], 1), match('Bus', [], 1)]
  expect(titles('class', matches)[0]).toBe('Classes')
  expect(titles('bu', [match('Other', [], 1.7), match('Bus', [], 1)])[0]).toBe('Other')
})
