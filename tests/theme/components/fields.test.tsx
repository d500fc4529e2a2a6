import { expect, test } from 'vitest'
import { Expandable } from '../../../theme/components/expandable.tsx'
import { ParamField } from '../../../theme/components/param-field.tsx'
import { ResponseField } from '../../../theme/components/response-field.tsx'
import { html, words } from '../render.tsx'

test.each(['path', 'query', 'body', 'header', 'cookie'])(
  'a parameter of the %s is named after it',
  (place) => {
    const rendered = html(
      <ParamField {...{ [place]: 'limit' }} type="integer">
        How many
      </ParamField>,
    )
    expect(words(rendered)).toBe(`limit integer ${place} How many`)
    expect(rendered).toContain('class="field"')
  },
)

test('the facts of a field stand after its name, in one order', () => {
  const rendered = html(
    <ParamField
      query="limit"
      type="integer"
      default={20}
      required
      deprecated
      pre={['beta']}
      post="v2, v3"
    >
      How many
    </ParamField>,
  )
  expect(words(rendered)).toBe(
    'beta limit integer query default: 20 required deprecated v2 v3 How many',
  )
})

test('labels may be elements, as a component of the author makes them', () => {
  const rendered = html(<ResponseField name="x" post={[<i>new</i>, ' old ', '']} />)
  expect(rendered).toContain('<i>new</i>')
  expect(words(rendered)).toBe('x new old')
})

test('with an id the name links to itself', () => {
  expect(html(<ParamField query="limit" id="param-limit" />)).toContain(
    'href="#param-limit"',
  )
  expect(html(<ParamField query="limit" id="param-limit" />)).toContain(
    'id="param-limit"',
  )
  expect(html(<ParamField query="limit" />)).not.toContain('<a')
})

test('a hidden parameter or response field is not there', () => {
  expect(html(<ParamField query="limit" hidden />)).toBe('')
  expect(html(<ResponseField name="id" hidden />)).toBe('')
})

test('what only the playground needs is not shown, and optional says nothing', () => {
  const rendered = html(
    <ParamField
      query="limit"
      optional
      placeholder="10"
      initialValue="5"
      required={false}
    />,
  )
  expect(words(rendered)).toBe('limit query')
})

test.each([
  ['text', 'text'],
  [0, '0'],
  [false, 'false'],
  [['a', 1], '["a",1]'],
  [{ a: 1 }, '{"a":1}'],
])('the default %j is shown', (value, shown) => {
  expect(
    words(html(<ResponseField name="x" default={value} />)).replaceAll('&quot;', '"'),
  ).toBe(`x default: ${shown}`)
})

test.each([
  ['a'.repeat(50)],
  [{ a: { b: 1 } }],
  [[[1]]],
  [Array.from({ length: 40 }, () => 1)],
  [undefined],
  [null],
])('the default %j is too long, nested or absent', (value) => {
  expect(words(html(<ResponseField name="x" default={value} />))).toBe('x')
})

test('a response field has no place', () => {
  const rendered = html(
    <ResponseField
      name="user"
      type="User | null"
      required
      pre="a"
      post={['b']}
      className="mine"
    >
      Who
    </ResponseField>,
  )
  expect(words(rendered)).toBe('a user User | null required b Who')
  expect(rendered).toContain('class="field mine"')
})

test('long names and types may break after their punctuation', () => {
  expect(html(<ResponseField name="user.account_id" />)).toContain(
    'user.<wbr/>account_<wbr/>id',
  )
})

test('fields nest through an expandable, whose title says what is inside', () => {
  const rendered = html(
    <ResponseField name="user">
      <Expandable title="properties">
        <ResponseField name="name" />
      </Expandable>
    </ResponseField>,
  )
  expect(words(rendered)).toBe('user Show properties Hide properties name')
  expect(rendered).toContain(
    '<span data-component-part="expandable-title">properties</span>',
  )
})

test('without a title an expandable holds child attributes', () => {
  expect(words(html(<Expandable />))).toBe('Show child attributes Hide child attributes')
})

test.each([
  [true, true],
  ['True', true],
  ['false', false],
  [undefined, false],
])('defaultOpen=%s opens it: %s', (defaultOpen, open) => {
  expect(
    html(<Expandable defaultOpen={defaultOpen} />).includes(
      '<details class="expandable" data-component-part="expandable" open',
    ),
  ).toBe(open)
})

test('an expandable with an id can be remembered', () => {
  expect(html(<Expandable id="user" />)).toContain('id="user"')
})

test('a parameter without a location keeps its name', () => {
  const props = { name: 'limit' }
  expect(words(html(<ParamField {...props} type="integer" />))).toBe('limit integer')
})
