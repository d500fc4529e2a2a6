import fc from 'fast-check'

type Json = Record<string, unknown>

const names = fc.constantFrom('a', 'b', 'c', 'd')
const small = fc.integer({ min: 0, max: 3 })
const number = fc.integer({ min: -20, max: 20 })

const text = fc.record(
  {
    type: fc.constant('string'),
    minLength: small,
    maxLength: fc.integer({ min: 2, max: 9 }),
    pattern: fc.constantFrom('^[a-z]+$', '^\\d{2,}', 'x|y', '^[A-Z][a-z]*$', '-'),
  },
  { requiredKeys: ['type'] },
)
const amount = fc.record(
  {
    type: fc.constantFrom('integer', 'number'),
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom(1, 2, 3, 5),
  },
  { requiredKeys: ['type'] },
)
const listed: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  { enum: ['x', 'y', 3] },
  { const: 'x' },
  { type: 'boolean' },
  { type: ['string', 'null'] },
  { type: 'null' },
)

/** Random JSON Schemas with few keywords, many of which restrict the same values. */
export const { anySchema } = fc.letrec<{ anySchema: Json; object: Json; list: Json }>(
  (tie) => ({
    object: fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(names, tie('anySchema'), { maxKeys: 3 }),
        required: fc.uniqueArray(names, { maxLength: 2 }),
        minProperties: small,
        maxProperties: fc.integer({ min: 1, max: 4 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('anySchema')),
        patternProperties: fc.dictionary(
          fc.constantFrom('^[ab]', 'c'),
          tie('anySchema'),
          {
            maxKeys: 1,
          },
        ),
        propertyNames: fc.constantFrom({ pattern: '^[a-c]' }, { maxLength: 2 }),
        dependentRequired: fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), {
          maxKeys: 2,
        }),
        dependentSchemas: fc.dictionary(names, tie('anySchema'), { maxKeys: 1 }),
        unevaluatedProperties: fc.constant(false),
        not: fc.record({ required: fc.tuple(names) }),
      },
      { requiredKeys: ['type'] },
    ),
    list: fc.record(
      {
        type: fc.constant('array'),
        items: tie('anySchema'),
        prefixItems: fc.array(tie('anySchema'), { minLength: 1, maxLength: 2 }),
        minItems: small,
        maxItems: fc.integer({ min: 1, max: 4 }),
        uniqueItems: fc.constant(true),
        contains: tie('anySchema'),
        minContains: fc.integer({ min: 1, max: 2 }),
        maxContains: fc.integer({ min: 1, max: 2 }),
      },
      { requiredKeys: ['type'] },
    ),
    anySchema: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      text,
      amount,
      listed,
      tie('object'),
      tie('object'),
      tie('list'),
      fc.record({ anyOf: fc.array(tie('anySchema'), { minLength: 2, maxLength: 3 }) }),
      fc.record({ oneOf: fc.array(tie('anySchema'), { minLength: 2, maxLength: 3 }) }),
      fc.record({ allOf: fc.array(tie('object'), { minLength: 2, maxLength: 2 }) }),
      fc.record(
        {
          if: tie('object'),
          [String('then')]: tie('anySchema'),
          else: tie('anySchema'),
        },
        { requiredKeys: ['if'] },
      ),
    ),
  }),
)
