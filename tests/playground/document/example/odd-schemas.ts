type Json = Record<string, unknown>

const many = Array.from({ length: 450 }, (_, index) => `property_${index}`)
const text = { type: 'string' }

/**
 * Satisfiable schemas for which a value is hard to generate, each for a different reason.
 */
export const ODD_SCHEMAS: Record<string, Json> = {
  'more than 400 required properties': {
    type: 'object',
    required: many,
    properties: Object.fromEntries(many.map((name) => [name, { type: 'integer' }])),
  },
  'as many properties as are asked for': {
    type: 'object',
    minProperties: 3,
    properties: { a: text },
  },
  'as many properties of a map': {
    type: 'object',
    minProperties: 2,
    additionalProperties: { type: 'integer', minimum: 7 },
  },
  'no more properties than are allowed': {
    type: 'object',
    required: ['b'],
    maxProperties: 2,
    properties: { a: { default: 1 }, b: text, c: { default: 2 }, d: { default: 3 } },
  },
  'anyOf of what is required': {
    type: 'object',
    properties: { mail: { type: 'string', format: 'email' }, phone: text },
    anyOf: [{ required: ['mail'] }, { required: ['phone'] }],
  },
  'oneOf of what is required': {
    type: 'object',
    properties: {
      a: { type: 'string', default: 'x' },
      b: { type: 'string', default: 'y' },
    },
    oneOf: [{ required: ['a'] }, { required: ['b'] }],
  },
  'oneOf where alternatives overlap': {
    oneOf: [
      { type: 'integer', minimum: 0 },
      { type: 'integer', maximum: 200 },
    ],
  },
  'oneOf that overlaps for objects': {
    oneOf: [
      { type: 'object', properties: { a: text } },
      { type: 'object', properties: { a: text, b: text }, required: ['b'] },
      { type: 'object', required: ['c'] },
    ],
  },
  'several choices at once': {
    type: 'object',
    allOf: [
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      { oneOf: [{ required: ['c'] }, { required: ['d'] }] },
    ],
  },
  'properties that ask for others': {
    type: 'object',
    required: ['card'],
    properties: { card: text, street: text, city: text },
    dependentRequired: { card: ['street'], street: ['city'] },
  },
  'properties that ask for schemas': {
    type: 'object',
    required: ['card'],
    properties: { card: text },
    dependentSchemas: {
      card: {
        required: ['limit'],
        properties: { limit: { type: 'integer', minimum: 9 } },
      },
    },
  },
  'if, then and else': {
    type: 'object',
    required: ['country'],
    properties: { country: { enum: ['US', 'NL'] }, code: text },
    if: { properties: { country: { const: 'US' } } },
    [String('then')]: {
      required: ['code'],
      properties: { code: { pattern: '^\\d{5}(-\\d{4})?$' } },
    },
    else: { required: ['town'] },
  },
  'then that nothing fits': {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: ['a', 'b'] } },
    if: { properties: { kind: { const: 'a' } } },
    [String('then')]: false,
  },
  'not a value': { type: 'string', not: { const: 'string' } },
  'not a property': {
    type: 'object',
    properties: {
      a: { type: 'string', default: 'x' },
      b: { type: 'string', default: 'y' },
    },
    not: { required: ['a'] },
  },
  'not values of a property': {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: ['a', 'b', 'c'] } },
    not: { properties: { kind: { enum: ['a', 'b'] } } },
  },
  'not a type': { not: { type: 'string' } },
  'names with a pattern': {
    type: 'object',
    minProperties: 2,
    propertyNames: { pattern: '^[A-Z]{2}_\\d+$' },
  },
  'names of a list': {
    type: 'object',
    minProperties: 2,
    propertyNames: { enum: ['red', 'green', 'blue'] },
    additionalProperties: { type: 'number' },
  },
  'names by patterns alone': {
    type: 'object',
    minProperties: 2,
    patternProperties: { '^x-[a-z]+$': { type: 'boolean' } },
    additionalProperties: false,
  },
  'what parts leave unevaluated': {
    type: 'object',
    allOf: [{ required: ['a'], properties: { a: text } }],
    properties: { b: text },
    required: ['b'],
    unevaluatedProperties: false,
  },
  'a pattern with a length': {
    type: 'string',
    pattern: '^[a-z]+-[a-z]+$',
    minLength: 9,
    maxLength: 10,
  },
  'a pattern of a password': {
    type: 'string',
    pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$',
  },
  'a pattern of letters of any script': {
    type: 'string',
    pattern: '^\\p{Lu}\\p{L}+ \\p{N}{2}$',
  },
  'patterns of several parts': {
    allOf: [
      { type: 'string', pattern: '^[a-z]' },
      { pattern: '[0-9]$', maxLength: 12 },
    ],
  },
  'a pattern of alternatives': {
    type: 'string',
    pattern: '^(?:\\+\\d{1,3} )?(?:\\(\\d{2,4}\\)|\\d{3})-\\d{6}$',
  },
  'a pattern without an anchor': { type: 'string', pattern: 'foo|bar', minLength: 5 },
  'a long text': { type: 'string', minLength: 300, maxLength: 300 },
  'a short text': { type: 'string', maxLength: 0 },
  'a format in a length': { type: 'string', format: 'email', maxLength: 6 },
  'a long address': { type: 'string', format: 'uri', minLength: 60 },
  'a format with a pattern': { type: 'string', format: 'uri', pattern: '^https://' },
  'a uuid with a pattern': {
    type: 'string',
    format: 'uuid',
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  },
  'steps between exclusive limits': {
    type: 'number',
    exclusiveMinimum: 0.1,
    exclusiveMaximum: 0.4,
    multipleOf: 0.1,
  },
  'a fraction between limits': {
    type: 'number',
    exclusiveMinimum: 0,
    exclusiveMaximum: 1,
  },
  'an integer between exclusive limits': {
    type: 'integer',
    exclusiveMinimum: 4,
    exclusiveMaximum: 6,
  },
  'an integer between fractions': { type: 'integer', minimum: 1.5, maximum: 2.5 },
  'an integer of fractional steps': {
    type: 'integer',
    minimum: 1,
    maximum: 5,
    multipleOf: 1.5,
  },
  'steps of several parts': {
    allOf: [
      { type: 'integer', multipleOf: 4 },
      { multipleOf: 6, minimum: 100 },
    ],
  },
  'steps of cents': { type: 'number', multipleOf: 0.01, minimum: 0.05, maximum: 0.08 },
  'negative steps': { type: 'integer', maximum: -10, multipleOf: 7 },
  'an integer of 2^53 and more': { type: 'integer', minimum: 9007199254740992 },
  'a list of different texts': {
    type: 'array',
    items: text,
    minItems: 5,
    uniqueItems: true,
  },
  'a list of all values': {
    type: 'array',
    items: { enum: ['a', 'b', 'c'] },
    minItems: 3,
    uniqueItems: true,
  },
  'a list of different objects': {
    type: 'array',
    minItems: 3,
    uniqueItems: true,
    items: {
      type: 'object',
      required: ['ready', 'size'],
      properties: { ready: { type: 'boolean' }, size: { enum: ['s', 'm'] } },
    },
  },
  'a list of different dates': {
    type: 'array',
    items: { type: 'string', format: 'date' },
    minItems: 4,
    uniqueItems: true,
  },
  'a list of truths': {
    type: 'array',
    items: { type: 'boolean' },
    minItems: 2,
    uniqueItems: true,
  },
  'a list that contains something': {
    type: 'array',
    items: { type: ['string', 'integer'] },
    contains: { type: 'integer', minimum: 5 },
    minContains: 2,
    minItems: 4,
  },
  'a list that contains no more': {
    type: 'array',
    minItems: 3,
    contains: { const: 'x' },
    maxContains: 1,
  },
  'a tuple': {
    type: 'array',
    prefixItems: [{ const: 'a' }, { type: 'integer' }, { type: 'boolean' }],
    items: false,
    minItems: 2,
  },
  'a list of what it contains': {
    type: 'array',
    contains: { const: 'x' },
    unevaluatedItems: false,
    minItems: 3,
  },
  'a list of what it contains and others': {
    type: 'array',
    contains: { const: 'x' },
    unevaluatedItems: { type: 'integer' },
    minItems: 3,
  },
  'a tuple that contains something': {
    type: 'array',
    prefixItems: [{ type: 'boolean' }],
    contains: { type: 'integer' },
  },
  'what contains itself and is required': { $ref: '#/$defs/Expression' },
  'a list of itself': { $ref: '#/$defs/Tree' },
  'itself or nothing': { $ref: '#/$defs/Chain' },
  'itself within itself': {
    allOf: [{ $ref: '#/$defs/Chain' }, { properties: { next: { type: 'object' } } }],
  },
  'null alone': { type: 'null' },
  'a value of any type in a property': {
    type: 'object',
    required: ['a', 'b'],
    properties: { a: {}, b: true },
  },
  'names that objects have': {
    type: 'object',
    required: ['constructor', '__proto__', 'toString'],
    properties: { toString: { type: 'integer' } },
  },
  'values of different types': {
    type: 'object',
    required: ['a'],
    properties: { a: { enum: [null, { b: [1] }, 2] } },
  },
  'a constant that is an object': { const: { a: [1, { b: null }] } },
  'an example that is wrong': {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'integer', example: 'one', minimum: 3 } },
    minProperties: 2,
  },
  'a default that is too short': { type: 'string', default: 'a', minLength: 3 },
}

/** Targets of the references. */
export const ODD_DEFINITIONS: Record<string, Json> = {
  Expression: {
    oneOf: [
      {
        type: 'object',
        required: ['not'],
        properties: { not: { $ref: '#/$defs/Expression' } },
        additionalProperties: false,
      },
      {
        type: 'object',
        required: ['and'],
        properties: {
          and: { type: 'array', minItems: 2, items: { $ref: '#/$defs/Expression' } },
        },
        additionalProperties: false,
      },
      {
        type: 'object',
        required: ['value'],
        properties: { value: { type: 'number' } },
        additionalProperties: false,
      },
    ],
  },
  Tree: {
    type: 'object',
    required: ['name', 'children'],
    properties: {
      name: text,
      children: { type: 'array', items: { $ref: '#/$defs/Tree' } },
    },
  },
  Chain: {
    type: 'object',
    required: ['next'],
    properties: { next: { anyOf: [{ $ref: '#/$defs/Chain' }, { type: 'null' }] } },
  },
}

const FORMATS =
  'date date-time time duration email idn-email uuid ipv4 ipv6 byte uri uri-reference uri-template hostname json-pointer relative-json-pointer regex'

for (const format of FORMATS.split(' '))
  ODD_SCHEMAS[`the format ${format}`] = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string', format, minLength: 1 } },
    minProperties: 1,
  }

/** Schemas with keywords specific to OpenAPI 3.0. */
export const ODD_SCHEMAS_30: Record<string, Json> = {
  'an exclusive limit': {
    type: 'integer',
    minimum: 5,
    exclusiveMinimum: true,
    maximum: 7,
    exclusiveMaximum: true,
  },
  'null in a list': {
    type: 'array',
    minItems: 2,
    uniqueItems: true,
    items: { type: 'string', nullable: true, enum: ['a', null] },
  },
  'a reference that may be null': {
    type: 'object',
    required: ['a'],
    minProperties: 2,
    properties: { a: { allOf: [{ type: 'string', minLength: 2 }], nullable: true } },
  },
  'an anyOf of what is required': {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' } },
    anyOf: [{ required: ['a'] }, { required: ['b'] }],
  },
  'not and oneOf': {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', enum: ['a', 'b'] } },
    not: { properties: { kind: { enum: ['a'] } } },
    oneOf: [{ required: ['c'] }, { required: ['d'], minProperties: 3 }],
  },
}

/** Schemas that no value satisfies. */
export const IMPOSSIBLE_SCHEMAS: Record<string, Json> = {
  'limits that contradict each other': { type: 'integer', minimum: 5, maximum: 4 },
  'texts that are too long to be short': { type: 'string', minLength: 5, maxLength: 4 },
  'more different truths than there are': {
    type: 'array',
    items: { type: 'boolean' },
    minItems: 3,
    uniqueItems: true,
  },
  'a required property that may not be there': {
    type: 'object',
    required: ['a'],
    properties: { b: {} },
    additionalProperties: false,
  },
  'what contains itself without an end': { $ref: '#/$defs/Endless' },
}

export const IMPOSSIBLE_DEFINITIONS: Record<string, Json> = {
  Endless: {
    type: 'object',
    required: ['next'],
    properties: { next: { $ref: '#/$defs/Endless' } },
  },
}
