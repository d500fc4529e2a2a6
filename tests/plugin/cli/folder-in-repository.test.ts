import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderInRepository } from '../../../plugin/cli/folder-in-repository.ts'
import { makeFolder } from '../site/make-site.ts'

test('a folder is named from the root of its repository', () => {
  const root = makeFolder({ 'sites/docs/docs.json': '{}' })
  mkdirSync(join(root, '.git'))
  expect(folderInRepository(join(root, 'sites/docs'))).toBe('sites/docs')
  expect(folderInRepository(root)).toBe('')
})

test('the root of a worktree has a file in the place of the folder', () => {
  const root = makeFolder({ '.git': 'gitdir: elsewhere', 'docs/docs.json': '{}' })
  expect(folderInRepository(join(root, 'docs'))).toBe('docs')
})
