import { expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import { complaints, modern, parse, settingsOf } from './parse.ts'

test('any object can be in a separate file, and keys beside the reference override it', () => {
  const settings = settingsOf(
    {
      name: 'Docs',
      navigation: { $ref: './config/nav.json', directory: 'card' },
      redirects: { $ref: 'config/redirects.json' },
    },
    {
      'config/nav.json': {
        directory: 'none',
        tabs: [{ $ref: '../tabs/api.json', tab: 'API v2' }],
      },
      'tabs/api.json': { tab: 'API', pages: ['api/a'] },
      'config/redirects.json': [{ source: '/a', destination: '/b' }],
    },
  )
  expect(settings.navigation).toMatchObject({
    directory: 'card',
    children: [{ kind: 'tab', name: 'API v2', children: [{ ref: 'api/a' }] }],
  })
  expect(settings.redirects).toHaveLength(1)
})

test('a whole list of groups may be referred to: the file is legacy then', () => {
  const settings = settingsOf(
    { name: 'Docs', navigation: { $ref: 'nav.json' } },
    { 'nav.json': [{ group: 'A', pages: ['a'] }] },
  )
  expect(settings.schema).toBe('legacy')
})

test('problems name the file in which they are', () => {
  expect(
    complaints(modern({ navigation: { $ref: 'nav.json' } }), {
      'nav.json': '{\n  "tabs": [\n    {"tab": "A", "hiden": true, "pages": "a"}\n  ]\n}',
    }),
  ).toMatchInlineSnapshot(`
    "nav.json:3:18  \`navigation.tabs[0].hiden\` is not a setting  [settings/unknown-key]
      Did you mean \`hidden\`?
    nav.json:3:42  \`navigation.tabs[0].pages\` must be a list, not "a"  [settings/invalid-value]
      Write \`["a"]\`."
  `)
})

test('a syntax error in a referred file is shown there', () => {
  expect(
    complaints(modern({ footer: { $ref: 'f.json' } }), {
      'f.json': '{\n  "socials": {,}\n}',
    }),
  ).toMatchInlineSnapshot(`
    "f.json:2:15  There is an extra comma  [settings/invalid-json]
      1 | {
      2 |   "socials": {,}
        |               ^
      3 | }
      Remove it."
  `)
})

test('places follow references, from the settings file and from the file itself', () => {
  const { settings, locate } = parse(
    { name: 'Docs', navigation: { $ref: 'nav.json' } },
    { 'nav.json': '{\n"pages": [\n"a",\n"b"]}' },
  )
  const [, second] = settings!.navigation.children
  expect(second?.place).toEqual({ file: 'nav.json', keys: ['pages', 1] })
  const place = { file: 'nav.json', line: 4, column: 1 }
  expect(locate(second!.place)).toEqual(place)
  expect(locate({ file: 'docs.json', keys: ['navigation', 'pages', 1] })).toEqual(place)
})

test.each([
  '../outside.json',
  '/../../etc/passwd.json',
  'https://a.example/nav.json',
  'file:///etc/passwd.json',
  'nav.yaml',
  'nav',
  '',
  'a\\b.json',
])('%j is no file of the project', (ref) => {
  const asked: string[] = []
  const { diagnostics } = parse(
    modern({ footer: { $ref: ref } }),
    new Proxy(
      {},
      { getOwnPropertyDescriptor: (_, key) => (asked.push(String(key)), undefined) },
    ),
  )
  expect(asked.filter((file) => file.includes('..') || file.includes(':'))).toEqual([])
  expect(diagnostics).toMatchObject([{ severity: 'error', line: 9 }])
})

test('a reference to itself, or in a circle, is an error', () => {
  expect(
    complaints(modern({ footer: { $ref: 'a.json' }, navbar: { $ref: 'docs.json' } }), {
      'a.json': { socials: { $ref: 'b.json' } },
      'b.json': { $ref: './a.json' },
    }),
  ).toMatchInlineSnapshot(`
    "docs.json:12:13  These files refer to each other in a circle: \`docs.json\` → \`docs.json\`  [settings/ref-cycle]
    b.json:2:11  These files refer to each other in a circle: \`a.json\` → \`b.json\` → \`a.json\`  [settings/ref-cycle]"
  `)
})

test('a missing file is reported once, though many refer to it', () => {
  expect(
    complaints(modern({ footer: { $ref: 'a.json' }, navbar: { $ref: 'a.json' } })),
  ).toMatchInlineSnapshot(
    `"docs.json:9:13  \`a.json\` does not exist  [settings/ref-missing]"`,
  )
})

test('one file may be used in many places', () => {
  const { navigation } = settingsOf(
    {
      name: 'Docs',
      navigation: {
        tabs: [
          { tab: 'A', groups: [{ $ref: 'g.json' }] },
          { tab: 'B', groups: [{ $ref: 'g.json', group: 'H' }] },
        ],
      },
    },
    { 'g.json': { group: 'G', pages: ['g'] } },
  )
  expect(navigation.children).toMatchObject([
    { children: [{ name: 'G' }] },
    { children: [{ name: 'H' }] },
  ])
})

test('keys beside a reference to a list are an error', () => {
  expect(
    parse(modern({ redirects: { $ref: 'r.json', a: 1 } }), { 'r.json': [] }).diagnostics,
  ).toMatchObject([{ code: 'settings/ref-not-an-object' }])
})

test('small files that unfold to billions of values end at once', () => {
  const files: Record<string, object> = {}
  for (let level = 0; level < 12; level++) {
    const next = { $ref: `f${level + 1}.json` }
    files[`f${level}.json`] = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`k${index}`, next]),
    )
  }
  files['f12.json'] = { x: 1 }
  const start = cpuTime()
  const { diagnostics } = parse(modern({ variables: { $ref: 'f0.json' } }), files)
  expect(diagnostics.some(({ code }) => code === 'settings/too-deep')).toBe(true)
  expect(cpuTime() - start).toBeLessThan(5_000)
})

test('a long row of files is an error and not an overflow', () => {
  const files = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `f${index}.json`,
      { seo: { $ref: `f${index + 1}.json` } },
    ]),
  )
  expect(parse(modern({ seo: { $ref: 'f0.json' } }), files).diagnostics).toContainEqual(
    expect.objectContaining({ code: 'settings/too-deep' }),
  )
})
