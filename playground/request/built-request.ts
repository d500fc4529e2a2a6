import type { ServerProblem } from './server-url.ts'

/** A request as it will be sent. Samples are generated from the same object. */
export interface BuiltRequest {
  method: string
  /** Absolute and percent-encoded. Path parameters without a value remain as `{name}`. */
  url: string
  headers: HeaderField[]
  /** The `Cookie` header, which scripts can't set (Fetch Standard, "forbidden request-header"). */
  cookie?: string
  body?: BuiltBody
  problems: RequestProblem[]
}

/** A header as sent. Names keep the case in which they are written. */
export interface HeaderField {
  name: string
  value: string
}

/** A body as sent, except for the boundary of a multipart one. */
export type BuiltBody =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: Blob }
  | { kind: 'multipart'; parts: BodyPart[] }

/** A part of a multipart body. */
export interface BodyPart {
  /** Empty for a part that is known by its position. */
  name: string
  value: string | Blob
  /** Content type. Absent for plain text fields. */
  type?: string
  headers: HeaderField[]
}

/** A reason why a request can't be sent as entered. */
export interface RequestProblem {
  code:
    | ServerProblem
    /** A path parameter has no value. */
    | 'missing-path'
    /** A path segment is `.` or `..`, which clients would normalise away. */
    | 'dot-segment'
    /** Not a valid header name (RFC 9110, section 5.1). */
    | 'header-name'
    /** Contains a line break or a character outside ASCII. */
    | 'header-value'
    /** Contains a character that terminates a cookie. */
    | 'cookie-value'
  /** Index in `operation.parameters` or `operation.schemes`. */
  parameter?: number
  scheme?: number
}

const FIELD_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
const FIELD_VALUE = /^[\t\x20-\x7e]*$/

/**
 * Returns why a header can't be sent, or `undefined`. Only ASCII values are allowed: clients
 * encode others differently.
 */
export function findFieldProblem({
  name,
  value,
}: HeaderField): RequestProblem['code'] | undefined {
  if (!FIELD_NAME.test(name)) return 'header-name'
  if (!FIELD_VALUE.test(value)) return 'header-value'
  return undefined
}

/** The name of a file; `file` for a `Blob` without one. */
export function fileName(file: Blob): string {
  return file instanceof File && file.name ? file.name : 'file'
}

/** The value of a header by its case-insensitive name. */
export function findHeader(
  headers: readonly HeaderField[],
  name: string,
): string | undefined {
  return headers.find((field) => field.name.toLowerCase() === name.toLowerCase())?.value
}
