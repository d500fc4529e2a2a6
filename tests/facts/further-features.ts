type Json = Record<string, unknown>
type Mark = (feature: string) => string

/**
 * Paths and components with features that don't fit into the main description, each with
 * unique marker words.
 */
export function furtherFeatures(
  version: '3.0.4' | '3.1.1' | '3.2.0',
  mark: Mark,
): { paths: Json; securitySchemes: Json } {
  const isNew = version !== '3.0.4'
  const is32 = version === '3.2.0'
  const schema = { type: 'string' }
  const json = (inner: object) => ({ 'application/json': { schema: inner } })
  const unevaluated = () => ({
    type: 'object',
    allOf: [{ properties: { [mark('evaluated')]: { description: mark('evaluated') } } }],
    unevaluatedProperties: { type: 'string', description: mark('unevaluated') },
  })
  const stream = () => ({
    'application/jsonl': {
      itemSchema: {
        type: 'object',
        properties: { [mark('streamed')]: { description: mark('streameddescription') } },
      },
    },
  })
  const operation = {
    deprecated: true,
    summary: mark('deprecatedoperation'),
    parameters: [
      {
        name: mark('single'),
        in: 'query',
        deprecated: true,
        schema,
        example: mark('singleexample'),
      },
      {
        name: mark('listed'),
        in: 'query',
        style: 'pipeDelimited',
        explode: false,
        schema: { type: 'array', items: { enum: [mark('listeditem')] } },
      },
      ...(is32
        ? [
            {
              name: mark('wholequery'),
              in: 'querystring',
              content: json({
                properties: { [mark('queryproperty')]: { description: mark('queried') } },
              }),
            },
          ]
        : []),
    ],
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: { [mark('formfield')]: { description: mark('formfield') } },
          },
        },
        'application/json': {
          schema: isNew ? unevaluated() : { type: 'object' },
          examples: {
            data: {
              summary: mark('datasummary'),
              ...(is32
                ? { dataValue: mark('datavalue') }
                : { value: mark('plainvalue') }),
            },
          },
        },
      },
    },
    responses: {
      '200': {
        description: mark('plain'),
        headers: { [mark('bareheader')]: { required: true, deprecated: true, schema } },
        content: is32 ? stream() : json(schema),
      },
      '201': { $ref: '#/components/responses/Shared' },
    },
    security: isNew ? [{ [mark('mutual')]: [] }] : [],
  }
  const [name] = Object.keys(operation.security[0] ?? {})
  return {
    paths: {
      [`/${mark('furtherpath')}`]: {
        servers: [
          {
            url: `https://${mark('pathserver').toLowerCase()}.example`,
            description: mark('pathserverdescription'),
          },
        ],
        put: operation,
      },
    },
    securitySchemes: name
      ? { [name]: { type: 'mutualTLS', description: mark('mutualdescription') } }
      : {},
  }
}
