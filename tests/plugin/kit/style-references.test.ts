import { expect, test } from 'vitest'
import { styleReferences } from '../../../plugin/kit/style-references.ts'

function read(css: string) {
  return styleReferences(css).map(({ kind, url, at, start, end }) => {
    expect(css.slice(at, at + url.length)).toBe(url)
    return [kind, url, css.slice(start, end)]
  })
}

test('finds imports and URLs in each notation, with their position', () => {
  expect(
    read('@import "a.css";\n@import url(b.css) print;.a{src:url( \'c.woff2\' )}'),
  ).toEqual([
    ['import', 'a.css', '@import "a.css";'],
    ['import', 'b.css', '@import url(b.css) print;'],
    ['url', 'c.woff2', "url( 'c.woff2' )"],
  ])
})

test('a URL may contain semicolons', () => {
  const url = 'https://fonts.example.com/css2?family=Inter:wght@400;700'
  expect(read(`@import url(${url});.a{color:red}`)).toEqual([
    ['import', url, `@import url(${url});`],
  ])
})

test('an import without a semicolon ends before the next block', () => {
  expect(read('@import "a.css"\n.a{background:url(b.png)}')).toEqual([
    ['import', 'a.css', '@import "a.css"\n.a'],
    ['url', 'b.png', 'url(b.png)'],
  ])
})

test('comments and empty URLs refer to nothing', () => {
  expect(read('/* @import "a.css"; url(b.png) */.a{background:url()}')).toEqual([])
})
