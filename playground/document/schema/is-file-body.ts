import { mediaKind } from '../media-kind.ts'
import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { isFileSchema } from './schema-type.ts'

/**
 * True if a body is a file: because its media type isn't textual, or because its schema says that it
 * is binary, and no example shows it as text. Base64 in JSON is a string.
 */
export function isFileBody(
  source: SchemaSource,
  {
    type,
    schema,
    examples,
  }: { type: string; schema?: Schema; examples: readonly unknown[] },
): boolean {
  const kind = mediaKind(type)
  if (kind === 'binary') return true
  if (!schema || examples.length > 0 || kind === 'form' || kind === 'multipart')
    return false
  const flat = flattenSchema(source, schema)
  return (
    isFileSchema(flat) &&
    !flat.examples &&
    !flat.default &&
    (kind === 'text' || type.includes('*') || flat.format === 'binary')
  )
}
