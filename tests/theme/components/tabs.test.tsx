import { Fragment } from 'preact'
import { jsxTemplate } from 'preact/jsx-runtime'
import { expect, test } from 'vitest'
import { CodeBlock } from '../../../theme/components/code-block.tsx'
import { Tab, Tabs } from '../../../theme/components/tabs.tsx'
import { html, tags, words } from '../render.tsx'

const three = [
  <Tab title="One" id="one" icon="rocket">
    First
  </Tab>,
  <Tab title="Two" id="two">
    Second
  </Tab>,
  <Tab title="Three" id="three">
    Third
  </Tab>,
]
/** The visible panels, by the ids of their titles. */
const shown = (rendered: string) =>
  tags(rendered, 'role="tabpanel"')
    .filter((tag) => !tag.includes('hidden'))
    .map((tag) => / id="([^"]+)"/.exec(tag)?.[1])

test('every panel is in the page, under its title, for readers without JavaScript', () => {
  expect(words(html(<Tabs>{three}</Tabs>))).toBe(
    'One Two Three One First Two Second Three Third',
  )
})

test('a titled block of code among tabs is the content of one', () => {
  const rendered = html(
    <Tabs>
      <Tab title="One">First</Tab>
      <CodeBlock title="npm" language="bash" html="<span>npm install</span>" />
    </Tabs>,
  )
  expect(tags(rendered, 'role="tab"')).toHaveLength(2)
  expect(words(rendered)).toContain('npm install')
})

test('tabs and panels name each other, one tab is a stop for the Tab key', () => {
  const rendered = html(<Tabs>{three}</Tabs>)
  expect(tags(rendered, 'role="tab"').map((tag) => tag.replace(/ data-\S+/g, '')))
    .toMatchInlineSnapshot(`
    [
      "<button type="button" role="tab" id="one-tab" aria-controls="one" aria-selected="true" tabindex="0"",
      "<button type="button" role="tab" id="two-tab" aria-controls="two" aria-selected="false" tabindex="-1"",
      "<button type="button" role="tab" id="three-tab" aria-controls="three" aria-selected="false" tabindex="-1"",
    ]
  `)
  expect(tags(rendered, 'role="tabpanel"')[1]).toMatchInlineSnapshot(
    `"<div role="tabpanel" class="tabs-panel" id="two" aria-labelledby="two-tab" hidden="until-found" data-component-part="tab-content">"`,
  )
  expect(rendered).toContain('<svg class="icon tab-icon"')
})

test('a tab has a part with its text, which says whether it is active, for scripts and styles', () => {
  const rendered = html(<Tabs>{three}</Tabs>)
  expect(tags(rendered, 'data-component-part="tab"')).toHaveLength(3)
  const states = tags(rendered, '"tab-button"').map(
    (tag) => / data-active="(\w+)"/.exec(tag)?.[1],
  )
  expect(states).toEqual(['true', 'false', 'false'])
})

test.each([
  [undefined, 'one'],
  [1, 'two'],
  ['2', 'three'],
  [9, 'three'],
  [-1, 'one'],
])('defaultTabIndex %s shows %s', (defaultTabIndex, id) => {
  expect(shown(html(<Tabs defaultTabIndex={defaultTabIndex}>{three}</Tabs>))).toEqual([
    id,
  ])
})

test('borderBottom and class names are on the root', () => {
  const rendered = html(
    <Tabs borderBottom="true" className="mine">
      {three}
    </Tabs>,
  )
  expect(tags(rendered, 'class="tabs ')[0]).toBe(
    '<div class="tabs tab-container tabs-border-bottom mine" data-choices="One\nTwo\nThree">',
  )
})

test('a title may hold inline Markdown', () => {
  const rendered = html(
    <Tabs>
      <Tab title="The `npm` way">x</Tab>
    </Tabs>,
  )
  expect(rendered).toContain('The <code>npm</code> way')
})

test('tabs from fragments, conditions and snippets count, and nothing else is lost', () => {
  const rendered = html(
    <Tabs>
      {false}
      <Fragment>{three[0]}</Fragment>
      {jsxTemplate(['', ' ', ''], three[1], three[2])}
      <p>Aside</p>
      {jsxTemplate(['<p>Finished</p>'])}
    </Tabs>,
  )
  expect(tags(rendered, 'role="tab"')).toHaveLength(3)
  expect(rendered).toMatch(
    /^<p>Aside<\/p><p>Finished<\/p><div class="tabs tab-container"/,
  )
})

test('no tabs are nothing, and a tab alone is a passage with its title', () => {
  expect(html(<Tabs>{[]}</Tabs>)).toBe('')
  expect(words(html(three[0]))).toBe('One First')
})

test('tabs are synced by the words of their titles, whose links are text', () => {
  const rendered = html(
    <Tabs>
      <Tab title="**npm**">1</Tab>
      <Tab title="`yarn` [2](/two)">2</Tab>
    </Tabs>,
  )
  expect(tags(rendered, 'data-choices')[0]).toContain('data-choices="npm\nyarn 2"')
  expect(rendered).toContain('<strong>npm</strong>')
  expect(rendered).toContain('<code>yarn</code> <span class="link">2</span>')
  expect(words(rendered)).not.toContain('*')
})
