import { compact } from '../compact.ts'
import type { Discriminator, Schema } from '../schema-model.ts'

type Json = Record<string, unknown>

/**
 * Writes a schema of the model as JSON Schema (OpenAPI 3.1 dialect). References keep the ids of
 * the model. Where the model combined several `contains` or `if`, only the first is written.
 */
export function writeSchema(schema: Schema): Json | boolean {
  const {
    ref,
    never,
    types,
    const: constant,
    default: fallback,
    properties,
    additionalProperties,
    isUnevaluated,
    patternProperties,
    dependentRequired,
    dependentSchemas,
    propertyNames,
    contentSchema,
    items,
    prefixItems,
    contains,
    allOf,
    oneOf,
    anyOf,
    not,
    conditions,
    discriminator,
    enumDescriptions: _enumDescriptions,
    prefill: _prefill,
    pills: _pills,
    keyName,
    xml,
    ...plain
  } = schema
  if (never) return false
  const one = (inner: Schema | undefined) => inner && writeSchema(inner)
  const many = (list: Schema[] | undefined) => list?.map(writeSchema)
  const named = (list: { name: string; schema: Schema }[] | undefined) =>
    list && Object.fromEntries(list.map((each) => [each.name, writeSchema(each.schema)]))
  const [firstContains] = contains ?? []
  const [condition] = conditions ?? []
  const [firstNot, ...otherNots] = not ?? []
  return compact<Json>({
    $ref: ref,
    type: types?.length === 1 ? types[0] : types,
    ...plain,
    ...(constant && { const: constant.value }),
    ...(fallback && { default: fallback.value }),
    properties: named(properties),
    patternProperties: named(
      patternProperties?.map((each) => ({ ...each, name: each.pattern })),
    ),
    [isUnevaluated ? 'unevaluatedProperties' : 'additionalProperties']:
      typeof additionalProperties === 'object'
        ? writeSchema(additionalProperties)
        : additionalProperties,
    propertyNames: one(propertyNames),
    dependentRequired:
      dependentRequired &&
      Object.fromEntries(dependentRequired.map((each) => [each.name, each.required])),
    dependentSchemas: named(dependentSchemas),
    contentSchema: one(contentSchema),
    items: one(items),
    prefixItems: many(prefixItems),
    contains: one(firstContains?.schema),
    minContains: firstContains?.min,
    maxContains: firstContains?.max,
    if: one(condition?.if),
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: one(condition?.pass),
    else: one(condition?.fail),
    not: otherNots.length > 0 ? { anyOf: many(not) } : one(firstNot),
    allOf: many(allOf),
    oneOf: many(oneOf),
    anyOf: many(anyOf),
    discriminator: discriminator && writeDiscriminator(discriminator),
    xml: xml && writeXmlObject(xml),
    'x-additionalPropertiesName': keyName,
  })
}

function writeDiscriminator({ propertyName, mapping, defaultId }: Discriminator): Json {
  const values = mapping.map(({ value, id }) => [value, id])
  return compact<Json>({
    propertyName,
    mapping: values.length > 0 ? Object.fromEntries(values) : undefined,
    defaultMapping: defaultId,
  })
}

function writeXmlObject({ node, ...hints }: NonNullable<Schema['xml']>): Json {
  return compact<Json>({ ...hints, nodeType: node })
}
