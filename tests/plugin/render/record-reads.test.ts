import { expect, test } from 'vitest'
import { hashReads, recordReads } from '../../../plugin/render/record-reads.ts'
import type { PageData } from '../../../runtime/types/pages.ts'
import type { SiteData } from '../../../runtime/types/rendering.ts'

const surroundings = (
  changes: {
    page?: object
    site?: object
    settings?: object
    overrides?: Record<string, string>
  } = {},
) => ({
  overrides: { Card: 'one', ...changes.overrides },
  page: { title: 'Title', lastModified: 'yesterday', ...changes.page } as PageData,
  site: {
    base: '/',
    ...changes.site,
    settings: { name: 'Site', banner: { content: 'Hello' }, ...changes.settings },
  } as unknown as SiteData,
})

test('what was read is listed, and nothing else', () => {
  const { page, site, reads } = recordReads(surroundings())
  expect(reads()).toEqual([])
  expect(page.title).toBe('Title')
  expect(site.settings.name).toBe('Site')
  expect('origin' in site).toBe(false)
  expect(reads()).toEqual(['page.title', 'settings.name', 'site.origin'])
})

test('checking whether a setting exists counts as reading it', () => {
  const { site, reads } = recordReads(surroundings())
  expect('banner' in site.settings).toBe(true)
  expect(reads()).toEqual(['settings.banner'])
  expect(Object.hasOwn(site.settings, 'footer')).toBe(false)
  expect(reads()).toEqual(['settings.banner', 'settings.footer'])
})

test('asking for the description of a property counts as reading it', () => {
  const { page, site, reads } = recordReads(surroundings())
  expect(Object.hasOwn(page, 'tag')).toBe(false)
  expect(Object.getOwnPropertyDescriptor(site.settings, 'name')?.value).toBe('Site')
  expect(reads()).toEqual(['page.tag', 'settings.name'])
  const name = hashReads(reads(), surroundings())
  expect(hashReads(reads(), surroundings({ page: { tag: 'New' } }))).not.toBe(name)
})

test('reading the settings as a whole counts as reading all of them', () => {
  const { site, reads } = recordReads(surroundings())
  expect(JSON.parse(JSON.stringify(site))).toEqual(surroundings().site)
  expect(reads()).toContain('settings.*')
  const { settings, reads: others } = (() => {
    const recorded = recordReads(surroundings())
    return { settings: { ...recorded.site.settings }, reads: recorded.reads }
  })()
  expect(settings.name).toBe('Site')
  expect(others()).toContain('settings.*')
})

test('a change of what was read gives another name; of what was not read, the same', () => {
  const reads = ['page.title', 'settings.name', 'site.origin']
  const name = hashReads(reads, surroundings())
  expect(
    hashReads(reads, surroundings({ settings: { banner: { content: 'New' } } })),
  ).toBe(name)
  expect(hashReads(reads, surroundings({ page: { lastModified: 'today' } }))).toBe(name)
  for (const change of [
    { page: { title: 'New' } },
    { settings: { name: 'New' } },
    { site: { origin: '' } },
    { site: { origin: 'https://example.com' } },
  ])
    expect(hashReads(reads, surroundings(change))).not.toBe(name)
})

test('what was read as a whole changes with each part', () => {
  const name = (reads: string[], change = {}) => hashReads(reads, surroundings(change))
  const change = { settings: { banner: { content: 'New' } } }
  expect(name(['settings.*'], change)).not.toBe(name(['settings.*']))
  expect(name(['page.*'], { page: { more: 1 } })).not.toBe(name(['page.*']))
  expect(name(['site.*'], change)).toBe(name(['site.*']))
})

test('looking up a component depends on the override that replaces it', () => {
  const { record, reads } = recordReads(surroundings())
  const components: Record<string, unknown> = record({ Card: 1, Tabs: 2 })
  expect([components['Card'], components['Own']]).toEqual([1, undefined])
  expect(reads()).toEqual(['overrides.Card', 'overrides.Own'])
  const name = hashReads(reads(), surroundings())
  expect(hashReads(reads(), surroundings({ overrides: { Tabs: 'new' } }))).toBe(name)
  expect(hashReads(reads(), surroundings({ overrides: { Card: 'two' } }))).not.toBe(name)
  expect(hashReads(reads(), surroundings({ overrides: { Own: 'new' } }))).not.toBe(name)
})
