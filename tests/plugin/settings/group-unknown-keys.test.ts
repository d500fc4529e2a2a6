import { expect, test } from 'vitest'
import { complaints, modern } from './parse.ts'

const groups = (count: number, key: string) =>
  Array.from({ length: count }, (_, index) => ({
    group: `G${index}`,
    pages: [{ group: 'Inner', pages: ['a'], [key]: true }],
  }))

test('an unknown key in many groups is reported once, with the other places', () => {
  const report = complaints(modern({ navigation: { groups: groups(30, 'collapsed') } }))
  expect(report.match(/is not a setting/g)).toHaveLength(1)
  expect(report).toContain(
    '`navigation.groups[0].pages[0].collapsed` is not a setting (30 times)',
  )
  expect(report).toContain('"expanded": true')
  expect(report).toMatch(/Also at: (?:\d+:\d+, ){20}9 more$/m)
})

test('few of them, and other keys, are reported one by one', () => {
  const several = [...groups(3, 'collapsed'), ...groups(2, 'colapsed')]
  const report = complaints(modern({ navigation: { groups: several } }))
  expect(report.match(/is not a setting/g)).toHaveLength(5)
  expect(report).not.toContain('Also at')
})
