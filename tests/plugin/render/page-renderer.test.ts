import { installVNodeHook } from '../../../runtime/install-vnode-hook.ts'
import { expect, test } from 'vitest'
import { PageRenderer } from '../../../plugin/render/page-renderer.ts'
import type { ContentTask, RenderSetup } from '../../../plugin/render/page-tasks.ts'
import { ReceivedApis } from '../../../plugin/render/received-apis.ts'
import { recordReads } from '../../../plugin/render/record-reads.ts'
import type { ServerBundle } from '../../../plugin/render/server-bundle.ts'
import { renderDocument } from '../../../runtime/render-document.tsx'
import { renderPage } from '../../../runtime/render-page.ts'
import { renderSidebarRows } from '../../../theme/layout/render-sidebar-rows.tsx'
import { CodeBlock } from '../../../theme/components/code-block.tsx'
import { pageWith, siteWith } from '../../runtime/site-fixture.ts'
import { compile, standIns } from '../compile/compile.tsx'

const page = pageWith()
const site = siteWith()
const Nothing = () => null

const bundle: ServerBundle = {
  components: standIns,
  layout: {
    Head: Nothing,
    Layout: Nothing,
    Banner: Nothing,
    Navbar: Nothing,
    TabsRow: Nothing,
    Sidebar: Nothing,
    MobileBar: Nothing,
    PageHeader: Nothing,
    TableOfContents: Nothing,
    Pagination: Nothing,
    PageFooter: Nothing,
    Footer: Nothing,
    NotFound: Nothing,
    PageError: Nothing,
  },
  loadApiModule: () => Promise.reject(new Error('no page is of an API')),
  pageImports: {},
  installVNodeHook,
  renderPage,
  renderDocument,
  renderSidebarRows,
}

const setup: RenderSetup = {
  site,
  root: '/site',
  overrides: {},
  authorModules: {},
  react: { everywhere: false, imports: [] },
  sidebars: [],
  apis: new ReceivedApis({}),
  islands: {},
}

test('a page’s Markdown is of what is for agents, its HTML of what is for readers', async () => {
  const { code, agentsCode } = await compile(
    '<Visibility for="humans">For readers</Visibility>\n\n<Visibility for="agents">For agents</Visibility>\n\nFor both',
  )
  const renderer = new PageRenderer(
    {
      server: () => Promise.resolve(bundle),
      pageImport: () => Promise.reject(new Error('the page imports nothing')),
    },
    setup,
  )
  const task: ContentTask = {
    type: 'content',
    key: '',
    codeKey: '',
    page,
    imports: [],
    markdown: true,
    agentsCode,
  }
  const { content, markdown } = await renderer.renderContent(
    task,
    code,
    recordReads({ page, site }),
  )
  expect(content.html).toContain('For readers')
  expect(content.html).not.toContain('For agents')
  expect(markdown).toContain('For agents')
  expect(markdown).toContain('For both')
  expect(markdown).not.toContain('For readers')
})

test('code in expressions of CodeBlock is highlighted, with its marked lines', async () => {
  const { code } = await compile(
    'export const version = 3\n\n<CodeBlock language="js" highlight="2">{`const v = ${version}\\nreturn v`}</CodeBlock>',
  )
  const renderer = new PageRenderer(
    {
      server: () =>
        Promise.resolve({ ...bundle, components: { ...standIns, CodeBlock } }),
      pageImport: () => Promise.reject(new Error('the page imports nothing')),
    },
    setup,
  )
  const task: ContentTask = { type: 'content', key: '', codeKey: '', page, imports: [] }
  const { content } = await renderer.renderContent(
    task,
    code,
    recordReads({ page, site }),
  )
  const [, html = ''] = /<code[^>]*>(.*?)<\/code>/s.exec(content.html) ?? []
  const [first = '', second = ''] = html.split('\n')
  expect(first).toMatch(/^<span class="line"><span class="c-\w+">const<\/span>/)
  expect(second).toMatch(/^<span class="line line-highlight">/)
  const [, name = ''] = /class="(c-\w+)">const/.exec(first) ?? []
  expect(content.styles[name]).toContain('color:')
})
