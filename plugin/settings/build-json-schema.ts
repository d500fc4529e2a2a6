import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { requiredKeys, schemas } from './root-keys.ts'

/** A JSON Schema document. */
export type JsonSchema = ReturnType<typeof toJsonSchema>

/**
 * The JSON Schema of settings files, for editors. It accepts both generations: a key whose shape
 * differs between them may have either shape. Rules that only code can check are left out.
 */
export function buildJsonSchema(): JsonSchema {
  const entries: Record<string, v.GenericSchema> = {
    $schema: v.optional(v.pipe(v.string(), v.description('URL of this schema.'))),
  }
  for (const key of new Set(Object.values(schemas).flatMap(Object.keys))) {
    entries[key] = keySchema(key)
  }
  const root = v.pipe(
    v.object(entries),
    v.title('Skerry settings'),
    v.description(
      '`docs.json` of a documentation site, in the current or the legacy format.',
    ),
  )
  // `input`: what authors write, without defaults. `ignore`: checks without a counterpart.
  return toJsonSchema(root, { typeMode: 'input', errorMode: 'ignore' })
}

function keySchema(key: string): v.GenericSchema {
  const either = [schemas.modern[key], schemas.legacy[key]]
  const known = [...new Set(either)].filter((schema) => schema !== undefined)
  const [only] = known
  const schema = known.length === 1 && only ? only : describe(known)
  return requiredKeys.has(key) ? schema : v.optional(schema)
}

/** Either shape, with the description of the modern one, which editors show for the key. */
function describe(schemas: v.GenericSchema[]): v.GenericSchema {
  const description = schemas[0] && v.getDescription(schemas[0])
  return v.pipe(v.union(schemas), v.description(description ?? ''))
}
