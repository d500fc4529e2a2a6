import { expect, test } from 'vitest'
import {
  selectorsInCode,
  selectorsInStyles,
} from '../../../plugin/site/selected-names.ts'

test.each([
  ['.link { font-weight: 400 }', { links: true, rows: false }],
  ['.dark a.link:hover { color: red }', { links: true, rows: false }],
  ['.links, .link-card, .u-link { color: red }', { links: false, rows: false }],
  ['a { background: url(https://x.link/a.png) }', { links: false, rows: false }],
  ['li[id="/guides/start"] a { color: red }', { links: false, rows: true }],
  ["#sidebar li[id^='/v3/'] { display: none }", { links: false, rows: true }],
  ['h2[id="start"] { color: red }', { links: false, rows: false }],
  ['li[data-title="CLI"] { color: red }', { links: false, rows: true }],
])('a style sheet %s', (text, names) => {
  expect(selectorsInStyles(text)).toEqual(names)
})

test.each([
  ["document.querySelectorAll('#content a.link')", { links: true, rows: false }],
  ['const to = item.link', { links: false, rows: false }],
  ["open('https://x.link/')", { links: false, rows: false }],
  ['const TARGET = \'li[id="/home"] span\'', { links: false, rows: true }],
  ["row.getAttribute('data-title')", { links: false, rows: true }],
])('a script %s', (text, names) => {
  expect(selectorsInCode(text)).toEqual(names)
})
