import { h } from 'preact'
import { expect, test } from 'vitest'
import { recordReads } from '../../plugin/render/record-reads.ts'
import { evaluatePage } from '../../runtime/evaluate-page.ts'
import { renderContent } from '../../runtime/render-content.tsx'
import { compile, standIns } from '../plugin/compile/compile.tsx'
import { pageWith, siteWith } from './site-fixture.ts'

/** The names of components that a page reads, except those of elements. */
async function componentsReadBy(body: string, components: object = {}) {
  const replaced = Object.keys(components)
  const { code } = await compile(body, {
    options: { components: [...Object.keys(standIns), ...replaced], replaced },
  })
  const { page, site, record, reads } = recordReads({
    page: pageWith(),
    site: siteWith(),
  })
  const module = await evaluatePage(code, {
    components: record({ ...standIns, ...components }),
    imports: {},
  })
  const { html } = renderContent({ module, page, site })
  const read = reads().flatMap((each) => each.split('overrides.')[1] ?? [])
  return { html, read: read.filter((name) => /^[A-Z*]/.test(name)) }
}

test.each([
  ['Text.', []],
  ['<Card title="A">Text</Card>', ['Card']],
  ['Text with *emphasis* and {1 + 1}.\n\n<Card title="A">Text</Card>', ['Card']],
  ['- <Note>{[<b>one</b>]}</Note>\n\n<p>{props.none}</p>', ['Note']],
])('of %j only the components that it uses count as read', async (body, expected) => {
  expect((await componentsReadBy(body)).read).toEqual(expected)
})

test('a page that lists its components reads all of them', async () => {
  const { read } = await componentsReadBy('{Object.keys(props.components).length}')
  expect(read).toContain('*')
})

test('what stands for an element is found', async () => {
  const { html } = await componentsReadBy('Text {1 + 1}.', {
    p: ({ children }: { children?: preact.ComponentChildren }) =>
      h('section', null, children),
  })
  expect(html).toBe('<section>Text 2.</section>')
})
