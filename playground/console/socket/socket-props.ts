import type { Api, Parameter } from '../../document/api-model.ts'
import type {
  Channel,
  MessageScheme,
  MessageSecurity,
} from '../../document/channel-model.ts'
import {
  isSentByClients,
  messageTitle,
  socketServers,
} from '../../document/model/channel-view.ts'
import type { Schema } from '../../document/schema-model.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { typeLabel } from '../../document/schema/schema-type.ts'
import { messageText } from '../../samples/message-samples.ts'
import { type SocketWords, socketWords } from './socket-words.ts'

/** What the console of a channel needs, as JSON. */
export interface SocketProps {
  title: string
  servers: SocketServer[]
  /** With parameters in braces; absent where only the server's own address is known. */
  address?: string
  parameters: SocketField[]
  query: SocketField[]
  /** Names of query parameters that hold secrets. */
  secrets: string[]
  /** Schemes whose values would be headers. */
  headers: string[]
  /** Messages that clients send, ready to be sent. */
  messages: { title: string; text: string }[]
  /** Words that differ from the English ones. */
  words?: Partial<SocketWords>
}

export interface SocketServer {
  url: string
  name: string
  variables: SocketField[]
}

export interface SocketField {
  name: string
  type: string
  value?: string
  options?: string[]
  required?: true
}

/** Characters of one message, and of all. */
const LONGEST = 20_000
const MOST = 100_000

/** The console of a channel; undefined where no server of it speaks WebSocket. */
export function socketProps(
  api: Api,
  channel: Channel,
  title: string,
  words: Partial<SocketWords>,
): SocketProps | undefined {
  const servers = api.messaging ? socketServers(api.messaging, channel) : []
  if (servers.length === 0) return undefined
  const security = [
    ...servers.flatMap((server) => server.security),
    ...channel.operations.flatMap((operation) => operation.security),
  ]
  const changed = Object.entries(words).filter(
    ([name, word]) =>
      Object.hasOwn(socketWords, name) && socketWords[name as keyof SocketWords] !== word,
  )
  return {
    title,
    servers: servers.map(({ url, name, description, variables }) => ({
      url,
      name: description && description.length < 60 ? description : name,
      variables: variables.map((variable) => ({
        name: variable.name,
        type: 'string',
        value: variable.default,
        ...(variable.enum && {
          options: [...new Set([variable.default, ...variable.enum])].filter(Boolean),
        }),
      })),
    })),
    ...(channel.address !== undefined && { address: channel.address }),
    parameters: channel.parameters.map((parameter) => parameterField(api, parameter)),
    query: queryFields(api, channel),
    ...credentials(security),
    messages: messagesToSend(api, channel),
    ...(changed.length > 0 && { words: Object.fromEntries(changed) }),
  }
}

function parameterField(api: Api, { name, schema = {} }: Parameter): SocketField {
  return { ...field(api, name, schema), required: true }
}

function field(api: Api, name: string, schema: Schema): SocketField {
  const flat = flattenSchema(api, schema)
  const type = typeLabel(api, schema)
  const listed = flat.const ? [flat.const.value] : flat.enum
  const options = listed ?? (flat.types?.[0] === 'boolean' ? [true, false] : undefined)
  const given = flat.default?.value ?? flat.examples?.[0] ?? listed?.[0]
  return {
    name,
    type,
    ...(isPlain(given) && { value: String(given) }),
    ...(options?.every(isPlain) && { options: options.map(String) }),
  }
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** `query` of the channel's WebSocket binding: sent where the reader, or nobody else, gives a value. */
function queryFields(api: Api, { bindings }: Channel): SocketField[] {
  const facts = bindings.find(({ protocol }) => protocol === 'ws')?.facts ?? []
  const schema = facts.find(({ name }) => name === 'query')?.schema
  if (!schema) return []
  const options = { direction: 'request', maintainOrder: true } as const
  return propertiesOf(api, flattenSchema(api, schema), options)
    .filter(({ pseudo }) => !pseudo)
    .map(({ name, schema: inner, required }) => {
      const { value, ...rest } = field(api, name, inner)
      return {
        ...rest,
        ...(required && {
          required: true as const,
          ...(value !== undefined && { value }),
        }),
      }
    })
}

function credentials(
  security: readonly MessageSecurity[],
): Pick<SocketProps, 'secrets' | 'headers'> {
  const secrets = new Set<string>()
  const headers = new Set<string>()
  const all: MessageScheme[] = security.flatMap(({ schemes }) =>
    schemes.map(({ scheme }) => scheme),
  )
  for (const scheme of all) {
    if (scheme.type === 'apiKey' && scheme.in === 'query') secrets.add(scheme.key)
    else headers.add(scheme.name)
  }
  return { secrets: [...secrets], headers: [...headers] }
}

function messagesToSend(
  api: Api,
  { messages, operations }: Channel,
): SocketProps['messages'] {
  const ids = new Set(
    operations.filter(isSentByClients).flatMap((operation) => operation.messages),
  )
  let left = MOST
  return messages
    .filter(({ id }) => ids.has(id))
    .flatMap((message) => {
      const title = messageTitle(message)
      const given = message.examples.filter(({ payload }) => payload !== undefined)
      if (given.length === 0) {
        const text = messageText(api, message)
        return text === undefined ? [] : [{ title, text }]
      }
      return given.flatMap((example) => {
        const text = messageText(api, { ...message, examples: [example] })
        const name = example.summary ?? example.name
        return text === undefined
          ? []
          : [{ title: name ? `${title}: ${name}` : title, text }]
      })
    })
    .filter(({ text }) => text.length <= LONGEST && (left -= text.length) >= 0)
}
