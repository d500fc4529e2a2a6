import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfm } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { linearAttention } from '../../../plugin/mdx/linear-attention.ts'
import { linearStrikethrough } from '../../../plugin/mdx/linear-strikethrough.ts'

/** Parses with linear-time attention, or as micromark does. */
const read = (text: string, isLinear = true) =>
  fromMarkdown(text, {
    extensions: isLinear ? [linearStrikethrough(gfm()), linearAttention()] : [gfm()],
    mdastExtensions: [gfmStrikethroughFromMarkdown()],
  })

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
  '~~',
  '~',
  '~~a',
  'a~~',
  ' ~a',
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
      expect(read(it)).toEqual(read(it, false))
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['openers', '*a **a '.repeat(3_000)],
  ['openers, then closers', '*a **a '.repeat(3_000) + 'a** a* '.repeat(3_000)],
  ['closers', 'a* b** '.repeat(3_000)],
  ['tildes', '~a ~~b '.repeat(3_000) + 'b~~ a~ '.repeat(3_000)],
  ['tildes in emphasis', '*a ~b **c ~~d '.repeat(3_000) + 'd~~ c** b~ a* '.repeat(3_000)],
  ['tildes that close', 'a~ b~~ *c '.repeat(3_000)],
  ['two marks', '*a_ b* _c '.repeat(3_000)],
])('thousands of %s are read, no deeper than a page can be', (_, text) => {
  let deepest = 0
  const open = [{ node: read(text) as { children?: object[] }, depth: 0 }]
  for (let entry; (entry = open.pop());) {
    deepest = Math.max(deepest, entry.depth)
    for (const node of entry.node.children ?? [])
      open.push({ node, depth: entry.depth + 1 })
  }
  // A hundred groups of emphasis, with strikethrough around and inside.
  expect(deepest).toBeLessThan(310)
})
