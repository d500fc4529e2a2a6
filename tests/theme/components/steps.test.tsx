import { expect, test } from 'vitest'
import { Heading } from '../../../theme/components/heading.tsx'
import { Step, Steps } from '../../../theme/components/steps.tsx'
import { html, tags, words } from '../render.tsx'

test('steps are a list, and each title links to its step', () => {
  const rendered = html(
    <Steps>
      <Step title="Install **it**" id="install-it">
        Run
      </Step>
    </Steps>,
  )
  expect(rendered).toContain(
    '<div class="steps" role="list" data-component-part="steps">',
  )
  expect(rendered).toContain(
    '<div class="step" role="listitem" id="install-it" data-component-part="step-item">',
  )
  expect(rendered).toContain('<p class="step-title" data-component-part="step-title">')
  expect(rendered).toContain(
    '<a class="step-anchor plain-link" href="#install-it">Install <strong>it</strong></a>',
  )
})

test('what stands between the steps is an item too, so that the list stays one', () => {
  const rendered = html(
    <Steps>
      {'\n'}
      <p>First of all</p>
      <Step title="One" />
    </Steps>,
  )
  expect(tags(rendered, 'role="listitem"')).toHaveLength(2)
  expect(words(rendered)).toBe('First of all One')
})

test('the only items are children of the list, also of components around steps', () => {
  const Aside = () => <aside role="note">Note</aside>
  const Own = () => <Step title="Two" />
  const rendered = html(
    <Steps>
      <Step title="One" />
      <Aside />
      <Own />
    </Steps>,
  )
  expect(tags(rendered, 'role="listitem"')).toHaveLength(3)
  expect(rendered).toContain('<div class="steps-text" role="listitem"><aside')
  expect(rendered).toContain(
    '<div class="steps-text" role="listitem"><div class="step" data-component-part="step-item">',
  )
  expect(html(<Own />)).not.toContain('role')
})

test('headings instead of steps are no list', () => {
  const rendered = html(
    <Steps>
      <Heading level={3} id="install">
        Install
      </Heading>
      <p>Run</p>
    </Steps>,
  )
  expect(rendered).not.toContain('role="list')
  expect(words(rendered)).toContain('Run')
})

test.each(['h2', 'h3', 'h4'])('titles of size %s are headings', (size) => {
  expect(
    html(
      <Steps titleSize={size}>
        <Step title="One" />
      </Steps>,
    ),
  ).toContain(`<${size} class="step-title"`)
})

test("a step's own size comes before that of all; an unknown one is a paragraph", () => {
  const rendered = html(
    <Steps titleSize="h2">
      <Step title="One" titleSize="h4" />
      <Step title="Two" titleSize="huge" />
    </Steps>,
  )
  expect(rendered).toContain('<h4 class="step-title"')
  expect(rendered).toContain('<p class="step-title"')
  expect(rendered).not.toContain('<h2')
})

test('a number or an icon takes the place of the counted number', () => {
  expect(html(<Step title="x" stepNumber={7} />)).toContain('data-number="7"')
  expect(html(<Step title="x" stepNumber="7" />)).toContain('data-number="7"')
  const withIcon = html(<Step title="x" icon="star" iconType="regular" />)
  expect(withIcon).toContain('data-icon="true"')
  expect(withIcon).toContain('<svg')
})

test('noAnchor, or no id, is no link', () => {
  expect(html(<Step title="x" id="x" noAnchor />)).not.toContain('<a')
  expect(html(<Step title="x" />)).not.toContain('<a')
})
