import type { MarkedDescription } from './every-feature.ts'

/**
 * All features of a version of AsyncAPI that pages show, each with a unique marker word.
 */
export function everyChannelFeature(version: '2.6.0' | '3.0.0'): MarkedDescription {
  const words: string[] = []
  const mark = (feature: string) => {
    const word = `${feature}${words.length}q`
    words.push(word)
    return word
  }
  const isOld = version === '2.6.0'
  const url = (feature: string) => `https://${mark(feature)}.example/`
  const docs = (feature: string) => ({
    url: url(`${feature}docsurl`),
    description: mark(`${feature}docs`),
  })
  const tags = (feature: string) => [
    { name: mark(`${feature}tag`), description: mark(`${feature}tagtext`) },
  ]
  const about = (feature: string) => ({
    ...(!isOld && { title: mark(`${feature}title`), summary: mark(`${feature}summary`) }),
    description: mark(`${feature}description`),
  })
  const schema = (feature: string) => ({
    type: 'object',
    properties: {
      [mark(`${feature}property`)]: {
        type: 'string',
        description: mark(`${feature}text`),
        enum: [mark(`${feature}enum`), mark(`${feature}enum`)],
        default: mark(`${feature}default`),
      },
    },
  })
  const bindings = (feature: string) => ({
    ws: {
      [mark(`${feature}binding`)]: mark(`${feature}value`),
      query: schema(`${feature}query`),
      inner: { [mark(`${feature}inner`)]: [mark(`${feature}listed`)] },
    },
  })
  const message = (feature: string) => ({
    name: mark(`${feature}name`),
    title: mark(`${feature}title`),
    summary: mark(`${feature}summary`),
    description: mark(`${feature}description`),
    contentType: `application/${mark(`${feature}type`)}+json`,
    headers: schema(`${feature}headers`),
    payload: schema(`${feature}payload`),
    correlationId: {
      location: `$message.header#/${mark(`${feature}location`)}`,
      description: mark(`${feature}correlation`),
    },
    tags: tags(feature),
    externalDocs: docs(feature),
    bindings: bindings(feature),
    traits: [{ headers: schema(`${feature}trait`), bindings: bindings('messagetrait') }],
    examples: [
      {
        name: mark(`${feature}example`),
        summary: mark(`${feature}exampletext`),
        headers: { [mark(`${feature}header`)]: mark(`${feature}headervalue`) },
        payload: { [mark(`${feature}member`)]: mark(`${feature}membervalue`) },
      },
    ],
  })
  const avro = {
    type: 'record',
    fields: [{ name: mark('avrofield'), doc: mark('avrodoc') }],
  }
  const format = 'application/vnd.apache.avro;version=1.9.0'
  const foreign = isOld
    ? { schemaFormat: format, payload: avro }
    : { payload: { schemaFormat: format, schema: avro } }
  const scopes = { [mark('scope')]: mark('scopetext') }
  const schemes = {
    [mark('scramscheme')]: { type: 'scramSha256', description: mark('scram') },
    [mark('queryscheme')]: { type: 'httpApiKey', in: 'query', name: mark('key') },
    [mark('userscheme')]: { type: 'apiKey', in: 'user', description: mark('user') },
    [mark('oauthscheme')]: {
      type: 'oauth2',
      flows: {
        clientCredentials: {
          tokenUrl: url('token'),
          ...(isOld ? { scopes } : { availableScopes: scopes }),
        },
      },
    },
  }
  const names = Object.keys(schemes)
  const security = names.map((name) =>
    isOld ? { [name]: [] } : { $ref: `#/components/securitySchemes/${name}` },
  )
  const server = {
    ...(isOld
      ? { url: `wss://${mark('host')}.example/{place}` }
      : { host: `${mark('host')}.example`, pathname: `/${mark('pathname')}/{place}` }),
    protocol: 'wss',
    protocolVersion: mark('protocolversion'),
    description: mark('server'),
    variables: {
      place: {
        default: mark('variabledefault'),
        enum: [mark('variableenum')],
        examples: [mark('variableexample')],
        description: mark('variable'),
      },
    },
    security,
    tags: tags('server'),
    bindings: bindings('server'),
    ...(!isOld && { externalDocs: docs('server') }),
  }
  const parameter = {
    description: mark('parameter'),
    location: `$message.payload#/${mark('parameterlocation')}`,
    ...(isOld
      ? { schema: { type: 'string', enum: [mark('parameterenum')] } }
      : {
          enum: [mark('parameterenum')],
          default: mark('parameterdefault'),
          examples: [mark('parameterexample')],
        }),
  }
  const operation = (feature: string) => ({
    ...(!isOld && { title: mark(`${feature}title`) }),
    summary: mark(`${feature}summary`),
    description: mark(`${feature}description`),
    tags: tags(feature),
    externalDocs: docs(feature),
    bindings: bindings(feature),
    traits: [{ bindings: bindings(`${feature}trait`) }],
    security: security.slice(0, 1),
  })
  const info = {
    title: mark('title'),
    version: mark('version'),
    description: mark('info'),
    termsOfService: url('terms'),
    contact: {
      name: mark('contact'),
      url: url('contact'),
      email: `${mark('mail')}@a.io`,
    },
    license: { name: mark('license'), url: url('license') },
  }
  const channel = `${mark('channel')}/{${mark('parameter')}}`
  const parameters = { [words.at(-1)!]: parameter }
  const serverName = mark('servername')
  const shared = {
    asyncapi: version,
    id: `urn:${mark('id')}`,
    defaultContentType: `application/${mark('defaulttype')}`,
    servers: { [serverName]: server },
    components: { securitySchemes: schemes },
  }
  const description = isOld
    ? {
        ...shared,
        info,
        tags: tags('root'),
        externalDocs: docs('root'),
        channels: {
          [channel]: {
            ...about('channel'),
            servers: [serverName],
            parameters,
            bindings: bindings('channel'),
            publish: {
              operationId: mark('operationid'),
              ...operation('publish'),
              message: { oneOf: [message('first'), message('second')] },
            },
            subscribe: { ...operation('subscribe'), message: foreign },
          },
        },
      }
    : {
        ...shared,
        info: { ...info, tags: tags('root'), externalDocs: docs('root') },
        channels: {
          [mark('channelkey')]: {
            address: channel,
            ...about('channel'),
            servers: [{ $ref: `#/servers/${serverName}` }],
            parameters,
            bindings: bindings('channel'),
            externalDocs: docs('channel'),
            messages: {
              [mark('firstkey')]: message('first'),
              [mark('secondkey')]: foreign,
            },
          },
          answers: {
            address: null,
            messages: { [mark('answerkey')]: message('answer') },
          },
        },
        operations: {} as Record<string, object>,
      }
  if ('operations' in description) {
    const key = Object.keys(description.channels)[0]!
    description.operations[mark('operationkey')] = {
      action: 'receive',
      channel: { $ref: `#/channels/${key}` },
      ...operation('receive'),
      reply: {
        address: {
          location: `$message.header#/${mark('replylocation')}`,
          description: mark('reply'),
        },
        channel: { $ref: '#/channels/answers' },
      },
    }
  }
  return { description, words }
}
