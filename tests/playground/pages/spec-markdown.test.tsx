import { expect, test } from 'vitest'
import { SpecMarkdown } from '../../../playground/pages/spec-markdown.tsx'
import { html } from '../../theme/render.tsx'

const rendered = (text: string) => html(<SpecMarkdown text={text} />)

test('an address that begins with its host is a link to it', () => {
  expect(rendered('[a](//a.example/x)')).toContain('href="https://a.example/x"')
  expect(rendered('[a](///x) [b](ftp://b.example) [c](javascript:alert)')).not.toContain(
    'href',
  )
})

test('footnotes are numbers and a list without back references', () => {
  const notes = rendered(
    'Pets[^1] and[^b].\n\n[^1]: All of them.\n[^b]: Some, see [a](#part).',
  )
  expect(notes.match(/href="[^"]*"/g)).toEqual(['href="#part"'])
  expect(notes).toContain('Pets<sup>1</sup> and<sup>2</sup>')
  expect(notes).toMatch(/<li>\s*<p>All of them\.\s*<\/p>\s*<\/li>/)
})

test('callouts are those of pages', () => {
  const shown = rendered('<Warning>Slow <script>alert(1)</script></Warning>')
  expect(shown).toMatch(/<aside class="callout[^>]*data-callout-type="warning"/)
  expect(shown).toContain('<p>Slow </p>')
})

test('a table can be scrolled by keyboard, and says so', () => {
  const shown = rendered('| a | b |\n| - | - |\n| 1 | 2 |')
  expect(shown).toMatch(/role="group" aria-label="[^"]+" tabindex="0">\s*<table>/)
})
