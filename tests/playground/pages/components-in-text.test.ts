import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { separateCallouts } from '../../../playground/pages/callouts-in-text.ts'
import { flattenComponents } from '../../../playground/pages/components-in-text.ts'
import { parseSpecMarkdown } from '../../../playground/pages/parse-spec-markdown.ts'

const html = (text: string) => toHtml(parseSpecMarkdown(text)).replace(/\n/g, '')

test('titles of steps, cards and tabs in a description are shown, and their content is Markdown', () => {
  const text = `<Steps>
  <Step title="Sign in">Use your *key*.</Step>
  <Step title="Call">
    Send:

    \`\`\`bash
    curl x
    \`\`\`
  </Step>
</Steps>`
  expect(html(text)).toBe(
    '<p><strong>Sign in</strong></p><p>Use your <em>key</em>.</p>' +
      '<p><strong>Call</strong></p><p>Send:</p><pre><code class="language-bash">curl x</code></pre>',
  )
})

test('cards are links, and fields are named', () => {
  expect(html('<Card title="Ships *2*" href="/ships">All.</Card>')).toBe(
    '<p><a href="/ships"><strong>Ships *2*</strong></a></p><p>All.</p>',
  )
  expect(html("<ParamField\n  path='id'\n  required\n>\nThe id.\n</ParamField>")).toBe(
    '<p><strong>id</strong></p><p>The id.</p>',
  )
})

test('tags that follow each other in a line are components, others in a line are text', () => {
  expect(
    html('Text.\n\n<Tabs><Tab title="A">One.</Tab> <Tab title="B">Two.</Tab></Tabs>'),
  ).toBe(
    '<p>Text.</p><p><strong>A</strong></p><p>One.</p><p><strong>B</strong></p><p>Two.</p>',
  )
  expect(flattenComponents('A <Tab title="A">one</Tab>')).toBe(
    'A <Tab title="A">one</Tab>',
  )
})

test('a title and an address of a card are as safe as other text', () => {
  expect(html('<Card title="<img src=x onerror=y>" href="javascript:z">a</Card>')).toBe(
    '<p><a><strong>&#x3C;img src=x onerror=y></strong></a></p><p>a</p>',
  )
})

test.each([
  'A `List<Card>` of cards.',
  '<Card> is never closed',
  'Text </Card> more',
  '```jsx\n<Steps>\n  <Step title="a">b</Step>\n</Steps>\n```',
  '<Order><id>1</id></Order>',
])('%j is left', (text) => {
  expect(flattenComponents(text)).toBe(text)
})

test.each([flattenComponents, separateCallouts])(
  'thousands of backticks are read in linear time (%o)',
  { timeout: 2000 },
  (read) => {
    const text = `${'`'.repeat(30_000)}${'\n'.repeat(60_000)}</Card>`
    expect(read(text)).toBe(text)
  },
)
