import type { Schema } from './schema-model.ts'

/** Parts that descriptions of operations and of channels have in common. Untrusted, as `Api` is. */

export interface ApiTag {
  name: string
  description?: string
  externalDocs?: { url: string; description?: string }
  /** Navigation label (`x-group`, or 3.2 `summary`). */
  label?: string
  /** Name of the tag above it (3.2 `parent`). */
  parent?: string
}

export interface Server {
  /** May hold `{variables}` and be relative: `/v1`, `https://{region}.example.com`. */
  url: string
  name?: string
  description?: string
  variables: ServerVariable[]
}

export interface ServerVariable {
  name: string
  default: string
  enum?: string[]
  description?: string
}

export type SecurityScheme =
  | (SchemeBase & { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; key: string })
  | (SchemeBase & { type: 'http'; scheme: string; bearerFormat?: string })
  | (SchemeBase & { type: 'oauth2'; flows: OAuthFlow[]; metadataUrl?: string })
  | (SchemeBase & { type: 'openIdConnect'; url: string })
  | (SchemeBase & { type: 'mutualTLS' })

interface SchemeBase {
  /** The name under which `security` asks for it. */
  name: string
  description?: string
  deprecated?: boolean
  /** `x-default`: prefilled in the playground. */
  prefill?: string
}

export interface OAuthFlow {
  kind:
    | 'authorizationCode'
    | 'clientCredentials'
    | 'implicit'
    | 'password'
    | 'deviceAuthorization'
  authorizationUrl?: string
  tokenUrl?: string
  refreshUrl?: string
  deviceAuthorizationUrl?: string
  scopes: { name: string; description: string }[]
}

export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie'

/** A parameter, or a header of a response or part (then `in` is `header`). */
export interface Parameter {
  name: string
  /** `querystring` (3.2) is the whole query, described by `content`. */
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie'
  /** Always true in paths. */
  required: boolean
  deprecated: boolean
  /** Its own, else its schema's. */
  description?: string
  /** The standard's default for the place is filled in. */
  style: ParameterStyle
  explode: boolean
  allowReserved: boolean
  allowEmptyValue: boolean
  /** Absent when `content` describes it. */
  schema?: Schema
  /** The value is serialised as this media type. */
  content?: MediaType
  examples: Example[]
  /** `x-default`: prefilled in the playground. */
  prefill?: unknown
  /** Where a message holds the value (AsyncAPI: a runtime expression). */
  location?: string
}

export interface MediaType {
  /** `application/json`, `multipart/form-data`, `*\/*`. */
  type: string
  schema?: Schema
  /** 3.2: the schema of each item of a stream (SSE, NDJSON). */
  itemSchema?: Schema
  examples: Example[]
  /** For multipart and form-urlencoded. */
  encoding: Encoding[]
}

/** How one property of a form is sent. */
export interface Encoding {
  property: string
  contentType?: string
  headers: Parameter[]
  style?: ParameterStyle
  explode?: boolean
  allowReserved?: boolean
}

/** A named example; a single `example` has the empty key. */
export interface Example {
  key: string
  summary?: string
  description?: string
  value?: unknown
  /** 3.2 `serializedValue`: the value as it travels. */
  serialized?: string
  /** Where the value is, when it is not here. Never fetched. */
  externalValue?: string
}
