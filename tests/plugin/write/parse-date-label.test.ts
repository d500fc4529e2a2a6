import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDateLabel } from '../../../plugin/write/parse-date-label.ts'

const day = (label: string) => parseDateLabel(label)?.toISOString().slice(0, 10)

test.each([
  ['2025-03-04', '2025-03-04'],
  ['v1.2 (March 4th, 2025)', '2025-03-04'],
  ['4 Mar. 2025', '2025-03-04'],
  ['Sept 2024', '2024-09-01'],
  ['2025年3月4日', '2025-03-04'],
  ['Week of 12 May 2025', '2025-05-12'],
  ['June 8-12, 2026', '2026-06-12'],
  ['June 8th to 12th, 2026', '2026-06-12'],
  ['8–12 June 2026', '2026-06-12'],
  ['May 26 – June 1, 2026', '2026-06-01'],
])('%s is the day %s', (label, expected) => {
  expect(day(label)).toBe(expected)
})

test.each([
  ['fr', '4 septembre 2026', '2026-09-04'],
  ['fr', '1er mars 2026', '2026-03-01'],
  ['es', '26 de noviembre de 2025', '2025-11-26'],
  ['es', 'Versión 3 (1 ene 2025)', '2025-01-01'],
  ['pt-BR', 'março de 2025', '2025-03-01'],
  ['de', '13. März 2026', '2026-03-13'],
  ['ru', '13 августа 2026 г.', '2026-08-13'],
  ['ru', 'Август 2026', '2026-08-01'],
  ['ar', '13 يوليو 2026', '2026-07-13'],
  ['he', '13 באוגוסט 2026', '2026-08-13'],
  ['tr', 'Ağustos 2026', '2026-08-01'],
  ['vi', '13 tháng 12, 2026', '2026-12-13'],
  ['hu', '2026. augusztus 13.', '2026-08-13'],
  ['ko', '2026년 7월 21일', '2026-07-21'],
  ['fr', 'March 4, 2025', '2025-03-04'],
])('in %s, %s is the day %s', (language, label, expected) => {
  expect(parseDateLabel(label, language)?.toISOString().slice(0, 10)).toBe(expected)
})

test.each([
  ['fr', '31 février 2026'],
  ['es', 'Marzo'],
  ['es', 'Demarzo 2025'],
  ['no such tag', '4 mars 2026'],
])('in %s, %s names no day', (language, label) => {
  expect(parseDateLabel(label, language)).toBeUndefined()
})

test.each(['v2.1.0', 'Launch week', 'February 30, 2025', 'May', ''])(
  '%s names no day',
  (label) => {
    expect(day(label)).toBeUndefined()
  },
)

test('any day written out in English is read back', () => {
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const label = date.toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      })
      expect(day(label)).toBe(date.toISOString().slice(0, 10))
    }),
  )
})
