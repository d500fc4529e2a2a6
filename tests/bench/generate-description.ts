const METHODS = ['get', 'post', 'get', 'patch', 'delete'] as const
/** Number of operations with the same tag. */
const IN_TAG = 20
/** Words used to generate sentences. */
const WORDS = (
  'the account order invoice customer of a request that returns pages with filters and sorts ' +
  'by date when items were changed or archived in its region for each team without limits'
).split(' ')

type Json = Record<string, unknown>

/**
 * Generates an OpenAPI description with `count` operations, similar to those of real
 * services: tags of 20 operations, each with five schemas of its own besides shared ones,
 * parameters, bodies, responses and examples. Deterministic.
 */
export function generateDescription(count: number): Json {
  const tags = Array.from({ length: Math.ceil(count / IN_TAG) }, (_, index) => index)
  const paths: Record<string, Json> = {}
  for (let number = 0; number < count; number++) {
    const tag = Math.floor(number / IN_TAG)
    const step = number % IN_TAG
    const method = METHODS[step % METHODS.length]!
    const isOne = step % METHODS.length > 1
    const path = `/v1/${nameOf(tag)}/part-${Math.floor(step / METHODS.length)}${isOne ? '/{id}' : ''}`
    paths[path] = { ...paths[path], [method]: operation(number, tag, method, isOne) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'A large API', version: '1.0.0', description: sentence(0, 40) },
    servers: [{ url: 'https://api.example.com' }],
    tags: tags.map((tag) => ({ name: nameOf(tag), description: sentence(tag, 20) })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: Object.fromEntries(
        ['limit', 'cursor', 'sort'].map((name, index) => [
          name,
          { name, in: 'query', description: sentence(index, 12), schema: TEXT },
        ]),
      ),
      schemas: Object.assign({}, SHARED, ...tags.map(schemasOfTag)) as Json,
    },
  }
}

const TEXT = { type: 'string', maxLength: 64 }

/** Schemas that all tags refer to. */
const SHARED = {
  Problem: {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'integer' }, detail: { type: 'string' } },
  },
  Money: {
    type: 'object',
    required: ['amount', 'currency'],
    properties: {
      amount: { type: 'integer', minimum: 0 },
      currency: { enum: ['EUR', 'USD', 'JPY'], description: sentence(1, 8) },
    },
  },
  Address: {
    type: 'object',
    properties: Object.fromEntries(
      ['street', 'city', 'code', 'country'].map((name) => [name, TEXT]),
    ),
  },
  Person: {
    type: 'object',
    properties: {
      name: TEXT,
      email: { type: 'string', format: 'email' },
      home: refTo('Address'),
      work: refTo('Address'),
    },
  },
}

/**
 * The schemas of a tag: an object with nested ones, its list, its create and update
 * forms, and an event.
 */
function schemasOfTag(tag: number): Json {
  const name = (part: string) => `${titleOf(tag)}${part}`
  const properties = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [
      `${WORDS[(tag + index * 3) % WORDS.length]!}_${index}`,
      index % 5 === 0
        ? { type: 'integer', minimum: index, description: sentence(tag + index, 14) }
        : { ...TEXT, description: sentence(tag * 7 + index, 18) },
    ]),
  )
  return {
    [name('')]: {
      type: 'object',
      description: sentence(tag, 25),
      required: Object.keys(properties).slice(0, 4),
      properties: {
        ...properties,
        price: refTo('Money'),
        owner: refTo('Person'),
        parts: { type: 'array', items: refTo(name('Part')) },
        parent: { anyOf: [refTo(titleOf(Math.max(0, tag - 1))), { type: 'null' }] },
      },
    },
    [name('Part')]: {
      type: 'object',
      properties: { id: TEXT, price: refTo('Money'), of: refTo(name('')) },
    },
    [name('List')]: {
      type: 'object',
      properties: {
        items: { type: 'array', items: refTo(name('')) },
        next: { type: ['string', 'null'] },
      },
    },
    [name('Change')]: {
      allOf: [
        refTo(name('')),
        { properties: { reason: { ...TEXT, examples: ['a typo'] } } },
      ],
    },
    [name('Event')]: {
      oneOf: [refTo(name('')), refTo(name('Part'))],
      description: sentence(tag + 3, 15),
    },
  }
}

function operation(number: number, tag: number, method: string, isOne: boolean): Json {
  const answer = method === 'get' && !isOne ? 'List' : number % 4 === 0 ? 'Event' : ''
  return {
    operationId: `operation${number}`,
    tags: [nameOf(tag)],
    summary: `${method} ${nameOf(tag)} ${number}`,
    description: `${sentence(number, 30)}\n\n* ${sentence(number + 1, 8)}\n* ${sentence(number + 2, 8)}`,
    parameters: [
      ...(isOne
        ? [
            {
              name: 'id',
              in: 'path',
              required: true,
              schema: TEXT,
              description: sentence(number, 9),
            },
          ]
        : [refTo('limit', 'parameters'), refTo('cursor', 'parameters')]),
      {
        name: `filter_${number % 9}`,
        in: 'query',
        description: sentence(number, 10),
        schema: { enum: ['open', 'closed', 'all'] },
      },
    ],
    ...(/post|patch/.test(method) && {
      requestBody: { required: true, content: json(`${titleOf(tag)}Change`) },
    }),
    responses: {
      '200': { description: sentence(number, 6), content: json(titleOf(tag) + answer) },
      '404': { description: 'Not found', content: json('Problem') },
      default: { description: 'Problem', content: json('Problem') },
    },
  }
}

function json(name: string): Json {
  return { 'application/json': { schema: refTo(name) } }
}

function refTo(name: string, kind = 'schemas'): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` }
}

function nameOf(tag: number): string {
  return `${WORDS[(tag * 5) % WORDS.length]!}-${tag}`
}

function titleOf(tag: number): string {
  const name = nameOf(tag).replace('-', '')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** A sentence that depends on the seed. */
function sentence(seed: number, length: number): string {
  const words = Array.from(
    { length },
    (_, index) => WORDS[(seed * 31 + index * (7 + (seed % 5))) % WORDS.length]!,
  )
  return `${words.join(' ')} ${seed}.`
}
