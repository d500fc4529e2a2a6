import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  customId,
  HeadingIds,
  headingId,
  plainHeadingId,
  fieldSlug,
  plainSlug,
  titledId,
} from '../../../plugin/mdx/heading-id.ts'

/** Expected ids, computed with the reference's algorithm. */
const vectors: [text: string, id: string][] = [
  ['Getting started', 'getting-started'],
  ['Config.json options', 'config-json-options'],
  ["What's new", 'whats-new'],
  ['What’s new', 'what’s-new'],
  ['Rate limits (per minute)', 'rate-limits-per-minute'],
  ['Read/write access', 'read/write-access'],
  ['Fees & billing', 'fees-&-billing'],
  ['OAuth 2.0', 'oauth-2-0'],
  ['API_KEY usage', 'api_key-usage'],
  ['C++ & C#', 'c++-&-c#'],
  ['你好 世界', '你好-世界'],
  ['Überblick', 'überblick'],
  ['Step 1: Do it', 'step-1-do-it'],
  ['1. Install', '1-install'],
  ['🚀 Launch', '-launch'],
  ['\u200DAccess', 'access'],
  ['GET /users/{id}', 'get-/users/id'],
  ['v2.0.0', 'v2-0-0'],
  ['Node.js', 'node-js'],
  ['100%', '100%'],
  ['foo -- bar', 'foo-bar'],
]

test.each(vectors)('%j has the id %j', (text, id) => {
  expect(headingId(text)).toBe(id)
  expect(new HeadingIds().next(text)).toBe(id)
})

test('repeated headings are numbered, without conflicts with headings that end in a number', () => {
  const ids = new HeadingIds()
  const texts = [
    'Getting started',
    'Getting started',
    'Getting started',
    'Getting started 2',
  ]
  expect(texts.map((text) => ids.next(text))).toEqual([
    'getting-started',
    'getting-started-2',
    'getting-started-3',
    'getting-started-2-1',
  ])
})

describe('any text', () => {
  test('gives an id that is not empty and has no white space, quotes or brackets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(headingId(text)).toMatch(/^[^\s"'()[\]{}?,;:!]+$/u)
      }),
    )
  })

  test('ignores white space around and between words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }),
        (words) => {
          expect(headingId(`  ${words.join(' \t ')} `)).toBe(headingId(words.join(' ')))
        },
      ),
    )
  })

  test('keeps a custom id free of spaces, and leaves a clean one alone', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = customId(text)
        expect(id).not.toMatch(/\s/)
        expect(customId(id)).toBe(id)
      }),
    )
  })
})

test('the alias is the id that most other generators make', () => {
  expect(plainHeadingId('Config.json & more')).toBe('configjson--more')
  expect(plainHeadingId('What’s new?')).toBe('whats-new')
})

test('acronyms in names of fields stay whole in the plural, and apart from digits', () => {
  expect(fieldSlug('DMs are ignored')).toBe('dms-are-ignored')
  expect(fieldSlug('REST APIs and JSONSchema')).toBe('rest-apis-and-json-schema')
  expect(fieldSlug('SHA256 of userIDs')).toBe('sha-256-of-user-ids')
})

test('words in titles of components stay as they are, unlike those in names of fields', () => {
  expect(plainSlug('Blank OpenAPI pages on macOS')).toBe('blank-openapi-pages-on-macos')
  expect(plainSlug('onIssueOpened payload, 128K')).toBe('onissueopened-payload-128k')
  expect(fieldSlug('userId')).toBe('user-id')
})

test('a component’s title becomes latin words', () => {
  expect(plainSlug('How do I começar? fooBar')).toBe('how-do-i-comecar-foobar')
  expect(plainSlug('你好')).toBe('')
  expect(plainSlug('Über die Straße')).toBe('ueber-die-strasse')
  expect(plainSlug('Что это?')).toBe('chto-eto')
  expect(plainSlug('What’s new & don’t')).toBe('whats-new-and-dont')
})

test('the id of a title is that of its words, without their Markdown', () => {
  expect(titledId('**Required:** see [`docs.json`](/a)')).toBe(
    titledId('Required: see docs.json'),
  )
})
