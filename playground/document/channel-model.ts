import type { ApiTag, Parameter, SecurityScheme, ServerVariable } from './api-parts.ts'
import type { Schema } from './schema-model.ts'

/**
 * The AsyncAPI-specific part (2.x or 3.x) of an `Api`. Serialisable, and as untrusted as the rest
 * of the model.
 */
export interface Messaging {
  /** Root `id`: identifier of the application. */
  id?: string
  /** Applies to messages without a `contentType`. */
  defaultContentType?: string
  servers: MessageServer[]
  /** All named security schemes in document order, for the overview page. */
  schemes: MessageScheme[]
  /** In document order. */
  channels: Channel[]
}

/** A broker, or a server with sockets, that messages are sent to. */
export interface MessageServer {
  /** Key in `servers`. */
  name: string
  /** With `{variables}` left in. Has no scheme if the description gives none. */
  url: string
  /** `wss`, `kafka-secure`, …. */
  protocol: string
  protocolVersion?: string
  title?: string
  summary?: string
  description?: string
  variables: MessageServerVariable[]
  security: MessageSecurity[]
  bindings: Binding[]
  tags: ApiTag[]
  externalDocs?: ExternalDocs
}

/** A variable in a server's address. */
export interface MessageServerVariable extends ServerVariable {
  examples?: string[]
}

/** A link to more documentation. */
export interface ExternalDocs {
  url: string
  description?: string
}

/** A scheme also known to OpenAPI, or one that only message brokers use. */
export type MessageScheme = SecurityScheme | BrokerScheme

/** AsyncAPI 3.0, "Security Scheme Object". */
export interface BrokerScheme {
  name: string
  type: BrokerSchemeType
  description?: string
  /** For `apiKey` only: `user` or `password`. */
  in?: string
}

/** Ways to authorize that only AsyncAPI knows, named as there; `brokerKey` is its `apiKey`. */
export type BrokerSchemeType =
  | 'userPassword'
  | 'brokerKey'
  | 'X509'
  | 'symmetricEncryption'
  | 'asymmetricEncryption'
  | 'plain'
  | 'scramSha256'
  | 'scramSha512'
  | 'gssapi'

/** One alternative of `security`: all of its schemes are required together. */
export interface MessageSecurity {
  schemes: { scheme: MessageScheme; scopes: string[] }[]
}

/** An address that messages are sent to and received from. */
export interface Channel {
  /** Key in `channels`, which is the address in 2.x. */
  name: string
  /** With `{parameters}`. Absent when only known at run time. */
  address?: string
  title?: string
  summary?: string
  description?: string
  /** Names of the servers that offer the channel. Empty means all. */
  servers: string[]
  parameters: Parameter[]
  operations: ChannelOperation[]
  /** All messages that can be sent through the channel. */
  messages: Message[]
  bindings: Binding[]
  /** In 2.x, the tags of its operations. */
  tags: string[]
  externalDocs?: ExternalDocs
}

/** What the described application does with a channel. */
export interface ChannelOperation {
  /** `operationId` (2.x) or the key in `operations` (3.x). */
  id?: string
  /**
   * As written. `publish` and `subscribe` (2.x) take the client's view: clients `publish` what
   * the application receives.
   */
  action: 'send' | 'receive' | 'publish' | 'subscribe'
  title?: string
  summary?: string
  description?: string
  security: MessageSecurity[]
  tags: ApiTag[]
  externalDocs?: ExternalDocs
  bindings: Binding[]
  /** `Message.id` of messages of the channel. */
  messages: string[]
  reply?: Reply
}

/** Where and with which messages the other side answers. */
export interface Reply {
  address?: { location: string; description?: string }
  /** Name of the channel that carries the reply. */
  channel?: string
  messages: { id: string; title: string }[]
}

/** What is sent over a channel: a payload, and headers beside it. */
export interface Message {
  /** Unique within the channel: the message's key or name. */
  id: string
  name?: string
  title?: string
  summary?: string
  description?: string
  contentType?: string
  headers?: MessagePart
  payload?: MessagePart
  correlationId?: { location: string; description?: string }
  examples: MessageExample[]
  bindings: Binding[]
  tags: ApiTag[]
  externalDocs?: ExternalDocs
  deprecated?: boolean
}

/** The headers or the payload of a message. */
export interface MessagePart {
  /** Set if the schema format is JSON Schema (or a dialect of it). */
  schema?: Schema
  /** `schemaFormat`, as written. */
  format?: string
  /** A schema in another language (Avro, RAML, Protobuf), as written. */
  written?: { value: unknown }
  /** A `$ref` that could not be resolved. */
  reference?: string
}

/** An example of a message. Headers and payload are boxed, because `null` is a valid value. */
export interface MessageExample {
  name?: string
  summary?: string
  headers?: { value: unknown }
  payload?: { value: unknown }
}

/** Protocol-specific settings: plain values and values described by schemas. */
export interface Binding {
  protocol: string
  facts: BindingFact[]
}

/** A field of a protocol's binding, with the value, the schema or the fields inside it. */
export interface BindingFact {
  name: string
  /** A primitive, or an array of primitives as JSON. */
  value?: unknown
  schema?: Schema
  facts?: BindingFact[]
}
