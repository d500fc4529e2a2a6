import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { readPlainYaml } from '../../../plugin/site/read-plain-yaml.ts'
import { splitFrontmatter } from '../../../plugin/site/split-frontmatter.ts'
import { sharedMaterial } from '../../shared-material.ts'

/**
 * The value that the library parses, in the same form. Undefined if it reports an error.
 */
function readByLibrary(text: string) {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'silent' })
  if (document.errors.length + document.warnings.length > 0) return undefined
  const places = new Map<string, { line: number; column: number }>()
  const { contents } = document
  for (const { key } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key)) continue
    const { line, col } = counter.linePos(key.range![0])
    places.set(String(key.value), { line, column: col })
  }
  return { data: (document.toJS() as object | null) ?? {}, places }
}

test.each([
  ['title: Home', { title: 'Home' }],
  ['title: "A: b # c"\nicon: \'house\'', { title: 'A: b # c', icon: 'house' }],
  ['hidden: true\norder: 12\nnone:', { hidden: true, order: 12, none: null }],
  ['tags: [one, "two, three", 4]\n', undefined],
  ['tags: [one, "two", 4]\n', { tags: ['one', 'two', 4] }],
  [
    'keywords:\n  - one\n  - two\nog:title: X',
    { keywords: ['one', 'two'], 'og:title': 'X' },
  ],
])('%j is read as the library reads it, or left to it', (text, expected) => {
  const plain = readPlainYaml(text)
  expect(plain?.data).toEqual(expected)
  if (plain) expect(plain).toEqual(readByLibrary(text))
})

test.each([
  'a: b: c',
  'a: b # c',
  'a: &x b',
  'a: |\n  b',
  'a: b\n  c',
  'a: 1.5',
  'a: 2024-01-01',
  'a: "b\\n"',
  'a: b\na: c',
  'a:\n  b: c',
  '- a',
  'a:\tb',
  '__proto__: x',
  'a:\n  - b: c',
  'a: [b, [c]]',
  'a: ~',
])('%j is left to the library', (text) => {
  expect(readPlainYaml(text)).toBeUndefined()
})

/** Texts with a meaning in YAML, and plain ones to combine with them. */
const PIECES =
  `a title true null yes No 12 0 1.0 0x1 é 漢 🚀 ~ - # : :  "' " ' [ ] , { } \\ & * ! | > % @ / << ... --- ? =`.split(
    ' ',
  )
const piece = fc.constantFrom(...PIECES, ' ', '  ', ': ', ' #', '- ', '  - ', '\n')
const line = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('title', 'a', 'og:b', 'c-d', 'e.f'),
      fc.array(piece, { maxLength: 6 }),
    )
    .map(([key, value]) => `${key}: ${value.join('')}`),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
)

test('the fast path reads the same values as the library', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const text = lines.join('\n')
      const plain = readPlainYaml(text)
      if (plain) expect(plain).toEqual(readByLibrary(text))
    }),
    { numRuns: 20_000 },
  )
})

const corpus = sharedMaterial(
  'corpus',
  'frontmatter of real sites is read as by the library',
)

test.skipIf(corpus.missing)(
  'frontmatter of real sites is read so, nearly all of it',
  () => {
    const files = readdirSync(corpus.path, { recursive: true, encoding: 'utf8' })
    let count = 0
    let plainly = 0
    for (const file of files.filter((name) => name.endsWith('.mdx'))) {
      const { yaml } = splitFrontmatter(readFileSync(join(corpus.path, file), 'utf8'))
      if (yaml === undefined) continue
      count++
      const plain = readPlainYaml(yaml)
      if (!plain) continue
      plainly++
      expect(plain, file).toEqual(readByLibrary(yaml))
    }
    console.info(`frontmatter read without the library: ${plainly} of ${count}`)
    expect(plainly / count).toBeGreaterThan(0.8)
  },
)
