import { afterEach, expect, test, vi } from 'vitest'
import { isoDate } from '../../../plugin/site/iso-date.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2026-03-05', '2026-03-05'],
  ['March 5, 2026', '2026-03-05'],
  ['5 Mar 2026', '2026-03-05'],
  ['2026-03-05 10:00', '2026-03-05T10:00:00.000Z'],
  ['2026-03-05T10:00:00-08:00', '2026-03-05T18:00:00.000Z'],
  ['2026-03-05 10:00:00 +0100', '2026-03-05T09:00:00.000Z'],
  ['Thu, 05 Mar 2026 10:00:00 GMT', '2026-03-05T10:00:00.000Z'],
  ['yesterday', undefined],
  ['2026-13-45', undefined],
])('a date is the same in every time zone: %s', (written, expected) => {
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone)
    expect(isoDate(written)).toBe(expected)
  }
})
