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

test('pages of webhooks send no requests', async () => {
  const openapi = {
    openapi: '3.1.0',
    info: { title: 'Harbour', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: { '/ships': { get: { responses: { 200: { description: 'Ships' } } } } },
    webhooks: { arrival: { post: { responses: { 200: { description: 'Received' } } } } },
  }
  const site = await buildSite({
    'docs.json': { ...settings(['ships', 'arrival']), api: { openapi: 'api.json' } },
    'api.json': openapi,
    'ships.mdx': page('Ships', '', 'openapi: GET /ships\n'),
    'arrival.mdx': page('Arrival', '', 'openapi: webhook arrival\n'),
  })
  expect(site.code, site.output).toBe(0)
  const { pages } = JSON.parse(site.read('csp.json'))
  expect(pages['/ships']).toContain('https://api.example.com')
  expect(pages['/arrival']).toBeUndefined()
})
