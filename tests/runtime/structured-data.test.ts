import { expect, test } from 'vitest'
import { structuredData } from '../../runtime/structured-data.ts'
import { navigationWith, pageWith, siteWith } from './site-fixture.ts'

test('breadcrumbs for machines are pages only, each with its place and address', () => {
  const data = structuredData({
    page: pageWith({ title: 'Start', url: '/guides/start' }),
    navigation: navigationWith({
      breadcrumbs: [{ title: 'Guides' }, { title: 'First steps', url: '/guides' }],
    }),
    site: siteWith({ origin: 'https://docs.example.com' }),
  } as Parameters<typeof structuredData>[0]) as { '@graph': Record<string, unknown>[] }
  const list = data['@graph'].find((node) => node['@type'] === 'BreadcrumbList')!
  expect(list['itemListElement']).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'First steps',
      item: 'https://docs.example.com/guides',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Start',
      item: 'https://docs.example.com/guides/start',
    },
  ])
})

test('the logo of the organization has its address, also as a path of the folder', () => {
  const site = siteWith({ origin: 'https://docs.example.com', base: '/docs/' })
  const logo = { light: 'images/logo.svg', dark: 'images/dark.svg' }
  const data = structuredData({
    page: pageWith({}),
    navigation: navigationWith({}),
    site: { ...site, settings: { ...site.settings, logo } },
  } as Parameters<typeof structuredData>[0])
  expect(JSON.stringify(data)).toContain(
    '"logo":"https://docs.example.com/docs/images/logo.svg"',
  )
})

test('page and article have the dates of creation and of the last change', () => {
  const data = structuredData({
    page: pageWith({ published: '2026-01-05', lastModified: '2026-03-05' }),
    navigation: navigationWith({}),
    site: siteWith({ origin: 'https://docs.example.com' }),
  } as Parameters<typeof structuredData>[0]) as { '@graph': Record<string, unknown>[] }
  const dated = data['@graph'].filter((node) => 'dateModified' in node)
  expect(dated).toHaveLength(2)
  for (const node of dated)
    expect(node).toMatchObject({
      datePublished: '2026-01-05',
      dateModified: '2026-03-05',
    })
})

test('the `id` of the organization in the settings identifies it wherever it is named', () => {
  const site = siteWith({ origin: 'https://docs.example.com' })
  const id = 'https://example.com/#organization'
  const organization = { id, legalName: 'Example Inc.' }
  const data = structuredData({
    page: pageWith({}),
    navigation: navigationWith({}),
    site: {
      ...site,
      settings: { ...site.settings, seo: { ...site.settings.seo, organization } },
    },
  } as Parameters<typeof structuredData>[0]) as { '@graph': Record<string, unknown>[] }
  const { '@graph': graph } = data
  const typed = (type: string) => graph.find((node) => node['@type'] === type)
  expect(typed('Organization')).toMatchObject({ '@id': id, legalName: 'Example Inc.' })
  expect(typed('Organization')).not.toHaveProperty('id')
  expect(typed('WebSite')).toMatchObject({ publisher: { '@id': id } })
  expect(typed('TechArticle')).toMatchObject({ author: { '@id': id } })
})
