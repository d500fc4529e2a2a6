import type { Discriminator, Schema } from '../schema-model.ts'

/**
 * Fills in `subtypes` of discriminators without a `oneOf` and without a mapping: the named
 * schemas that extend the discriminator's schema with `allOf` (OpenAPI 3.1, "Discriminator
 * Object"). With a mapping, `SchemaTable` has already filled it in.
 *
 * @param schemas All schemas of a description; mutated.
 * @param named Ids of the named schemas, in document order.
 */
export function addSubtypes(
  schemas: Readonly<Record<string, Schema>>,
  named: readonly string[],
): void {
  const extensions = new Map<string, Schema[]>()
  for (const id of named) {
    for (const { ref } of schemas[id]?.allOf ?? []) {
      if (ref !== undefined)
        extensions.set(ref, [...(extensions.get(ref) ?? []), { ref: id }])
    }
  }
  for (const [id, subtypes] of extensions) {
    const discriminator = findDiscriminator(schemas[id])
    if (discriminator && discriminator.mapping.length === 0)
      discriminator.subtypes = subtypes
  }
}

/** The discriminator of a schema or of one of its `allOf` parts. */
function findDiscriminator(schema: Schema | undefined): Discriminator | undefined {
  if (schema?.discriminator) return schema.discriminator
  for (const part of schema?.allOf ?? []) {
    const found = findDiscriminator(part)
    if (found) return found
  }
  return undefined
}
