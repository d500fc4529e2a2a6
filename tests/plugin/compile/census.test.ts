import { describe, expect, test } from 'vitest'
import { render } from './compile.tsx'

/** The constructs of 35 real sites, most frequent first, each with a test case. */

/** The path of element names from the root to a text in the rendered HTML. */
function pathTo(html: string, words: string): string {
  const open: string[] = []
  const at = html.indexOf(words)
  for (const [, end, name] of html.slice(0, at).matchAll(/<(\/?)([a-z][\w.-]*)[^>]*>/g)) {
    if (end) open.splice(open.lastIndexOf(name!), 1)
    else if (name !== 'br') open.push(name!)
  }
  return open.join(' > ')
}

describe('nesting', () => {
  test.each([
    [
      'Steps > Step > Tabs > Tab > CodeGroup',
      `<Steps>
  <Step title="Install">
    <Tabs>
      <Tab title="npm">
        <CodeGroup>
          \`\`\`bash npm
          npm i tides
          \`\`\`
          \`\`\`bash yarn
          yarn add tides
          \`\`\`
        </CodeGroup>
      </Tab>
    </Tabs>
  </Step>
</Steps>`,
      '>npm</span>',
      /^steps > step > tabs > tab > codegroup > codeblock > code > span/,
    ],
    [
      'ResponseField > Expandable > ResponseField',
      `<ResponseField name="user" type="object">
  <Expandable title="fields">
    <ResponseField name="id" type="string">The words.</ResponseField>
  </Expandable>
</ResponseField>`,
      'The words',
      /^responsefield > expandable > responsefield/,
    ],
    [
      'list item > Frame',
      `1. First

   <Frame caption="Here">
     <img src="/a.png" alt="The picture" />
   </Frame>
2. Second`,
      '<image',
      /^ol > li > frame/,
    ],
    ['Icon in a heading', '## <Icon icon="rocket" /> Launch', '<icon', /^heading$/],
    [
      'Icon in a table cell',
      '| A | B |\n| - | - |\n| <Icon icon="check" /> | words |',
      '<icon',
      /table > tbody > tr > td$/,
    ],
    [
      'CardGroup > Card in a table cell',
      '| A |\n| - |\n| <CardGroup cols={2}><Card title="One">In the card</Card></CardGroup> |',
      'In the card',
      /td > cardgroup > card/,
    ],
    [
      'Accordion > Steps',
      '<AccordionGroup>\n<Accordion title="A">\n<Steps>\n<Step title="S">\nThe words\n</Step>\n</Steps>\n</Accordion>\n</AccordionGroup>',
      'The words',
      /^accordiongroup > accordion > steps > step/,
    ],
  ])('%s', async (_, body, words, path) => {
    const { html, page, problems } = await render(body)
    expect(html).toContain(words)
    expect(pathTo(html, words)).toMatch(path)
    expect([
      ...page.diagnostics.filter(({ severity }) => severity === 'error'),
      ...problems,
    ]).toEqual([])
  })
})

describe('fences', () => {
  test.each<[form: string, info: string, props: Record<string, string>]>([
    ['a bare title', 'js src/tides.js', { title: 'src/tides.js' }],
    ['a bare title of several words', 'bash Install it now', { title: 'Install it now' }],
    ['title=', 'js title="tides.js"', { title: 'tides.js' }],
    ['braces', 'js {1,3-5}', {}],
    ['expandable', 'js expandable', { expandable: 'true' }],
    ['lines', 'js lines', { lines: 'true' }],
    ['wrap', 'js wrap', { wrap: 'true' }],
    ['highlight={}', 'js highlight={1}', {}],
    ['icon=', 'js a.js icon="rocket"', { icon: 'rocket', title: 'a.js' }],
    ['focus', 'js focus={1}', {}],
  ])('%s', async (form, info, props) => {
    const { html } = await render(`\`\`\`${info}\nconst a = 1\nconst b = 2\n\`\`\``)
    const tag = /<codeblock[^>]*>/.exec(html)![0]
    for (const [name, value] of Object.entries(props))
      expect(tag).toMatch(
        value === 'true' ? new RegExp(`\\b${name}\\b`) : `${name}="${value}"`,
      )
    if (!('title' in props)) expect(tag).not.toContain(' title=')
    if (/braces|highlight/.test(form)) expect(html).toContain('line-highlight')
    if (form === 'focus') expect(html).toContain('line-focus')
  })

  test('without a language', async () => {
    const { html, page } = await render('```\nplain <words>\n```')
    expect(html).toContain('plain &lt;words')
    expect(page.diagnostics).toEqual([])
  })

  test('a diagram', async () => {
    const { html } = await render('```mermaid\nflowchart LR\n  A --> B\n```')
    expect(html).toMatch(/^<mermaid chart="flowchart LR/)
  })
})

describe('attributes and text', () => {
  test.each<[form: string, body: string, shown: RegExp]>([
    ['a table of GFM', '| A | B |\n| :-- | --: |\n| 1 | 2 |', /<td[^>]*>1<\/td>/],
    ['className=', '<div className="mine">words</div>', /<div class="mine">/],
    [
      'style={{}}',
      "<div style={{ color: 'red', marginTop: 4 }}>words</div>",
      /style="color:\s*red;\s*margin-top:\s*4px/,
    ],
    ['style=""', '<div style="color: red">words</div>', /style="color:\s*red/],
    ['class=', '<div class="mine">words</div>', /<div class="mine">/],
    [
      'JSX in a table cell',
      '| A |\n| - |\n| <Badge color="blue">words</Badge> |',
      /<td><badge color="blue">words/,
    ],
    ['entities', 'a&nbsp;b &copy; &lt;c&gt;', /a\u00a0b © &lt;c>|a\u00a0b © &lt;c&gt;/],
    ['a comment in braces', 'before {/* not shown */} after', /^<p>before\s+after<\/p>$/],
    [
      'a fence indented in JSX',
      '<Tab title="A">\n      ```js\n      const a = 1\n      ```\n</Tab>',
      /<codeblock/,
    ],
    [
      'a heading indented in JSX',
      '<Tab title="A">\n    ## Inside\n</Tab>',
      /<heading level="2"/,
    ],
    ['a heading of the first level', '# Again\n\nwords', /<heading level="1"|<h1/],
    ['no frontmatter', 'Only words.', /^<p>Only words\.<\/p>$/],
    ['a bare < in prose', 'when a < b and x <5ms', /a &lt; b and x &lt;5ms/],
    [
      'an element in an attribute',
      '<Card icon={<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>} title="A">words</Card>',
      /<card/,
    ],
    [
      'export const component',
      'export const Own = ({ name }) => <b>{name}</b>\n\n<Own name="words" />',
      /<b>words<\/b>/,
    ],
    ['Windows line ends', '## A\r\n\r\nwords\r\n', /<p>words<\/p>/],
    [
      'an HTML comment',
      'before\n\n<!-- not shown -->\n\nafter',
      /^<p>before<\/p>\s*<p>after<\/p>$/,
    ],
    [
      'a flag as a string',
      '<Accordion title="A" defaultOpen="true">words</Accordion>',
      /<accordion title="A" defaultopen/i,
    ],
    [
      'a number as a string',
      '<CardGroup cols="3"><Card title="A" /></CardGroup>',
      /cols="3"/,
    ],
    [
      'a list as JavaScript',
      '<Update label="May" tags={["a", "b"]}>words</Update>',
      /<update[^>]*>/,
    ],
    ['a self-closing image', '<img src="/a.png" alt="A" noZoom />', /<image[^>]*noZoom/i],
  ])('%s', async (_, body, shown) => {
    const { html, page, problems } = await render(body)
    expect(html.trim()).toMatch(shown)
    expect(html).not.toContain('not shown')
    expect([
      ...page.diagnostics.filter(({ severity }) => severity === 'error'),
      ...problems,
    ]).toEqual([])
  })

  test('a name in braces that is no variable is rendered as written, and told', async () => {
    const { html, page, problems } = await render('Use {identifier} here, and {name}.')
    expect(html).toContain('{identifier}')
    expect([...page.diagnostics, ...problems].length).toBeGreaterThan(0)
  })
})

test('the box of a task is named by its words, without those of the tasks below it', async () => {
  const { html } = await render('- [x] Raise **anchor**\n  - [ ] Coil rope\n')
  expect(html.match(/aria-label="[^"]*"/g)).toEqual([
    'aria-label="Raise anchor"',
    'aria-label="Coil rope"',
  ])
})
