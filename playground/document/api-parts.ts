import type { Schema } from './schema-model.ts'

// Model types shared by operations (OpenAPI) and channels (AsyncAPI). Their texts are as
// untrusted as those of `Api`.

/** A tag of the description. Operations refer to it by name. */
export interface ApiTag {
  name: string
  description?: string
  externalDocs?: { url: string; description?: string }
  /** Label in the navigation (`x-group`, or `summary` in 3.2). */
  label?: string
  /** Name of the parent tag (3.2). */
  parent?: string
}

/** A base URL of operations. */
export interface Server {
  /** May contain `{variables}` and be relative: `/v1`, `https://{region}.example.com`. */
  url: string
  name?: string
  description?: string
  variables: ServerVariable[]
}

/** A variable in a server's URL, with the values it may have. */
export interface ServerVariable {
  name: string
  default: string
  enum?: string[]
  description?: string
}

/**
 * A way to authorize requests. `key` is the name of the header, parameter or cookie; `scheme` is
 * `basic`, `bearer`, or as in the header: `Digest`.
 */
export type SecurityScheme =
  | (SchemeBase & { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; key: string })
  | (SchemeBase & { type: 'http'; scheme: string; bearerFormat?: string })
  | (SchemeBase & { type: 'oauth2'; flows: OAuthFlow[]; metadataUrl?: string })
  | (SchemeBase & { type: 'openIdConnect'; url: string })
  | (SchemeBase & { type: 'mutualTLS' })

interface SchemeBase {
  /** The key that `security` refers to. */
  name: string
  description?: string
  deprecated?: boolean
  /** `x-default`: prefilled in the playground. */
  prefill?: string
}

/** A way to get a token (RFC 6749, RFC 8628). URLs may be relative to the server. */
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

/** How arrays and objects become text (OpenAPI, "Style Values"). */
export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  /** Only of Swagger 2.0 (`collectionFormat: tsv`). */
  | 'tabDelimited'
  | 'deepObject'
  | 'cookie'

/** A request parameter, or a header of a response or multipart part (then `in` is `header`). */
export interface Parameter {
  name: string
  /** `querystring` (3.2) stands for the whole query string, described by `content`. */
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie'
  /** Always true for path parameters. */
  required: boolean
  deprecated: boolean
  /** The parameter's own description, else that of its schema. */
  description?: string
  /** Defaults to the style that the specification gives for `in`. */
  style: ParameterStyle
  explode: boolean
  allowReserved: boolean
  allowEmptyValue: boolean
  /** Absent when the parameter is described by `content`. */
  schema?: Schema
  /** The media type that the value is serialised as. */
  content?: MediaType
  examples: Example[]
  /** `x-default`: prefilled in the playground. */
  prefill?: unknown
  /** Where the value is found in the message (AsyncAPI runtime expression). */
  location?: string
}

/** One content type of a body or parameter, with the schema of its values. */
export interface MediaType {
  /** `application/json`, `multipart/form-data`, `*\/*`. */
  type: string
  schema?: Schema
  /** 3.2: schema of each item in a stream (SSE, NDJSON). */
  itemSchema?: Schema
  examples: Example[]
  /** Applies to multipart and form-urlencoded bodies. */
  encoding: Encoding[]
}

/** How one property of a form, or one part of a multipart body, is serialised. */
export interface Encoding {
  /** Empty for a part without a name. */
  property: string
  /**
   * 3.2: of a part without a name, its index (`prefixEncoding`), or `rest` for all others
   * (`itemEncoding`).
   */
  position?: number | 'rest'
  contentType?: string
  headers: Parameter[]
  style?: ParameterStyle
  explode?: boolean
  allowReserved?: boolean
  /** 3.2: of the parts inside, if this part is multipart, too. */
  nested?: Encoding[]
}

/** One entry of `examples`; a single `example` has an empty key. */
export interface Example {
  key: string
  summary?: string
  description?: string
  value?: unknown
  /** `serializedValue` (3.2): the value as sent on the wire. */
  serialized?: string
  /** URL of a value that is not inlined. Never fetched. */
  externalValue?: string
}
