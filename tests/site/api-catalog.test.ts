import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

const describedBy = (title: string, servers: { url: string }[] = []) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  servers,
  paths: { [`/${title}`]: { get: { responses: { 200: { description: 'ok' } } } } },
})

const files = {
  'index.mdx': page('Start'),
  'ships.mdx': page('Ships', '', 'openapi: ships.json GET /ships\n'),
  'specs/ships.json': describedBy('ships', [{ url: 'https://api.example.com/v1' }]),
  'flags.mdx': page('Flags', '', 'openapi: flags.json GET /flags\n'),
  'specs/flags.json': describedBy('flags', [{ url: '/relative' }]),
}

test('with the option `download-spec`, agents find the API descriptions in a catalog', async () => {
  const site = await buildSite({
    ...files,
    'docs.json': settings(['index', 'ships', 'flags'], {
      contextual: { options: ['copy', 'download-spec'] },
    }),
  })
  expect(site.code, site.output).toBe(0)
  expect(JSON.parse(site.read('.well-known/api-catalog'))).toEqual({
    linkset: [
      {
        anchor: 'https://api.example.com/v1',
        'service-desc': [{ href: '/specs/ships.json', type: 'application/json' }],
        'service-doc': [{ href: '/ships', type: 'text/html' }],
      },
      {
        anchor: '/',
        'service-desc': [{ href: '/specs/flags.json', type: 'application/json' }],
        'service-doc': [{ href: '/flags', type: 'text/html' }],
      },
    ],
  })
})

test('links lead to descriptions whose names have spaces and signs of URLs', async () => {
  const site = await buildSite({
    'index.mdx': page('Start'),
    'my specs/v1 #2.json': describedBy('ships'),
    'docs.json': settings(
      ['index', { group: 'API', openapi: { source: 'my specs/v1 #2.json' } }],
      { contextual: { options: ['download-spec'] } },
    ),
  })
  expect(site.code, site.output).toBe(0)
  const url = '/my%20specs/v1%20%232.json'
  const [entry] = JSON.parse(site.read('.well-known/api-catalog')).linkset
  expect(entry['service-desc']).toEqual([{ href: url, type: 'application/json' }])
  const overview = site.files().find((file) => file.endsWith('overview.html'))!
  const links = site.read(overview).match(/href="[^"]*v1[^"]*"/g)
  expect(new Set(links)).toEqual(new Set([`href="${url}"`]))
  expect(site.read(overview.replace('.html', '.md'))).toContain(`](${url})`)
  expect(site.read('llms.txt')).toContain(`](${url})`)
})

test('without it, there is no catalog', async () => {
  const site = await buildSite({
    ...files,
    'docs.json': settings(['index', 'ships', 'flags']),
  })
  expect(site.code, site.output).toBe(0)
  expect(() => site.read('.well-known/api-catalog')).toThrow()
})
