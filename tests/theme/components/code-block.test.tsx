import { expect, test } from 'vitest'
import { CodeBlock } from '../../../theme/components/code-block.tsx'
import { html, renderChildren, tags, words } from '../render.tsx'

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n')

test('a fence is its highlighted lines in a focusable pre, with a copy button', () => {
  expect(
    html(<CodeBlock language="ts" html={'<span class="line">a</span>'} lineCount={1} />),
  ).toMatchInlineSnapshot(
    `"<div class="code-block" data-language="ts"><button type="button" class="code-block-copy-button" data-component-part="code-block-copy-button" aria-label="Copy the contents from the code block"></button><pre data-component-part="code-block-root" tabindex="0"><code class="language-ts"><span class="line">a</span></code></pre></div>"`,
  )
})

test('title, icon and copy button are in a header', () => {
  const rendered = html(
    <CodeBlock language="js" title="src/index.js" icon="js" html="" lineCount={1} />,
  )
  expect(rendered).toContain('data-component-part="code-block-header"')
  expect(rendered).toMatch(/<svg class="icon code-block-icon"/)
  expect(rendered).toContain(
    'data-component-part="code-block-header-filename">src/index.js</span>',
  )
  expect(rendered.match(/code-block-copy-button"/g)).toHaveLength(2)
})

test('filename is another word for title', () => {
  expect(words(html(<CodeBlock filename="a.ts">x</CodeBlock>))).toBe('a.ts x')
})

test('nocopy leaves the button out', () => {
  expect(html(<CodeBlock nocopy>x</CodeBlock>)).not.toContain('<button')
  expect(html(<CodeBlock nocopy="true">x</CodeBlock>)).not.toContain('<button')
})

test('line numbers count from the start that is given', () => {
  const from = (start?: number | string) =>
    renderChildren(
      <CodeBlock lines start={start}>
        x
      </CodeBlock>,
    )
  expect(from().html).toContain('data-lines')
  expect(from().styles).toEqual({})
  expect(Object.values(from(10).styles)).toEqual(['--code-start:9'])
  expect(Object.values(from('10').styles)).toEqual(['--code-start:9'])
  expect(html(<CodeBlock lines={false}>x</CodeBlock>)).not.toContain('data-lines')
})

test('wrapped code does not scroll, so the keyboard has no business there', () => {
  const rendered = html(<CodeBlock wrap>x</CodeBlock>)
  expect(rendered).toContain('data-wrap')
  expect(rendered).not.toContain('tabindex')
})

test('expandable code is whole, and folded by a details element after it', () => {
  const rendered = html(<CodeBlock expandable>{lines(30)}</CodeBlock>)
  expect(rendered).toContain('data-folds="long"')
  expect(rendered).toContain('line 30')
  expect(words(rendered.slice(rendered.indexOf('<details')))).toBe(
    'See all 30 lines Collapse',
  )
  expect(html(<CodeBlock expandable>{lines(6)}</CodeBlock>)).toContain(
    'data-folds="short"',
  )
})

test('children are plain code, marked as asked', () => {
  const rendered = html(
    <CodeBlock language="ts" highlight="[1, 3]" focus="2-3">
      {'\na <b>\n  c\nd\n'}
    </CodeBlock>,
  )
  expect(tags(rendered, 'class="line')).toEqual([
    '<span class="line line-highlight">',
    '<span class="line line-focus">',
    '<span class="line line-highlight line-focus">',
  ])
  expect(rendered).toContain('a &lt;b&gt;')
  expect(rendered).toContain('\n<span class="line line-focus">  c</span>')
})

test('line numbers are read as those of fences, and nonsense marks nothing', () => {
  expect(
    tags(html(<CodeBlock highlight={[2]}>{lines(3)}</CodeBlock>), 'line-highlight'),
  ).toHaveLength(1)
  expect(
    tags(html(<CodeBlock highlight="1..3">{lines(3)}</CodeBlock>), 'line-highlight'),
  ).toHaveLength(3)
  expect(
    tags(html(<CodeBlock highlight="all">{lines(3)}</CodeBlock>), 'line-highlight'),
  ).toHaveLength(0)
})

test('a block without a language is text', () => {
  expect(html(<CodeBlock>x</CodeBlock>)).toContain('data-language="text"')
})
