import { expect, test } from 'vitest'
import { escapeAttribute, escapeText } from '../../../runtime/kit/escape-html.ts'

test('text between tags is shown as it is written', () => {
  expect(escapeText('a < b && "c" > &lt;')).toBe('a &lt; b &amp;&amp; "c" &gt; &amp;lt;')
})

test('text in an attribute cannot end it', () => {
  expect(escapeAttribute('"><script>&amp;')).toBe('&quot;&gt;&lt;script&gt;&amp;amp;')
})
