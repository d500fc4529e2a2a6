import { expect, test } from 'vitest'
import { CodeBlock } from '../../../theme/components/code-block.tsx'
import { CodeGroup } from '../../../theme/components/code-group.tsx'
import { html, tags, words } from '../render.tsx'

const blocks = [
  <CodeBlock title="app.js" language="js" html="one" />,
  <CodeBlock language="python" html="two" />,
  <CodeBlock language="python" html="three" />,
  <CodeBlock html="four" />,
]
const tabWords = (rendered: string) =>
  [...rendered.matchAll(/role="tab"[^>]*>(.*?)<\/button>/g)].map(([, inside]) =>
    words(inside!),
  )

test('tabs are titles, then languages, each different from the others', () => {
  expect(tabWords(html(<CodeGroup>{blocks}</CodeGroup>))).toEqual([
    'app.js',
    'python',
    'python 2',
    'Code',
  ])
})

test('the blocks lose their headers, because the tabs say it', () => {
  const rendered = html(<CodeGroup>{blocks}</CodeGroup>)
  expect(rendered).not.toContain('code-block-header')
  expect(
    tags(rendered, 'role="tabpanel"').filter((tag) =>
      tag.includes('hidden="until-found"'),
    ),
  ).toHaveLength(3)
})

test('an icon goes to the tab', () => {
  const rendered = html(
    <CodeGroup>
      <CodeBlock title="a" icon="rocket" html="a" />
    </CodeGroup>,
  )
  expect(rendered).toMatch(/"code-group-tab-button"><svg class="icon code-block-icon"/)
})

test('dropdown is a list to choose from, with a name', () => {
  const rendered = html(<CodeGroup dropdown>{blocks}</CodeGroup>)
  expect(tags(rendered, '<select')).toMatchInlineSnapshot(`
    [
      "<select class="code-group-select" aria-label="Language of the example">",
    ]
  `)
  expect(rendered).not.toContain('role="tab')
})

test('class names are on the root', () => {
  expect(
    tags(html(<CodeGroup className="mine">{blocks}</CodeGroup>), 'code-group mine'),
  ).toHaveLength(1)
})

test('a `<pre>` of a component is a block, named by its data attributes or the class of its code', () => {
  const rendered = html(
    <CodeGroup>
      <pre data-title="Node.js" data-language="javascript">
        <code>{'const a = 1 < 2'}</code>
      </pre>
      <pre>
        <code class="language-go">b := 1</code>
      </pre>
    </CodeGroup>,
  )
  expect(tabWords(rendered)).toEqual(['Node.js', 'go'])
  expect(tags(rendered, 'data-component-part="code-block-root"')).toHaveLength(2)
  expect(words(rendered)).toContain('const a = 1 &lt; 2')
})
