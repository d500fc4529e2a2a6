import type { Api, Parameter, SecurityScheme } from '../../document/api-model.ts'
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
import { isBasic } from '../../request/write-credentials.ts'
import {
  changedStrings,
  type ConsoleOperation,
  type ConsoleSettings,
} from '../props/console-props.ts'
import type { ToolStrings } from '../props/tool-strings.ts'
import { type SocketStrings, socketStrings } from './socket-strings.ts'

/** Props of the console of a channel, as JSON. */
export interface SocketProps {
  title: string
  servers: SocketServer[]
  /** With `{parameters}`. Absent if only the server's URL is known. */
  address?: string
  parameters: SocketField[]
  query: SocketField[]
  /** A single alternative with all schemes whose tokens can be entered. */
  security: ConsoleOperation['security']
  schemes: SecurityScheme[]
  /** Names of schemes that would require a header. */
  headers: string[]
  /** Example messages of operations that clients send. */
  messages: { title: string; text: string }[]
  settings: Pick<ConsoleSettings, 'base' | 'home'>
  /** Strings that differ from the English ones. */
  strings?: Partial<SocketStrings & ToolStrings>
}

interface SocketServer {
  url: string
  name: string
  variables: SocketField[]
}

/** A part of a socket's URL that the reader fills in. */
export interface SocketField {
  name: string
  type: string
  value?: string
  options?: string[]
  required?: true
}

/** Limits in characters: for each message, and for all. */
const MAX_MESSAGE = 20_000
const MAX_MESSAGES = 100_000

/** The props for a channel; `undefined` if none of its servers uses WebSockets. */
export function socketProps(
  api: Api,
  channel: Channel,
  title: string,
  strings: Partial<SocketStrings & ToolStrings>,
  settings: SocketProps['settings'],
): SocketProps | undefined {
  const servers = api.messaging ? socketServers(api.messaging, channel) : []
  if (servers.length === 0) return undefined
  const security = [
    ...servers.flatMap((server) => server.security),
    ...channel.operations.flatMap((operation) => operation.security),
  ]
  const given = credentials(security)
  const changed = changedStrings(strings, socketStrings, given.schemes)
  return {
    title,
    servers: servers.map(({ url, name, description, variables }) => ({
      url: withoutAddress(url, channel.address),
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
    ...given,
    messages: messagesToSend(api, channel),
    settings,
    ...(changed && { strings: changed }),
  }
}

/**
 * The URL of a server without its path if the channel's address begins with that: some descriptions
 * have the whole path in both.
 */
function withoutAddress(url: string, address = ''): string {
  const [, origin = '', path = ''] = /^([^/]*\/\/[^/]*)(\/.*?)\/?$/.exec(url) ?? []
  const inner = `/${address.replace(/^\//, '')}`
  const isRepeated = inner === path || /^[/?]/.test(inner.slice(path.length))
  return path.length > 1 && inner.startsWith(path) && isRepeated ? origin : url
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

/** The `query` of the channel's WebSocket binding. Only required fields have an initial value. */
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
): Pick<SocketProps, 'security' | 'schemes' | 'headers'> {
  const schemes = new Map<string, SecurityScheme>()
  const scopes = new Map<string, string[]>()
  const headers = new Set<string>()
  for (const { scheme, scopes: requested } of security.flatMap((each) => each.schemes)) {
    if (!hasToken(scheme)) {
      headers.add(scheme.name)
      continue
    }
    const { description: _, ...slim } = scheme
    schemes.set(scheme.name, slim)
    scopes.set(scheme.name, [
      ...new Set([...(scopes.get(scheme.name) ?? []), ...requested]),
    ])
  }
  const requested = [...scopes].map(([name, list]) => ({ name, scopes: list }))
  return {
    security: requested.length > 0 ? [{ schemes: requested }] : [],
    schemes: [...schemes.values()],
    headers: [...headers],
  }
}

/** True for schemes with a single token or key, which the URL can contain instead of a header. */
function hasToken(scheme: MessageScheme): scheme is SecurityScheme {
  if (scheme.type === 'apiKey') return 'key' in scheme && scheme.in !== 'cookie'
  if (scheme.type === 'http') return !isBasic(scheme)
  return scheme.type === 'oauth2' || scheme.type === 'openIdConnect'
}

function messagesToSend(
  api: Api,
  { messages, operations }: Channel,
): SocketProps['messages'] {
  const ids = new Set(
    operations.filter(isSentByClients).flatMap((operation) => operation.messages),
  )
  let left = MAX_MESSAGES
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
    .filter(({ text }) => text.length <= MAX_MESSAGE && (left -= text.length) >= 0)
}
