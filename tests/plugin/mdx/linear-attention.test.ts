import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfm } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { linearAttention } from '../../../plugin/mdx/linear-attention.ts'

const read = (text: string, ...more: ReturnType<typeof linearAttention>[]) =>
  fromMarkdown(text, { extensions: [gfm(), ...more] })

const parts = [
  '*',
  '**',
  '***',
  '****',
  '_',
  '__',
  '___',
  'a',
  'b',
  ' ',
  '.',
  '(',
  ')',
  '\n',
  '[',
  '](x)',
  '`',
  '~~',
  '\\',
  '!',
  '&amp;',
  '*a',
  'a*',
  '**a',
  'a**',
  ' *',
  '* ',
]
const part = fc.constantFrom(...parts)

test('emphasis is what micromark makes of it', () => {
  const text = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (it) => {
      expect(read(it, linearAttention())).toEqual(read(it))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['openers', '*a **a '.repeat(3_000)],
  ['openers, then closers', '*a **a '.repeat(3_000) + 'a** a* '.repeat(3_000)],
  ['closers', 'a* b** '.repeat(3_000)],
  ['two marks', '*a_ b* _c '.repeat(3_000)],
])('thousands of %s are read, no deeper than a page can be', (_, text) => {
  let deepest = 0
  const open = [
    { node: read(text, linearAttention()) as { children?: object[] }, depth: 0 },
  ]
  for (let entry; (entry = open.pop());) {
    deepest = Math.max(deepest, entry.depth)
    for (const node of entry.node.children ?? [])
      open.push({ node, depth: entry.depth + 1 })
  }
  expect(deepest).toBeLessThan(110)
})
