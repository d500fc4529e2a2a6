import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { parseJson } from '../../../plugin/settings/parse-json.ts'
import { expect, test } from 'vitest'
import { complaints, legacy, modern, outline, parse } from './parse.ts'

test('all problems are reported in one run, from top to bottom', () => {
  const text = `{
  "nmae": "Demo",
  "navigation": [
    {"group": 7, "pages": "index"},
    {"pages": ["a", 3, null, ""]},
    "intro"
  ],
  "logo": {"lihgt": "/l.svg", "dark": 4},
  "favicon": ["a.ico"],
  "colors": {"primary": "#12345", "light": "red"},
  "topbarLinks": [{"name": "x"}, {"url": 3}],
  "topbarCtaButton": {"type": "gitlab"},
  "versions": "v1",
  "feedback": {"suggestEdit": "true"},
  "modeToggle": {"default": "auto", "isHidden": 1}
}`
  expect(complaints(text)).toMatchInlineSnapshot(`
    "docs.json:1:1  \`name\` is required  [settings/missing-key]
      Is \`nmae\` meant to be \`name\`?
    docs.json:4:15  \`navigation[0].group\` must be text, not 7  [settings/invalid-value]
    docs.json:4:27  \`navigation[0].pages\` must be a list, not "index"  [settings/invalid-value]
      Write \`["index"]\`.
    docs.json:5:5  \`navigation[1].group\` is required  [settings/missing-key]
    docs.json:5:21  \`navigation[1].pages[1]\` must be the path of a page, or a group, not 3  [settings/invalid-value]
    docs.json:5:24  \`navigation[1].pages[2]\` must be the path of a page, or a group, not null  [settings/invalid-value]
    docs.json:5:30  \`navigation[1].pages[3]\` is empty  [settings/invalid-value]
    docs.json:6:5  \`navigation[2]\` must be an object, not "intro"  [settings/invalid-value]
    docs.json:8:11  \`logo.light\` is required  [settings/missing-key]
      Is \`lihgt\` meant to be \`light\`?
    docs.json:8:39  \`logo.dark\` must be text, not 4  [settings/invalid-value]
    docs.json:9:14  \`favicon\` must be a path, or an object with \`light\` and \`dark\`, not a list  [settings/invalid-value]
    docs.json:10:25  \`colors.primary\` must be a hex colour of three or six digits, such as \`#16a34a\`, not "#12345"  [settings/invalid-value]
    docs.json:10:44  \`colors.light\` must be a hex colour of three or six digits, such as \`#16a34a\`, not "red"  [settings/invalid-value]
    docs.json:11:19  \`topbarLinks[0].url\` is required  [settings/missing-key]
    docs.json:11:42  \`topbarLinks[1].url\` must be text, not 3  [settings/invalid-value]
    docs.json:12:22  \`topbarCtaButton.url\` is required  [settings/missing-key]
    docs.json:12:31  \`topbarCtaButton.type\` must be \`link\` or \`github\`, not "gitlab"  [settings/invalid-value]
      Did you mean \`github\`?
    docs.json:13:15  \`versions\` must be a list, not "v1"  [settings/invalid-value]
      Write \`["v1"]\`.
    docs.json:14:31  \`feedback.suggestEdit\` must be true or false, not "true"  [settings/invalid-value]
      Write \`true\` without quotes.
    docs.json:15:29  \`modeToggle.default\` must be \`light\` or \`dark\`, not "auto"  [settings/invalid-value]
    docs.json:15:49  \`modeToggle.isHidden\` must be true or false, not 1  [settings/invalid-value]"
  `)
})

test.each([
  ['a trailing comma', '{\n  "name": "A",\n  "navigation": {"pages": ["index"]},\n}'],
  ['a missing comma', '{\n  "name": "A"\n  "navigation": {"pages": ["index"]}\n}'],
  [
    'a comment',
    '{\n  // our docs\n  "name": "A",\n  "navigation": {"pages": ["index"]}\n}',
  ],
])('%s is an error, and the rest is read all the same', (_, text) => {
  const { settings, diagnostics } = parse(text)
  expect(settings?.name).toBe('A')
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['settings/invalid-json', 'error'],
  ])
})

test('a comma too many is shown with its place', () => {
  expect(complaints('{\n  "name": "A",\n  "navigation": {"pages": ["index"]},\n}'))
    .toMatchInlineSnapshot(`
    "docs.json:4:1  A comma before \`}\` is not allowed in JSON  [settings/invalid-json]
      2 |   "name": "A",
      3 |   "navigation": {"pages": ["index"]},
      4 | }
        | ^
      Remove the comma at 3:37."
  `)
})

test('a comma too few is shown with its place', () => {
  expect(complaints('{\n  "name": "A"\n  "navigation": {"pages": ["index"]}\n}'))
    .toMatchInlineSnapshot(`
    "docs.json:3:3  A comma is missing before \`"navigation"\`  [settings/invalid-json]
      1 | {
      2 |   "name": "A"
      3 |   "navigation": {"pages": ["index"]}
        |   ^
      4 | }
      Add a comma at 2:14."
  `)
})

test('problems beside a syntax error are reported in the same run', () => {
  expect(
    complaints('{\n  // name\n  "nmae": "A",\n  "navigation": {"pages": ["index"]}\n}'),
  ).toMatchInlineSnapshot(`
    "docs.json:1:1  \`name\` is required  [settings/missing-key]
      Is \`nmae\` meant to be \`name\`?
    docs.json:2:3  JSON does not allow comments  [settings/invalid-json]
      1 | {
      2 |   // name
        |   ^
      3 |   "nmae": "A",
      4 |   "navigation": {"pages": ["index"]}
      Remove the comment."
  `)
})

test('a file cut off in the middle points at its end', () => {
  expect(complaints('{\n  "name": "Demo",\n  "navigation": {"pages": ["index"'))
    .toMatchInlineSnapshot(`
    "docs.json:3:35  The file ends too early; \`]\` is missing  [settings/invalid-json]
      1 | {
      2 |   "name": "Demo",
      3 |   "navigation": {"pages": ["index"
        |                                   ^
      The bracket at 3:27 is not closed."
  `)
})

test.each([
  [
    '{\n  "name": "A",\n  "navigation": {\n    "pages": ["index"\n  }\n}',
    '5:3 `]` is missing before `}`',
    'Close the list that opens at 4:14.',
  ],
  [
    '{\n  "colors": {\n    "primary": "#fff",\n  "name": "A",\n  "navigation": {\n    "pages": []\n  }\n}',
    '8:2 The file ends too early; `}` is missing',
    'The bracket at 2:13 is not closed.',
  ],
  [
    '{ “name”: "A" }',
    '1:3 JSON does not allow typographic quotes',
    'Write straight quotes: `"`.',
  ],
  [
    '{\n  "name": "A,\n  "navigation": {}\n}',
    '2:11 This string has no closing quote on its line',
    'Add `"` at its end. Write a line break in a string as \\n.',
  ],
])('%j is told once, with the way out', (text, problem, hint) => {
  const found = parseJson(text, 'docs.json').diagnostics
  expect(found.map((each) => `${each.line}:${each.column} ${each.message}`)).toEqual([
    problem,
  ])
  expect(found[0]!.hint).toBe(hint)
})

test('a merge conflict is called one', () => {
  expect(
    complaints(
      '{\n<<<<<<< HEAD\n  "name": "A",\n=======\n  "name": "B",\n>>>>>>> x\n  "navigation": {}\n}',
    ),
  ).toMatchInlineSnapshot(`
    "docs.json:2:1  This is an unresolved merge conflict  [settings/invalid-json]
      1 | {
      2 | <<<<<<< HEAD
        | ^
      3 |   "name": "A",
      4 | =======
      Keep one side and remove the lines with <<<<<<<, ======= and >>>>>>>."
  `)
})

test('single quotes and bare keys are shown as they should be', () => {
  expect(
    [
      complaints("{'name':'A'}"),
      complaints('{name: "A"}'),
      complaints('{"name": True}'),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    "docs.json:1:2  JSON does not allow single quotes  [settings/invalid-json]
      1 | {'name':'A'}
        |  ^
      Write \`"name"\`.
    docs.json:1:2  \`name\` is not JSON  [settings/invalid-json]
      1 | {name: "A"}
        |  ^
      Write \`"name"\`.
    docs.json:1:10  \`True\` is not JSON  [settings/invalid-json]
      1 | {"name": True}
        |          ^
      Write \`true\`."
  `)
})

test('an empty file is reported as such', () => {
  expect(complaints('')).toMatchInlineSnapshot(`
    "docs.json:1:1  This file is empty  [settings/invalid-json]
      1 |
        | ^
      Write \`{ … }\`."
  `)
})

test.each(['null', '[]', '"a"', '1'])('%s is not an object', (text) => {
  const { settings, diagnostics } = parse(text)
  expect(settings).toBeUndefined()
  expect(diagnostics).toMatchObject([
    { code: 'settings/not-an-object', line: 1, column: 1 },
  ])
})

test('a key written twice warns with both places, and the last counts', () => {
  const text = '{"name":"A","navigation":{"pages":["index"]},"name":"B"}'
  expect(parse(text).settings?.name).toBe('B')
  expect(complaints(text)).toMatchInlineSnapshot(`
    "docs.json:1:46  \`name\` is defined twice; the first definition, at 1:2, has no effect  [settings/duplicate-key]
      Remove one of them."
  `)
})

test('a path as a key is written as objects', () => {
  const { diagnostics } = parse(legacy({ 'feedback.thumbsRating': true }))
  expect(diagnostics).toMatchObject([
    {
      code: 'settings/unknown-key',
      hint: 'Write `"feedback": { "thumbsRating": … }`.',
    },
  ])
})

test('unknown keys name the nearest one, at any depth', () => {
  expect(
    complaints(
      modern({ bannr: {}, navbar: { link: [] }, seo: { indexng: 'all' }, whatever: 1 }),
    ),
  ).toMatchInlineSnapshot(`
    "docs.json:8:3  \`bannr\` is not a setting  [settings/unknown-key]
      Did you mean \`banner\`?
    docs.json:10:5  \`navbar.link\` is not a setting  [settings/unknown-key]
      Did you mean \`links\`?
    docs.json:13:5  \`seo.indexng\` is not a setting  [settings/unknown-key]
      Did you mean \`indexing\`?
    docs.json:15:3  \`whatever\` is not a setting  [settings/unknown-key]"
  `)
})

test('keys of the older schema in a modern file name their replacement', () => {
  expect(
    complaints(
      modern({
        topbarLinks: [],
        tabs: [],
        api: { baseUrl: 'https://a.example' },
        colors: { primary: '#0b5', background: { dark: '#000' } },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "docs.json:8:3  \`topbarLinks\` belongs to the older schema  [settings/other-schema]
      Use \`navbar.links\`.
    docs.json:9:3  \`tabs\` has no effect outside of \`navigation\`  [settings/unknown-key]
      Move it to \`navigation.tabs\`, where each entry has \`tab\` and its pages.
    docs.json:11:5  \`api.baseUrl\` belongs to the older schema  [settings/other-schema]
      Use \`api.mdx.server\`.
    docs.json:14:16  \`#0b5\` is hard to read in light mode: its contrast with \`#ffffff\` is 2.5, not 4.5  [settings/low-contrast]
      Choose a darker \`colors.primary\`.
    docs.json:15:5  \`colors.background\` belongs to the older schema  [settings/other-schema]
      Use \`background.color\`."
  `)
})

test('a mistake in a key of the other schema is a warning, as Mintlify ignores the key', () => {
  const { diagnostics, settings } = parse(modern({ topbarLinks: { style: 'guide' } }))
  expect(diagnostics).toMatchObject([
    { severity: 'warning', code: 'settings/other-schema' },
    { severity: 'warning', code: 'settings/invalid-value' },
  ])
  expect(settings).toBeDefined()
})

test('a list of the navigation at the root says that it has no effect, and where it belongs', () => {
  const anchors = [{ name: 'Blog', href: 'https://a.example' }]
  expect(complaints(modern({ anchors, products: [], groups: [] })))
    .toMatchInlineSnapshot(`
    "docs.json:8:3  \`anchors\` has no effect outside of \`navigation\`  [settings/unknown-key]
      Move it to \`navigation.global.anchors\` for links on all pages. Each has \`anchor\` and \`href\`.
    docs.json:14:3  \`products\` has no effect outside of \`navigation\`  [settings/unknown-key]
      Move it to \`navigation.products\`, where each entry has \`product\` and its pages.
    docs.json:15:3  \`groups\` has no effect outside of \`navigation\`  [settings/unknown-key]
      Move it to \`navigation.groups\`."
  `)
})

test('styles and targets that are no settings are told what happens without them', () => {
  const links = [{ label: 'Blog', href: 'https://a.example', target: '_blank' }]
  expect(complaints(modern({ styling: { css: 'a.css' }, navbar: { links } })))
    .toMatchInlineSnapshot(`
    "docs.json:9:5  \`styling.css\` is not a setting  [settings/unknown-key]
      Remove it: each \`.css\` file in the folder is loaded on every page.
    docs.json:16:9  \`navbar.links[0].target\` is not a setting  [settings/unknown-key]
      Remove it: links to other sites open in a new tab, and links to pages in the same one."
  `)
})

test('keys of the newer schema in a legacy file name their replacement', () => {
  expect(complaints(legacy({ navbar: { links: [] }, appearance: { default: 'dark' } })))
    .toMatchInlineSnapshot(`
    "docs.json:11:3  \`navbar\` belongs to the newer schema  [settings/other-schema]
      Use \`topbarLinks\` and \`topbarCtaButton\`.
    docs.json:14:3  \`appearance\` belongs to the newer schema  [settings/other-schema]
      Use \`modeToggle\`."
  `)
})

test('keys of the other schema take effect where their meaning is clear', () => {
  const { settings } = parse(
    modern({
      topbarLinks: [{ name: 'Blog', url: 'https://a.example' }],
      footerSocials: { x: 'https://x.com/a' },
      modeToggle: { default: 'dark' },
      api: { baseUrl: 'https://api.example' },
    }),
  )
  expect(settings).toMatchObject({
    navbar: { links: [{ label: 'Blog', href: 'https://a.example' }] },
    footer: { socials: [{ platform: 'x' }] },
    appearance: { default: 'dark' },
    api: { servers: ['https://api.example'] },
  })
  expect(
    parse(legacy({ navbar: { links: [{ label: 'Blog', href: '/blog' }] } })).settings
      ?.navbar.links,
  ).toHaveLength(1)
})

test('where a file says the same in both, the newer words count', () => {
  const both = modern({
    appearance: { default: 'light' },
    modeToggle: { default: 'dark' },
  })
  expect(parse(both).settings?.appearance.default).toBe('light')
})

test('a wrong value names what is allowed, and the nearest', () => {
  expect(
    complaints(
      modern({
        theme: 'mnt',
        appearance: { default: 'drak', strict: 'yes' },
        styling: { codeblocks: 'github-drak' },
        icons: { library: 'lucid' },
        footer: { socials: { github: 'github.com/a' } },
        redirects: { source: '/a', destination: '/b' },
        contextual: { options: ['copi', { title: 'X' }] },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "docs.json:8:12  \`theme\` must be \`mint\`, \`maple\`, \`palm\`, \`willow\`, \`linden\`, \`almond\`, \`aspen\`, \`luma\`, \`sequoia\`, \`skerry\`, \`venus\`, \`quill\` or \`prism\`, not "mnt"  [settings/invalid-value]
      Did you mean \`mint\`?
    docs.json:10:16  \`appearance.default\` must be \`system\`, \`light\` or \`dark\`, not "drak"  [settings/invalid-value]
      Did you mean \`dark\`?
    docs.json:11:15  \`appearance.strict\` must be true or false, not "yes"  [settings/invalid-value]
    docs.json:14:19  \`styling.codeblocks\` must be one of the known names, not "github-drak"  [settings/invalid-value]
      Did you mean \`github-dark\`?
    docs.json:17:16  \`icons.library\` must be \`fontawesome\`, \`lucide\` or \`tabler\`, not "lucid"  [settings/invalid-value]
      Did you mean \`lucide\`?
    docs.json:21:17  \`footer.socials.github\` must be a URL that starts with https://, not "github.com/a"  [settings/invalid-value]
      Write \`https://github.com/a\`.
    docs.json:24:16  \`redirects\` must be a list, not an object  [settings/invalid-value]
      Write \`[{ "source": "/old", "destination": "/new" }]\`.
    docs.json:30:7  \`contextual.options[0]\` must be one of the known names, not "copi"  [settings/invalid-value]
      Did you mean \`copy\`?
    docs.json:31:7  \`contextual.options[1].href\` is required  [settings/missing-key]"
  `)
})

test('a wrong value that is near to no name is answered with the names, unless they are many', () => {
  const mastodon = { type: 'mastodon', url: 'https://m.example' }
  expect(complaints(legacy({ footerSocials: [mastodon] }))).toMatch(
    /one of the known names, not "mastodon".*\n  It is `[\w-]+`, .* or `[\w-]+`\.$/,
  )
  expect(complaints(modern({ styling: { codeblocks: 'zzz' } }))).not.toContain('It is')
})

test('for a redirect with the keys of other tools, the hint names the keys of this format', () => {
  const told = complaints(modern({ redirects: [{ from: '/a', to: '/b' }] }))
  expect(told.split('\n')).toEqual([
    expect.stringContaining('`redirects[0].source` is required'),
    '  Is `from` meant to be `source`?',
    expect.stringContaining('`redirects[0].destination` is required'),
    '  Is `to` meant to be `destination`?',
  ])
})

test('for the filled-in examples of the playground, the hint names their key', () => {
  const told = complaints(modern({ api: { playground: { prefill: true } } }))
  expect(told).toMatch(/prefill` is not a setting .*\n +Write `api\.examples\.prefill`\./)
})

test('`default` is only explained as that of a version where no key is nearer', () => {
  const told = complaints(modern({ api: { examples: { default: 'all' } } }))
  expect(told).toMatch(/default` is not a setting .*\n +Did you mean `defaults`\?/)
})

test('for meta tags, the hint names their key', () => {
  const told = complaints(modern({ seo: { metadata: { 'og:type': 'website' } } }))
  expect(told).toMatch(/seo\.metadata` is not a setting .*\n +Write `metatags`\./)
  const older = complaints(modern({ metadata: { 'og:type': 'website' } }))
  expect(older).toMatch(/metadata\.og:type` is not .*\n +Move it to `seo\.metatags`\./)
})

test('`styles` with the keys of `styling` is meant to be that', () => {
  const { diagnostics } = parse(modern({ styles: { latex: true } }))
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['Write `styling`.'])
})

test('for scripts and styles, the hint says that files of the folder are loaded', () => {
  const told = complaints(
    modern({
      scripts: ['/a.js'],
      styles: { css: '/a.css' },
      customCSS: ['/a.css'],
      customJS: ['/a.js'],
      custom: { css: ['a.css'], js: ['a.js'] },
    }),
  )
  expect(told.match(/A `\.js` or `\.css` file in the folder is loaded/g)).toHaveLength(5)
})

test('for the base path, the hint says where it is set', () => {
  expect(complaints(legacy({ basePath: '/docs' }))).toMatch(
    /`basePath` is not a setting .*\n +The path .* is `--base \/docs\/`/,
  )
})

test.each([
  [{ socials: { github: 'https://github.com/acme' } }, 'Move it to `footer.socials`.'],
  [{ metatags: { robots: 'noindex' } }, 'Move it to `seo.metatags`.'],
  [{ api: { maintainOrder: true } }, 'Remove it: properties always have the order of'],
  [{ api: { examples: { required: true } } }, 'Write `"defaults": "required"`.'],
  [
    { navigation: { groups: [{ group: 'A', isDefaultOpen: true, pages: ['index'] }] } },
    'Write `expanded`, which opens a nested group.',
  ],
  [
    { navigation: { tabs: [{ tab: 'A', pages: ['index'], productGroups: [] }] } },
    'Write `products`: one list of all products.',
  ],
  // Several groups have it.
  [{ links: [] }, undefined],
])('the hint for %j names the setting that is meant', (root, hint) => {
  const { diagnostics } = parse(modern(root))
  expect(diagnostics).toMatchObject([{ code: 'settings/unknown-key' }])
  expect(diagnostics[0]!.hint?.slice(0, hint?.length)).toBe(hint)
})

test('for the repository, the hint says where it is set', () => {
  const repository = { url: 'https://github.com/acme/docs' }
  expect(complaints(legacy({ repository }))).toMatch(
    /`repository` is not a setting .*\n +The repository .* option `repository` of/,
  )
})

test('a key of early mint.json files is answered with its successor', () => {
  expect(complaints(legacy({ api: { hidePlayground: true } }))).toMatch(
    /`api\.hidePlayground` is not a setting .*\n +Write `"playground": { "mode": "hide" }`/,
  )
})

test('an error in an optional key leaves the rest of it standing', () => {
  const { settings } = parse(
    modern({
      colors: { primary: '#0a5', light: 'lime' },
      navbar: { links: [{ label: 'A', href: '/a' }, { label: 'B' }] },
    }),
  )
  expect(settings?.colors).toEqual({
    primary: '#0a5',
    light: '#0a5',
    dark: '#0a5',
    anchors: undefined,
  })
  expect(settings?.navbar.links).toHaveLength(1)
})

test('a missing name is an error, yet the site can be rendered', () => {
  const { settings, diagnostics } = parse({ navigation: { pages: ['index'] } })
  expect(settings?.name).toBe('Documentation')
  expect(diagnostics).toMatchObject([{ severity: 'error', code: 'settings/missing-key' }])
})

test('without navigation there is nothing to draw', () => {
  expect(parse({ name: 'A' }).settings).toBeUndefined()
  expect(complaints({ name: 'A' })).toMatchInlineSnapshot(
    `"docs.json:1:1  \`navigation\` is required  [settings/missing-key]"`,
  )
})

test.each([
  'javascript:alert(1)',
  ' \u0001javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
])('%j is no address', (href) => {
  const { settings, diagnostics } = parse(
    modern({ navbar: { primary: { type: 'button', label: 'A', href } } }),
  )
  expect(settings?.navbar.primary).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'settings/invalid-value' }])
})

test.each([
  "/a.png'); @import 'https://evil.example/c.css'; ('",
  '/x.png);background:url(https://evil.example/bg',
  '../../secret.svg',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/logo.svg" onerror="x',
  'data:text/html,<script></script>',
  "data:image/svg+xml,'); @import 'https://evil.example/c.css",
])('%j is no file of the project', (image) => {
  const { settings, diagnostics } = parse(legacy({ backgroundImage: image }))
  expect(settings?.background.image).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'settings/invalid-value' }])
})

test('colours are hex of three or six digits and nothing else', () => {
  const wrong = [
    'red',
    '#12345',
    '#11223344',
    '#1234',
    'rgb(0,0,0)',
    '#ggg',
    '#000;}',
    '',
  ]
  for (const primary of wrong) {
    expect(parse(modern({ colors: { primary } })).diagnostics).toMatchObject([
      { code: 'settings/invalid-value' },
    ])
  }
  expect(parse(modern({ colors: { primary: '#070' } })).settings?.colors.primary).toBe(
    '#070',
  )
})

test('colours that are hard to read warn with their contrast', () => {
  expect(complaints(modern({ colors: { primary: '#EAB308', light: '#123456' } })))
    .toMatchInlineSnapshot(`
    "docs.json:9:16  \`#EAB308\` is hard to read in light mode: its contrast with \`#ffffff\` is 1.9, not 4.5  [settings/low-contrast]
      Choose a darker \`colors.primary\`.
    docs.json:10:14  \`#123456\` is hard to read in dark mode: its contrast with \`#09090b\` is 1.5, not 4.5  [settings/low-contrast]
      Choose a lighter \`colors.light\`."
  `)
})

test('a primary colour that is used in dark mode is checked against the dark background', () => {
  expect(complaints(modern({ colors: { primary: '#111' } }))).toMatchInlineSnapshot(`
    "docs.json:9:16  \`#111\` is hard to read in dark mode: its contrast with \`#09090b\` is 1.0, not 4.5  [settings/low-contrast]
      Set \`colors.light\` to a lighter tone, for dark mode."
  `)
})

test('a mode that nobody can reach needs no readable colours', () => {
  const forced = {
    colors: { primary: '#818cf8' },
    modeToggle: { default: 'dark', isHidden: true },
  }
  expect(complaints(legacy(forced))).toBe('')
})

test('prototype names are unknown keys and nothing more', () => {
  const text =
    '{"name":"D","navigation":{"pages":["index"]},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":3}},"footer":{"socials":{"__proto__":"x"}},"variables":{"toString":"a"}}'
  const { settings, diagnostics } = parse(text)
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '`__proto__` is not a setting',
    '`constructor` is not a setting',
    '`footer.socials.__proto__` is not a setting',
  ])
  expect(settings?.variables['toString']).toBe('a')
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('nesting that would overflow is an error with its place', () => {
  const deep = `{"name":"x","navigation":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  expect(parse(deep).diagnostics).toMatchObject([
    { code: 'settings/too-deep', line: 1, column: 125 },
  ])
})

test('secrets are pointed at, and not repeated', () => {
  const text = complaints(
    legacy({
      api: {
        baseUrl: 'https://user:pa55@api.example.com',
        auth: { method: 'bearer', inputPrefix: 'Bearer sk_live_01234567890123456' },
      },
    }),
  )
  expect(text).toContain('[settings/credential]')
  expect(text).not.toMatch(/pa55|sk_live/)
})

const random = 'pa55dE9fG7hK2mN5pQ8rS1tU4vW6yZ0cJ'

test.each([
  ['https://user:pa55@api.example.com', 'a URL with credentials'],
  ['postgres://pa55@db/x', 'a URL with credentials'],
  [`ghp_${random}`, 'a GitHub token'],
  [`npm_${random}aB3`, 'an npm token'],
  [`hf_${random}`, 'a Hugging Face token'],
])('%s as a value is reported without its text', (name, what) => {
  const text = complaints(legacy({ name }))
  expect(text).toContain(`looks like ${what}, and settings are public`)
  expect(text).not.toContain('pa55')
})

test.each(['sk_live_your_key_here', 'ghp_xxxxxxxxxxxxxxxxxxxxxxxx', 'task-ant-colony'])(
  'the placeholder %s is no credential',
  (name) => expect(complaints(legacy({ name }))).toBe(''),
)

test('features of a hosted product are reported once, as information', () => {
  expect(
    parse(modern({ mcp: {}, assistant: {} })).diagnostics.map(({ severity }) => severity),
  ).toEqual(['info', 'info'])
})

test('`graphql` and `sdk` are reported once, and so is what would select from them', () => {
  const { settings, diagnostics } = parse({
    name: 'Docs',
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index', 'TYPE Stray'] },
        {
          tab: 'GraphQL',
          graphql: 'schema.graphql',
          groups: [
            { group: 'Cart', pages: ['QUERY products', 'MUTATION cart.createCart'] },
          ],
        },
        { tab: 'SDK', sdk: { format: 'typedoc', source: 'typedoc.json' } },
      ],
    },
  })
  expect(diagnostics.map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "docs.json:9:11  \`TYPE Stray\` selects from a GraphQL schema, so it is left out  [settings/hosted-feature]
      Remove it, or write the page.
    docs.json:14:9  \`graphql\` generates no pages: they would need a GraphQL schema  [settings/hosted-feature]
      Only \`openapi\` and \`asyncapi\` generate pages. Write the others, or remove it.
    docs.json:27:9  \`sdk\` generates no pages: they would need the output of a documentation tool  [settings/hosted-feature]
      Only \`openapi\` and \`asyncapi\` generate pages. Write the others, or remove it."
  `)
  expect(outline(settings?.navigation.children ?? [])).toMatchInlineSnapshot(`
    "tab "Guide"
      index
    tab "GraphQL"
      group "Cart"
    tab "SDK"
    "
  `)
})

test('an operation with the method QUERY is not taken for an entry of a GraphQL schema', () => {
  const navigation = { openapi: 'api.yaml', pages: ['QUERY /products'] }
  expect(complaints({ name: 'Docs', navigation })).toBe('')
})

test('menu options that need a server are left out with a warning', () => {
  const { settings, diagnostics } = parse(
    modern({ contextual: { options: ['copy', 'assistant', 'mcp', 'cursor'] } }),
  )
  expect(settings?.contextual?.options).toEqual(['copy', 'cursor'])
  expect(diagnostics).toMatchObject([
    { severity: 'warning', code: 'settings/hosted-feature' },
    { severity: 'warning', message: expect.stringContaining('`contextual.mcp`') },
  ])
})

test('an option of the author with `$mcp` is left out with a warning, unless the URL is set', () => {
  const option = {
    title: 'Connect',
    href: { base: 'https://a.test', query: [{ key: 'server', value: '$mcp' }] },
  }
  const { settings, diagnostics } = parse(modern({ contextual: { options: [option] } }))
  expect(settings?.contextual?.options).toEqual([])
  expect(diagnostics).toMatchObject([
    { message: 'The page menu is shown without `Connect`: `contextual.mcp` is not set' },
  ])
  const connected = { options: [option], mcp: 'https://docs.test/mcp' }
  expect(parse(modern({ contextual: connected })).diagnostics).toEqual([])
})

test('the MCP options are kept if the URL of a server is set', () => {
  const options = ['mcp', 'add-mcp', 'vscode']
  const { settings, diagnostics } = parse(
    modern({ contextual: { options, mcp: 'https://docs.test/mcp' } }),
  )
  expect(settings?.contextual?.options).toEqual(options)
  expect(diagnostics).toEqual([])
})

test('a redirect without a source is left out with a warning that tells how to write the home page', () => {
  const redirects = [{ source: '', destination: '/a' }]
  expect(parse(modern({ redirects })).settings?.redirects).toEqual([])
  expect(complaints(modern({ redirects }))).toContain(
    '`redirects[0].source` is empty; write `/` for the home page',
  )
})

test('of two redirects that differ by a slash and lead to two pages, the first is used', () => {
  const lead = (...pairs: [string, string][]) => {
    const redirects = pairs.map(([source, destination]) => ({ source, destination }))
    const found = parse(modern({ redirects }))
    return found.settings?.redirects.map(({ source }) => source)
  }
  expect(lead(['/a', '/b'], ['/a/', '/c'])).toEqual(['/a'])
  expect(lead(['/a/', '/b'], ['/a', '/c'])).toEqual(['/a/'])
  expect(lead(['/a/', '/b'], ['/a', '/b'], ['/a', '/b'])).toEqual(['/a/', '/a'])
})

test('redirects that can never happen are left out with a warning', () => {
  const redirects = [
    { source: '/a', destination: '/b' },
    { source: '/a', destination: '/c' },
    { source: '/d#e', destination: '/f' },
    { source: '\\g', destination: '/b' },
  ]
  expect(parse(modern({ redirects })).settings?.redirects).toEqual([
    { source: '/a', destination: '/b', permanent: true },
  ])
  expect(complaints(modern({ redirects }))).toMatchInlineSnapshot(`
    "docs.json:14:17  \`/a\` is redirected twice; the first redirect is used  [settings/duplicate-redirect]
      Remove one of them.
    docs.json:18:17  \`/d#e\` cannot be redirected: what follows \`#\` never reaches the site's files  [settings/unreachable-redirect]
      Redirect the path before \`#\`, or remove the entry.
    docs.json:22:17  \`\\g\` cannot be redirected: browsers ask for \`/\` in place of \`\\\`  [settings/unreachable-redirect]
      Write \`/\` between folders."
  `)
})

test('a path with the separators of Windows is told to have others', () => {
  const redirects = [{ source: '/a', destination: 'guides\\a' }]
  for (const settings of [
    { favicon: 'images\\a.svg' },
    { logo: { light: '.\\a.svg', dark: '/b.svg' } },
    { redirects },
    { api: { openapi: 'api\\o.yaml' } },
  ])
    expect(complaints(modern(settings))).toContain('Write `/` between folders.')
})

test.each([
  [{ favicon: '/a;b.svg' }, "its path can't contain `;`"],
  [{ logo: { light: "/a'b.svg", dark: '/b.svg' } }, "its path can't contain `'`"],
  [{ api: { openapi: 'a\u0007.yaml' } }, "its path can't contain U+0007"],
  [{ favicon: '/a.svg ' }, 'Remove the space around it.'],
])('a path of a file is told which character it can’t contain: %j', (settings, hint) =>
  expect(complaints(modern(settings))).toContain(hint),
)

test('entries that cannot name a page are left out', () => {
  const pages = [
    'index',
    '..\\up',
    'https://a.example/p',
    'mailto:a@b.example',
    '.github/start',
    'what-is-it?',
    'a: b',
    'c#',
    'GET /users?x',
    'sdks/.NET',
    './ok',
    'a\u0000b',
    ' ',
  ]
  expect(
    parse({ name: 'A', navigation: { pages } }).settings?.navigation.children,
  ).toMatchObject([
    { ref: 'index' },
    { ref: 'what-is-it?' },
    { ref: 'a: b' },
    { ref: 'c#' },
    { ref: 'GET /users?x' },
    { ref: 'sdks/.NET' },
    { ref: './ok' },
  ])
  expect(complaints({ name: 'A', navigation: { pages } })).toMatchInlineSnapshot(`
    "docs.json:6:7  "..\\\\up" is not the path of a page  [settings/invalid-page]
      Write \`/\` between folders.
    docs.json:7:7  "https://a.example/p" is not the path of a page  [settings/invalid-page]
      To link elsewhere, use an anchor or a tab with an \`href\`, or a page with \`url\` in its frontmatter.
    docs.json:8:7  "mailto:a@b.example" is not the path of a page  [settings/invalid-page]
      To link elsewhere, use an anchor or a tab with an \`href\`, or a page with \`url\` in its frontmatter.
    docs.json:9:7  ".github/start" is not the path of a page  [settings/invalid-page]
      Folders that start with a dot have no pages.
    docs.json:16:7  "a\\u0000b" is not the path of a page  [settings/invalid-page]
      Remove the control character.
    docs.json:17:7  " " is not the path of a page  [settings/invalid-page]
      Remove it."
  `)
})

test.each([{ head: { raw: '<script></script>' } }, { 'head.raw': '<script></script>' }])(
  'for elements of the head among the settings, the hint says where they belong: %j',
  (root) => {
    expect(complaints(modern(root))).toMatch(
      /head.*` is not a setting .*\n +Elements of `<head>` are the option `head` of `skerry\(\)`/,
    )
  },
)

test('a key that the setting has under another name is reported once, with that name', () => {
  const { diagnostics } = parse(
    modern({
      navbar: { links: [{ name: 'Blog', url: 'https://example.com' }] },
      footer: { links: [{ title: 'Company', links: [] }] },
      navigation: {
        groups: [
          {
            group: 'Start',
            pages: [
              { page: 'index' },
              { group: 'More', collapsed: true, pages: ['a'] },
              { name: 'Paper', url: 'https://example.com/paper.pdf' },
            ],
          },
        ],
      },
    }),
  )
  const hints = diagnostics
    .filter(({ code }) => /unknown-key|missing-key/.test(code))
    .map(({ message, hint }) => [/`([^`]+)`/.exec(message)![1], hint])
  expect(Object.fromEntries(hints)).toEqual({
    'navbar.links[0].name': 'Write `label`.',
    'navbar.links[0].href': 'Is `url` meant to be `href`?',
    'footer.links[0].title': 'Write `header`.',
    'footer.links[0].items': 'Is `links` meant to be `items`?',
    'navigation.groups[0].pages[0].group':
      'Instead of an object, write the path of the page as text. Its title is in its frontmatter.',
    'navigation.groups[0].pages[1].collapsed':
      'Nested groups are collapsed, except those with `"expanded": true`.',
    'navigation.groups[0].pages[2].group':
      'For a link, list a page that has `url: https://…` in its frontmatter, or add an anchor.',
  })
})

test('a second name of a key that is there is to be removed', () => {
  const tab = { tab: 'API', url: '/api', groups: [{ group: 'A', pages: ['index'] }] }
  expect(complaints(modern({ navigation: { tabs: [tab] } }))).toMatch(
    /tabs\[0\]\.url` is not a setting .*\n +Remove it: an entry with pages leads to the first one/,
  )
  const versions = [{ name: 'v1', label: 'One' }]
  expect(complaints(legacy({ versions }))).toMatch(
    /versions\[0\]\.label` is not a setting .*\n +Remove it: the entry has `name`/,
  )
})

test.each([
  [{ pages: 'index' }, '`navigation.pages` must be a list'],
  [{ groups: [{ grup: 'G', pages: ['index'] }] }, '`navigation.groups[0].group` is'],
  [{ groups: { group: 'G', pages: ['index'] } }, '`navigation.groups` must be a list'],
  [{ pages: { $ref: './gone.json' } }, '`gone.json` does not exist'],
])(
  'a navigation that is empty because of an error is told by that error: %j',
  (navigation, cause) => {
    const { diagnostics } = parse({ name: 'Docs', navigation })
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining(cause),
    ])
  },
)

test('a key of the other schema with another name is reported once', () => {
  const told = complaints(modern({ topbarLinks: [{ name: 'x', href: '/x' }] }))
  expect(told).toContain('Is `href` meant to be `url`?')
  expect(told).not.toContain('is not a setting')
})

test.each([
  [{ colors: '#123456' }, '{ "primary": "#123456" }'],
  [{ appearance: 'dark' }, '{ "default": "dark" }'],
  [{ banner: 'Hello' }, '{ "content": "Hello" }'],
  [{ background: '/sea.png' }, '{ "image": "/sea.png" }'],
  [{ background: '#fff' }, '{ "color": { "light": "#fff" } }'],
  [{ fonts: 'Inter' }, '{ "family": "Inter" }'],
  [{ feedback: true }, '{ "thumbsRating": true }'],
  [{ contextual: ['copy'] }, '{ "options": […] }'],
  [{ api: { playground: 'simple' } }, '{ "display": "simple" }'],
  [{ redirects: { '/a': '/b' } }, '[{ "source": "/a", "destination": "/b" }]'],
  [{ navigation: { groups: { group: 'G', pages: ['a'] } } }, '[{ … }]'],
])('for a value written in short, the hint has its full form: %j', (root, form) => {
  expect(parse(modern(root)).diagnostics.map(({ hint }) => hint)).toEqual([
    `Write \`${form}\`.`,
  ])
})

test.each([{ banner: 3 }, { colors: ['#123456'] }, { feedback: 'yes' }])(
  'for a value of an unrelated type, there is no form: %j',
  (root) => expect(parse(modern(root)).diagnostics[0]!.hint).toBeUndefined(),
)

test('a key that the object has is not suggested for another one', () => {
  const logo = { light: '/l.svg', dark: '/d.svg', height: 30 }
  const [told] = parse(modern({ logo })).diagnostics
  expect(told).toMatchObject({ message: '`logo.height` is not a setting' })
  expect(told?.hint).toBeUndefined()
})

test('settings that are a level too deep are told to move up', () => {
  const navigation = { pages: ['index'], interaction: { drilldown: false } }
  expect(complaints(modern({ navigation }))).toContain(
    'Move it to the top level: `interaction` is not part of `navigation`.',
  )
})

test('what a link lacks is said without its type', () => {
  expect(complaints(modern({ navbar: { links: [{ href: '/a' }] } }))).toMatch(
    /`navbar\.links\[0\]` needs a `label`  \[/,
  )
})
