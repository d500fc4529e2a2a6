import type { ApiTag, MediaType, Parameter, SecurityScheme, Server } from './api-parts.ts'
import type { Messaging } from './channel-model.ts'
import type { Schema } from './schema-model.ts'

export type {
  ApiTag,
  Encoding,
  Example,
  MediaType,
  OAuthFlow,
  Parameter,
  ParameterStyle,
  SecurityScheme,
  Server,
  ServerVariable,
} from './api-parts.ts'

/**
 * `Api`: one API description after reading, whatever version and however many files it
 * was written in. Serialisable: it is cached, and parts of it become props of islands.
 *
 * Names that an author of a spec chose (properties, parameters, schemes) are values in
 * lists, never keys of objects, so that no name can reach a prototype. The one object
 * with open keys is `schemas`; its keys hold a `#` or `/`, which no prototype name does.
 *
 * Texts (`description`, `summary`, …) are untrusted Markdown or plain text.
 */
export interface Api {
  /** As settings name it: a path relative to the project's root, or a URL. */
  source: string
  /** What `info` and the root say of the API as a whole. */
  info: ApiInfo
  /** The version of OpenAPI or AsyncAPI that it was written in: `2.0`, `3.0.3`, `3.1.0`, … */
  specification: string
  title: string
  version: string
  description?: string
  /** Of the root; operations carry their own effective list. */
  servers: Server[]
  securitySchemes: SecurityScheme[]
  tags: ApiTag[]
  /** In the order of the document: paths, then methods in the standard's order. */
  operations: Operation[]
  webhooks: Operation[]
  /** Of AsyncAPI descriptions, which have no operations of HTTP. */
  messaging?: Messaging
  /** Ids (keys of `schemas`) of the named schemas, by name, in order. */
  components: { name: string; id: string }[]
  /** Addresses in its texts that say not where they start. */
  relativeLinks?: RelativeLink[]
  /** Where these lead: filled in once the pages of the site are known. */
  links?: ResolvedLinks | undefined
  /** Every schema that something refers to; ids look like `#/components/schemas/Pet`. */
  schemas: Record<string, Schema>
}

/** Addresses of a description, decoded, and where each leads: root addresses of the site, and addresses elsewhere. */
export type ResolvedLinks = Record<string, string>

/** An address in a text of a description, as it is written, and where. */
export interface RelativeLink {
  href: string
  /** As diagnostics name it: relative to the project's root, or a URL. */
  file: string
  line: number
  column: number
}

export interface ApiInfo {
  summary?: string
  termsOfService?: string
  contact?: { name?: string; url?: string; email?: string }
  license?: { name?: string; url?: string; identifier?: string }
  externalDocs?: { url: string; description?: string }
  /** `x-logo`: never fetched from where it says. */
  logo?: { url?: string; href?: string; text?: string }
  /** `x-tagGroups`. */
  tagGroups?: { name: string; tags: string[] }[]
}

/** One of the alternatives of `security`: all of its schemes together. Without any: no authorization. */
export interface SecurityAlternative {
  schemes: { name: string; scopes: string[] }[]
}

export interface Operation {
  kind: 'operation' | 'webhook'
  /** Upper case, as OperationRef has it: `GET`, `QUERY`. */
  method: string
  /** `/pets/{id}`, the webhook's name, or a callback's expression. */
  path: string
  operationId?: string
  summary?: string
  description?: string
  /** What the path says beside what the operation says itself. */
  pathSummary?: string
  pathDescription?: string
  /** Names, as written. */
  tags: string[]
  deprecated: boolean
  /** Of the operation, else the path, else the root; empty when none is named. */
  servers: Server[]
  /** Alternatives; empty when the operation needs none. Root security is already applied. */
  security: SecurityAlternative[]
  /** Of the path and the operation together, in order of appearance. */
  parameters: Parameter[]
  body?: Body
  responses: Response[]
  callbacks: Callback[]
  codeSamples: CodeSample[]
  externalDocs?: { url: string; description?: string }
  /** `x-hidden`: the page exists, navigation does not list it. */
  hidden: boolean
  /** `x-excluded`: no page. */
  excluded: boolean
  mint?: MintExtension
}

/** `x-mint` of an operation (Mintlify's documentation, "x-mint extension"). */
export interface MintExtension {
  /** Frontmatter for the page, as written. */
  metadata?: Record<string, unknown>
  /** Markdown that is shown before the reference. */
  content?: string
  /** Own address of the page. */
  href?: string
  groups?: string[]
  playground?: { expand?: boolean }
}

export interface CodeSample {
  lang: string
  label?: string
  source: string
}

export interface Callback {
  /** Key in `callbacks`: `onEvent`. `operation.path` is the runtime expression. */
  name: string
  operation: Operation
}

export interface Body {
  description?: string
  required: boolean
  /** In the order of the document. */
  content: MediaType[]
}

export interface Response {
  /** `200`, `4XX`, `default`. */
  status: string
  summary?: string
  description?: string
  headers: Parameter[]
  content: MediaType[]
  links: ResponseLink[]
}

/** What may be asked next, with values of this response (OpenAPI Specification 3.1, "Link Object"). */
export interface ResponseLink {
  name: string
  /** `operationId`, or `operationRef`. */
  target: string
  description?: string
  parameters: { name: string; value: unknown }[]
  body?: { value: unknown }
  server?: Server
}
