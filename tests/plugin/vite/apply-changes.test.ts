import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentHash } from '../../../plugin/kit/content-hash.ts'
import { readPageBody } from '../../../plugin/site/page-body.ts'
import { applyChanges } from '../../../plugin/vite/apply-changes.ts'
import { ProjectHandle } from '../../../plugin/site/project-handle.ts'
import { SkerryError } from '../../../runtime/kit/diagnostic.ts'
import { page, settings, temporaryFolder, writeFiles } from '../../site/build-site.ts'

let root: string
let project: ProjectHandle

beforeEach(async () => {
  root = temporaryFolder()
  writeFiles(root, {
    'docs.json': settings(['index', 'other']),
    'index.mdx': page('Home', 'First text.'),
    'other.mdx': page('Other'),
  })
  project = new ProjectHandle()
  project.locate(root, {}, {})
  await project.open()
})

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
/** Whether the project has read the current text of a page. */
function isCurrent(path: string): boolean {
  const page = project.current.site.pages.get(path)
  return page !== undefined && page.body.hash === contentHash(readPageBody(root, page))
}

test('however many files are added, the project is read once', async () => {
  const reread = vi.spyOn(project, 'reread')
  const files = Array.from({ length: 20 }, (_, index) => `added-${index}.mdx`)
  for (const file of files) write(file, page(file))
  write('index.mdx', page('Home', 'Second text.'))
  const { affected, isWhole } = await applyChanges(project, [
    ...files.map((file) => ({ file, event: 'create' as const })),
    { file: 'index.mdx', event: 'update' },
  ])
  expect(reread).toHaveBeenCalledOnce()
  expect(isWhole).toBe(true)
  expect(affected.get('index.mdx')).toBe('all')
  expect(isCurrent('added-19')).toBe(true)
  expect(isCurrent('index')).toBe(true)
})

test('edits of text are applied without reading the rest, and affect their pages only', async () => {
  const reread = vi.spyOn(project, 'reread')
  write('index.mdx', page('Home', 'Second text.'))
  write('other.mdx', page('Other', 'Other text.'))
  const { affected } = await applyChanges(project, [
    { file: 'index.mdx', event: 'update' },
    { file: 'other.mdx', event: 'update' },
  ])
  expect(reread).not.toHaveBeenCalled()
  expect([...affected.values()]).toEqual([['/'], ['/other']])
  expect(isCurrent('other')).toBe(true)
})

test('a page that was added unnoticed is read when it is saved', async () => {
  write('added.mdx', page('Added', 'First text.'))
  write('README.md', '# Not a page')
  const reread = vi.spyOn(project, 'reread')
  await applyChanges(project, [{ file: 'README.md', event: 'update' }])
  expect(reread).not.toHaveBeenCalled()
  await applyChanges(project, [{ file: 'added.mdx', event: 'update' }])
  expect(isCurrent('added')).toBe(true)
})

test('a file that becomes an API description is read as one, and again after it was none', async () => {
  const save = async (text: string) => {
    write('openapi.yaml', text)
    await applyChanges(project, [{ file: 'openapi.yaml', event: 'update' }])
    return project.current.folder.site.specs
  }
  const api = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\n"
  write('openapi.yaml', '')
  await project.reread()
  expect(await save(api)).toEqual(['openapi.yaml'])
  expect(await save('')).toEqual([])
  const reread = vi.spyOn(project, 'reread')
  expect(await save('paths: {}\n')).toEqual([])
  expect(reread).not.toHaveBeenCalled()
  expect(await save(api)).toEqual(['openapi.yaml'])
})

test('a file that becomes an overlay of a description is read with it', async () => {
  write('overlay.yaml', '')
  await project.reread()
  const save = async (text: string) => {
    write('overlay.yaml', text)
    const changes = [{ file: 'overlay.yaml', event: 'update' as const }]
    return (await applyChanges(project, changes)).isWhole
  }
  expect(await save('tides: 1\n')).toBe(false)
  expect(await save('overlay: 1.0.0\nextends: openapi.yaml\n')).toBe(true)
})

test('an edited .mintignore decides anew which files are pages', async () => {
  const save = async (text: string, event: 'create' | 'update') => {
    write('.mintignore', text)
    await applyChanges(project, [{ file: '.mintignore', event }])
    return [...project.current.site.pages.keys()]
  }
  expect(await save('/other.mdx\n', 'create')).toEqual(['index'])
  expect(await save('# none\n', 'update')).toEqual(['index', 'other'])
  expect(await save('/other.mdx\n', 'update')).toEqual(['index'])
})

test('an edit that is saved together with broken settings is applied', async () => {
  write('docs.json', '{')
  write('index.mdx', page('Home', 'Second text.'))
  const { affected, failure } = await applyChanges(project, [
    { file: 'docs.json', event: 'update' },
    { file: 'index.mdx', event: 'update' },
  ])
  expect(failure).toBeInstanceOf(SkerryError)
  expect([...affected]).toEqual([['index.mdx', ['/']]])
  expect(isCurrent('index')).toBe(true)
})
