import { expect, test } from 'vitest'
import { referencesOfDescription } from '../../../plugin/site/description-references.ts'
import { cpuTime } from '../../cpu-time.ts'

const read = (text: string, described: string[] = []) =>
  referencesOfDescription(text, 'specs/api.yaml', new Set(described))

test.each([
  ['in double quotes', '"$ref": "./parts/a.json#/Berth"'],
  ['in single quotes', "$ref: 'parts/a.json'"],
  ['without quotes', '$ref: parts/a.json'],
  ['in braces', 'size: {$ref: parts/a.json}'],
  ['of an example', 'externalValue: parts/a.json'],
])('a file %s is one to which a description refers', (_, text) => {
  expect(read(text)).toEqual(['specs/parts/a.json'])
})

test('other descriptions are referred to by their name', () => {
  const text = 'mapping: { quay: ./quay.yaml, pier: pier.yaml#/Pier }'
  expect(read(text, ['specs/quay.yaml', 'specs/pier.yaml', 'quay.yaml'])).toEqual([
    'specs/quay.yaml',
    'specs/pier.yaml',
  ])
})

test('a long word costs linear time', () => {
  const start = cpuTime()
  expect(read(`example: ${'A'.repeat(500_000)}`)).toEqual([])
  // Quadratic time is minutes.
  expect(cpuTime() - start).toBeLessThan(1_000)
})
