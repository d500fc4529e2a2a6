import { expect, test } from 'vitest'
import { setsText } from '../../../plugin/write/first-font.ts'

test.each([
  'body { font-family: Georgia }',
  'html, body{color:red;font:16px Georgia}',
  ':root {\n  --skerry-font-body: Georgia;\n}',
  '@media screen { * { font-family: Georgia } }',
  'html.dark body { font-family: Georgia }',
])('a sheet that gives all text another font: %s', (css) => {
  expect(setsText(css)).toBe(true)
})

test.each([
  '/* Label */\n.label { font-family: system-ui }',
  'body .label { font-family: Georgia }',
  '.body { font-family: Georgia }',
  'body { font-size: 17px; color: red }',
  '/* body { font-family: Georgia } */',
  'ul > * { font-family: Georgia }',
])('a sheet that leaves the text of pages in its font: %s', (css) => {
  expect(setsText(css)).toBe(false)
})
