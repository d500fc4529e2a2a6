import { expect, test } from 'vitest'
import { nearestPath } from '../../../plugin/check/nearest-path.ts'

test.each([
  ['/support/articles/tags/outage', '/support/articles/tags/outages'],
  ['/guide/getting-startd', '/guides/getting-started'],
  ['/essentials/img', '/essentials/images'],
  ['/Guides/Start', '/guides/start'],
])('%s is a typo of %s', (path, meant) => {
  expect(nearestPath(path, ['/support/articles/tags/runs', meant])).toBe(meant)
})

test('another page of a deep folder is not meant, though most of its path is the same', () => {
  expect(nearestPath('/support/models/tags/outage', ['/support/models/tags/runs'])).toBe(
    undefined,
  )
  expect(nearestPath('/a', ['/'])).toBe(undefined)
})

test('another page in another language is not meant, though the folders between are the same', () => {
  expect(nearestPath('/ar/boards/parts/mcu', ['/tr/boards/parts/gpio'])).toBe(undefined)
  expect(nearestPath('/ar/boards/parts/mcu', ['/tr/boards/parts/mcu'])).toBe(
    '/tr/boards/parts/mcu',
  )
})
