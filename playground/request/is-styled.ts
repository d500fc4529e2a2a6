import type { RequestEncoding } from './operation.ts'

/**
 * True if a property of a form is serialised by style, and not by content type (OpenAPI 3.1,
 * "Encoding Object").
 */
export function isStyled(encoding: RequestEncoding | undefined): boolean {
  const { style, explode, allowReserved } = encoding ?? {}
  return (style ?? explode ?? allowReserved) !== undefined
}
