import { expect, test } from 'vitest'
import { idsOf, renameConflictingIds } from '../../runtime/rename-conflicting-ids.ts'

const shell =
  '<nav id="pagination"><a href="#pagination">On this page</a></nav>' +
  '<button popovertarget="mobile-nav" aria-labelledby="a mobile-nav"></button><div id="mobile-nav"></div>'

test('ids that no element of the page has stay as they are', () => {
  expect(renameConflictingIds(shell, new Set(['limits']))).toBe(shell)
})

test('an element around the page gives its id up where the page has it; links mean the page', () => {
  const html = renameConflictingIds(shell, idsOf('<h2 id="pagination">Pagination</h2>'))
  expect(html).toContain('<nav id="skerry-pagination"><a href="#pagination">')
  expect(html).toContain('<div id="mobile-nav">')
})

test('what names such an element names it by its other id', () => {
  const html = renameConflictingIds(shell, new Set(['mobile-nav']))
  expect(html).toContain('popovertarget="skerry-mobile-nav"')
  expect(html).toContain('aria-labelledby="a skerry-mobile-nav"')
  expect(html).toContain('<div id="skerry-mobile-nav">')
})
