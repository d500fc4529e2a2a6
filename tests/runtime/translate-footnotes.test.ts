import { expect, test } from 'vitest'
import { translateFootnotes } from '../../runtime/translate-footnotes.ts'
import { render } from '../plugin/compile/compile.tsx'

test('the labels of footnotes are in the language of the page', async () => {
  const { html } = await render('A[^1] and[^1]\n\n[^1]: B')
  const german = translateFootnotes(html, { language: 'de' })
  expect(german).toMatch(/<h2 [^>]*id="footnote-label"[^>]*>Fußnoten<\/h2>/)
  expect([...german.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual(
    ['Zurück zu Verweis 1', 'Zurück zu Verweis 1-2'],
  )
  expect(translateFootnotes(html, { language: 'en' })).toBe(html)
})

test('labels of the author stay', () => {
  const html =
    '<h2 class="sr-only" id="footnote-label">Notes</h2><a data-footnote-backref="" aria-label="Up">↩</a>'
  expect(translateFootnotes(html, { language: 'de' })).toBe(html)
})
