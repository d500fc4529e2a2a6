import type { BuiltRequest, HeaderField } from '../../request/built-request.ts'

/** Delimits the parts of multipart bodies that a sample writes out. */
export const sampleBoundary = 'skerry-form-boundary'

/**
 * The headers that a sample names: with the cookie, and without the type of a form with
 * parts, to which every client adds its own boundary.
 */
export function sampleHeaders({ headers, cookie, body }: BuiltRequest): HeaderField[] {
  const own = (field: HeaderField) =>
    body?.kind === 'multipart' &&
    field.name === 'Content-Type' &&
    field.value === 'multipart/form-data'
  const named = headers.filter((field) => !own(field))
  return cookie === undefined ? named : [...named, { name: 'Cookie', value: cookie }]
}
