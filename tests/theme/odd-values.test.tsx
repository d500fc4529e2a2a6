import { h, type ComponentType } from 'preact'
import { describe, expect, test } from 'vitest'
import { Accordion } from '../../theme/components/accordion.tsx'
import { Banner } from '../../theme/components/banner.tsx'
import { Callout } from '../../theme/components/callout.tsx'
import { Card } from '../../theme/components/card.tsx'
import { Expandable } from '../../theme/components/expandable.tsx'
import { Icon } from '../../theme/components/icon.tsx'
import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { html } from './render.tsx'

/** Values of expressions in attributes that expect text or a flag. */
const values = {
  'an element': <b>x</b>,
  'a number': 5,
  'a bare name': true,
  'an object': { a: 1 },
  'a list': ['a', 1],
  'a function': () => 1,
  null: null,
}

const props =
  'title icon type description color cta href img defaultOpen horizontal arrow disabled'

/** All attributes that accept expressions, with the same value. */
function allOf(value: unknown): Record<string, unknown> {
  return Object.fromEntries(props.split(' ').map((name) => [name, value]))
}

describe.each(Object.entries(values))('attributes with %s', (_, value) => {
  test.each(
    Object.entries({ Accordion, Banner, Callout, Card, Expandable, Icon }) as [
      string,
      ComponentType<Record<string, unknown>>,
    ][],
  )('do not fail %s, nor what is inside', (name, component) => {
    const drawn = html(h(component, { ...allOf(value), children: 'inside' }))
    if (name !== 'Icon') expect(drawn).toContain('inside')
  })

  test('do not fail a tab', () => {
    const title = value as unknown as string
    expect(
      html(
        <Tabs>
          <Tab title={title}>inside</Tab>
        </Tabs>,
      ),
    ).toContain('inside')
  })
})

test('the title of an expandable may be an element', () => {
  const title = <em>Expected output</em>
  expect(html(<Expandable title={title}>x</Expandable>)).toContain('Show Expected output')
})
