import { expect, test } from 'vitest'
import type { SkerryOptions } from '../../../plugin/site/options.ts'
import { skerry } from '../../../plugin/vite/skerry-plugins.ts'
import { checkExtensions } from '../../../plugin/site/check-extensions.ts'

/** Validates options of an untyped config file. */
const check = (options: Record<string, unknown>) =>
  checkExtensions('/site', options as SkerryOptions).map(
    ({ code, message }) => `${message} [${code}]`,
  )

test('options of the right shape have no problems', () => {
  const options: SkerryOptions = {
    frontmatter: (frontmatter) => frontmatter,
    navigation: (navigation) => navigation,
    head: [
      { tag: 'meta', attributes: { name: 'a', content: 1, hidden: true, id: undefined } },
      { tag: 'script', content: 'a()' },
    ],
    words: { en: { nextPage: 'Onward' }, nl: { search: 'Zoeken' } },
    shikiTransformers: [{ name: 'mine', line: () => undefined }],
    outputs: [() => [], async () => []],
  }
  expect(checkExtensions('/site', options)).toEqual([])
  expect(checkExtensions('/site', {})).toEqual([])
  expect(checkExtensions('/site', { head: () => [] })).toEqual([])
})

test('each option of another shape is an error that names the place', () => {
  expect(
    check({
      frontmatter: 'a',
      navigation: {},
      head: [{ tag: 'meta' }, { tag: 'body' }],
      words: { en: { nextPage: 1 } },
      shikiTransformers: () => [],
      outputs: ['a.js'],
    }),
  ).toEqual([
    'the option `frontmatter` must be a function [build/option-value]',
    'the option `navigation` must be a function [build/option-value]',
    'the option `head[1].tag` must be one of base, link, meta, noscript, script, style [build/option-value]',
    'the option `words.en.nextPage` must be text [build/option-value]',
    'the option `shikiTransformers` must be a list of transformers [build/option-value]',
    'the option `outputs[0]` must be a function [build/option-value]',
  ])
})

test('options that only set a value are checked too', () => {
  expect(
    check({
      site: 5,
      strict: 'yes',
      components: { Card: () => null },
      remarkPlugins: 'remark-a',
      rehypePlugins: [null],
      workers: 1.5,
      cache: { size: 1 },
      hosts: ['apache'],
      repository: 'https://example.com',
    }),
  ).toMatchInlineSnapshot(`
    [
      "the option \`site\` must be text [build/option-value]",
      "the option \`components.Card\` must be the path of a file, such as \`./my/Card.tsx\` [build/option-value]",
      "the option \`remarkPlugins\` must be a list of plugins [build/option-value]",
      "the option \`rehypePlugins[0]\` must be a plugin, its name, or a list of one of them and its options [build/option-value]",
      "the option \`strict\` must be true or false [build/option-value]",
      "the option \`workers\` must be an integer [build/option-value]",
      "the option \`cache.size\` is not known here [build/option-value]",
      "the option \`hosts[0]\` must be one of netlify, vercel, nginx [build/option-value]",
      "the option \`repository\` must be an object: \`{ url, branch, directory }\` [build/option-value]",
    ]
  `)
  expect(
    check({
      cache: { maxSize: -1 },
      policy: [],
      words: [],
      socialCards: [],
    }),
  ).toEqual([
    'the option `words` must be an object, with words by language: `{ en: { nextPage: "Onward" } }` [build/option-value]',
    'the option `socialCards` must be true, false or an object: `{ template, fonts }` [build/option-value]',
    'the option `policy` must be an object: `{ frameAncestors, connectSrc, trustedTypes }` [build/option-value]',
    'the option `cache.maxSize` must not be negative [build/option-value]',
  ])
  expect(() => skerry('docs' as unknown as SkerryOptions)).toThrow(
    'takes an object with options',
  )
  expect(() => skerry({ root: 1 } as unknown as SkerryOptions)).toThrow('`root` must be')
})

test.each([
  [{ attributes: {} }, '`head[0].tag` is missing'],
  [{ tag: 'meta', name: 'a' }, '`head[0].name` is not known here'],
  [
    { tag: 'meta', attributes: { 'a="b" c': 'd' } },
    '`head[0].attributes.a="b" c` is no name of an attribute',
  ],
  [
    { tag: 'meta', attributes: { a: {} } },
    '`head[0].attributes.a` must be text, a number, true or false',
  ],
  [{ tag: 'style', content: 1 }, '`head[0].content` must be text'],
  ['<meta>', '`head[0]` must be an element: `{ tag, attributes, content }`'],
])('an element of the head such as %j is refused', (element, message) => {
  expect(check({ head: [element] })).toEqual([
    `the option ${message} [build/option-value]`,
  ])
})

test('a misspelt word is a warning, with the word that was meant', () => {
  expect(checkExtensions('/site', { words: { en: { nextPge: 'a' } as object } })).toEqual(
    [
      {
        severity: 'warning',
        code: 'theme/unknown-word',
        message: '`words.en.nextPge` is not a text of the interface',
        hint: 'Did you mean `nextPage`?',
      },
    ],
  )
})

test('unknown options are warnings with the nearest name', () => {
  expect(
    checkExtensions('/site', { remarkPlugin: [], theme: 'mint' } as SkerryOptions).map(
      ({ severity, message, hint }) => `${severity}: ${message}. ${hint}`,
    ),
  ).toEqual([
    'warning: `remarkPlugin` is not an option of `skerry()`. Did you mean `remarkPlugins`?',
    'warning: `theme` is not an option of `skerry()`. It has no effect: remove it. Settings of the site are in docs.json.',
  ])
})

test.each([
  [{ algolia: { appId: 'A' } }, 'the option `search.algolia.apiKey` is missing'],
  [
    { typesense: { url: 'search', apiKey: 'A', collection: 'docs' } },
    'the option `search.typesense.url` must be a URL',
  ],
  [
    { algola: {} },
    'the option `search` must be true or false, or an object with `algolia`, `typesense` or `module`',
  ],
])('a search service that is incomplete is told by the part: %j', (search, message) => {
  expect(check({ search })).toEqual([`${message} [build/option-value]`])
})

test('modules that do not exist are errors that name the option', () => {
  expect(
    check({ search: { module: './find.ts' }, socialCards: { template: './card.tsx' } }),
  ).toEqual([
    'the option `search.module` refers to ./find.ts, which does not exist [build/option-value]',
    'the option `socialCards.template` refers to ./card.tsx, which does not exist [build/option-value]',
  ])
})
