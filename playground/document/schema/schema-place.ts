import type { Schema } from '../schema-model.ts'
import { shortHash } from '../short-hash.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { schemaName } from './schema-name.ts'

/** Where the inside of a schema is shown: a named schema, or one that is written in its place. */
export interface SchemaPlace {
  /** The id of the schema in `Api.schemas`, or a name made of what it says. */
  key: string
  title: string
  /** Absent where `key` is an id. */
  schema?: Schema
}

/** Keywords that may stand beside a reference without changing what is inside of it. */
const BESIDE = new Set<string>([
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

const DEEPEST = 20

/**
 * The id of the schema that alone says what is inside: of a reference, a union of one with
 * `null`, or an `allOf` with nothing but one.
 */
export function soleReference(schema: Schema, depth = 0): string | undefined {
  if (depth > DEEPEST) return undefined
  const { ref, allOf, oneOf, anyOf, ...own } = schema
  if (!Object.keys(own).every((key) => BESIDE.has(key))) return undefined
  const inner = [allOf, oneOf, anyOf].flatMap((list) =>
    (list ?? []).filter((part) => !isNull(part)),
  )
  if (ref !== undefined) return inner.length === 0 ? ref : undefined
  const [only, ...others] = inner
  return only && others.length === 0 ? soleReference(only, depth + 1) : undefined
}

function isNull({ types, ...others }: Schema): boolean {
  return types?.length === 1 && types[0] === 'null' && Object.keys(others).length === 0
}

/** Where the inside of a schema has its page. */
export function placeOf(source: SchemaSource, schema: Schema): SchemaPlace {
  const id = soleReference(schema)
  if (id !== undefined && source.schemas[id]) return { key: id, title: schemaName(id) }
  const flat = flattenSchema(source, schema)
  return {
    key: `inline ${shortHash(JSON.stringify(schema))}`,
    title: flat.title ?? describe(flat),
    schema,
  }
}

/** A schema without a name, by the names in it. */
function describe({ properties = [], items, title }: FlatSchema): string {
  if (title) return title
  const names = properties.slice(0, 3).map(({ name }) => name)
  if (names.length === 0) return items ? '[ … ]' : '{ … }'
  return `{ ${names.join(', ')}${properties.length > names.length ? ', …' : ''} }`
}
