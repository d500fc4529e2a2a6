import type { Discriminator, Schema } from '../schema-model.ts'

/**
 * Writes down which schemas a discriminator without `oneOf` chooses between: those that its
 * mapping names, else the named schemas that extend its schema with `allOf` (OpenAPI
 * Specification 3.1, "Discriminator Object").
 *
 * @param schemas All of a description; changed in place.
 * @param named Ids of the schemas that have a name, in order.
 */
export function addSubtypes(
  schemas: Readonly<Record<string, Schema>>,
  named: readonly string[],
): void {
  const extending = new Map<string, Schema[]>()
  for (const id of named) {
    for (const { ref } of schemas[id]?.allOf ?? []) {
      if (ref !== undefined)
        extending.set(ref, [...(extending.get(ref) ?? []), { ref: id }])
    }
  }
  for (const [id, subtypes] of extending) {
    const discriminator = findDiscriminator(schemas[id])
    if (discriminator && discriminator.mapping.length === 0)
      discriminator.subtypes = subtypes
  }
}

/** The discriminator of a schema or of a part of it. */
function findDiscriminator(schema: Schema | undefined): Discriminator | undefined {
  if (schema?.discriminator) return schema.discriminator
  for (const part of schema?.allOf ?? []) {
    const found = findDiscriminator(part)
    if (found) return found
  }
  return undefined
}
