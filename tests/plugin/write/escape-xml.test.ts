import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml } from '../../../plugin/write/escape-xml.ts'

test('every sign that ends text or an attribute is escaped', () => {
  expect(escapeXml('a<b>&"c" &amp;')).toBe('a&lt;b&gt;&amp;&quot;c&quot; &amp;amp;')
})

test('characters that XML does not know are left out', () => {
  expect(escapeXml('a\0b\u001bc\ufffe\ud800d\te\nf🦀')).toBe('abcd\te\nf🦀')
})

test('any text is escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/)
    }),
  )
})
