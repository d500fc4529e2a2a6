import { expect, test } from 'vitest'
import { foundRecords } from '../../../../theme/search/providers/found-records.ts'

const hierarchy = { lvl0: 'Guide', lvl1: 'Keys', lvl2: null }

test('records of one page are one result, with its sections', () => {
  const found = foundRecords(
    [
      {
        url: 'https://a.example/keys#rotate',
        hierarchy: { ...hierarchy, lvl2: 'Rotate' },
      },
      { url: 'https://a.example/keys', hierarchy, snippet: 'All \u0001keys\u0002 here' },
      {
        url: 'https://a.example/keys#rotate',
        hierarchy: { ...hierarchy, lvl2: 'Rotate' },
      },
    ],
    3,
    6,
  )
  expect(found).toEqual({
    total: 1,
    pages: [
      {
        title: 'Keys',
        url: 'https://a.example/keys',
        breadcrumb: 'Guide',
        excerpt: { pieces: ['All ', 'keys', ' here'], isCode: false },
        sections: [{ title: 'Rotate', url: 'https://a.example/keys#rotate' }],
      },
    ],
  })
})

test('there are more pages where the service has more records than it sent', () => {
  const records = [{ url: 'https://a.example/a', hierarchy }]
  expect(foundRecords(records, 50, 6).total).toBe(7)
})
