import { expect, test } from 'vitest'
import { buildSite, page } from './build-site.ts'

test('the policy allows the icons of the navigation that are loaded from elsewhere', async () => {
  const icon = (host: string) => `https://${host}.test/icon.svg`
  const site = await buildSite({
    'docs.json': JSON.stringify({
      name: 'Harbour',
      theme: 'mint',
      colors: { primary: '#0f6f78' },
      navigation: {
        groups: [{ group: 'Start', icon: icon('groups'), pages: ['index', 'tides'] }],
      },
    }),
    'index.mdx': page('Home', 'Text.'),
    'tides.mdx': `---\ntitle: Tides\nicon: ${icon('pages')}\n---\nText.\n`,
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('index.html')).toContain(icon('groups'))
  const { base } = JSON.parse(site.read('csp.json')) as { base: string }
  expect(base).toContain("img-src 'self' data: https://groups.test https://pages.test;")
})
