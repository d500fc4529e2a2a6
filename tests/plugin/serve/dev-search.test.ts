import { expect, test, vi } from 'vitest'
import { DevSearch } from '../../../plugin/serve/dev-search.ts'
import type { ProjectHandle } from '../../../plugin/site/project-handle.ts'

test('a server that is closed while pages are indexed does not report that the index failed', async () => {
  const page = { path: 'index', searchable: true, frontmatter: {} }
  const current = {
    site: { pages: new Map([['index', page]]), assets: [] },
    settings: { seo: {} },
    navigation: { order: ['index'] },
  }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let closed: Promise<void> | undefined
  const search = new DevSearch({ current } as unknown as ProjectHandle, () => {
    closed = search.close()
    return Promise.reject(new Error('the workers are gone'))
  })
  await search.start()
  await closed
  expect(warn.mock.calls).toEqual([])
  warn.mockRestore()
})
