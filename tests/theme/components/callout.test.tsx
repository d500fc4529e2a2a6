import { expect, test } from 'vitest'
import {
  Callout,
  Check,
  Danger,
  Info,
  Note,
  Tip,
  Warning,
} from '../../../theme/components/callout.tsx'
import { html, renderChildren, tags, words } from '../render.tsx'

test.each([
  ['note', 'Note', Note],
  ['tip', 'Tip', Tip],
  ['warning', 'Warning', Warning],
  ['info', 'Info', Info],
  ['check', 'Check', Check],
  ['danger', 'Danger', Danger],
])('a %s is a note that says its kind, with an icon', (kind, label, Component) => {
  const rendered = html(<Component>Careful</Component>)
  expect(tags(rendered, 'class="callout"')).toEqual([
    `<aside class="callout" data-callout-type="${kind}" role="note" aria-label="${label}">`,
  ])
  expect(rendered).toContain('data-component-part="callout-icon"')
  expect(rendered).toContain('<svg class="icon"')
  expect(words(rendered)).toBe('Careful')
})

test('the label of the kind is in the language of the page', () => {
  const label = /aria-label="([^"]*)"/.exec(
    html(<Note>x</Note>, { language: 'en-GB' }),
  )?.[1]
  expect(label).toBe('Note')
})

test('a title is shown with its Markdown, though the reference has none', () => {
  const rendered = html(<Warning title="Keep **both** `keys`">Text</Warning>)
  expect(rendered).toContain('data-component-part="callout-title"')
  expect(rendered).toContain('Keep <strong>both</strong> <code>keys</code>')
})

test.each([
  ['warning', 'warning'],
  ['Warn', 'warning'],
  ['error', 'danger'],
  ['success', 'check'],
  ['unheard-of', 'callout'],
  [undefined, 'callout'],
])('<Callout type="%s"> is a %s', (type, kind) => {
  expect(html(<Callout type={type}>x</Callout>)).toContain(`data-callout-type="${kind}"`)
})

test('a colour becomes a class with one variable, and no style attribute', () => {
  const { html: rendered, styles } = renderChildren(<Callout color="#FFC107">x</Callout>)
  const [name] = Object.keys(styles)
  expect(styles).toEqual({ [name!]: '--callout-color:#FFC107' })
  expect(rendered).toContain(`class="callout ${name}"`)
  expect(rendered).toContain('data-callout-color="custom"')
  expect(rendered).not.toContain('style=')
})

test('a colour that is no single value is left out', () => {
  const { html: rendered, styles } = renderChildren(
    <Callout color="red;} body{display:none">x</Callout>,
  )
  expect(styles).toEqual({})
  expect(rendered).not.toContain('data-callout-color')
})

test('an icon attribute replaces the default icon', () => {
  const own = html(
    <Note icon="key" iconType="solid">
      x
    </Note>,
  )
  expect(own).not.toBe(html(<Note>x</Note>))
  expect(own.match(/<svg/g)).toHaveLength(1)
  expect(html(<Callout>x</Callout>)).not.toContain('<svg')
})

test('class names are added to the root', () => {
  expect(html(<Note className="mine">x</Note>)).toContain('class="callout mine"')
  expect(html(<Note class="mine">x</Note>)).toContain('class="callout mine"')
})
