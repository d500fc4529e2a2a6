import { expect, test } from 'vitest'
import { branchRefs } from '../../../plugin/site/navigation-refs.ts'
import { division, entries, group, page } from './make-site.ts'

/** Page paths: `v1/page-0`, `v1/page-1` … */
function pages(folder: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/page-${index}`)
}

const version = (name: string, count: number) =>
  division('version', name, [group('All', pages(name, count))])

test('beside a page of a small navigation are all of its pages', () => {
  const refs = branchRefs([version('v1', 2), version('v2', 1)], 'v1/page-0')
  expect([...refs]).toEqual(['v1/page-0', 'v1/page-1', 'v2/page-0'])
})

test('beside a page of a large navigation are those of its division', () => {
  const large = [version('v1', 600), version('v2', 601)]
  expect([...branchRefs(large, 'v2/page-3')]).toEqual(pages('v2', 601))
})

test('the navigation begins with the first division that has pages', () => {
  const large = [division('version', 'none', []), version('v1', 600), version('v2', 601)]
  expect([...branchRefs(large)]).toEqual(pages('v1', 600))
})

test('a large division without inner ones is read as a whole', () => {
  const large = [version('v1', 1_500), version('v2', 600)]
  expect([...branchRefs(large, 'v1/page-3')]).toEqual(pages('v1', 1_500))
})

test('a page of several divisions is shown with the pages of each', () => {
  const shared = page('shared')
  const large = [
    division('version', 'v1', [...entries(pages('v1', 400)), shared]),
    division('version', 'v2', [...entries(pages('v2', 400)), shared]),
    version('v3', 600),
  ]
  const expected = [...pages('v1', 400), 'shared', ...pages('v2', 400)]
  expect([...branchRefs(large, 'shared')]).toEqual(expected)
})

test('beside a page that the navigation does not list is nothing', () => {
  expect(branchRefs([version('v1', 2)], 'other').size).toBe(0)
})

test('the index of a folder is found by the path of the folder', () => {
  const large = [
    division('version', 'v1', ['guides', ...pages('v1', 600)]),
    version('v2', 600),
  ]
  expect(branchRefs(large, 'guides/index').size).toBe(601)
})
