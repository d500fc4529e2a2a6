import fc from 'fast-check'
import { bundledLanguages } from 'shiki/langs'
import type { RegexEngine } from 'shiki/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { plainEngine } from '../../../plugin/compile/pattern-engine.ts'
import { translatePattern } from '../../../plugin/compile/translate-pattern.ts'

let oniguruma: RegexEngine
beforeAll(async () => {
  oniguruma = await plainEngine()
})

/** Where both find a match, searching from each of the given places. */
function places(pattern: string, text: string, starts: Iterable<number>) {
  const translated = translatePattern(pattern)!
  const scanner = oniguruma.createScanner([pattern])
  const line = oniguruma.createString(text)
  const found = [...starts].map((start) => {
    translated.lastIndex = start
    return {
      ours: translated.exec(text)?.index,
      theirs: scanner.findNextMatchSync(line, start, 0)?.captureIndices[0]?.start,
    }
  })
  line.dispose?.()
  scanner.dispose?.()
  return {
    ours: found.map(({ ours }) => ours),
    theirs: found.map(({ theirs }) => theirs),
  }
}

test.each([
  'a|b',
  '(a)(?:b)(?<name>c)',
  '(?=ab)|(?!a)b',
  '(?<=a)b|(?<!a)c',
  '^\\s*a',
  'a$|\\s$',
  '\\b\\w+\\B',
  '[a-c]+?[^a-c\\]]{2,}',
  '[]a]|[^]b]',
  '[-a]|[a-]|[\\-b]',
  '[[:alpha:]_][[:alnum:]_]*',
  '[[:punct:][:space:]]',
  '\\h+|[\\hx]',
  'a{,2}b|a{2}|a{1,}b',
  '(?i)AB',
  '(?x) a  # a comment\n  b +  [ ]',
  'a(?#a comment)b',
  '\\/|/|\\x41|\\{|{|}',
  '(?:a|b)*c',
])('%s is found where Oniguruma finds it', (pattern) => {
  const character = fc.constantFrom(...'abcAB x_1F-]/{}.\t"')
  const text = fc
    .tuple(fc.string({ unit: character }), fc.constantFrom('', '\n'))
    .map(([line, end]) => line + end)
  fc.assert(
    fc.property(text, (line) => {
      const { ours, theirs } = places(pattern, line, Array(line.length + 1).keys())
      expect(ours).toEqual(theirs)
    }),
  )
})

const atom = fc.constantFrom(
  'a',
  'b',
  '\\w',
  '\\s',
  '.',
  '[ab]',
  '[^a]',
  '[[:alpha:]]',
  '\\n',
  ' ',
  '-',
)
const assertion = fc.constantFrom(
  '\\b',
  '\\B',
  '^',
  '$',
  '(?<=a)',
  '(?<!b)',
  '(?<=^|a)',
  '(?=.*b)',
  '(?!$)',
)
const quantifier = fc.constantFrom(
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '*?',
  '+?',
  '{2}',
  '{1,2}',
  '{,2}',
  '{2,}',
)
const { pattern: anyPattern } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
  pattern: fc
    .array(tie('item'), { minLength: 1, maxLength: 4 })
    .chain((items) => fc.constantFrom(items.join(''), items.join('|'))),
  item: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(atom, quantifier).map((parts) => parts.join('')),
    assertion,
    fc.tuple(tie('pattern'), quantifier).map(([inside, end]) => `(${inside})${end}`),
    tie('pattern').map((inside) => `(?=${inside})`),
  ),
}))

test('a pattern is found where Oniguruma finds it, or is not translated', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aabb -_\t'), maxLength: 8 })
  fc.assert(
    fc.property(anyPattern, text, (pattern, line) => {
      fc.pre(translatePattern(pattern) !== undefined)
      const { ours, theirs } = places(pattern, `${line}\n`, Array(line.length + 2).keys())
      expect(ours).toEqual(theirs)
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['an option inside', 'a(?i)b'],
  ['an atomic group', '(?>a)b'],
  ['a possessive loop', 'a++b'],
  ['a loop of a quantifier', 'a{2}{3}'],
  ['an interval that is optional', 'a{2}?'],
  ['loops in loops', '(?:a+b?)*c'],
  ['a reference to a group', '(a)\\1'],
  ['a call of a group', '(?<x>a)\\g<x>'],
  ['the place where a search starts', '\\Ga'],
  ['the start of a text', '\\Aa'],
  ['classes in classes', '[a[b]]'],
  ['an intersection', '[a&&b]'],
  ['a negated POSIX class', '[[:^alpha:]]'],
  ['characters beyond ASCII', 'é'],
  ['a property of Unicode', '\\p{L}'],
  ['a group that is not closed', '(a'],
  ['a loop of dots after an assertion', '(?<=a).+'],
  ['a list of words', 'word|'.repeat(300)],
])('%s is not translated', (_, pattern) => {
  expect(translatePattern(pattern)).toBeUndefined()
})

describe('patterns of grammars are found where Oniguruma finds them', () => {
  const lines = [
    'export const a = async <T>(b?: number): Promise<T[]> => await c(`${b}`) // d\n',
    'for f in *.{md,txt}; do echo "$f: $(wc -l < \'$f\')" >> out.log 2>&1; done\n',
    'def main(args: list[str] = None) -> int:  # comment\n',
    '  "key": ["value", 1.5e-3, true, null], \n',
    'name: &anchor "text" # comment\n',
    '<a href="https://example.com/?a=1&amp;b=2" class=\'x\'>text</a>\n',
    '@media (min-width: 40rem) { .a > b::before { color: #fff !important } }\n',
    "SELECT a.*, COUNT(*) FROM t AS a WHERE b >= 10 AND c LIKE '%x%';\n",
    'func (s *Server) Serve(ctx context.Context) (err error) {\n',
  ]
  const names = [
    'tsx',
    'bash',
    'python',
    'json',
    'yaml',
    'html',
    'css',
    'sql',
    'go',
  ] as const
  test.each(names)('%s', async (name) => {
    const { default: grammars } = await bundledLanguages[name]()
    const patterns = patternsIn(grammars)
    const translated = patterns.filter((pattern) => translatePattern(pattern))
    expect(translated.length).toBeGreaterThan(patterns.length / 3)
    for (const pattern of translated)
      for (const line of lines) {
        const { ours, theirs } = places(pattern, line, [0, 3, 20])
        expect({ pattern, line, ours }).toEqual({ pattern, line, ours: theirs })
      }
  })
})

function patternsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && /^(?:match|begin|end|while)$/.test(key)
      ? [value]
      : patternsIn(value),
  )
}
