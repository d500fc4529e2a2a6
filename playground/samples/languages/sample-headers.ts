import {
  findHeader,
  type BuiltRequest,
  type HeaderField,
} from '../../request/built-request.ts'

/** The boundary of multipart bodies that a sample writes by hand. */
export const sampleBoundary = 'skerry-form-boundary'

/**
 * The headers that a sample sets: includes `Cookie`; omits the content type
 * `multipart/form-data`, which clients set with their own boundary.
 */
export function sampleHeaders(request: BuiltRequest): HeaderField[] {
  const { headers, cookie } = request
  const named = isFormData(request)
    ? headers.filter(({ name }) => name !== 'Content-Type')
    : headers
  return cookie === undefined ? named : [...named, { name: 'Cookie', value: cookie }]
}

/** True for `multipart/form-data`, the only multipart type that form builders of clients write. */
export function isFormData({ headers, body }: BuiltRequest): boolean {
  const type = findHeader(headers, 'content-type')
  return body?.kind === 'multipart' && type === 'multipart/form-data'
}

/**
 * A header as curl and libcurl take it. `Name:` would remove a header; `Name;` sends it with an
 * empty value.
 */
export function curlHeader({ name, value }: HeaderField): string {
  return value === '' ? `${name};` : `${name}: ${value}`
}
