import { compact } from '../compact.ts'
import type { Condition, Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from '../schema/flat-schema.ts'
import { discriminatorValue } from '../schema/schema-choices.ts'

/**
 * Schemas that each say one way to meet the first thing that is left open in a flat schema: an
 * alternative of `oneOf` or `anyOf`, `then` or `else`, a property that asks for more. What is
 * still open in them is found when they are looked at in turn. Undefined where nothing is open.
 */
export function narrowed(source: SchemaSource, flat: FlatSchema): Schema[] | undefined {
  const known = ways.get(flat)
  if (known) return known.found
  const found =
    narrowedByChoice(source, flat) ??
    narrowedByCondition(flat) ??
    narrowedByDependents(flat)
  ways.set(flat, { found })
  return found
}

/** By flat schema, for alternatives are looked at again and again. */
const ways = new WeakMap<FlatSchema, { found: Schema[] | undefined }>()

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
    // In `anyOf`: a reference directly in `allOf` would count as an extension of what it names.
    const parts = [...rest, ...others.map((anyOf) => ({ anyOf })), { anyOf: [option] }]
    const value = discriminator && discriminatorValue(source, flat, option)
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
  const isThere = { required: [dependent.name] }
  return [{ allOf: rest }, { allOf: [...rest, isThere, dependent.schema] }]
}

/** What a flat schema says beside what is narrowed. */
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
      compact<Schema>({ pattern: pattern!, multipleOf: multipleOf! }),
    ),
    compact<Schema>({
      ...own,
      // What alternatives describe is not in this part.
      ...(!isUnevaluated && { additionalProperties: additionalProperties! }),
      ...(replaced.conditions && {
        conditions: replaced.conditions.length > 0 ? replaced.conditions : undefined!,
      }),
      ...(replaced.dependentSchemas && {
        dependentSchemas:
          replaced.dependentSchemas.length > 0 ? replaced.dependentSchemas : undefined!,
      }),
    }),
  ]
}
