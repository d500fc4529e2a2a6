import { furtherFeatures } from './further-features.ts'

/** A description with a unique marker word in each feature of its version. */
export interface MarkedDescription {
  description: object
  /** The marker words, which pages must contain. */
  words: string[]
}

type Mark = (feature: string) => string

/** All features of a version of OpenAPI that pages show. */
export function everyFeature(version: '3.0.4' | '3.1.1' | '3.2.0'): MarkedDescription {
  const words: string[] = []
  const mark: Mark = (feature) => {
    const word = `${feature.replace(/[^a-z0-9]/gi, '')}${words.length}q`
    words.push(word)
    return word
  }
  const number = (() => {
    let next = 7_000_001
    return () => {
      next += 2
      words.push(String(next))
      return next
    }
  })()
  const isNew = version !== '3.0.4'
  const is32 = version === '3.2.0'
  const json = (schema: object) => ({ 'application/json': { schema } })
  const url = (feature: string) => `https://${mark(feature).toLowerCase()}.example/`
  const docs = (feature: string) => ({
    url: url(`${feature}docsurl`),
    description: mark(`${feature}docs`),
  })
  const text = (name: string) => ({
    type: 'string',
    description: mark(`${name}description`),
    pattern: `^${mark(`${name}pattern`)}$`,
    minLength: number(),
    maxLength: number(),
    default: mark(`${name}default`),
    enum: [mark(`${name}enum`), mark(`${name}enum`)],
    externalDocs: docs(name),
    'x-enum-varnames': [mark('varname'), mark('varname')],
    'x-enum-descriptions': [mark('enumdescription'), mark('enumdescription')],
    ...(isNew
      ? { examples: [mark(`${name}example`), mark(`${name}example`)] }
      : { example: mark(`${name}example`) }),
    xml: { name: mark('xmlname'), prefix: mark('xmlprefix'), namespace: url('xmlns') },
  })
  const amount = (name: string) => ({
    type: 'number',
    description: mark(name),
    minimum: number(),
    maximum: number(),
    multipleOf: number(),
    ...(isNew && { exclusiveMinimum: number(), exclusiveMaximum: number() }),
  })
  const members = (): object => ({
    type: 'object',
    title: 'Members',
    minProperties: number(),
    maxProperties: number(),
    required: [mark('requiredonly')],
    properties: {
      [mark('textproperty')]: text('text'),
      [mark('amountproperty')]: amount('amount'),
      [mark('listproperty')]: {
        type: 'array',
        minItems: number(),
        maxItems: number(),
        uniqueItems: true,
        items: { type: 'array', items: text('item') },
      },
      [mark('choiceproperty')]: {
        oneOf: [
          { title: mark('optiontitle'), description: mark('option'), type: 'string' },
          { type: 'object', properties: { [mark('optionproperty')]: text('option') } },
        ],
      },
      [mark('anyproperty')]: {
        anyOf: [{ type: 'integer', description: mark('anyof') }, { type: 'boolean' }],
      },
      [mark('allproperty')]: {
        allOf: [
          { properties: { [mark('allofproperty')]: { description: mark('allof') } } },
          { description: mark('allofdescription') },
        ],
      },
      [mark('mapproperty')]: { type: 'object', additionalProperties: text('map') },
      [mark('notproperty')]: { not: { type: 'string', description: mark('not') } },
      [mark('deprecatedproperty')]: { deprecated: true, description: mark('deprecated') },
      [mark('referredproperty')]: { $ref: '#/components/schemas/Named' },
      ...(isNew ? newer() : { [mark('nullable')]: { type: 'string', nullable: true } }),
    },
  })
  const newer = (): Record<string, object> => ({
    [mark('nullproperty')]: { anyOf: [text('ornull'), { type: 'null' }] },
    [mark('constproperty')]: { const: mark('const') },
    [mark('tupleproperty')]: {
      type: 'array',
      prefixItems: [text('first'), { type: 'integer', description: mark('second') }],
      items: false,
    },
    [mark('containsproperty')]: {
      type: 'array',
      contains: { type: 'string', description: mark('contains') },
      minContains: number(),
      maxContains: number(),
    },
    [mark('conditional')]: {
      type: 'object',
      if: { properties: { [mark('ifproperty')]: { const: mark('ifconst') } } },
      // A computed key, because the linter takes an object with `then` for a promise.
      [String('then')]: {
        required: [mark('thenrequired')],
        description: mark('then'),
      },
      else: { properties: { [mark('elseproperty')]: { description: mark('else') } } },
      dependentRequired: { [mark('dependent')]: [mark('dependentrequired')] },
      dependentSchemas: {
        [mark('dependentschema')]: {
          properties: { [mark('dependentproperty')]: { description: mark('dependent') } },
        },
      },
      propertyNames: { pattern: mark('propertynames') },
      patternProperties: { [`^${mark('pattern')}`]: { description: mark('patterned') } },
      additionalProperties: false,
    },
    [mark('content')]: {
      type: 'string',
      contentMediaType: `application/${mark('mediatype')}`,
      contentEncoding: mark('encoding'),
      contentSchema: {
        properties: { [mark('decoded')]: { description: mark('decoded') } },
      },
    },
    [mark('dynamic')]: { $dynamicRef: '#/components/schemas/Dynamic' },
  })
  const named = (key: string) => ({
    [key]: {
      summary: mark('examplesummary'),
      description: mark('exampledescription'),
      value: mark('examplevalue'),
    },
    [`${key}external`]: {
      summary: mark('examplesummary'),
      externalValue: url('external'),
    },
  })
  const header = (): object => ({
    [mark('header')]: {
      description: mark('headerdescription'),
      schema: amount('header'),
    },
  })
  const operation = (): object => ({
    summary: mark('summary'),
    description: mark('operation'),
    operationId: mark('operationid'),
    tags: ['Tagged'],
    externalDocs: docs('operation'),
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: mark('pathparameter'),
        schema: { type: 'string', maxLength: number() },
      },
      ...(['query', 'header', 'cookie'] as const).map((place) => ({
        name: mark(`${place}parameter`),
        in: place,
        description: mark(place),
        schema: text(place),
        examples: named(place),
      })),
      {
        name: mark('contentparameter'),
        in: 'query',
        content: {
          [`application/${mark('parametertype')}+json`]: { schema: text('content') },
        },
      },
    ],
    requestBody: {
      description: mark('body'),
      required: true,
      content: {
        'application/json': { schema: members(), examples: named('body') },
        [`application/${mark('sametype')}+json`]: {
          schema: { $ref: '#/components/schemas/Named' },
        },
        [`application/${mark('sametype')}+xml`]: {
          schema: { $ref: '#/components/schemas/Named' },
        },
        'multipart/form-data': {
          schema: { type: 'object', properties: { part: { type: 'string' } } },
          encoding: {
            part: { contentType: `text/${mark('partencoding')}`, headers: header() },
          },
        },
      },
    },
    responses: {
      '200': {
        description: mark('response'),
        ...(is32 && { summary: mark('responsesummary') }),
        headers: header(),
        content: {
          'application/json': { schema: members(), examples: named('response') },
        },
        links: {
          [mark('link')]: {
            description: mark('linkdescription'),
            operationId: mark('linkoperation'),
            parameters: {
              [mark('linkparameter')]: `$response.body#/${mark('linkvalue')}`,
            },
            requestBody: mark('linkbody'),
            server: { url: url('linkserver') },
          },
        },
      },
      '4XX': { description: mark('response4'), content: json(text('error')) },
      default: { description: mark('responsedefault') },
    },
    callbacks: {
      [mark('callback')]: {
        [`{$request.body#/${mark('expression')}}`]: {
          post: {
            description: mark('callbackoperation'),
            requestBody: {
              content: json({ properties: { [mark('called')]: text('called') } }),
            },
            responses: { '200': { description: mark('callbackresponse') } },
          },
        },
      },
    },
    security: [{ key: [], bearer: [] }, { oauth: [mark('scope')] }, { openid: [] }],
    servers: [
      {
        url: `https://{region}.${mark('server').toLowerCase()}.example`,
        description: mark('serverdescription'),
        ...(is32 && { name: mark('servername') }),
        variables: {
          region: {
            default: mark('regiondefault'),
            enum: [mark('region')],
            description: mark('regiondescription'),
          },
        },
      },
    ],
  })
  const flow = (kind: string) => ({
    ...(/implicit|authorizationCode/.test(kind) && {
      authorizationUrl: url('authorize'),
    }),
    ...(kind !== 'implicit' && { tokenUrl: url('token') }),
    ...(kind === 'deviceAuthorization' && { deviceAuthorizationUrl: url('device') }),
    refreshUrl: url('refresh'),
    scopes: { [mark('flowscope')]: mark('scopedescription') },
  })
  const flows = [
    'implicit',
    'password',
    'clientCredentials',
    'authorizationCode',
    ...(is32 ? ['deviceAuthorization'] : []),
  ]
  const further = furtherFeatures(version, mark)
  const description = {
    openapi: version,
    info: {
      title: mark('title'),
      version: mark('version'),
      description: mark('info'),
      ...(isNew && { summary: mark('infosummary') }),
      termsOfService: url('terms'),
      contact: {
        name: mark('contact'),
        url: url('contact'),
        email: `${mark('email')}@example.com`,
      },
      license: isNew
        ? { name: mark('license'), identifier: mark('identifier') }
        : { name: mark('license'), url: url('license') },
    },
    externalDocs: docs('root'),
    servers: [{ url: url('rootserver'), description: mark('rootserver') }],
    tags: [
      { name: 'Tagged', description: mark('tag'), externalDocs: docs('tag') },
      ...(is32
        ? [{ name: mark('childtag'), parent: 'Tagged', summary: mark('tagsummary') }]
        : []),
    ],
    'x-tagGroups': [{ name: mark('taggroup'), tags: ['Tagged'] }],
    paths: {
      ...further.paths,
      '/things/{id}': {
        summary: mark('pathsummary'),
        description: mark('pathdescription'),
        post: operation(),
        ...(is32 && {
          query: { summary: mark('query'), responses: { '200': { description: 'ok' } } },
          additionalOperations: {
            COPY: { summary: mark('copy'), responses: { '200': { description: 'ok' } } },
          },
        }),
      },
    },
    ...(isNew && {
      webhooks: {
        changed: {
          post: {
            summary: mark('webhook'),
            requestBody: {
              content: json({ properties: { [mark('hooked')]: text('hooked') } }),
            },
            responses: { '200': { description: mark('webhookresponse') } },
          },
        },
      },
    }),
    components: {
      schemas: {
        Named: {
          type: 'object',
          description: mark('named'),
          discriminator: { propertyName: 'kind', mapping: { [mark('mapping')]: 'Sub' } },
          properties: { kind: { type: 'string', description: mark('discriminator') } },
        },
        Sub: {
          allOf: [
            { $ref: '#/components/schemas/Named' },
            { properties: { [mark('subproperty')]: { description: mark('sub') } } },
          ],
        },
        Dynamic: {
          properties: { [mark('dynamicproperty')]: { description: mark('dyn') } },
        },
      },
      responses: { Shared: { description: mark('sharedresponse') } },
      securitySchemes: {
        ...further.securitySchemes,
        key: {
          type: 'apiKey',
          in: 'header',
          name: mark('key'),
          description: mark('key'),
        },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: mark('bearerformat') },
        openid: { type: 'openIdConnect', openIdConnectUrl: url('openid') },
        oauth: {
          type: 'oauth2',
          description: mark('oauth'),
          flows: Object.fromEntries(flows.map((kind) => [kind, flow(kind)])),
          ...(is32 && { oauth2MetadataUrl: url('metadata') }),
        },
      },
    },
  }
  return { description, words: words.map((word) => word) }
}
