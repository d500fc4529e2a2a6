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
 * One API description after reading, independent of its version and of how many files it was
 * split into. Serialisable: it is cached, and parts of it become island props.
 *
 * Names chosen by the description's author (properties, parameters, schemes) are values in
 * arrays, never object keys, so that `__proto__` or `constructor` can't reach a prototype. The
 * exception is `schemas`: its keys always contain `#` or `/`, which no prototype property does.
 *
 * Texts (`description`, `summary`, …) are untrusted Markdown or plain text.
 */
export interface Api {
  /** The location as written in the settings: a path relative to the project root, or a URL. */
  source: string
  /** Metadata of the API as a whole, from `info` and root-level fields. */
  info: ApiInfo
  /** OpenAPI or AsyncAPI version of the source: `2.0`, `3.0.3`, `3.1.0`, … */
  specification: string
  title: string
  version: string
  description?: string
  /** The root `servers`; each operation carries its own effective list. */
  servers: Server[]
  securitySchemes: SecurityScheme[]
  tags: ApiTag[]
  /** In document order: by path, then by method in the order of the Path Item Object. */
  operations: Operation[]
  webhooks: Operation[]
  /** AsyncAPI only; such descriptions have no HTTP operations. */
  messaging?: Messaging
  /** Named schemas in document order; `id` is a key of `schemas`. */
  components: { name: string; id: string }[]
  /** Relative links in descriptions, which have to be resolved against the site's pages. */
  relativeLinks?: RelativeLink[]
  /**
   * The resolved `relativeLinks`, by the folder of the schema pages, of which each language has its
   * own; set once the site's pages are known.
   */
  links?: Record<string, ResolvedLinks> | undefined
  /** All schemas that are the target of a reference, by id: `#/components/schemas/Pet`. */
  schemas: Record<string, Schema>
}

/**
 * Decoded relative URL → its target: a root-relative URL of the site, or an external URL.
 */
export type ResolvedLinks = Record<string, string>

/** A relative link in a description, with its source position. */
export interface RelativeLink {
  href: string
  /** As shown in diagnostics: relative to the project root, or a URL. */
  file: string
  line: number
  column: number
}

/** What the Info Object and the root say about a description besides title and version. */
export interface ApiInfo {
  summary?: string
  termsOfService?: string
  contact?: { name?: string; url?: string; email?: string }
  license?: { name?: string; url?: string; identifier?: string }
  externalDocs?: { url: string; description?: string }
  /** `x-logo`. The image is never fetched. */
  logo?: { url?: string; href?: string; text?: string }
  /** `x-tagGroups`. */
  tagGroups?: { name: string; tags: string[] }[]
}

/**
 * One alternative of `security`: all of its schemes are required together. An empty list means
 * that no authorization is needed.
 */
export interface SecurityAlternative {
  schemes: { name: string; scopes: string[] }[]
}

/** A request that the API answers, or, for webhooks and callbacks, one that it sends. */
export interface Operation {
  kind: 'operation' | 'webhook'
  /** Upper case, as in `OperationRef`: `GET`, `QUERY`. */
  method: string
  /** `/pets/{id}`, the name of a webhook, or the runtime expression of a callback. */
  path: string
  operationId?: string
  summary?: string
  description?: string
  /** `summary` and `description` of the Path Item Object. */
  pathSummary?: string
  pathDescription?: string
  /** Tag names, as written; in 3.2, that of its group is first, and there are no badges. */
  tags: string[]
  /** Label of its page in the navigation, from tags with `kind: badge` (3.2). */
  label?: string
  deprecated: boolean
  /**
   * Effective servers: the operation's, else the path's, else the root's. Empty when none are
   * declared.
   */
  servers: Server[]
  /**
   * Alternatives, with the root `security` already applied. Empty when no authorization is
   * needed.
   */
  security: SecurityAlternative[]
  /** Its own `security` is an empty list: it needs no authorization, not even the site's. */
  isPublic?: true
  /** Path-level and operation-level parameters, merged, in order of appearance. */
  parameters: Parameter[]
  body?: Body
  responses: Response[]
  callbacks: Callback[]
  codeSamples: CodeSample[]
  externalDocs?: { url: string; description?: string }
  /** Names of `x-badges` (Scalar). Their colours are not used: contrast isn't certain. */
  badges?: string[]
  /** `x-hidden`: has a page that the navigation doesn't list. */
  hidden: boolean
  /** `x-excluded`: has no page. */
  excluded: boolean
  mint?: MintExtension
}

/** `x-mint` of an operation (Mintlify docs, "x-mint extension"). */
export interface MintExtension {
  /** Frontmatter of the generated page, as written. */
  metadata?: Record<string, unknown>
  /** Markdown rendered above the reference. */
  content?: string
  /** Overrides the URL of the page. */
  href?: string
  groups?: string[]
  /** `playground.expand: false`: objects in the console are closed at first. */
  folded?: boolean
}

/** A sample that the author wrote (`x-codeSamples`). `lang` is any name of a language. */
export interface CodeSample {
  lang: string
  label?: string
  source: string
}

/** A request that the API sends because of an operation. */
export interface Callback {
  /** Key in `callbacks`: `onEvent`. The runtime expression is `operation.path`. */
  name: string
  operation: Operation
}

/** The body of a request, in one or more content types. */
export interface Body {
  description?: string
  required: boolean
  /** In document order. */
  content: MediaType[]
}

/** The answer to a request with one status code, or a range of them. */
export interface Response {
  /** `200`, `4XX`, `default`. */
  status: string
  summary?: string
  description?: string
  headers: Parameter[]
  content: MediaType[]
  links: ResponseLink[]
}

/** A follow-up request that reuses values of this response (OpenAPI 3.1, "Link Object"). */
export interface ResponseLink {
  name: string
  /** `operationId` or `operationRef`. */
  target: string
  /** Where the target is in this description: its path and method, or the name of a webhook. */
  operation?: Pick<Operation, 'kind' | 'method' | 'path'>
  description?: string
  parameters: { name: string; value: unknown }[]
  body?: { value: unknown }
  server?: Server
}
