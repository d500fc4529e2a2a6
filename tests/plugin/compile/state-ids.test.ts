import { INITIAL, type StateStack } from 'shiki/textmate'
import { createHighlighterCore, type LanguageRegistration } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { beforeAll, expect, test } from 'vitest'
import { StateIds } from '../../../plugin/compile/state-ids.ts'

/**
 * A grammar whose block ends at a blank line, and whose opening delimiter may end the
 * first line.
 */
const language: LanguageRegistration = {
  name: 'blocks',
  scopeName: 'source.blocks',
  repository: {},
  patterns: [
    {
      name: 'meta.block',
      begin: '(<)(\\w+)(?:>\\n)?',
      end: '</\\2>',
      patterns: [{ match: '\\Gx', name: 'keyword.first' }],
    },
    { name: 'meta.other', begin: '\\[', end: '\\]', patterns: [{ include: '$self' }] },
  ],
}
let end: (line: string, before?: StateStack) => StateStack

beforeAll(async () => {
  const core = await createHighlighterCore({
    themes: [],
    langs: [language],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  const grammar = core.getLanguage('blocks')
  end = (line, before = INITIAL) => grammar.tokenizeLine2(line, before).ruleStack
})

test('states of other lines have the same number where the same rules are open', () => {
  const ids = new StateIds()
  expect(ids.idOf(end('[ x'))).toBe(ids.idOf(end('y [')))
  expect(ids.idOf(end('[]'))).toBe(ids.idOf(end('')))
  expect(ids.idOf(end('[ ['))).toBe(ids.idOf(end('[', end('['))))
})

test('states differ by their rules, by how deep they are and by what closes them', () => {
  const ids = new StateIds()
  const states = [INITIAL, end(''), end('['), end('[ ['), end('<a> '), end('<b> ')]
  expect(new Set(states.map((state) => ids.idOf(state))).size).toBe(states.length)
})

test('a rule that began with the end of its line is another than one that began within', () => {
  const ids = new StateIds()
  const [atEnd, within] = [end('<a>'), end('<a> ')]
  expect(atEnd.equals(within)).toBe(true)
  expect(ids.idOf(atEnd)).not.toBe(ids.idOf(within))
})
