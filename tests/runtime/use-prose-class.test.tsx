import { expect, test } from 'vitest'
import { Accordion } from '../../theme/components/accordion.tsx'
import { Callout } from '../../theme/components/callout.tsx'
import { Card } from '../../theme/components/card.tsx'
import { Columns } from '../../theme/components/columns.tsx'
import { Field } from '../../theme/components/field.tsx'
import { Step, Steps } from '../../theme/components/steps.tsx'
import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { View } from '../../theme/components/view.tsx'
import { Update } from '../../theme/components/update.tsx'
import { html } from '../theme/render.tsx'

const text = <p>text</p>
const components = {
  accordion: <Accordion title="a">{text}</Accordion>,
  callout: <Callout>{text}</Callout>,
  card: <Card title="a">{text}</Card>,
  columns: <Columns>{text}</Columns>,
  field: <Field name="a">{text}</Field>,
  step: (
    <Steps>
      <Step title="a">{text}</Step>
    </Steps>
  ),
  tab: (
    <Tabs>
      <Tab title="a">{text}</Tab>
    </Tabs>
  ),
  view: <View>{text}</View>,
  update: <Update label="a">{text}</Update>,
}

/** The class of the element around the text. */
function classAround(rendered: string): string | undefined {
  return /<(?:div|section)(?: class="([^"]*)")?[^>]*><p>text/.exec(rendered)?.[1]
}

test.each(Object.entries(components))(
  'text in a component has typography on pages without: %s',
  (_, component) => {
    expect(classAround(html(component, { mode: 'custom' }))).toMatch(/(?:^| )prose$/)
    expect(classAround(html(component, { mode: 'frame' }))).toMatch(/(?:^| )prose$/)
    expect(classAround(html(component)) ?? '').not.toContain('prose')
  },
)
