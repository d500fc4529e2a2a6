import type { BuiltRequest, HeaderField } from '../../request/built-request.ts'

/** The boundary of multipart bodies that a sample writes by hand. */
export const sampleBoundary = 'skerry-form-boundary'

/**
 * The headers that a sample sets: includes `Cookie`; omits the content type
 * `multipart/form-data`, which clients set with their own boundary.
 */
export function sampleHeaders({ headers, cookie, body }: BuiltRequest): HeaderField[] {
  const isAutomatic = (field: HeaderField) =>
    body?.kind === 'multipart' &&
    field.name === 'Content-Type' &&
    field.value === 'multipart/form-data'
  const named = headers.filter((field) => !isAutomatic(field))
  return cookie === undefined ? named : [...named, { name: 'Cookie', value: cookie }]
}

/** The headers of a request whose multipart body a sample writes by hand: with the boundary. */
export function headersWithBoundary(request: BuiltRequest): HeaderField[] {
  const type = request.headers.find((field) => field.name === 'Content-Type')?.value
  const value = `${type}; boundary=${sampleBoundary}`
  const others = sampleHeaders(request).filter((field) => field.name !== 'Content-Type')
  return [...others, { name: 'Content-Type', value }]
}

/**
 * A header as curl and libcurl take it. `Name:` would remove a header; `Name;` sends it with an
 * empty value.
 */
export function curlHeader({ name, value }: HeaderField): string {
  return value === '' ? `${name};` : `${name}: ${value}`
}
