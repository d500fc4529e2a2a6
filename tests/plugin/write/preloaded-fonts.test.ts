import { expect, test } from 'vitest'
import { setsCode, setsText } from '../../../plugin/write/preloaded-fonts.ts'

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

test.each([
  'code { font-family: Menlo }',
  '#content pre > code, kbd { font: 14px Menlo }',
  ':root { --skerry-font-code: Menlo }',
])('a sheet that gives code another font: %s', (css) => {
  expect(setsCode(css)).toBe(true)
})

test.each([
  'code { color: red }',
  '.code-title, .pre { font-family: Menlo }',
  '.x { font-family: Menlo } pre { margin: 0 }',
  ':root { --font-mono: Menlo }',
])('a sheet that leaves code in its font: %s', (css) => {
  expect(setsCode(css)).toBe(false)
})
