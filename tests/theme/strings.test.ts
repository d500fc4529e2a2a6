import { expect, test } from 'vitest'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { en, type Strings } from '../../theme/strings/en.ts'
import { createStringLookup, translationOf } from '../../theme/strings/string-lookup.ts'
import { languages, stringsFor } from './all-strings.ts'

const keys = Object.keys(en) as (keyof Strings)[]
const others = Object.entries(languages).filter(([tag]) => tag !== 'en')

/** Names, which no language translates. */
const names: (keyof Strings)[] = ['rawSchema']

/** Words that are the same as in English. */
const sameAsEnglish: Record<string, (keyof Strings)[]> = {
  es: ['variables', 'webhooks', 'no', 'prompt', 'cookies', 'callbacks', 'webhook'],
  fr: [
    'variables',
    'position',
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
  ],
  de: [
    'variableName',
    'exportAs',
    'messageName',
    'format',
    'position',
    'responseLinks',
    'requiredScopes',
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
  ],
  'pt-br': [
    'responseLinks',
    'webhooks',
    'prompt',
    'cookies',
    'callbacks',
    'webhook',
    'status',
    'item',
  ],
  it: ['no', 'file', 'prompt', 'pattern', 'webhook', 'schema', 'password'],
  tr: ['webhook'],
  vi: ['prompt', 'webhook'],
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
  ],
  pl: ['prompt', 'diagram', 'webhook', 'minimum', 'format'],
  'zh-hant': ['webhook'],
  ro: ['prompt', 'webhook', 'exportAs', 'format', 'contact'],
  hu: ['prompt', 'diagram', 'webhook', 'minimum', 'maximum'],
  fi: ['webhook'],
  ca: ['no', 'webhook', 'variables', 'format', 'webhooks', 'subprotocols'],
  lv: ['webhook'],
  uz: ['prompt', 'webhook', 'minimum', 'format'],
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
    'webhooks',
    'contact',
    'parameters',
    'payload',
    'tags',
  ],
  cs: ['tip', 'prompt', 'diagram', 'webhook', 'minimum', 'maximum', 'metadata'],
  he: ['webhook', 'webhooks'],
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
  expect(same.sort()).toEqual([...names, ...(sameAsEnglish[tag] ?? [])].sort())
})

test.each(others)('%s fills in the same values as English', (_, words) => {
  const values = (phrase: string) => (phrase.match(/\{\w+\}/g) ?? []).sort()
  for (const key of keys)
    expect([key, values(words[key])]).toEqual([key, values(en[key])])
})

test.each(others)('%s ends each phrase as English does', (_, words) => {
  const endOf = (phrase: string) => {
    const [end] = /\.{3}$|[.。।:：?？؟]$/.exec(phrase) ?? ['']
    return end.replace(/[。।]/, '.').replace('：', ':').replace(/[？؟]/, '?')
  }
  for (const key of keys) expect([key, endOf(words[key])]).toEqual([key, endOf(en[key])])
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
