import type { ServerProblem } from './server-url.ts'

/** A request as it will travel. What is sent and every sample are made from this one object. */
export interface BuiltRequest {
  method: string
  /** Absolute, percent-encoded. Path parameters without a value stand as `{name}`. */
  url: string
  headers: HeaderField[]
  /** The `Cookie` header, which a page in a browser cannot set for another site. */
  cookie?: string
  body?: BuiltBody
  problems: RequestProblem[]
}

export interface HeaderField {
  name: string
  value: string
}

export type BuiltBody =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: Blob }
  | { kind: 'multipart'; parts: BodyPart[] }

export interface BodyPart {
  name: string
  value: string | Blob
  /** Content type; a plain text field has none. */
  type?: string
  headers: HeaderField[]
}

/** Why a request can't be sent as it was typed. */
export interface RequestProblem {
  code:
    | ServerProblem
    /** A path parameter has no value. */
    | 'missing-path'
    /** A segment of the path became `.` or `..`, which every client resolves away. */
    | 'dot-segment'
    /** Not a name that a header may have. */
    | 'header-name'
    /** A line break, or a character outside ASCII. */
    | 'header-value'
    /** A character that ends a cookie. */
    | 'cookie-value'
  /** Place in `operation.parameters`, `operation.schemes`. */
  parameter?: number
  scheme?: number
}

const fieldName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
const fieldValue = /^[\t\x20-\x7e]*$/

/** Says why a header cannot be sent; undefined when it can. Only ASCII arrives the same from every client. */
export function findFieldProblem({
  name,
  value,
}: HeaderField): RequestProblem['code'] | undefined {
  if (!fieldName.test(name)) return 'header-name'
  if (!fieldValue.test(value)) return 'header-value'
  return undefined
}

/** The name of a file, where it has one. */
export function fileName(file: Blob): string {
  return file instanceof File && file.name ? file.name : 'file'
}

/** The value of a header, its name compared without case. */
export function findHeader(
  headers: readonly HeaderField[],
  name: string,
): string | undefined {
  return headers.find((field) => field.name.toLowerCase() === name.toLowerCase())?.value
}
