import { jsxTemplate } from 'preact/jsx-runtime'
import { expect, test } from 'vitest'
import { CodeBlock } from '../../../theme/components/code-block.tsx'
import { Heading } from '../../../theme/components/heading.tsx'
import { Prompt } from '../../../theme/components/prompt.tsx'
import { Step, Steps } from '../../../theme/components/steps.tsx'
import { textOfChildren } from '../../../theme/components/text-of-children.ts'
import { html, tags } from '../render.tsx'

test('the words of elements are read, whatever they are in', () => {
  expect(
    textOfChildren([
      <p>
        One <b>two</b>
      </p>,
      <ul>
        <li>a</li>
        <li>
          <p>b</p>
        </li>
      </ul>,
    ]),
  ).toBe('One two\n- a\n- b\n\n')
})

test('the words of finished HTML are read the same, entities too', () => {
  expect(
    textOfChildren(
      jsxTemplate(['<p>One <b>two</b> &lt;3 &amp;amp;</p><ul><li>a</li></ul>']),
    ),
  ).toBe('One two <3 &amp;\n- a\n\n')
})

test('items of ordered lists have their numbers', () => {
  expect(
    textOfChildren(
      <ol start={3}>
        <li>
          a{'\n'}
          <ul>
            <li>b</li>
          </ul>
        </li>
        <li>c</li>
      </ol>,
    ),
  ).toBe('3. a\n- b\n4. c\n\n')
  const finished =
    '<ol>\n<li>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ol><ol start="7"><li>d</li></ol><ul><li>e</li></ul>'
  expect(textOfChildren(jsxTemplate([finished])).split(/\n+/)).toEqual([
    '',
    '1. a',
    '- b',
    '2. c',
    '7. d',
    '- e',
    '',
  ])
})

test('only list items of finished HTML get a dash, not drawings', () => {
  const drawing = '<ul><li class="a">One</li></ul><svg><line x1="0"></line></svg>two'
  expect(textOfChildren(jsxTemplate([drawing]))).toBe('- One\n\ntwo')
})

test('components in finished HTML give their words, attributes give none', () => {
  const template = jsxTemplate(
    ['<p>Press ', ' on <a ', '>it</a></p>'],
    <Heading>{'<this>'}</Heading>,
    'href="/x"',
  )
  expect(textOfChildren(template)).toBe('Press <this> on it\n')
})

test('code is read without its colours', () => {
  expect(
    textOfChildren(
      <CodeBlock html={'<span class="line"><span class="c-1">a &lt; b</span></span>'} />,
    ),
  ).toBe('a < b\n')
})

test('a prompt of finished HTML is copied as its text', () => {
  const rendered = html(
    <Prompt description="x">{jsxTemplate(['<p>First</p>\n<p>Then</p>'])}</Prompt>,
  )
  expect(rendered).toContain('data-copy="First\n\nThen"')
})

test('headings of a prompt are on their own line', () => {
  const rendered = html(
    <Prompt description="x">
      <p>First</p>
      <Heading level={2}>Then</Heading>
      <p>Last</p>
      {jsxTemplate(['<p>A</p>', '<p>B</p>'], <Heading level={3}>{'<C>'}</Heading>)}
    </Prompt>,
  )
  expect(rendered).toContain('data-copy="First\n\nThen\n\nLast\nA\n\n&lt;C>\n\nB"')
})

test('precompiled HTML between steps is a separate item', () => {
  const rendered = html(
    <Steps>
      {jsxTemplate(['<p>First of all</p>'])}
      <Step title="One" />
    </Steps>,
  )
  expect(tags(rendered, 'role="listitem"')).toEqual([
    '<div class="steps-text" role="listitem">',
    '<div class="step" role="listitem" data-component-part="step-item">',
  ])
})

test('a heading of finished HTML is a link unless there is one in it', () => {
  expect(html(<Heading id="a">{jsxTemplate(['<code>x</code>'])}</Heading>)).toContain(
    '<a class="heading-anchor" href="#a"><code>x</code></a>',
  )
  expect(html(<Heading id="a">{jsxTemplate(['<a href="/x">x</a>'])}</Heading>)).toContain(
    'heading-anchor-after',
  )
})
