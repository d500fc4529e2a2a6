import { expect, test } from 'vitest'
import { complaints, legacy, modern, parse } from './parse.ts'
import type { Written } from './parse.ts'

/** The errors that would fail a build. */
function errorsOf(written: Written): string[] {
  return parse(written).diagnostics.flatMap(({ severity, message }) =>
    severity === 'error' ? [message] : [],
  )
}

test('empty and null values of optional settings count as absent, with a warning', () => {
  const written = modern({
    logo: '',
    favicon: null,
    colors: { primary: '#0a5', light: '' },
    footer: { socials: { x: '', github: 'https://github.com/a' } },
    banner: null,
    redirects: null,
    navigation: { groups: [{ group: 'A', icon: null, tag: '', pages: ['index', ''] }] },
  })
  const { settings, diagnostics } = parse(written)
  expect(errorsOf(written)).toEqual([])
  expect(
    diagnostics.filter(({ code }) => code === 'settings/invalid-value'),
  ).toHaveLength(8)
  expect(settings).not.toHaveProperty('logo')
  expect(settings).not.toHaveProperty('favicon')
  expect(settings).toMatchObject({
    colors: { primary: '#0a5', light: '#0a5' },
    footer: { socials: [{ platform: 'github', url: 'https://github.com/a' }] },
    redirects: [],
    navigation: { children: [{ name: 'A', children: [{ ref: 'index' }] }] },
  })
})

test('an empty text in a pair of images stands for no image in that mode, or for the other image of a logo or icon', () => {
  const written = modern({
    logo: { light: '/logo.svg', dark: '' },
    favicon: { light: '', dark: '/icon.svg' },
    background: { image: { light: '/back.png', dark: '' } },
  })
  expect(complaints(written)).toBe('')
  expect(parse(written).settings).toMatchObject({
    logo: { light: '/logo.svg', dark: '/logo.svg' },
    favicon: { light: '/icon.svg', dark: '/icon.svg' },
    background: { image: { light: '/back.png', dark: '' } },
  })
})

test('a pair of images without any counts as absent, with a warning', () => {
  const written = modern({ logo: { light: '', dark: '' } })
  expect(errorsOf(written)).toEqual([])
  expect(complaints(written)).toContain('`logo` is empty')
  expect(parse(written).settings).not.toHaveProperty('logo')
})

test('a word of a closed list that is not known leaves the default in place', () => {
  const written = modern({
    theme: 'tomorrow',
    appearance: { default: 'auto' },
    styling: { eyebrows: 'none', codeblocks: 'auto' },
    icons: { library: 'heroicons' },
    contextual: { options: ['copy', 'an-option-of-tomorrow', 'view'] },
    api: { mdx: { auth: { method: 'oauth2' } }, playground: { display: 'hide' } },
  })
  expect(errorsOf(written)).toEqual([])
  const { settings } = parse(written)
  expect(settings).not.toHaveProperty('api.auth')
  expect(settings).toMatchObject({
    theme: 'mint',
    appearance: { default: 'system' },
    styling: { eyebrows: 'section' },
    icons: { library: 'fontawesome' },
    contextual: { options: ['copy', 'view'] },
    api: { playground: { display: 'interactive' } },
  })
})

test('an icon that is no name, such as markup, is left out', () => {
  const icon = '<svg viewBox="0 0 1 1"></svg>'
  const written = modern({
    navigation: {
      tabs: [
        { tab: 'A', icon: 'a rocket!', pages: ['index'] },
        { tab: 'B', icon, groups: [{ group: 'C', icon: '{star}', pages: ['b'] }] },
      ],
    },
  })
  expect(errorsOf(written)).toEqual([])
  expect(parse(written).settings?.navigation.children).toMatchObject([
    { name: 'A', icon: undefined },
    { name: 'B', icon: undefined, children: [{ name: 'C', icon: undefined }] },
  ])
})

test('truth values and numbers in quotes are taken as meant', () => {
  const written = modern({
    banner: { content: 'New', dismissible: 'true' },
    fonts: { family: 'Inter', weight: '450' },
    redirects: [{ source: '/a', destination: '/b', permanent: 'false' }],
  })
  expect(complaints(written)).toMatchInlineSnapshot(`
    "docs.json:10:20  \`banner.dismissible\` must be true or false, not "true"  [settings/invalid-value]
      Write \`true\` without quotes.
    docs.json:14:15  \`fonts.weight\` must be a number, not "450"  [settings/invalid-value]
    docs.json:20:20  \`redirects[0].permanent\` must be true or false, not "false"  [settings/invalid-value]
      Write \`false\` without quotes."
  `)
  expect(errorsOf(written)).toEqual([])
  expect(parse(written).settings).toMatchObject({
    banner: { dismissible: true },
    fonts: { body: { weight: 450 } },
    redirects: [{ permanent: false }],
  })
})

test.each([
  ['example.com/docs', 'https://example.com/docs'],
  ['guides/start', '/guides/start'],
  ['./guides/start', '/guides/start'],
  [' /guides ', '/guides'],
])('the address %j is taken as %j', (href, meant) => {
  const written = modern({ navbar: { links: [{ label: 'A', href }] } })
  expect(errorsOf(written)).toEqual([])
  expect(parse(written).settings?.navbar.links).toMatchObject([{ href: meant }])
})

test('a button for a repository without https:// is taken as meant', () => {
  const written = legacy({ topbarCtaButton: { type: 'github', url: 'github.com/a/b' } })
  expect(errorsOf(written)).toEqual([])
  expect(parse(written).settings?.navbar.primary).toMatchObject({
    type: 'github',
    href: 'https://github.com/a/b',
  })
})

test.each(['github', 'discord'])('a button for %s may lead to a page', (type) => {
  const written = modern({ navbar: { links: [{ type, href: '/community' }] } })
  expect(parse(written).diagnostics).toEqual([])
  expect(parse(written).settings?.navbar.links).toEqual([{ type, href: '/community' }])
})

test('an address that says nothing is left out, and the rest stays', () => {
  const written = legacy({
    footerSocials: { x: '@docs', github: 'https://github.com/a' },
    topbarLinks: [
      { name: 'A', url: '' },
      { name: 'B', url: 'https://b.example' },
    ],
    api: { baseUrl: '' },
    versions: [],
  })
  expect(errorsOf(written)).toEqual([])
  expect(parse(written).settings).toMatchObject({
    footer: { socials: [{ platform: 'github' }] },
    navbar: { links: [{ label: 'B' }] },
    api: { servers: [] },
  })
})

test.each(['slack://channel?id=C1', 'vscode:extension/a.b', 'cursor://x', 'sms:+1555'])(
  'links may open an application: %s',
  (href) => {
    const { settings, diagnostics } = parse(
      modern({ navbar: { links: [{ label: 'A', href }] } }),
    )
    expect(diagnostics).toEqual([])
    expect(settings?.navbar.links).toMatchObject([{ href }])
  },
)

test.each([
  [
    'an address that runs code',
    { navbar: { links: [{ label: 'A', href: 'javascript:x' }] } },
  ],
  ['a colour that is none', { colors: { primary: '#0a5', light: 'red' } }],
  ['a file outside the project', { logo: '../logo.svg' }],
  ['a value of the wrong kind', { search: true }],
  ['no name', { name: '' }],
  ['no main colour', { colors: { primary: '' } }],
  [
    'a tab without its label',
    { navigation: { tabs: [{ tab: null, pages: ['index'] }] } },
  ],
])('%s still stops a build', (_, rest) => {
  expect(errorsOf(modern(rest))).not.toEqual([])
})

test('services named by their id alone are read as the newer schema writes them', () => {
  const written = legacy({
    integrations: { intercom: 'id1', frontchat: 'id2', osano: 'https://o.example/o.js' },
    analytics: { ga4: { measurementId: 'G-1' } },
  })
  expect(parse(written).diagnostics).toEqual([])
  expect(parse(written).settings?.integrations).toEqual({
    ga4: { measurementId: 'G-1' },
    intercom: { appId: 'id1' },
    frontchat: { snippetId: 'id2' },
    osano: { scriptSource: 'https://o.example/o.js' },
  })
})

test('redirects lose the spaces around them, and those of other sites', () => {
  const { settings, diagnostics } = parse(
    modern({
      redirects: [
        { source: '/a ', destination: ' /b' },
        { source: 'https://old.example/c', destination: '/c' },
      ],
    }),
  )
  expect(diagnostics).toMatchObject([
    { severity: 'warning', code: 'settings/unreachable-redirect' },
  ])
  expect(settings?.redirects).toMatchObject([{ source: '/a', destination: '/b' }])
})
