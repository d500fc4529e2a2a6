import { expect, test } from 'vitest'
import { restoreParagraphs } from '../../runtime/restore-paragraphs.ts'

test.each([
  ['<div data-as="p">a <b>c</b></div>', '<p>a <b>c</b></p>'],
  ['<div class="x" data-as="p">a</div>', '<p class="x">a</p>'],
  ['<div data-as="p">a <div>b</div> c</div>', '<div data-as="p">a <div>b</div> c</div>'],
  ['<div data-as="p">a <p>b</p></div>', '<div data-as="p">a <p>b</p></div>'],
  [
    '<div><div data-as="p">a</div><div data-as="p"><ul></ul></div></div>',
    '<div><p>a</p><div data-as="p"><ul></ul></div></div>',
  ],
  [
    '<div data-as="p"><i title="a > <div>">b</i></div>',
    '<p><i title="a > <div>">b</i></p>',
  ],
  ['<p>a</p>', '<p>a</p>'],
])('%s', (html, restored) => {
  expect(restoreParagraphs(html)).toBe(restored)
})
