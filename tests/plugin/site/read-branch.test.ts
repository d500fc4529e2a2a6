import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readProject, rereadProject } from '../../../plugin/site/read-project.ts'
import { isUnread, isFullyRead, readBranch } from '../../../plugin/site/read-branch.ts'
import type { Project } from '../../../plugin/site/project.ts'
import { largeSite } from './large-site.ts'
import { makeFolder } from './make-site.ts'

let root: string
let partial: Project

beforeAll(async () => {
  root = makeFolder(largeSite())
  partial = await readProject(root, {}, {}, { isPartial: true })
})

const titleOf = ({ site }: Project, path: string) => site.pages.get(path)?.title

/** What the navigation determines, without page contents. */
const placesOf = ({ site }: Project) =>
  [...site.pages.values()].map(({ path, url, language, version }) =>
    [path, url, language, version].join(' '),
  )

test('of a large site the pages around the first one are read, and the names of the others', () => {
  expect(titleOf(partial, 'v1/page-699')).toBe('Title 699 of v1')
  expect(titleOf(partial, 'index')).toBe('Home')
  const other = partial.site.pages.get('v2/page-0')!
  expect([other.title, isUnread(partial, other)]).toEqual(['Page 0', true])
  expect(isFullyRead(partial)).toBe(false)
})

test('pages that are not read have the places that they will have', async () => {
  const whole = await readProject(root, {})
  expect(isFullyRead(whole)).toBe(true)
  expect(placesOf(partial)).toEqual(placesOf(whole))
  expect(partial.navigation.order).toEqual(whole.navigation.order)
})

test('only the branch of the requested page is read', () => {
  const read = readBranch(partial, 'v3/page-5')!
  expect(titleOf(read, 'v3/page-699')).toBe('Title 699 of v3')
  expect(titleOf(read, 'v1/page-0')).toBe('Title 0 of v1')
  expect(titleOf(read, 'v2/page-0')).toBe('Page 0')
  const branch = read.navigation.tree.children.flatMap((node) => JSON.stringify(node))
  expect(branch[2]).toContain('Title 5 of v3')
})

test('for a page beside the navigation no branch is enough', () => {
  expect(readBranch(partial, 'unlisted')).toBeUndefined()
})

test('a page whose file has vanished stays unread', async () => {
  const folder = makeFolder(largeSite())
  const project = await readProject(folder, {}, {}, { isPartial: true })
  unlinkSync(join(folder, 'v2/page-1.mdx'))
  const read = readBranch(project, 'v2/page-0')!
  expect(isUnread(read, read.site.pages.get('v2/page-1')!)).toBe(true)
  expect(isUnread(read, read.site.pages.get('v2/page-0')!)).toBe(false)
})

test('reading all again makes the project whole', async () => {
  const whole = await rereadProject(partial)
  expect(isFullyRead(whole)).toBe(true)
  expect(titleOf(whole, 'v2/page-0')).toBe('Title 0 of v2')
})
