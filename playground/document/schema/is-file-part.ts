import type { Schema } from '../schema-model.ts'
import { mediaKind } from '../media-kind.ts'
import type { SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { inputKind } from './input-kind.ts'
import { isFileSchema, typesOf } from './schema-type.ts'

/**
 * True where a part of a multipart body is a file: by its schema, by the content type that
 * its encoding names, or because nothing is said of its type. For such parts the default is
 * `application/octet-stream` (OpenAPI Specification 3.1, "Encoding Object").
 */
export function isFilePart(
  source: SchemaSource,
  schema: Schema,
  contentType: string | undefined,
): boolean {
  const flat = flattenSchema(source, schema)
  if (isFileSchema(flat)) return true
  const kind = inputKind(source, flat)
  if (typesOf(flat).length === 0) return kind === 'any'
  return (
    kind === 'text' && contentType !== undefined && mediaKind(contentType) === 'binary'
  )
}
