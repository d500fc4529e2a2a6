import { expect, test } from 'vitest'
import { ownPrefixes } from '../../../plugin/site/own-prefixes.ts'
import { makeSite } from './make-site.ts'

test('are the base and the path of the public address', () => {
  const site = makeSite(['guide', 'docsy/a'])
  expect(ownPrefixes(site, ['/docs/', undefined, '/', '/docs/', '/en/'])).toEqual([
    '/docs/',
    '/en/',
  ])
})

test('but not where the site has pages or files there', () => {
  expect(ownPrefixes(makeSite(['docs/guide']), ['/docs/'])).toEqual([])
  expect(ownPrefixes(makeSite(['docs']), ['/docs/'])).toEqual([])
  const site = { ...makeSite(['a']), assets: ['docs/a.png'] }
  expect(ownPrefixes(site, ['/docs/'])).toEqual([])
})
