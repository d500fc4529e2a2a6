import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

test('the policy of a page allows the documents that it embeds', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'viewer']),
    'index.mdx': page(
      'Home',
      '<object data="/guide.pdf" title="Guide">Download</object>',
    ),
    'viewer.mdx': page(
      'Viewer',
      `import { Viewer } from '/snippets/viewer.jsx'\n\n<Viewer name="guide" />`,
    ),
    'snippets/viewer.jsx':
      'export const Viewer = ({ name }) => <embed src={`https://files.example/${name}.pdf`} />',
    'guide.pdf': '%PDF-1.4',
  })
  expect(site.code, site.output).toBe(0)
  const { base, pages } = JSON.parse(site.read('csp.json')) as {
    base: string
    pages: Record<string, string>
  }
  expect(base).not.toContain('object-src')
  expect(pages['/']).toContain("object-src 'self'; frame-src 'self'")
  expect(pages['/viewer']).toContain(
    "object-src 'self' https://files.example; frame-src 'self' https://files.example",
  )
})
