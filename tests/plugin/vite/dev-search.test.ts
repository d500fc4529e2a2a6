import { expect, test, vi } from 'vitest'
import { DevSearch } from '../../../plugin/vite/dev-search.ts'
import { ProjectHandle } from '../../../plugin/site/project-handle.ts'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

test('a server that is closed while pages are indexed does not report that the index failed', async () => {
  const root = makeFolder({ 'docs.json': settings(['index']), 'index.mdx': 'Text.' })
  const project = new ProjectHandle()
  project.replace(await readProject(root, {}))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let closed: Promise<void> | undefined
  const search = new DevSearch(project, () => {
    closed = search.close()
    return Promise.reject(new Error('the workers are gone'))
  })
  await search.start()
  expect(closed).toBeDefined()
  await closed
  expect(warn.mock.calls).toEqual([])
  warn.mockRestore()
})
