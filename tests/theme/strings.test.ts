import { expect, test } from 'vitest'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { en, type Strings } from '../../theme/strings/en.ts'
import {
  languages,
  stringsFor,
  createStringLookup,
} from '../../theme/strings/languages.ts'

const keys = Object.keys(en) as (keyof Strings)[]
const others = Object.entries(languages).filter(([tag]) => tag !== 'en')

/** Words that are the same as in English, according to native speakers. */
const sameAsEnglish: Record<string, (keyof Strings)[]> = {
  hi: ['rawSchema'],
  ar: ['rawSchema'],
  ru: ['rawSchema'],
  ko: ['rawSchema'],
  ja: ['rawSchema'],
  zh: ['rawSchema'],
  es: [
    'rawSchema',
    'variables',
    'webhooks',
    'no',
    'prompt',
    'cookies',
    'callbacks',
    'webhook',
  ],
  fr: [
    'variables',
    'position',
    'rawSchema',
    'webhooks',
    'sections',
    'pages',
    'version',
    'section',
    'documentation',
    'code',
    'info',
    'prompt',
    'danger',
    'cookies',
    'callbacks',
    'webhook',
    'messages',
    'option',
    'message',
  ] as (keyof Strings)[],
  de: [
    'variableName',
    'exportAs',
    'messageName',
    'format',
    'position',
    'responseLinks',
    'requiredScopes',
    'rawSchema',
    'schemas',
    'webhooks',
    'apiVersion',
    'version',
    'code',
    'info',
    'prompt',
    'optional',
    'minimum',
    'maximum',
    'cookies',
    'body',
    'callbacks',
    'webhook',
    'schema',
    'option',
    'status',
  ] as (keyof Strings)[],
  'pt-br': [
    'responseLinks',
    'rawSchema',
    'webhooks',
    'prompt',
    'cookies',
    'callbacks',
    'webhook',
    'status',
    'item',
  ],
  it: ['rawSchema', 'no', 'file', 'prompt', 'pattern', 'webhook', 'schema', 'password'],
}

test('the interface speaks twelve languages', () => {
  expect(Object.keys(languages).sort()).toEqual([
    'ar',
    'de',
    'en',
    'es',
    'fr',
    'hi',
    'it',
    'ja',
    'ko',
    'pt-br',
    'ru',
    'zh',
  ])
})

test.each(others)('%s has every word, and no others', (_, words) => {
  expect(Object.keys(words)).toEqual(keys)
  expect(Object.values(words).filter((word) => word.trim() === '')).toEqual([])
})

test.each(others)('%s leaves no word in English but those listed', (tag, words) => {
  const same = keys.filter((key) => words[key] === en[key])
  expect(same.sort()).toEqual([...(sameAsEnglish[tag] ?? [])].sort())
})

test.each(others)('%s fills in the same values as English', (_, words) => {
  const values = (phrase: string) => (phrase.match(/\{\w+\}/g) ?? []).sort()
  for (const key of keys)
    expect([key, values(words[key])]).toEqual([key, values(en[key])])
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['fr-CA', 'fr'],
  ['pt', 'pt-br'],
  ['pt-BR', 'pt-br'],
  ['pt-PT', 'pt-br'],
  ['zh-Hans', 'zh'],
  ['zh-CN', 'zh'],
  ['cn', 'zh'],
  ['jp', 'ja'],
  ['ja-JP', 'ja'],
  ['sv', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('the words for %j are those of %s', (tag, expected) => {
  expect(stringsFor(tag)).toBe(languages[expected])
})

test('values go into a phrase, and unknown names stay', () => {
  expect(fillIn('See all {count} lines', { count: 12 })).toBe('See all 12 lines')
  expect(fillIn('{a} {b}', { a: '{b}' })).toBe('{b} {b}')
})

test("a site's own words stand in place of the theme's, in narrower languages too", () => {
  const find = createStringLookup({
    EN: { nextPage: 'Onward' },
    pt: { nextPage: 'Adiante' },
    nl: { nextPage: 'Verder' },
    'fr-CA': { nextPage: 'En avant' },
  })
  expect(find('en-GB').nextPage).toBe('Onward')
  expect(find('pt-BR').nextPage).toBe('Adiante')
  expect(find('nl')).toEqual({ ...find('en'), nextPage: 'Verder' })
  expect(find('fr-CA').nextPage).toBe('En avant')
  expect(find('fr-CA').previousPage).toBe(languages['fr']!.previousPage)
  expect(find('fr')).toBe(languages['fr'])
  expect(find('tlh').nextPage).toBe('Onward')
})
