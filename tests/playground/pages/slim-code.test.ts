import { expect, test } from 'vitest'
import { classesIn, plainCode, slimCode } from '../../../playground/pages/slim-code.ts'

const styles = {
  'c-1': 'color:#1F2328;--shiki-dark:#D4D4D4',
  'c-2': 'color:#0A3069;--shiki-dark:#CE9178',
}

test('neighbours of one colour are one element, and plain text has none', () => {
  const html = [
    '<span class="line"><span class="c-1">{</span></span>',
    '<span class="line"><span class="c-2">  "a"</span><span class="c-2">"b"</span><span class="c-1">,</span></span>',
  ].join('\n')
  expect(slimCode(html, styles)).toBe(
    '<span class="line">{\n<span class="c-2">  "a""b"</span>,</span>',
  )
})

test('what is not plain tokens stays as it is', () => {
  const html = '<span class="line"><span style="color:red">a</span></span>'
  expect(slimCode(html, styles)).toBe(html)
})

test('text is never changed', () => {
  expect(slimCode('<span class="line">a &lt; b</span>\n', styles)).toBe(
    '<span class="line">a &lt; b\n</span>',
  )
  expect(plainCode('a < b & c')).toBe('<span class="line">a &lt; b &amp; c</span>')
})

test('the class of a token is found by its text', () => {
  expect(classesIn('<span class="c-2"> 12</span>').get('12')).toBe('c-2')
})
