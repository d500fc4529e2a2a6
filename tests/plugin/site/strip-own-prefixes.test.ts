import { expect, test } from 'vitest'
import { stripOwnPrefixes } from '../../../plugin/site/strip-own-prefixes.ts'
import type { Settings } from '../../../runtime/types/settings.ts'

const strip = (settings: object, prefixes = ['/docs/']) =>
  stripOwnPrefixes(settings as Settings, prefixes)

test('paths in settings lose the prefix, however deep they are', () => {
  expect(
    strip({
      logo: { light: '/docs/logo.svg', dark: '/dark.svg', href: '/docs' },
      footer: { links: [{ items: [{ href: '/docs/guide#a' }, { href: '/docs/' }] }] },
      redirects: [{ source: '/docs/old', destination: '/docs/new' }],
    }),
  ).toEqual({
    logo: { light: '/logo.svg', dark: '/dark.svg', href: '/' },
    footer: { links: [{ items: [{ href: '/guide#a' }, { href: '/' }] }] },
    redirects: [{ source: '/old', destination: '/new' }],
  })
})

test('other sites, similar paths and texts stay as they are', () => {
  const settings = {
    name: '/docs/',
    navbar: {
      links: [
        { href: 'https://example.com/docs/a', label: '/docs/a' },
        { href: '/docsify' },
      ],
    },
  }
  expect(strip(settings)).toEqual(settings)
})

test('without prefixes, the settings are the same object', () => {
  const settings = { logo: { href: '/docs/a' } }
  expect(strip(settings, [])).toBe(settings)
})
