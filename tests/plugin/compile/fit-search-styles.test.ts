import { expect, test } from 'vitest'
import { fitSearchStyles } from '../../../plugin/compile/fit-search-styles.ts'

test('rules for the search button of wide windows leave that of narrow ones as it is', () =>
  expect(
    fitSearchStyles(
      '/* a, b */ #search-bar-entry:hover, .dark #search-bar-entry > svg { width: 320px } p { a: b }',
    ),
  ).toBe(
    '/* a, b */ @media (min-width: 64rem) {#search-bar-entry:hover, .dark #search-bar-entry > svg { width: 320px }} p { a: b }',
  ))

test('rules for the search button of narrow windows are for ours, there', () =>
  expect(fitSearchStyles('#search-bar-entry-mobile { color: red }')).toBe(
    '@media (max-width: 63.99rem) {:is(#search-bar-entry-mobile,#search-bar-entry) { color: red }}',
  ))

test('other selectors of such a rule apply at any width', () =>
  expect(
    fitSearchStyles(
      ':is(a, b) c, #search-bar-entry, #search-bar-entry-mobile { top: 0; &:hover { top: 1px } }',
    ),
  ).toBe(
    [
      ':is(a, b) c{ top: 0; &:hover { top: 1px } }',
      '@media (min-width: 64rem) { #search-bar-entry{ top: 0; &:hover { top: 1px } }}',
      '@media (max-width: 63.99rem) { :is(#search-bar-entry-mobile,#search-bar-entry) { top: 0; &:hover { top: 1px } }}',
    ].join(' '),
  ))

test('rules in conditions and layers are limited where they are', () =>
  expect(
    fitSearchStyles(
      '@import "a;b"; @layer x { @media print { #search-bar-entry { top: 0 } } }',
    ),
  ).toBe(
    '@import "a;b"; @layer x { @media print { @media (min-width: 64rem) {#search-bar-entry { top: 0 }} } }',
  ))

test('what contains the button of narrow windows contains ours, at any width', () =>
  expect(
    fitSearchStyles('.x { &:has(> #search-bar-entry-mobile, a) > p { top: 0 } }'),
  ).toBe(
    '.x { &:has(> :is(#search-bar-entry-mobile,#search-bar-entry), a) > p { top: 0 } }',
  ))

test.each([
  '.x { &:has(#search-bar-entry) { top: 0 } }',
  '#navbar button:not(#search-bar-entry) { top: 0 }',
  '/* #search-bar-entry */ p { content: "#search-bar-entry { }" }',
  '.search-bar-entry { top: 0 }',
  '#search-bar-entry { top: 0',
])('%s stays as it is', (css) => expect(fitSearchStyles(css)).toBe(css))
