import { expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import {
  mentionsOfCode,
  mentionsOfData,
  mentionsOfPage,
} from '../../../plugin/site/find-mentions.ts'

const page = (text: string) =>
  mentionsOfPage({ text, file: 'guides/a.mdx', origin: 'https://docs.example.com' })

test.each([
  ['[Data](/files/a.csv)', 'files/a.csv'],
  ['[Data](</files/a b.csv>)', 'files/a b.csv'],
  ['[Data](/files/a%20b.csv "A title")', 'files/a b.csv'],
  ['[Data](a.csv?download#top)', 'guides/a.csv'],
  ['[Data](../a.csv)', 'a.csv'],
  ['[data]: /files/a.csv', 'files/a.csv'],
  ['<a href="a.csv">Data</a>', 'guides/a.csv'],
  ["<Download url={'/files/a.csv'} />", 'files/a.csv'],
  ['<Download url={`/files/a.csv`} />', 'files/a.csv'],
  ['<Chart data="/files/a.csv" />', 'files/a.csv'],
  ['export const files = ["./a.csv"]', 'guides/a.csv'],
  ['<img srcset="/a.json 1x, /b.json 2x" />', 'b.json'],
  ['[Data](https://docs.example.com/a.csv)', 'a.csv'],
  ['See https://elsewhere.example/docs/files/a.csv', 'files/a.csv'],
  ['```sh\ncurl -O https://elsewhere.example/docs/files/a.csv\n```', 'files/a.csv'],
])('%j links %s', (text, file) => expect(page(text)).toContain(file))

test.each([
  'Write `secrets.json`, or "secrets.json".',
  '`[x](/secrets.json)`',
  '```json title="/secrets.json"\n{ "a": "/secrets.json" }\n```',
  '~~~\n[x](/secrets.json)\n~~~',
  '- A step:\n\n  ```sh\n  cat ./secrets.json\n  ```',
  '```sh\r\ncat ./a "/secrets.json"\r\n```\r\n',
  'import data from "/secrets.json"',
  '[x](https://elsewhere.example/secrets.json)',
  '[x](mailto:secrets.json)',
])('%j links nothing', (text) =>
  expect(page(text).filter((path) => path.endsWith('secrets.json'))).toEqual([]),
)

test('scripts link what they fetch, sheets what they load', () => {
  const code = (text: string) =>
    mentionsOfCode({ text, file: 'lib/a.js', origin: undefined })
  expect(code('fetch("rows.json")')).toContain('lib/rows.json')
  expect(code("new Worker(new URL('./w.ts', import.meta.url))")).toContain('lib/w.ts')
  expect(code('a { background: url(../map.xml) }')).toContain('map.xml')
  expect(code("import rows from './rows.json'")).not.toContain('lib/rows.json')
})

test('data links by whole texts, and descriptions before an operation', () => {
  const data = (value: unknown) =>
    mentionsOfData(value, { file: 'docs.json', origin: undefined })
  expect(data({ a: [{ b: '/files/a.csv' }] })).toContain('files/a.csv')
  expect(data({ openapi: 'api/v1.yaml GET /berths' })).toContain('api/v1.yaml')
  expect(data({ a: 'See notes.txt.' })).not.toContain('notes.txt')
})

test.each([
  ['addresses', 'https://a/'.repeat(50_000)],
  ['spaces', `href= ${' '.repeat(50_000)}`],
])('a long run of %s costs linear time', (_, text) => {
  const start = cpuTime()
  expect(page(text)).toEqual([])
  // Quadratic time is many seconds.
  expect(cpuTime() - start).toBeLessThan(1_000)
})
