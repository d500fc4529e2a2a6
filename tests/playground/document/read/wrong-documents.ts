const info = { title: 'Boats', version: '1' }
const responses = { 200: { description: 'ok' } }

function parameter(fields: object): object {
  const one = { name: 'one', in: 'query', schema: {}, ...fields }
  return { openapi: '3.1.1', info, components: { parameters: { one } } }
}

function header(fields: object): object {
  const one = { schema: {}, ...fields }
  return { openapi: '3.1.1', info, components: { headers: { one } } }
}

/**
 * Documents that each violate one rule of the OpenAPI Specification, by description of
 * the violation.
 */
export const wrongDocuments: Record<string, object> = {
  'a document without paths, components and webhooks': { openapi: '3.1.1', info },
  'an unknown key at the top': { openapi: '3.1.1', info, paths: {}, harbours: {} },
  'servers that are no list': {
    openapi: '3.1.1',
    info,
    paths: {},
    servers: { url: '/' },
  },
  'a variable of a server whose list of values is empty': {
    openapi: '3.1.1',
    info,
    paths: {},
    servers: [
      {
        url: 'https://{port}.example.com',
        variables: { port: { enum: [], default: 'a' } },
      },
    ],
  },
  'a schema that is a number': {
    openapi: '3.1.1',
    info,
    components: { schemas: { one: 1 } },
  },
  'a schema that is a list': {
    openapi: '3.1.1',
    info,
    components: { schemas: { one: [] } },
  },
  'example and examples in one parameter': parameter({
    example: 'a',
    examples: { b: { value: 'b' } },
  }),
  'allowReserved in a parameter of the path': parameter({
    in: 'path',
    required: true,
    allowReserved: true,
  }),
  'a parameter of the path that is not required': parameter({ in: 'path' }),
  'a parameter that stands nowhere': parameter({ in: 'body' }),
  'a parameter with a style that its place does not have': parameter({
    in: 'header',
    style: 'deepObject',
  }),
  'allowReserved in a header': header({ allowReserved: true }),
  'a header that names itself': header({ name: 'One' }),
  'a link with a body': {
    openapi: '3.1.1',
    info,
    components: { links: { one: { operationId: 'get', body: { url: '/' } } } },
  },
  'a path without a slash': {
    openapi: '3.1.1',
    info,
    paths: { boats: { get: { responses } } },
  },
  'info without a version': { openapi: '3.1.1', info: { title: 'Boats' }, paths: {} },
  'two whole query strings in one operation': {
    openapi: '3.2.0',
    info,
    paths: {
      '/boats': {
        get: {
          parameters: ['a', 'b'].map((name) => ({
            name,
            in: 'querystring',
            content: { 'application/x-www-form-urlencoded': { schema: {} } },
          })),
          responses,
        },
      },
    },
  },
}
