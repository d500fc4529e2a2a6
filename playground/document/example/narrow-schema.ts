import { compact } from '../compact.ts'
import { isJsonObject } from './json-value.ts'
import type { Condition, Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from '../schema/flat-schema.ts'
import { discriminatorValues } from '../schema/schema-choices.ts'

/**
 * Resolves the first open decision of a flat schema: returns one schema per alternative of
 * `oneOf`/`anyOf`, per branch of a condition, or with and without a dependent property. Further
 * open decisions are resolved when the results are narrowed in turn. `undefined` if nothing is
 * open.
 *
 * @param wish The preferred value: a dependent property that it has is tried first.
 */
export function narrowSchema(
  source: SchemaSource,
  flat: FlatSchema,
  wish: unknown,
): Schema[] | undefined {
  const { found, dependent } = decide(source, flat)
  const isWished =
    dependent !== undefined && isJsonObject(wish) && Object.hasOwn(wish, dependent)
  return found && isWished ? [...found].reverse() : found
}

interface Decision {
  found: Schema[] | undefined
  /** The name of the property that the decision is about. */
  dependent?: string | undefined
}

function decide(source: SchemaSource, flat: FlatSchema): Decision {
  const known = cache.get(flat)
  if (known) return known
  const found = narrowedByChoice(source, flat) ?? narrowedByCondition(flat)
  const decision = found
    ? { found }
    : {
        found: narrowedByDependents(flat),
        dependent: flat.dependentSchemas?.[0]?.name,
      }
  cache.set(flat, decision)
  return decision
}

/** Cached, because the same alternatives are visited many times. */
const cache = new WeakMap<FlatSchema, Decision>()

function narrowedByChoice(source: SchemaSource, flat: FlatSchema): Schema[] | undefined {
  const { discriminator, choices } = flat
  const [options, ...others] = choices
  const subtypes = (discriminator?.subtypes ?? []).filter(
    ({ ref }) => ref !== undefined && !flat.ids.includes(ref),
  )
  const open = options ?? (subtypes.length > 0 ? subtypes : undefined)
  if (!open) return undefined
  const rest = restOf(flat, {})
  return open.flatMap((option): Schema[] => {
    // Wrapped in `anyOf`: a direct reference in `allOf` would count as extending the referenced
    // schema.
    const parts = [...rest, ...others.map((anyOf) => ({ anyOf })), { anyOf: [option] }]
    const [value] = discriminator ? discriminatorValues(source, flat, option) : []
    if (!discriminator || value === undefined) return [{ allOf: parts }]
    const { propertyName: name } = discriminator
    const tag = { properties: [{ name, schema: { const: { value } } }], required: [name] }
    return [{ allOf: [...parts, tag] }, { allOf: parts }]
  })
}

function narrowedByCondition(flat: FlatSchema): Schema[] | undefined {
  const [condition, ...others] = flat.conditions ?? []
  if (!condition) return undefined
  const rest = restOf(flat, { conditions: others })
  return [
    { allOf: rest },
    { allOf: [...rest, condition.if, condition.pass ?? {}] },
    { allOf: [...rest, { not: [condition.if] }, condition.fail ?? {}] },
  ]
}

function narrowedByDependents(flat: FlatSchema): Schema[] | undefined {
  const [dependent, ...others] = flat.dependentSchemas ?? []
  if (!dependent) return undefined
  const rest = restOf(flat, { dependentSchemas: others })
  const isPresent = { required: [dependent.name] }
  return [{ allOf: rest }, { allOf: [...rest, isPresent, dependent.schema] }]
}

/** The remaining keywords of a flat schema, without the decision that is resolved. */
function restOf(
  flat: FlatSchema,
  replaced: {
    conditions?: Condition[]
    dependentSchemas?: FlatSchema['dependentSchemas']
  },
): Schema[] {
  const {
    ids: _ids,
    choices: _choices,
    nullable: _nullable,
    discriminator: _discriminator,
    examples: _examples,
    default: _default,
    prefill: _prefill,
    earlier = [],
    additionalProperties,
    isUnevaluated,
    ...own
  } = flat
  return [
    ...earlier.map(({ pattern, multipleOf }) =>
      compact<Schema>({ pattern, multipleOf: multipleOf! }),
    ),
    compact<Schema>({
      ...own,
      // It doesn't apply to properties described by alternatives, which are not part of this
      // schema.
      ...(!isUnevaluated && { additionalProperties: additionalProperties! }),
      ...(replaced.conditions && {
        conditions: replaced.conditions.length > 0 ? replaced.conditions : undefined,
      }),
      ...(replaced.dependentSchemas && {
        dependentSchemas:
          replaced.dependentSchemas.length > 0 ? replaced.dependentSchemas : undefined,
      }),
    }),
  ]
}
