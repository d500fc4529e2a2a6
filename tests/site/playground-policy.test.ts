import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

test('only pages with the playground may send requests', async () => {
  const site = await buildSite({
    'docs.json': {
      ...settings(['shown', 'hidden', 'simple']),
      api: { mdx: { server: 'https://api.example.com' } },
    },
    'shown.mdx': page('Shown', '', 'api: GET /ships\n'),
    'hidden.mdx': page('Hidden', '', 'api: GET /ships\nplayground: none\n'),
    'simple.mdx': page('Simple', '', 'api: GET /ships\nplayground: simple\n'),
  })
  expect(site.code, site.output).toBe(0)
  const { base, pages } = JSON.parse(site.read('csp.json'))
  const policyOf = (path: string) => pages[path] ?? base
  expect(policyOf('/shown')).toMatch(/connect-src [^;]*https:\/\/api\.example\.com/)
  expect(policyOf('/hidden')).not.toContain('https://api.example.com')
  expect(policyOf('/simple')).not.toContain('https://api.example.com')
})
