import { expect, test } from 'vitest'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { en, type Strings } from '../../theme/strings/en.ts'
import { createStringLookup, translationOf } from '../../theme/strings/string-lookup.ts'
import { languages, stringsFor } from './all-strings.ts'

const keys = Object.keys(en) as (keyof Strings)[]
const others = Object.entries(languages).filter(([tag]) => tag !== 'en')

/** Words that are the same as in English. */
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
  tr: ['webhook', 'rawSchema'],
  vi: ['prompt', 'webhook', 'rawSchema'],
  id: [
    'folder',
    'file',
    'prompt',
    'diagram',
    'webhook',
    'minimum',
    'status',
    'format',
    'metadata',
    'rawSchema',
  ],
  pl: ['prompt', 'diagram', 'webhook', 'minimum', 'format', 'rawSchema'],
  uk: ['rawSchema'],
  'zh-hant': ['webhook', 'rawSchema'],
  ro: ['prompt', 'webhook', 'exportAs', 'format', 'rawSchema', 'contact'],
  hu: ['prompt', 'diagram', 'webhook', 'minimum', 'maximum', 'rawSchema'],
  fi: ['webhook', 'rawSchema'],
  ca: ['no', 'webhook', 'variables', 'format', 'rawSchema', 'webhooks', 'subprotocols'],
  lv: ['webhook', 'rawSchema'],
  uz: ['prompt', 'webhook', 'minimum', 'format', 'rawSchema'],
  nl: [
    'product',
    'code',
    'tip',
    'info',
    'filters',
    'prompt',
    'diagram',
    'headers',
    'cookies',
    'body',
    'callbacks',
    'webhook',
    'servers',
    'schema',
    'minimum',
    'maximum',
    'items',
    'status',
    'item',
    'oauthFlow',
    'oauthScopes',
    'responseLinks',
    'metadata',
    'requiredScopes',
    'rawSchema',
    'webhooks',
    'contact',
    'parameters',
    'payload',
    'tags',
  ],
  cs: [
    'tip',
    'prompt',
    'diagram',
    'webhook',
    'minimum',
    'maximum',
    'metadata',
    'rawSchema',
  ],
  he: ['webhook', 'rawSchema', 'webhooks'],
  sv: [
    'version',
    'info',
    'prompt',
    'diagram',
    'headers',
    'cookies',
    'body',
    'callbacks',
    'webhook',
    'schema',
    'minimum',
    'maximum',
    'status',
    'oauthScopes',
    'format',
    'position',
    'metadata',
    'requiredScopes',
    'rawSchema',
    'apiVersion',
  ],
  da: [
    'version',
    'tip',
    'info',
    'prompt',
    'diagram',
    'cookies',
    'body',
    'callbacks',
    'webhook',
    'minimum',
    'send',
    'status',
    'download',
    'oauthFlow',
    'oauthScopes',
    'format',
    'position',
    'responseLinks',
    'metadata',
    'requiredScopes',
    'rawSchema',
    'webhooks',
    'apiVersion',
    'payload',
    'tags',
  ],
  no: [
    'info',
    'prompt',
    'diagram',
    'body',
    'callbacks',
    'webhook',
    'minimum',
    'send',
    'status',
    'oauthScopes',
    'format',
    'metadata',
    'requiredScopes',
    'rawSchema',
    'webhooks',
  ],
}

test.each(Object.keys(languages))('%s is known as a translation', (tag) => {
  expect(translationOf(tag)).toBe(tag)
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
  ['sv-SE', 'sv'],
  ['nb', 'no'],
  ['zh-Hant', 'zh-hant'],
  ['zh-TW', 'zh-hant'],
  ['el', 'en'],
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
  const find = createStringLookup(languages, {
    EN: { nextPage: 'Onward' },
    pt: { nextPage: 'Adiante' },
    el: { nextPage: 'Επόμενο' },
    'fr-CA': { nextPage: 'En avant' },
  })
  expect(find('en-GB').nextPage).toBe('Onward')
  expect(find('pt-BR').nextPage).toBe('Adiante')
  expect(find('el')).toEqual({ ...find('en'), nextPage: 'Επόμενο' })
  expect(find('fr-CA').nextPage).toBe('En avant')
  expect(find('fr-CA').previousPage).toBe(languages['fr']!.previousPage)
  expect(find('fr')).toBe(languages['fr'])
  expect(find('tlh').nextPage).toBe('Onward')
})
