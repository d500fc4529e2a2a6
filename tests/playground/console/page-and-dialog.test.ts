import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Operation } from '../../../playground/document/api-model.ts'
import type { Schema, SchemaType } from '../../../playground/document/schema-model.ts'
import { consoleProps } from '../../../playground/console/props/console-props.ts'
import type { SchemaSource } from '../../../playground/document/schema/flat-schema.ts'
import { flattenSchema } from '../../../playground/document/schema/flatten-schema.ts'
import {
  type InputKind,
  inputKind,
} from '../../../playground/document/schema/input-kind.ts'
import {
  choicesOf,
  optionSchema,
} from '../../../playground/document/schema/schema-choices.ts'
import { propertiesOf } from '../../../playground/document/schema/schema-properties.ts'
import {
  isFileSchema,
  typeLabel,
  typesOf,
} from '../../../playground/document/schema/schema-type.ts'
import { apiOf } from '../write-spec.ts'

/** Describes a schema as displayed, to a limited depth. */
function describe(source: SchemaSource, schema: Schema, depth = 0): unknown {
  const flat = flattenSchema(source, schema)
  const inner = (child: Schema) =>
    depth < 2 ? describe(source, child, depth + 1) : typeLabel(source, child)
  return {
    label: typeLabel(source, schema),
    types: typesOf(flat),
    file: isFileSchema(flat),
    input: inputKind(source, flat),
    required: flat.required ?? [],
    properties: propertiesOf(source, flat, {
      direction: 'request',
      maintainOrder: true,
    }).map(({ name, required, schema: child }) => [name, required, inner(child)]),
    choices: choicesOf(source, flat).map((choice) =>
      choice.options.map((option) => [
        option.label,
        option.value,
        inner(optionSchema(flat, choice, option)),
      ]),
    ),
    items: flat.items && inner(flat.items),
  }
}

/** The body of an operation as used by the page and by the dialog. */
function bothSides(schemas: Record<string, Schema>, body: Schema) {
  const operation: Operation = {
    kind: 'operation',
    method: 'POST',
    path: '/a',
    tags: [],
    deprecated: false,
    servers: [],
    security: [],
    parameters: [],
    body: {
      required: true,
      content: [{ type: 'application/json', schema: body, examples: [], encoding: [] }],
    },
    responses: [],
    callbacks: [],
    codeSamples: [],
    hidden: false,
    excluded: false,
  }
  const props = consoleProps({ schemas, securitySchemes: [] }, operation, {
    base: '/',
    home: '/',
  })
  const [content] = props.operation.body!.content
  return {
    page: describe({ schemas }, body),
    dialog: describe(props, content!.schema ?? {}),
  }
}

test.each<[object, label: string, input: InputKind]>([
  [{ type: 'string', format: 'base64' }, 'file', 'file'],
  [{ contentMediaType: 'application/x-www-form-urlencoded' }, 'string', 'text'],
  [{ format: 'int32' }, 'integer<int32>', 'number'],
  [{ format: 'double' }, 'number<double>', 'number'],
  [{ exclusiveMinimum: 3 }, 'number', 'number'],
  [{ minProperties: 1 }, 'object', 'object'],
  [{ patternProperties: { '^x-': { type: 'string' } } }, 'object', 'object'],
  [
    { type: 'array', items: { type: 'array', items: { type: 'string' } } },
    'string[][]',
    'list',
  ],
  [
    { type: 'array', items: { type: 'string', format: 'uuid' } },
    'string<uuid>[]',
    'list',
  ],
  [{ const: 5 }, 'enum<integer>', 'enum'],
  [{ type: ['string', 'null'] }, 'string | null', 'text'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'boolean | null', 'boolean'],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string | integer', 'choice'],
  [{}, 'any', 'any'],
])(
  '%j has the label %s and the input %s, on the page and in the dialog',
  async (schema, label, input) => {
    const { schemas, operations } = await apiOf({
      paths: {
        '/a': {
          post: {
            requestBody: { content: { 'application/json': { schema } } },
            responses: { 200: { description: 'ok' } },
          },
        },
      },
    })
    const { page, dialog } = bothSides(schemas, operations[0]!.body!.content[0]!.schema!)
    expect(page).toMatchObject({ label, input })
    expect(dialog).toEqual(page)
  },
)

const NAMES = ['A', 'B', 'C', 'D', 'E']
const idOf = (name: string) => `#/components/schemas/${name}`

const anyName = fc.constantFrom(...NAMES)
const anyType = fc.constantFrom<SchemaType>(
  'null',
  'boolean',
  'object',
  'array',
  'number',
  'integer',
  'string',
)
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, 1.5, 'a', 'b'),
  fc.constant({ a: 1 }),
  fc.constant([1]),
)
const property = fc.constantFrom('id', 'kind', 'name', '__proto__', 'constructor')

const { schema: anySchema } = fc.letrec<{ schema: Schema }>((tie) => {
  const child = fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyName.map((name): Schema => ({ ref: idOf(name) })),
    tie('schema'),
  )
  const children = fc.array(child, { minLength: 1, maxLength: 3 })
  const bound = fc.integer({ min: 0, max: 9 })
  const sometimes = <Value>(value: fc.Arbitrary<Value>, weight = 8) =>
    fc.oneof(
      { withCrossShrink: true },
      { weight, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: value },
    )
  return {
    schema: fc
      .record({
        ref: sometimes(anyName.map(idOf), 5),
        never: sometimes(fc.constant<true>(true), 40),
        types: sometimes(fc.uniqueArray(anyType, { minLength: 1, maxLength: 2 }), 2),
        title: sometimes(fc.constantFrom('One', 'Two')),
        description: sometimes(fc.constantFrom('First.', 'Second.')),
        format: sometimes(
          fc.constantFrom('binary', 'base64', 'byte', 'int32', 'uint', 'double', 'date'),
        ),
        enum: sometimes(fc.array(anyValue, { minLength: 1, maxLength: 3 })),
        const: sometimes(anyValue.map((value) => ({ value }))),
        default: sometimes(anyValue.map((value) => ({ value }))),
        deprecated: sometimes(fc.constant(true)),
        readOnly: sometimes(fc.constant(true)),
        writeOnly: sometimes(fc.constant(true)),
        minimum: sometimes(bound),
        exclusiveMaximum: sometimes(bound),
        multipleOf: sometimes(fc.constant(0.5)),
        minLength: sometimes(bound),
        pattern: sometimes(fc.constantFrom('^a', 'b$')),
        maxItems: sometimes(bound),
        uniqueItems: sometimes(fc.constant(true)),
        minProperties: sometimes(bound),
        contentMediaType: sometimes(
          fc.constantFrom('image/png', 'text/csv', 'application/json'),
        ),
        contentEncoding: sometimes(fc.constant('base64')),
        properties: sometimes(
          fc.uniqueArray(fc.record({ name: property, schema: child }), {
            selector: ({ name }) => name,
            maxLength: 3,
          }),
        ),
        required: sometimes(fc.uniqueArray(property, { maxLength: 2 })),
        additionalProperties: sometimes(fc.oneof(fc.boolean(), child)),
        patternProperties: sometimes(
          fc.array(fc.record({ pattern: fc.constant('^x'), schema: child }), {
            maxLength: 1,
          }),
        ),
        items: sometimes(child),
        prefixItems: sometimes(children),
        allOf: sometimes(children),
        oneOf: sometimes(children),
        anyOf: sometimes(children),
        discriminator: sometimes(
          fc.record({
            propertyName: fc.constant('kind'),
            mapping: fc.array(
              anyName.map((name) => ({ value: name.toLowerCase(), id: idOf(name) })),
              { maxLength: 2 },
            ),
            subtypes: fc.uniqueArray(
              anyName.map((name): Schema => ({ ref: idOf(name) })),
              { selector: ({ ref }) => ref, maxLength: 2 },
            ),
          }),
        ),
      })
      .map((schema) => JSON.parse(JSON.stringify(schema)) as Schema),
  }
})

test('the dialog receives the subtypes of a schema whose union only adds null', () => {
  const { page, dialog } = bothSides(
    { [idOf('B')]: { types: ['null'] } },
    {
      types: ['object'],
      anyOf: [{ types: ['null'] }],
      discriminator: {
        propertyName: 'kind',
        mapping: [],
        subtypes: [{ ref: idOf('B') }],
      },
    },
  )
  expect(dialog).toEqual(page)
})

test('page and dialog agree on the types, labels, inputs and properties of any schema', () => {
  fc.assert(
    fc.property(fc.tuple(...NAMES.map(() => anySchema)), anySchema, (named, body) => {
      const schemas = Object.fromEntries(
        NAMES.map((name, index) => [idOf(name), named[index]!]),
      )
      const { page, dialog } = bothSides(schemas, body)
      expect(dialog).toEqual(page)
    }),
    { numRuns: 200 },
  )
})
