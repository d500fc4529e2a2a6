import { expect, test } from 'vitest'
import { Accordion } from '../../../theme/components/accordion.tsx'
import { AccordionGroup } from '../../../theme/components/accordion-group.tsx'
import { html, tags, words } from '../render.tsx'

test('an accordion is a details element with its id; what is inside is in the page', () => {
  const rendered = html(
    <Accordion
      title="Why `so`?"
      description="A *reason*"
      id="why"
      icon="rocket"
      className="mine"
    >
      Because.
    </Accordion>,
  )
  expect(tags(rendered, '<details')).toEqual([
    '<details class="accordion mine" id="why" data-component-part="accordion">',
  ])
  expect(words(rendered)).toBe('Why so ? A reason Because.')
  expect(rendered).toContain('<em>reason</em>')
  expect(rendered).toContain('<svg class="icon" data-component-part="accordion-icon"')
})

test.each([
  [true, true],
  ['true', true],
  ['True', true],
  [false, false],
  ['false', false],
  [undefined, false],
])('defaultOpen %s: open is %s', (defaultOpen, open) => {
  const rendered = html(<Accordion title="A" defaultOpen={defaultOpen} />)
  expect(tags(rendered, '<details')[0]!.includes(' open')).toBe(open)
})

test('a group joins its accordions in one box', () => {
  const rendered = html(
    <AccordionGroup className="mine">
      <Accordion title="A" />
    </AccordionGroup>,
  )
  expect(rendered).toMatch(
    /^<div class="accordion-group mine" data-component-part="accordion-group"><details/,
  )
})
