/**
 * What building a request needs to know of an operation, and what the reader typed.
 * Both are lists in the order of the operation, never objects keyed by names of a spec.
 * An `Operation` of `Api` fits `RequestOperation` once its schemes are beside it.
 */
import { type ExactNumber, isExactNumber } from '../document/exact-number.ts'
import type {
  Encoding,
  Parameter,
  SecurityAlternative,
  SecurityScheme,
  Server,
} from '../document/api-model.ts'

export interface RequestOperation {
  /** Upper case. */
  method: string
  /** `/pets/{id}`. */
  path: string
  servers: Pick<Server, 'url' | 'variables'>[]
  /** Alternatives; empty when none is needed. */
  security: SecurityAlternative[]
  /** The schemes that `security` names. */
  schemes: SecurityScheme[]
  parameters: RequestParameter[]
  body?: { required: boolean; content: RequestContent[] }
}

export type RequestParameter = Pick<
  Parameter,
  'name' | 'in' | 'required' | 'style' | 'explode' | 'allowReserved'
> & { content?: { type: string } }

export interface RequestContent {
  /** `application/json`, `image/*`. */
  type: string
  encoding: RequestEncoding[]
}

export type RequestEncoding = Pick<
  Encoding,
  'property' | 'contentType' | 'style' | 'explode' | 'allowReserved'
> & { headers?: { name: string; value: string }[] }

/**
 * A value of a parameter or body: JSON, with files, and with numbers as they were written. `undefined` is a value that the reader leaves out.
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

export interface RequestValues {
  /** Place in `operation.servers`. */
  server: number
  /** The reader's own address, in place of the server. */
  baseUrl?: string | undefined
  /** In the order of the server's variables; undefined means the default. */
  variables: (string | undefined)[]
  /** In the order of `operation.parameters`. */
  parameters: Value[]
  /** Place in `operation.security`. */
  alternative: number
  /** In the order of `operation.schemes`. */
  credentials: (Credential | undefined)[]
  body?: BodyValue
}

/** A token or key; for basic authorization the pair. */
export interface Credential {
  token?: string
  username?: string
  password?: string
  /** How the token was got, where an authorization server gave it. Travels with no request. */
  grant?: TokenGrant
}

/** What a token can be renewed with. */
export interface TokenGrant {
  /** Absolute address that renews it. */
  url: string
  client: { id: string; secret: string; inHeader: boolean }
  refreshToken?: string
  /** When the token ends, in milliseconds since 1970. */
  expires?: number
}

export interface BodyValue {
  /** Place in `operation.body.content`. */
  content: number
  /** Media type to send where the content is a range: `image/png` for `image/*`. */
  type?: string
  /** The body as text, as it travels; wins over `value`. */
  text?: string
  value?: Value
}

/** True for a JSON object: neither array, null nor file. */
export function isRecord(value: Value): value is { [name: string]: Value } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Blob) &&
    !isExactNumber(value)
  )
}
