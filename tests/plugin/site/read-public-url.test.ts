import { expect, test } from 'vitest'
import { readPublicUrl } from '../../../plugin/site/read-public-url.ts'

test.each<
  [string, string | undefined, string | undefined, Record<string, string>, object]
>([
  [
    'the option',
    'https://a.example/',
    'https://b.example',
    {},
    { origin: 'https://a.example' },
  ],
  [
    'the option, with a path',
    'https://a.example/docs',
    undefined,
    {},
    { origin: 'https://a.example', path: '/docs/' },
  ],
  [
    'the option, without a scheme',
    'a.example',
    undefined,
    {},
    { origin: 'https://a.example' },
  ],
  ['the settings', undefined, 'https://b.example/', {}, { origin: 'https://b.example' }],
  [
    'Vercel',
    undefined,
    undefined,
    {
      VERCEL: '1',
      VERCEL_URL: 'x-1.vercel.app',
      VERCEL_PROJECT_PRODUCTION_URL: 'docs.a.example',
    },
    { origin: 'https://docs.a.example' },
  ],
  [
    'Netlify',
    undefined,
    undefined,
    { NETLIFY: 'true', URL: 'https://a.netlify.app' },
    { origin: 'https://a.netlify.app' },
  ],
  [
    'Cloudflare Pages',
    undefined,
    undefined,
    { CF_PAGES: '1', CF_PAGES_URL: 'https://1.a.pages.dev' },
    { origin: 'https://1.a.pages.dev' },
  ],
  [
    'GitHub Pages',
    undefined,
    undefined,
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY_OWNER: 'Acme' },
    { origin: 'https://acme.github.io' },
  ],
  ['nothing', undefined, undefined, { URL: 'https://not-netlify.example' }, {}],
])('is told by %s', (_, site, canonical, environment, expected) => {
  expect(readPublicUrl(site, canonical, environment)).toEqual({
    ...expected,
    diagnostics: [],
  })
})

test.each(['javascript:alert(1)', 'ftp://a.example', 'not an address', '/docs'])(
  '%j is no address: it is reported, and the next source is asked',
  (site) => {
    const url = readPublicUrl(site, 'https://b.example', {})
    expect(url.origin).toBe('https://b.example')
    expect(url.diagnostics).toMatchObject([{ code: 'site/public-address' }])
  },
)

test('a canonical address without scheme is read, and reported', () => {
  expect(readPublicUrl(undefined, 'b.example', {})).toMatchObject({
    origin: 'https://b.example',
    diagnostics: [{ code: 'site/public-address', hint: 'Write `https://b.example`.' }],
  })
})
