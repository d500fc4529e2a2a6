import { expect, test } from 'vitest'
import {
  selectorsInCode,
  selectorsInStyles,
} from '../../../plugin/site/selected-names.ts'

test.each([
  ['.link { font-weight: 400 }', { links: true, rows: false, codes: false }],
  ['.dark a.link:hover { color: red }', { links: true, rows: false, codes: false }],
  [
    '.links, .link-card, .u-link { color: red }',
    { links: false, rows: false, codes: false },
  ],
  [
    'a { background: url(https://x.link/a.png) }',
    { links: false, rows: false, codes: false },
  ],
  ['li[id="/guides/start"] a { color: red }', { links: false, rows: true, codes: false }],
  [
    "#sidebar li[id^='/v3/'] { display: none }",
    { links: false, rows: true, codes: false },
  ],
  ['h2[id="start"] { color: red }', { links: false, rows: false, codes: false }],
  ['pre.shiki { color: red }', { links: false, rows: false, codes: true }],
  [
    '.code-block[language="sql"] { color: red }',
    { links: false, rows: false, codes: true },
  ],
  ['li[data-title="CLI"] { color: red }', { links: false, rows: true, codes: false }],
])('a style sheet %s', (text, names) => {
  expect(selectorsInStyles(text)).toEqual(names)
})

test.each([
  [
    "document.querySelectorAll('#content a.link')",
    { links: true, rows: false, codes: false },
  ],
  ['const to = item.link', { links: false, rows: false, codes: false }],
  ["open('https://x.link/')", { links: false, rows: false, codes: false }],
  ['const TARGET = \'li[id="/home"] span\'', { links: false, rows: true, codes: false }],
  ["block.querySelector('pre.shiki code')", { links: false, rows: false, codes: true }],
  ["node.getAttribute('language')", { links: false, rows: false, codes: true }],
  ["row.getAttribute('data-title')", { links: false, rows: true, codes: false }],
])('a script %s', (text, names) => {
  expect(selectorsInCode(text)).toEqual(names)
})
