import { expect, test } from 'vitest'
import { cpuTime } from '../../../cpu-time.ts'
import type { Api } from '../../../../playground/document/api-model.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import { exampleValue } from '../../../../playground/document/example/example-value.ts'
import { flattenSchema } from '../../../../playground/document/schema/flatten-schema.ts'
import { typeLabel } from '../../../../playground/document/schema/schema-type.ts'
import {
  type SchemaView,
  viewSchema,
} from '../../../../playground/document/schema/schema-view.ts'
import { createAnchors } from '../../../../playground/document/create-anchors.ts'
import { apiOf } from '../../write-spec.ts'

const schemasOf = (schemas: object) => apiOf({ components: { schemas } })
const named = (name: string): Schema => ({ ref: `#/components/schemas/${name}` })

function view(
  api: Api,
  schema: Schema,
  options: {
    direction?: 'request' | 'response'
    maintainOrder?: boolean
    rows?: number
  } = {},
): SchemaView {
  return viewSchema(api, schema, 'body', {
    direction: options.direction ?? 'response',
    maintainOrder: options.maintainOrder ?? true,
    claimAnchor: createAnchors(),
    budget: { left: options.rows ?? 1000 },
  })
}

/** Reduces a view to nested names. */
function outline(shown: SchemaView): unknown {
  if (shown.repeats) return `-> ${shown.repeats.name} at #${shown.repeats.anchor}`
  const properties = shown.properties.map(({ name, required, view: inner }) => [
    `${name}${required ? '!' : ''}: ${inner.type}`,
    outline(inner),
  ])
  const choices = shown.choices.map(({ options }) => [
    'one of',
    Object.fromEntries(options.map(({ label, view: inner }) => [label, outline(inner)])),
  ])
  const all = [
    ...properties,
    ...choices,
    ...(shown.items ? [['items', outline(shown.items)]] : []),
    ...(shown.more ? [['more', shown.more.place.title]] : []),
  ]
  return all.length > 0 ? Object.fromEntries(all) : null
}

test.each<[object, string]>([
  [{ type: 'string', format: 'date-time' }, 'string<date-time>'],
  [{ type: 'integer', format: 'int64' }, 'integer<int64>'],
  [{ enum: ['a', 'b'] }, 'enum<string>'],
  [{ type: ['string', 'null'], enum: ['a', null] }, 'enum<string> | null'],
  [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'string[][]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'string | integer'],
  [
    { anyOf: [{ type: ['string', 'null'] }, { type: 'integer' }] },
    'string | integer | null',
  ],
  [{ anyOf: [{ enum: ['a'] }, { type: 'null' }] }, 'enum<string> | null'],
  [{ type: 'string', format: 'binary' }, 'file'],
  [{ type: 'string', contentMediaType: 'image/png' }, 'file'],
  [{ type: 'string', contentEncoding: 'base64' }, 'string'],
  [{ properties: {} }, 'object'],
  [{ minLength: 1 }, 'string'],
  [{}, 'any'],
  [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, 'integer'],
])('calls %j %s', async (schema, label) => {
  const api = await schemasOf({ A: schema })
  expect(typeLabel(api, named('A'))).toBe(label)
})

test('merges allOf: bounds tightened, required united, enums intersected, the last title', async () => {
  const api = await schemasOf({
    A: { title: 'A', minimum: 1, maximum: 9, required: ['a'], enum: [1, 2, 3] },
    B: {
      allOf: [
        { $ref: '#/components/schemas/A' },
        { title: 'B', minimum: 3, maximum: 20, required: ['b'], enum: [2, 3, 4] },
      ],
    },
  })
  expect(flattenSchema(api, named('B'))).toMatchObject({
    title: 'B',
    minimum: 3,
    maximum: 9,
    required: ['a', 'b'],
    enum: [2, 3],
  })
})

test.each<[object, object, unknown[] | undefined]>([
  [{ enum: ['a', 'b'], example: 'a' }, { enum: ['b'] }, undefined],
  [{ enum: ['b'] }, { examples: ['a', 'b'] }, ['b']],
  [{ example: 'a' }, { const: 'b' }, undefined],
  // In one schema, both are the author's word.
  [{ type: 'string' }, { enum: ['b'], example: 'a' }, ['a']],
])('of the parts %j and %j, the examples are %j', async (part, own, examples) => {
  const api = await schemasOf({ A: { allOf: [part], ...own } })
  expect(flattenSchema(api, named('A')).examples).toEqual(examples)
})

const email = {
  type: 'string',
  format: 'email',
  maxLength: 77,
  description: 'D',
  default: 'x@y.z',
  examples: ['a@b.c'],
}

test.each<[string, object]>([
  ['anyOf with null', { anyOf: [email, { type: 'null' }] }],
  ['oneOf with null first', { oneOf: [{ type: 'null' }, email] }],
  ['null as a constant', { anyOf: [email, { const: null }] }],
  ['null by reference', { anyOf: [email, { $ref: '#/components/schemas/Null' }] }],
  ['a reference', { anyOf: [{ $ref: '#/components/schemas/Email' }, { type: 'null' }] }],
  [
    'unions in unions',
    { anyOf: [{ oneOf: [email, { type: 'null' }] }, { type: 'null' }] },
  ],
  [
    'one alternative',
    {
      oneOf: [
        { type: ['string', 'null'], allOf: [{ ...email, type: ['string', 'null'] }] },
      ],
    },
  ],
])('a union with null says all that its other side says: %s', async (_, schema) => {
  const api = await schemasOf({ Email: email, Null: { type: 'null' }, A: schema })
  expect(typeLabel(api, named('A'))).toBe('string<email> | null')
  expect(flattenSchema(api, named('A'))).toMatchObject({
    format: 'email',
    maxLength: 77,
    description: 'D',
    default: { value: 'x@y.z' },
    examples: ['a@b.c'],
    choices: [],
  })
})

test('keywords beside a union with null take precedence over those inside', async () => {
  const api = await schemasOf({
    A: {
      description: 'outer',
      minLength: 3,
      anyOf: [{ enum: ['active', 'paused'], description: 'inner' }, { type: 'null' }],
    },
    Plain: { type: 'string', anyOf: [{ maxLength: 3 }, { type: 'null' }] },
    Only: { anyOf: [{ type: 'null' }] },
    Loop: { anyOf: [{ $ref: '#/components/schemas/Loop' }, { type: 'null' }] },
  })
  expect(flattenSchema(api, named('A'))).toMatchObject({
    description: 'outer',
    minLength: 3,
    enum: ['active', 'paused'],
  })
  expect(typeLabel(api, named('A'))).toBe('enum<string> | null')
  expect(typeLabel(api, named('Plain'))).toBe('string')
  expect(typeLabel(api, named('Only'))).toBe('null')
  expect(typeLabel(api, named('Loop'))).toBe('any | null')
})

test('an alternative that the schema around rules out, and that says nothing, is left out', async () => {
  const api = await schemasOf({
    Envelope: {
      type: 'object',
      properties: {
        ok: { type: 'boolean' },
        result: { anyOf: [{ type: 'object' }, { type: 'array' }, { type: 'string' }] },
      },
    },
    Map: { type: 'object', properties: { can_delete: { type: 'boolean' } } },
    List: {
      allOf: [
        { $ref: '#/components/schemas/Envelope' },
        {
          properties: {
            result: { type: 'array', items: { $ref: '#/components/schemas/Map' } },
          },
        },
      ],
    },
  })
  expect(outline(view(api, named('List')))).toEqual({
    'ok: boolean': null,
    'result: object[]': { items: { 'can_delete: boolean': null } },
  })
})

test('merges of allOf with alternatives inside keep all of both sides', async () => {
  const api = await schemasOf({
    A: {
      type: 'object',
      properties: {
        result: {
          anyOf: [
            { type: 'object', properties: { a: { type: 'string' } } },
            { type: 'array', items: { properties: { b: { type: 'string' } } } },
          ],
        },
      },
    },
    B: {
      allOf: [
        { $ref: '#/components/schemas/A' },
        {
          properties: {
            result: {
              type: 'array',
              items: { type: 'object', properties: { c: { type: 'string' } } },
            },
          },
        },
      ],
    },
  })
  expect(outline(view(api, named('B')))).toEqual({
    'result: object[]': {
      'one of': {
        'Option 1': { 'a: string': null },
        'object[]': { items: { 'b: string': null } },
      },
      items: { 'c: string': null },
    },
  })
})

test('merges of allOf keep items, patterns, further properties and words of both sides', async () => {
  const api = await schemasOf({
    A: {
      description: 'First.',
      pattern: '^a',
      multipleOf: 2,
      additionalProperties: { minLength: 1 },
      items: { properties: { a: {} } },
      prefixItems: [{ title: 'one' }],
      examples: ['one'],
      'x-mint-enum': { x: 'Word x.' },
    },
    B: {
      allOf: [
        { $ref: '#/components/schemas/A' },
        {
          description: 'Second.',
          pattern: 'b$',
          multipleOf: 3,
          additionalProperties: { maxLength: 9 },
          items: { properties: { b: {} } },
          prefixItems: [{ description: 'uno' }, { title: 'two' }],
          examples: ['two'],
          'x-mint-enum': { y: 'Word y.' },
        },
        { description: 'First.', additionalProperties: true },
      ],
    },
  })
  const flat = flattenSchema(api, named('B'))
  expect(flat).toMatchObject({
    description: 'First.',
    pattern: 'b$',
    multipleOf: 3,
    examples: ['two', 'one'],
    enumDescriptions: [
      { value: 'x', description: 'Word x.' },
      { value: 'y', description: 'Word y.' },
    ],
    earlier: [{ pattern: '^a' }, { multipleOf: 2 }, { description: 'Second.' }],
  })
  const inner = (schema: unknown) => flattenSchema(api, schema as Schema)
  expect(inner(flat.additionalProperties)).toMatchObject({ minLength: 1, maxLength: 9 })
  expect(inner(flat.items).properties?.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(flat.prefixItems?.map(inner)).toMatchObject([
    { title: 'one', description: 'uno' },
    { title: 'two' },
  ])
})

test('a oneOf or anyOf of constants is an enumeration with names and descriptions', async () => {
  const choice = (...oneOf: unknown[]) => ({
    type: 'object',
    properties: { a: { oneOf } },
  })
  const api = await schemasOf({
    Level: choice(
      { const: 'low', title: 'Low', description: 'Calm.' },
      { type: 'string', enum: ['high'], description: 'Rough.' },
      { const: 'mid', title: 'mid' },
      { type: 'null' },
    ),
    Twice: choice({ const: 'a' }, { const: 'a' }),
    Old: choice({ const: 'a' }, { const: 'b', deprecated: true }),
    Open: choice({ const: 'a' }, { type: 'string' }),
  })
  const property = (name: string) => view(api, named(name)).properties[0]!.view
  expect(property('Level').type).toBe('enum<string> | null')
  expect(property('Level').schema).toMatchObject({
    enum: ['low', 'high', 'mid', null],
    enumDescriptions: [
      { value: 'low', name: 'Low', description: 'Calm.' },
      { value: 'high', description: 'Rough.' },
    ],
    choices: [],
  })
  for (const name of ['Twice', 'Old', 'Open'])
    expect(property(name).choices[0]?.options).toHaveLength(2)
})

test('a circle of references ends', () => {
  const source = { schemas: { '#/Loop': { ref: '#/Loop' } } }
  expect(flattenSchema(source, { ref: '#/Loop' })).toEqual({
    ids: ['#/Loop'],
    choices: [],
  })
})

test('names alternatives by the values of the discriminator', async () => {
  const api = await schemasOf({
    Pet: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind', mapping: { meow: 'Cat' } },
    },
    Cat: {
      type: 'object',
      properties: { kind: { type: 'string' }, claws: { type: 'boolean' } },
    },
    Dog: { type: 'object', properties: { kind: { type: 'string' } } },
    Base: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind' },
    },
    Sub: {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        { properties: { extra: { type: 'integer' } } },
      ],
    },
  })
  expect(outline(view(api, named('Pet')))).toEqual({
    'one of': {
      meow: { 'kind: string': null, 'claws: boolean': null },
      Dog: { 'kind: string': null },
    },
  })
  expect(outline(view(api, named('Base')))).toEqual({
    'kind: string': null,
    'one of': { Sub: { 'kind: string': null, 'extra: integer': null } },
  })
  expect(
    exampleValue(api, named('Pet'), { direction: 'response', requiredOnly: false }),
  ).toEqual({ kind: 'meow', claws: true })
})

test('recursion is a link to where the schema is shown', async () => {
  const api = await schemasOf({
    Node: {
      type: 'object',
      required: ['children'],
      properties: {
        name: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
      },
    },
  })
  expect(outline(view(api, named('Node')))).toEqual({
    'name: string': null,
    'children!: object[]': { items: '-> Node at #body' },
  })
  expect(
    exampleValue(api, named('Node'), { direction: 'response', requiredOnly: false }),
  ).toEqual({ name: '<string>', children: [] })
})

test('read-only is left out of requests, write-only of responses', async () => {
  const api = await schemasOf({
    A: {
      type: 'object',
      properties: {
        id: { type: 'string', readOnly: true },
        password: { type: 'string', writeOnly: true },
      },
    },
  })
  expect(outline(view(api, named('A'), { direction: 'request' }))).toEqual({
    'password: string': null,
  })
  expect(outline(view(api, named('A'), { direction: 'response' }))).toEqual({
    'id: string': null,
  })
})

test('keeps the order of the description, or puts first what is required', async () => {
  const api = await schemasOf({
    A: { type: 'object', required: ['c'], properties: { b: {}, a: {}, c: {} } },
  })
  const names = (maintainOrder: boolean) =>
    view(api, named('A'), { maintainOrder }).properties.map(({ name }) => name)
  expect(names(true)).toEqual(['b', 'a', 'c'])
  expect(names(false)).toEqual(['c', 'b', 'a'])
})

test('shows maps as a property in braces', async () => {
  const api = await schemasOf({
    A: {
      type: 'object',
      properties: { a: {} },
      additionalProperties: { type: 'integer' },
    },
    B: { type: 'object', additionalProperties: true },
    C: { type: 'object', properties: { a: {} }, additionalProperties: true },
    D: { type: 'object', properties: { a: {} } },
  })
  expect(outline(view(api, named('A')))).toEqual({
    'a: any': null,
    '{key}: integer': null,
  })
  expect(outline(view(api, named('B')))).toEqual({ '{key}: any': null })
  expect(outline(view(api, named('C')))).toEqual({ 'a: any': null, '{key}: any': null })
  expect(outline(view(api, named('D')))).toEqual({ 'a: any': null })
})

test('an explosive description is cut at its deepest parts, in bounded time', async () => {
  const schemas: Record<string, object> = {}
  for (let level = 0; level < 10; level++) {
    const properties = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `p${index}`,
        { $ref: `#/components/schemas/L${level + 1}` },
      ]),
    )
    schemas[`L${level}`] = {
      type: 'object',
      required: Object.keys(properties),
      properties,
    }
  }
  schemas['L10'] = { type: 'string' }
  const api = await schemasOf(schemas)
  const start = cpuTime()
  const shown = view(api, named('L0'), { rows: 200 })
  const example = exampleValue(api, named('L0'), {
    direction: 'request',
    requiredOnly: false,
  })
  expect(cpuTime() - start).toBeLessThan(5000)
  expect(shown.properties).toHaveLength(10)
  expect(
    shown.properties.every(({ view: inner }) => inner.properties.length === 10),
  ).toBe(true)
  expect(JSON.stringify(example).length).toBeLessThan(20_000)
})

test.each<[object, unknown]>([
  [{ type: 'string' }, '<string>'],
  [{ type: 'string', format: 'date' }, '2023-12-25'],
  [{ type: 'string', format: 'uuid' }, '3c90c3cc-0d44-4b50-8888-8dd25736052a'],
  [{ type: 'integer' }, 123],
  [{ type: 'number', maximum: 7 }, 7],
  [{ type: 'integer', exclusiveMinimum: 200 }, 201],
  [{ type: 'boolean', default: false }, false],
  [{ type: 'boolean' }, true],
  [{ enum: ['b', 'a'] }, 'b'],
  [{ type: 'array', items: { type: 'integer' } }, [123]],
  [{ const: 0 }, 0],
  [{ examples: [null, 1] }, null],
  [{}, '<any>'],
  [{ patternProperties: { '^x-': { type: 'integer' } } }, { 'x-key': 123 }],
  [{ patternProperties: { '^[a-z]{2}$': { const: 1 } } }, { aa: 1 }],
])('makes of %j the example %j', async (schema, value) => {
  const api = await schemasOf({ A: schema })
  expect(
    exampleValue(api, named('A'), { direction: 'request', requiredOnly: false }),
  ).toEqual(value)
})

test('an example of a request may leave out what is not required', async () => {
  const api = await schemasOf({
    A: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    },
  })
  expect(
    exampleValue(api, named('A'), { direction: 'request', requiredOnly: true }),
  ).toEqual({ a: 123 })
})

test('a long example leaves out what is optional from the inside, never what is required', async () => {
  const wide = (prefix: string, inner: object) => ({
    type: 'object',
    required: [`${prefix}0`],
    properties: Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`${prefix}${index}`, inner]),
    ),
  })
  const leaf = { type: 'string' }
  const api = await schemasOf({ A: wide('a', wide('b', wide('c', leaf))) })
  const example = (requiredOnly: boolean) =>
    exampleValue(api, named('A'), { direction: 'request', requiredOnly }) as Record<
      string,
      Record<string, unknown>
    >
  const shown = example(false)
  expect(Object.keys(shown)).toHaveLength(12)
  expect(shown['a11']).toEqual({ b0: { c0: '<string>' } })
  expect(example(true)).toEqual({ a0: { b0: { c0: '<string>' } } })
})

test('a schema with a single part keeps its keywords, and a part without keywords changes none', async () => {
  const schema: Schema = {
    types: ['object'],
    description: 'All',
    minProperties: 1,
    required: ['a'],
    properties: [{ name: 'a', schema: { types: ['string'], maxLength: 3 } }],
    additionalProperties: false,
    examples: [{ a: 'x' }],
  }
  const api = await schemasOf({})
  const alone = flattenSchema(api, schema)
  expect(alone).toEqual({ ...schema, ids: [], choices: [] })
  const titled = flattenSchema(api, { allOf: [{ title: 'T' }, schema] })
  expect(titled).toEqual({ ...alone, title: 'T' })
})

test('labels that repeat get numbers that no other label has', async () => {
  const api = await schemasOf({
    Pet: {
      oneOf: ['Cat', 'Cat', 'Cat 2', 'Option 5', ''].map((title) => ({
        ...(title && { title }),
        type: 'object',
      })),
    },
  })
  const [choice] = view(api, named('Pet')).choices
  expect(choice?.options.map(({ label, number }) => [label, number])).toEqual([
    ['Cat', undefined],
    ['Cat 3', undefined],
    ['Cat 2', undefined],
    ['Option 5', undefined],
    ['Option 5 2', undefined],
  ])
})

test('what adds properties to a choice keeps its alternatives; a subtype of it has none', async () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const api = await schemasOf({
    Pet: {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind' },
    },
    Cat: { type: 'object', properties: { claws: { type: 'boolean' } } },
    Dog: { type: 'object', properties: { tail: { type: 'boolean' } } },
    Stored: { allOf: [ref('Pet'), { properties: { id: { type: 'string' } } }] },
    Shape: {
      properties: { colour: { type: 'string' } },
      oneOf: [ref('Round')],
      discriminator: { propertyName: 'kind' },
    },
    Circle: { allOf: [ref('Shape'), { properties: { radius: { type: 'number' } } }] },
    Round: ref('Circle'),
  })
  expect(outline(view(api, named('Stored')))).toEqual({
    'id: string': null,
    'one of': { Cat: { 'claws: boolean': null }, Dog: { 'tail: boolean': null } },
  })
  expect(outline(view(api, named('Circle')))).toEqual({
    'colour: string': null,
    'radius: number': null,
  })
})

test('what has a base as its only part, to describe it or to allow null, has its alternatives', async () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const kind = { kind: { type: 'string' } }
  const api = await schemasOf({
    Open: { properties: kind, discriminator: { propertyName: 'kind' } },
    Listed: {
      properties: kind,
      oneOf: [ref('OfListed')],
      discriminator: { propertyName: 'kind' },
    },
    OfOpen: { allOf: [ref('Open'), { properties: { a: {} } }] },
    OfListed: { allOf: [{ allOf: [ref('Listed')] }, { properties: { b: {} } }] },
    Holder: {
      properties: {
        open: { allOf: [ref('Open')], nullable: true },
        listed: { allOf: [ref('Listed')], description: 'The one with b.' },
        more: { allOf: [ref('Listed'), { properties: { c: {} } }] },
      },
    },
  })
  const ofOpen = { 'kind: string': null, 'a: any': null }
  const ofListed = { 'kind: string': null, 'b: any': null }
  expect(outline(view(api, named('OfOpen')))).toEqual(ofOpen)
  expect(outline(view(api, named('OfListed')))).toEqual(ofListed)
  expect(outline(view(api, named('Holder')))).toEqual({
    'open: object | null': { 'kind: string': null, 'one of': { OfOpen: ofOpen } },
    'listed: object': { 'kind: string': null, 'one of': { OfListed: ofListed } },
    'more: object': {
      'kind: string': null,
      'c: any': null,
      'one of': { OfListed: ofListed },
    },
  })
})

test('an option has all values that select it, and that for unknown values is named', async () => {
  const property = { kind: { type: 'string' } }
  const mapping = { cat: 'Cat', kitten: '#/components/schemas/Cat', dog: 'Dog' }
  const api = await apiOf({
    openapi: '3.2.0',
    components: {
      schemas: {
        Pet: {
          oneOf: ['Cat', 'Dog', 'Other'].map((name) => ({
            $ref: `#/components/schemas/${name}`,
          })),
          discriminator: { propertyName: 'kind', mapping, defaultMapping: 'Other' },
        },
        Cat: { type: 'object', properties: property },
        Dog: { type: 'object', properties: property },
        Other: { type: 'object', properties: property },
      },
    },
  })
  const [choice] = view(api, named('Pet')).choices
  expect(choice).toMatchObject({
    discriminator: 'kind',
    fallback: 'Other',
    options: [{ label: 'cat, kitten' }, { label: 'dog' }, { label: 'Other' }],
  })
})

test('schemas that extend one with a mapping are options, if mapped or not', async () => {
  const extended = { allOf: [{ $ref: '#/components/schemas/Pet' }] }
  const api = await schemasOf({
    Pet: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } },
    },
    Bird: extended,
    Cat: extended,
  })
  const [choice] = view(api, named('Pet')).choices
  expect(choice?.options.map(({ label }) => label)).toEqual(['cat', 'Bird'])
})
