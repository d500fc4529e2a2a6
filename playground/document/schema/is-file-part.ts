import type { Schema } from '../schema-model.ts'
import { mediaKind } from '../media-kind.ts'
import type { SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { inputKind } from './input-kind.ts'
import { isFileSchema, typesOf } from './schema-type.ts'

/**
 * True if a part of a multipart body is sent as a file: because its schema says so, because its
 * encoding names a binary content type, or because it has neither a type nor a value as example.
 * The default content type of such parts is `application/octet-stream` (OpenAPI 3.1, "Encoding
 * Object").
 */
export function isFilePart(
  source: SchemaSource,
  schema: Schema,
  contentType: string | undefined,
): boolean {
  const flat = flattenSchema(source, schema)
  if (isFileSchema(flat)) return true
  const kind = inputKind(source, flat)
  if (typesOf(flat).length === 0)
    return kind === 'any' && !(flat.examples ?? flat.default ?? flat.prefill)
  return (
    kind === 'text' && contentType !== undefined && mediaKind(contentType) === 'binary'
  )
}
