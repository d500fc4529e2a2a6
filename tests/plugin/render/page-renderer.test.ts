import { installVNodeHook } from '../../../runtime/install-vnode-hook.ts'
import { expect, test } from 'vitest'
import { PageRenderer } from '../../../plugin/render/page-renderer.ts'
import { recordReads } from '../../../plugin/render/record-reads.ts'
import { renderPage } from '../../../runtime/render-page.ts'
import { pageWith, siteWith } from '../../runtime/site-fixture.ts'
import { compile, standIns } from '../compile/compile.tsx'

test('a page’s Markdown is of what is for agents, its HTML of what is for readers', async () => {
  const { code, agentsCode } = await compile(
    '<Visibility for="humans">For readers</Visibility>\n\n<Visibility for="agents">For agents</Visibility>\n\nFor both',
  )
  const server = { renderPage, installVNodeHook, components: standIns, layout: {} }
  const modules = { server: () => Promise.resolve(server), pageImport: () => undefined }
  const setup = { react: { everywhere: false, imports: [] } }
  const renderer = new PageRenderer(modules as never, setup as never)
  const page = pageWith()
  const task = { page, imports: [], markdown: true, agentsCode }
  const { content, markdown } = await renderer.renderContent(
    task as never,
    code,
    recordReads({ page, site: siteWith() }),
  )
  expect(content.html).toContain('For readers')
  expect(content.html).not.toContain('For agents')
  expect(markdown).toContain('For agents')
  expect(markdown).toContain('For both')
  expect(markdown).not.toContain('For readers')
})
