import { h, type ComponentType } from 'preact'
import { describe, expect, test } from 'vitest'
import {
  attributes,
  componentModules,
  type Attributes,
} from '../../theme/components/about.ts'
import { Expandable } from '../../theme/components/expandable.tsx'
import { Tab, Tabs } from '../../theme/components/tabs.tsx'
import { html, words } from './render.tsx'

/** Values of expressions in attributes that expect text or a flag. */
const values = {
  'an element': <b>x</b>,
  'a number': 5,
  'a bare name': true,
  'an object': { a: 1 },
  'a list': ['a', 1],
  'a function': () => 1,
  'the name of what all objects have': 'constructor',
  null: null,
}

type AnyComponent = ComponentType<Record<string, unknown>>
type WithParts = AnyComponent & Partial<Record<string, AnyComponent>>

/** The components that render alone, and what they consist of: `Tree.Folder`. */
async function loadComponents(): Promise<[name: string, AnyComponent, Attributes][]> {
  const modules = import.meta.glob<Record<string, WithParts>>(
    '../../theme/components/*.tsx',
  )
  return Promise.all(
    Object.entries(attributes).map(async ([name, own]) => {
      const [root = '', part] = name.split('.')
      const path = componentModules[root as keyof typeof componentModules]
      const component = (await modules[`../../theme/${path}.tsx`]!())[root]!
      return [name, part === undefined ? component : component[part]!, own]
    }),
  )
}

const components = await loadComponents()

describe.each(Object.entries(values))('attributes with %s', (what, value) => {
  test.each(components)('do not fail %s, nor are shown as code', (_, component, own) => {
    for (const name of Object.keys(own)) {
      const shown = html(h(component, { [name]: value, children: 'inside' }))
      const words = shown.replace(/<[^>]*>/g, '')
      if (what !== 'an object') expect(`${name}: ${words}`).not.toContain('[object')
    }
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
  const rendered = html(<Expandable title={title}>x</Expandable>)
  expect(words(rendered)).toContain('Show Expected output')
})
