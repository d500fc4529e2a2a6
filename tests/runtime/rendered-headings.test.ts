import { expect, test } from 'vitest'
import { headingsOf, renderedHeadings } from '../../runtime/rendered-headings.ts'
import type { PageHeading } from '../../runtime/types/pages.ts'

function heading(id: string, text: string, computed?: true): PageHeading {
  return { depth: 2, id, text, toc: true, ...(computed && { computed }) }
}

test('the value of an expression is read from the rendered heading', () => {
  const html =
    '<p id="section-1">A</p><h2 class="heading" id="section"><a href="#section">Use <code>a &amp;&lt; b</code></a></h2>'
  expect(renderedHeadings([heading('section', 'Use', true)], html)).toEqual([
    { ...heading('section', 'Use a &< b', true) },
  ])
})

test('an id is only looked for in headings', () => {
  const html = '<section id="setup"><h3 data-id="setup">No</h3></section>'
  const [found] = renderedHeadings([heading('setup', 'Set up', true)], html)
  expect(found).toMatchObject({ text: 'Set up', toc: true })
})

test('a heading without any text is not listed', () => {
  const html = '<h2 id="section"><img src="/a.png"></h2>'
  expect(renderedHeadings([heading('section', '', true)], html)).toMatchObject([
    { text: '', toc: false },
  ])
})

test('other headings are as they are in the source', () => {
  const one = heading('one', 'One')
  expect(renderedHeadings([one], '<h2 id="one">Two</h2>')).toEqual([one])
})

test('headings of a page without a source are read from what is rendered', () => {
  const html =
    '<h2 id="a&amp;b" class="heading"><a href="#a&amp;b">A &amp; <code>B</code></a></h2><h3 id="c">C</h3><h4 id="d">D</h4><h5 id="e">E</h5><h2>No id</h2>'
  expect(headingsOf(html)).toEqual([
    { depth: 2, id: 'a&b', text: 'A & B', toc: true },
    { depth: 3, id: 'c', text: 'C', toc: true },
    { depth: 4, id: 'd', text: 'D', toc: false },
  ])
})
