import type { ApiTag, Parameter, SecurityScheme, ServerVariable } from './api-parts.ts'
import type { Schema } from './schema-model.ts'

/**
 * What an AsyncAPI description (2.x or 3.x) says beside what every `Api` has. Serialisable, and
 * as untrusted as the rest of the model.
 */
export interface Messaging {
  /** Identifier of the application. */
  id?: string
  /** Of messages that name none. */
  defaultContentType?: string
  servers: MessageServer[]
  /** Named ones, in order: the overview shows them. */
  schemes: MessageScheme[]
  /** In the order of the document. */
  channels: Channel[]
}

export interface MessageServer {
  /** Key in `servers`. */
  name: string
  /** With its variables; without a scheme where the description gives none. */
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

export interface MessageServerVariable extends ServerVariable {
  examples?: string[]
}

export interface ExternalDocs {
  url: string
  description?: string
}

/** A way to authenticate that HTTP knows too, or one of brokers. */
export type MessageScheme = SecurityScheme | BrokerScheme

/** AsyncAPI Specification 3.0, "Security Scheme Object". */
export interface BrokerScheme {
  name: string
  type: BrokerSchemeType
  description?: string
  /** Of `apiKey`: `user` or `password`. */
  in?: string
}

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

/** One of the alternatives of `security`: all of its schemes together. */
export interface MessageSecurity {
  schemes: { scheme: MessageScheme; scopes: string[] }[]
}

export interface Channel {
  /** Key in `channels`; in 2.x the address. */
  name: string
  /** With parameters in braces; absent where it is known only at run time. */
  address?: string
  title?: string
  summary?: string
  description?: string
  /** Names of the servers that have it; empty: all. */
  servers: string[]
  parameters: Parameter[]
  operations: ChannelOperation[]
  /** All that travel through it. */
  messages: Message[]
  bindings: Binding[]
  /** In 2.x those of its operations. */
  tags: string[]
  externalDocs?: ExternalDocs
}

/** What the described application does at a channel. */
export interface ChannelOperation {
  /** `operationId`, or the key in `operations`. */
  id?: string
  /** As written. In 2.x, clients `publish` what the application receives. */
  action: 'send' | 'receive' | 'publish' | 'subscribe'
  title?: string
  summary?: string
  description?: string
  security: MessageSecurity[]
  tags: ApiTag[]
  externalDocs?: ExternalDocs
  bindings: Binding[]
  /** Ids of the channel's messages. */
  messages: string[]
  reply?: Reply
}

export interface Reply {
  address?: { location: string; description?: string }
  /** Name of the channel that replies travel through. */
  channel?: string
  messages: { id: string; title: string }[]
}

export interface Message {
  /** Unique in its channel: the key, or a name. */
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
  /** Where its format is a JSON Schema. */
  schema?: Schema
  /** `schemaFormat`, as written. */
  format?: string
  /** A schema in another language (Avro, RAML, Protobuf), as it is written. */
  written?: { value: unknown }
  /** What could not be read: a reference that leads nowhere. */
  reference?: string
}

export interface MessageExample {
  name?: string
  summary?: string
  headers?: { value: unknown }
  payload?: { value: unknown }
}

/** What is said for one protocol: plain values, and values that schemas describe. */
export interface Binding {
  protocol: string
  facts: BindingFact[]
}

export interface BindingFact {
  name: string
  /** A value without members; lists of such as JSON. */
  value?: unknown
  schema?: Schema
  facts?: BindingFact[]
}
