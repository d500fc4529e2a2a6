import type { Schema } from '../schema-model.ts'
import { shortHash } from '../short-hash.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { schemaName } from './schema-name.ts'

/** The page that documents a schema's contents, which is either a named or an inline schema. */
export interface SchemaPlace {
  /** A key of `Api.schemas`, or `inline` and a hash for an inline schema. */
  key: string
  title: string
  /** Set for inline schemas only. */
  schema?: Schema
}

/** Keywords beside a `$ref` that don't affect the contents of the referenced schema. */
const SIBLINGS = new Set<string>([
  'ref',
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'default',
  'prefill',
  'externalDocs',
  'pills',
  'xml',
  'types',
  'discriminator',
] satisfies (keyof Schema)[])

const MAX_DEPTH = 20

/**
 * The id of the schema that alone determines the contents: for a plain reference, a union of a
 * reference with `null`, or an `allOf` of a single reference. Otherwise `undefined`.
 */
export function effectiveReference(schema: Schema, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined
  const { ref, allOf, oneOf, anyOf, ...own } = schema
  if (!Object.keys(own).every((key) => SIBLINGS.has(key))) return undefined
  const inner = [allOf, oneOf, anyOf].flatMap((list) =>
    (list ?? []).filter((part) => !isNullOnly(part)),
  )
  if (ref !== undefined) return inner.length === 0 ? ref : undefined
  const [only, ...others] = inner
  return only && others.length === 0 ? effectiveReference(only, depth + 1) : undefined
}

function isNullOnly({ types, ...others }: Schema): boolean {
  return types?.length === 1 && types[0] === 'null' && Object.keys(others).length === 0
}

/**
 * Where the contents of a schema are documented. Schemas that resolve to the same named schema
 * share a place.
 */
export function placeOf(source: SchemaSource, schema: Schema): SchemaPlace {
  const id = effectiveReference(schema)
  if (id !== undefined && source.schemas[id]) return { key: id, title: schemaName(id) }
  const flat = flattenSchema(source, schema)
  return {
    key: `inline ${shortHash(JSON.stringify(schema))}`,
    title: flat.title ?? describe(flat),
    schema,
  }
}

/**
 * The name of the objects that a schema or its items describe: that of the named schema, else the
 * title. `undefined` for other types.
 *
 * @param type The schema's type, as displayed.
 */
export function modelName(
  source: SchemaSource,
  schema: Schema,
  type: string,
): string | undefined {
  const [objects, lists = ''] = /^object((?:\[\])*)(?: \| null)?$/.exec(type) ?? []
  if (objects === undefined) return undefined
  let inner = schema
  for (let left = lists.length / 2; left > 0; left--)
    inner = flattenSchema(source, inner).items ?? inner
  const id = effectiveReference(inner)
  const name =
    id !== undefined && source.schemas[id]
      ? schemaName(id)
      : flattenSchema(source, inner).title
  return name?.toLowerCase() === 'object' ? undefined : name
}

/** A title for an unnamed schema, from its first property names: `{ id, name, … }`. */
function describe({ properties = [], items, title }: FlatSchema): string {
  if (title) return title
  const names = properties.slice(0, 3).map(({ name }) => name)
  if (names.length === 0) return items ? '[ … ]' : '{ … }'
  return `{ ${names.join(', ')}${properties.length > names.length ? ', …' : ''} }`
}
