import { expect, test } from 'vitest'
import {
  selectorsInCode,
  selectorsInStyles,
  type SelectedNames,
} from '../../../plugin/site/selected-names.ts'

const found = (names: SelectedNames) =>
  Object.entries(names).flatMap(([name, isSelected]) => (isSelected ? [name] : []))

test.each([
  ['.link { font-weight: 400 }', ['links']],
  ['.dark a.link:hover { color: red }', ['links']],
  ['a:not([class]) { color: red }', ['links']],
  ['.links, .link-card, .u-link { color: red }', []],
  ['a { background: url(https://x.link/a.png) }', []],
  ['li[id="/guides/start"] a { color: red }', ['rows']],
  ["#sidebar li[id^='/v3/'] { display: none }", ['rows']],
  ['h2[id="start"] { color: red }', []],
  ['h5#sidebar-title { color: red }', []],
  ['pre.shiki { color: red }', ['codes']],
  ['pre[class*="shiki"] { color: red }', ['codes']],
  ['.dark .code-block-background { color: red }', ['codes']],
  ['[data-testid="copy-code-button"] { color: red }', ['codes']],
  ['.code-block[language="sql"] { color: red }', ['codes']],
  ['li[data-title="CLI"] { color: red }', ['rows']],
  ['svg.matrix-no { background-color: #d9d5f0 }', ['masks']],
  [
    '[data-component-part="card-icon"] svg, b { color: red; background: blue }',
    ['masks'],
  ],
  ['.card .icon { background: red }', ['masks']],
  ['.accordion:has(svg[style*="circle-info.svg"]) { color: red }', ['files']],
  ['a[style*="x.svg"], svg[style*="red"] { color: red }', []],
  ['.card .bg-primary { background-color: red }', ['masks']],
  ['.icon-chip { background: red } .svg { background: red } svg { fill: red }', []],
  ['/* svg { */ a { background: red }', []],
])('a stylesheet %s', (text, names) => {
  expect(found(selectorsInStyles(text))).toEqual(names)
})

test.each([
  ["document.querySelectorAll('#content a.link')", ['links']],
  ['const to = item.link', []],
  ["open('https://x.link/')", []],
  ['const TARGET = \'li[id="/home"] span\'', ['rows']],
  ["block.querySelector('pre.shiki code')", ['codes']],
  ["node.getAttribute('language')", ['codes']],
  ["row.getAttribute('data-title')", ['rows']],
  ["document.getElementById('search-bar-entry')", ['moved']],
  ["const menu = $('#localization-select-trigger')", ['moved']],
  ["open('#search-bar')", []],
  ["document.querySelectorAll('.sidebar-group-header h5#sidebar-title')", ['groups']],
  ['const list = \'ul[id="sidebar-group"]\'', ['groups']],
  ["header.closest('.sidebar-group-header > h5')", ['groups']],
  ["document.getElementById('sidebar-title')", ['groups']],
  ["all('.sidebar-title, .sidebar-group, #sidebar-group-header')", []],
])('a script %s', (text, names) => {
  expect(found(selectorsInCode(text))).toEqual(names)
})
