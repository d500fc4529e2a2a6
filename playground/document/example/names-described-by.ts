import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'

/** Names of properties, and patterns of names. */
interface DescribedNames {
  names: Set<string>
  patterns: string[]
}

/** Maximum number of alternatives and conditions that are visited. */
const MAX_SCHEMAS = 200

const known = {
  whole: new WeakMap<Schema, DescribedNames>(),
  withoutAlternatives: new WeakMap<Schema, DescribedNames>(),
}

/**
 * The properties that a schema describes, with its references and `allOf`. Alternatives and
 * conditions are included whether they apply to a value or not.
 */
export function namesDescribedBy(
  source: SchemaSource,
  schema: Schema,
  withAlternatives: boolean,
): DescribedNames {
  const cache = withAlternatives ? known.whole : known.withoutAlternatives
  let described = cache.get(schema)
  if (!described) {
    described = collectNames(source, schema, withAlternatives)
    cache.set(schema, described)
  }
  return described
}

function collectNames(
  source: SchemaSource,
  schema: Schema,
  withAlternatives: boolean,
): DescribedNames {
  const names = new Set<string>()
  const patterns: string[] = []
  const queue: Schema[] = [schema]
  for (const each of queue) {
    if (queue.length > MAX_SCHEMAS) break
    const flat = flattenSchema(source, each)
    for (const { name } of flat.properties ?? []) names.add(name)
    for (const { pattern } of flat.patternProperties ?? []) patterns.push(pattern)
    if (!withAlternatives) break
    queue.push(...flat.choices.flat())
    for (const { schema: inner } of flat.dependentSchemas ?? []) queue.push(inner)
    for (const { if: condition, pass, fail } of flat.conditions ?? [])
      queue.push(condition, ...(pass ? [pass] : []), ...(fail ? [fail] : []))
  }
  return { names, patterns }
}
