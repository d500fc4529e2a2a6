// The input of `buildRequest`: the relevant part of an operation, and the reader's values. Both
// are arrays in the order of the operation, never objects keyed by names from a description. An
// `Operation` of an `Api` fits `RequestOperation` once its security schemes are added.
import { type ExactNumber, isExactNumber } from '../document/exact-number.ts'
import type {
  Encoding,
  Parameter,
  SecurityAlternative,
  SecurityScheme,
  Server,
} from '../document/api-model.ts'

/** What building a request needs to know of an operation. */
export interface RequestOperation {
  /** Upper case. */
  method: string
  /** `/pets/{id}`. */
  path: string
  servers: Pick<Server, 'url' | 'variables'>[]
  /** Alternatives. Empty if no authorization is needed. */
  security: SecurityAlternative[]
  /** The schemes that `security` refers to. */
  schemes: SecurityScheme[]
  parameters: RequestParameter[]
  body?: { required: boolean; content: RequestContent[] }
}

/** What building a request needs to know of a parameter. */
export type RequestParameter = Pick<
  Parameter,
  'name' | 'in' | 'required' | 'style' | 'explode' | 'allowReserved'
> & { content?: { type: string } }

/** What building a request needs to know of one content type of its body. */
export interface RequestContent {
  /** `application/json`, `image/*`. */
  type: string
  encoding: RequestEncoding[]
}

/** How one property of a form or multipart body is sent. */
export type RequestEncoding = Pick<
  Encoding,
  'property' | 'position' | 'contentType' | 'style' | 'explode' | 'allowReserved'
> & { headers?: { name: string; value: string }[] }

/**
 * The value of a parameter or body: JSON with files and exact numbers. `undefined` values are
 * omitted from the request.
 */
export type Value =
  | undefined
  | null
  | string
  | number
  | ExactNumber
  | boolean
  | Blob
  | Value[]
  | { [name: string]: Value }

/** Everything that the reader entered or chose, in the order of the operation. */
export interface RequestValues {
  /** Index in `operation.servers`. */
  server: number
  /** A base URL entered by the reader, which replaces the server. */
  baseUrl?: string | undefined
  /** In the order of the server's variables. `undefined` selects the default. */
  variables: (string | undefined)[]
  /** In the order of `operation.parameters`. */
  parameters: Value[]
  /** Index in `operation.security`. */
  alternative: number
  /** In the order of `operation.schemes`. */
  credentials: (Credential | undefined)[]
  body?: BodyValue
}

/** A token or key, or username and password for basic authorization. */
export interface Credential {
  token?: string
  username?: string
  password?: string
  /** How to renew the token, if it came from an authorization server. Never sent with a request. */
  grant?: TokenGrant
}

/** The data needed to refresh an OAuth token (RFC 6749, section 6). */
export interface TokenGrant {
  /** Absolute URL of the token endpoint. */
  url: string
  client: { id: string; secret: string; inHeader: boolean }
  refreshToken?: string
  /** Expiry, in milliseconds since 1970. */
  expires?: number
}

/** A body as entered: as text, or as a value that has to be serialised. */
export interface BodyValue {
  /** Index in `operation.body.content`. */
  content: number
  /** The media type to send if the content is a range: `image/png` for `image/*`. */
  type?: string
  /** The serialised body. Takes precedence over `value`. */
  text?: string
  value?: Value
}

/** True for a JSON object, as opposed to an array, `null`, a file or an exact number. */
export function isRecord(value: Value): value is { [name: string]: Value } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Blob) &&
    !isExactNumber(value)
  )
}
