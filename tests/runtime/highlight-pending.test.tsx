import type { ComponentChildren } from 'preact'
import { expect, test } from 'vitest'
import { highlightPending } from '../../runtime/highlight-pending.ts'
import { islandHost } from '../../runtime/island.tsx'
import { renderContent } from '../../runtime/render-content.tsx'
import type { PageModule, PendingCode } from '../../runtime/types/rendering.ts'
import { CodeBlock } from '../../theme/components/code-block.tsx'
import { pageWith, siteWith } from './site-fixture.ts'

function render(Content: PageModule['Content'], Panel?: PageModule['Panel']) {
  const codes: PendingCode[] = []
  const module = { Content, ...(Panel && { Panel }) }
  const content = renderContent({ module, page: pageWith(), site: siteWith(), codes })
  return { codes, content }
}

/** Marks the code with its language instead of highlighting it. */
const highlight = ({ code, language }: PendingCode) =>
  Promise.resolve({ html: `<b class="x">${language}: ${code}</b>`, styles: { x: 'y:z' } })

const codeIn = (html: string) => /<code[^>]*>.*?<\/code>/gs.exec(html)?.[0]

test('code in children is highlighted after rendering, in the content and in the panel', async () => {
  const { codes, content } = render(
    () => (
      <CodeBlock language="js" highlight="2" focus={[1]}>
        {'a < 1\nb'}
      </CodeBlock>
    ),
    () => <CodeBlock language="css">c</CodeBlock>,
  )
  expect(codes).toEqual([
    { id: 'c0', code: 'a < 1\nb', language: 'js', highlight: [2], focus: [1] },
    { id: 'p1', code: 'c', language: 'css', highlight: [], focus: [] },
  ])
  const { html, panel, styles } = await highlightPending(content, codes, highlight)
  expect(codeIn(html)).toBe(
    '<code class="language-js"><b class="x">js: a < 1\nb</b></code>',
  )
  expect(codeIn(panel!)).toBe('<code class="language-css"><b class="x">css: c</b></code>')
  expect(styles).toEqual({ x: 'y:z' })
})

test('without a highlighter, it stays plain', async () => {
  const { codes, content } = render(() => <CodeBlock language="js">{'a\nb'}</CodeBlock>)
  const { html } = await highlightPending(content, codes, undefined)
  expect(codeIn(html)).toBe(
    '<code class="language-js"><span class="line">a</span>\n<span class="line">b</span></code>',
  )
})

test('code of fences is not highlighted again', () => {
  const { codes } = render(() => <CodeBlock language="js" html="<i>a</i>" />)
  expect(codes).toEqual([])
})

test('it is highlighted in islands, too: in their own elements and in slots', async () => {
  const Island = islandHost('own', {
    default: ({ children }: { children?: ComponentChildren }) => (
      <div>
        <CodeBlock language="js">own</CodeBlock>
        {children}
      </div>
    ),
  })
  const { codes, content } = render(() => (
    <Island>
      <CodeBlock language="js">slot</CodeBlock>
    </Island>
  ))
  const { html } = await highlightPending(content, codes, highlight)
  expect(html).toContain('<b class="x">js: own</b>')
  expect(html).toContain('<b class="x">js: slot</b>')
  expect(html).not.toContain('data-pending')
})

test('attributes after the mark are kept, in whatever order they are written', async () => {
  const { content } = render(() => <p>text</p>)
  const pending = { id: 'c0', code: 'a', language: 'js', highlight: [], focus: [] }
  const html = '<code data-pending="c0" class="language-js" language="js">a</code>'
  const filled = await highlightPending({ ...content, html }, [pending], highlight)
  expect(filled.html).toBe(
    '<code class="language-js" language="js"><b class="x">js: a</b></code>',
  )
})
