import { expect, test } from 'vitest'
import { Accordion } from '../../../theme/components/accordion.tsx'
import { Note } from '../../../theme/components/callout.tsx'
import { Card } from '../../../theme/components/card.tsx'
import { html } from '../render.tsx'

// Styles of sites select components by parts of class names, as in `[class*='callout']`. On
// Mintlify only the component itself has such a class.
test.each([
  ['callout', <Note title="Title">Text</Note>],
  [
    'card',
    <Card title="Title" icon="rocket" href="/a" cta="Go" img="/a.png" arrow>
      Text
    </Card>,
  ],
  [
    'accordion',
    <Accordion title="Title" description="Text" icon="rocket">
      Text
    </Accordion>,
  ],
])('only the root of a %s has the name in its class', (name, component) => {
  const classes = [...html(component).matchAll(/ class="([^"]*)"/g)].map(
    ([, each]) => each,
  )
  expect(classes.filter((each) => each!.includes(name))).toEqual([name])
})
