import { expect, test } from 'vitest'
import { preserveNesting } from '../../runtime/preserve-nesting.ts'

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
  ['<p class="x"><ul></ul>a</p>', '<div data-as="p" class="x"><ul></ul>a</div>'],
  ['<p>a<p>b</p></p>', '<div data-as="p">a<p>b</p></div>'],
  ['<div><p>a<p>b</div><p>c</p>', '<div><p>a<p>b</div><p>c</p>'],
  ['<div>a</p></div><p>b</p>', '<div>a</p></div><p>b</p>'],
  [
    '<skerry-island><p><ul></ul></p><skerry-slot><p><ul></ul></p></skerry-slot></skerry-island>',
    '<skerry-island><p><ul></ul></p><skerry-slot><div data-as="p"><ul></ul></div></skerry-slot></skerry-island>',
  ],
])('a paragraph with blocks is a div, any other a p: %s', (html, expected) => {
  expect(preserveNesting(html)).toBe(expected)
})

test.each([
  [
    '<a href="/x">a <a href="/y">b</a> c</a>',
    '<a href="/x">a <object><a href="/y">b</a></object> c</a>',
  ],
  [
    '<a href="/x"><i><a href="/y">b <a href="/z">c</a></a></i></a>',
    '<a href="/x"><i><object><a href="/y">b <object><a href="/z">c</a></object></a></object></i></a>',
  ],
  ['<a href="/x">a</a><a href="/y">b</a>', '<a href="/x">a</a><a href="/y">b</a>'],
  [
    '<a href="/x"><svg><a href="/y"></a></svg></a>',
    '<a href="/x"><svg><a href="/y"></a></svg></a>',
  ],
])('a link in a link is in an object: %s', (html, expected) => {
  expect(preserveNesting(html)).toBe(expected)
})

test.each([
  [
    '<a href="/x"><h2 id="t"><a class="heading-anchor" href="#t">T</a></h2></a>',
    '<a href="/x"><h2 id="t">T</h2></a>',
  ],
  [
    '<a class="b" href="https://a.dev"><a href="https://a.dev">https://a.dev</a></a>',
    '<a class="b" href="https://a.dev">https://a.dev</a>',
  ],
  [
    '<a href="https://a.dev"><a href="http://www.a.dev">www.a.dev</a></a>',
    '<a href="https://a.dev">www.a.dev</a>',
  ],
  [
    '<a href="/contact"><a href="mailto:me@a.dev">me@a.dev</a></a>',
    '<a href="/contact">me@a.dev</a>',
  ],
])('the anchor of a heading and an address are text in a link: %s', (html, expected) => {
  expect(preserveNesting(html)).toBe(expected)
})
