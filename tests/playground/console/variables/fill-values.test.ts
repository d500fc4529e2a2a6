import { expect, test } from 'vitest'
import {
  fillText,
  variablesIn,
} from '../../../../playground/console/variables/fill-text.ts'
import { fillValues } from '../../../../playground/console/variables/fill-values.ts'
import type { ConsoleOperation } from '../../../../playground/console/props/console-props.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import type { RequestValues } from '../../../../playground/request/operation.ts'
import { operation, parameter, values } from '../../request/sample-operation.ts'

const text: Schema = { types: ['string'] }
const whole: Schema = { types: ['integer'] }
const source = {
  schemas: {
    Pet: {
      types: ['object'],
      properties: [
        { name: 'name', schema: text },
        { name: 'age', schema: whole },
        { name: 'ages', schema: { types: ['array'], items: whole } },
        { name: 'any', schema: {} },
        { name: 'home', schema: { oneOf: [{ ref: 'House' }, text] } },
      ],
    } satisfies Schema,
    House: {
      types: ['object'],
      properties: [{ name: 'rooms', schema: whole }],
    } satisfies Schema,
  },
}
const pets: ConsoleOperation = {
  ...operation(),
  title: 'Pets',
  servers: [
    { url: 'https://{coast}.example', variables: [{ name: 'coast', default: 'n' }] },
  ],
  schemes: [{ name: 'token', type: 'http', scheme: 'bearer' }],
  parameters: [
    { ...parameter('path', 'id'), schema: text },
    { ...parameter('query', 'limit'), schema: whole },
  ],
  body: {
    required: true,
    content: [
      { type: 'application/json', schema: { ref: 'Pet' }, examples: [], encoding: [] },
    ],
  },
}
const lookup = new Map([
  ['n', '7'],
  ['word', 'a "b"'],
  ['host', 'https://stage.example'],
])
const fill = (typed: RequestValues) => fillValues(pets, typed, source, lookup)

test('names are letters, digits, dots and dashes; anything else stays as it is', () => {
  expect(variablesIn('{{a}} {{ b.c-d_1 }} {{größe}} {a} {{a b}} {{}} {{{x}}}')).toEqual([
    'a',
    'b.c-d_1',
    'größe',
    'x',
  ])
  expect(fillText('{{n}}/{{ n }}/{{unknown}}/{"a":{"b":{}}}', lookup)).toBe(
    '7/7/{{unknown}}/{"a":{"b":{}}}',
  )
})

test('address, parameters, credentials and text are filled in', () => {
  const filled = fill(
    values(['x-{{word}}', '{{n}}'], {
      baseUrl: '{{host}}/v1',
      variables: ['{{n}}'],
      credentials: [
        {
          token: 'k{{n}}',
          grant: { url: '{{n}}', client: { id: '', secret: '', inHeader: false } },
        },
      ],
      body: { content: 0, text: '{"age": {{n}}}' },
    }),
  )
  expect(filled).toMatchObject({
    baseUrl: 'https://stage.example/v1',
    variables: ['7'],
    parameters: ['x-a "b"', 7],
    credentials: [{ token: 'k7', grant: { url: '{{n}}' } }],
    body: { text: '{"age": 7}' },
  })
})

test('in a body of fields, a variable becomes what its schema takes', () => {
  const value = {
    name: '{{n}}',
    age: '{{n}}',
    ages: ['{{n}}', 8, '{{word}}'],
    any: '{{n}}',
    home: { rooms: '1{{n}}' },
    'k{{n}}': '{{unknown}}',
  }
  expect(fill(values([], { body: { content: 0, value } })).body?.value).toEqual({
    name: '7',
    age: 7,
    ages: [7, 8, 'a "b"'],
    any: 7,
    home: { rooms: 17 },
    k7: '{{unknown}}',
  })
})

test('without variables, the values are the same object', () => {
  const typed = values(['a', 1], {
    credentials: [{ token: 'x' }],
    body: { content: 0, value: { name: 'Rex', ages: [1, { a: null }] } },
  })
  expect(fill(typed)).toBe(typed)
  const file = values([], { body: { content: 0, value: new File([], 'a') } })
  expect(fill(file)).toBe(file)
})
