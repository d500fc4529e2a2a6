import type { Discriminator, Schema } from '../schema-model.ts'

/**
 * Adds the named schemas that extend a discriminator's schema with `allOf` to its `subtypes`
 * (OpenAPI 3.1, "Discriminator Object"). Those of a mapping, which `SchemaTable` has already
 * filled in, come first.
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
    if (!discriminator) continue
    const known = new Set(discriminator.subtypes?.map(({ ref }) => ref))
    const others = subtypes.filter(({ ref }) => !known.has(ref))
    discriminator.subtypes = [...(discriminator.subtypes ?? []), ...others]
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
