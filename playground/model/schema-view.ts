import type { Api, Schema } from '../api.ts'
import { type FlatSchema, flattenSchema } from './flatten-schema.ts'
import { schemaName } from './schema-name.ts'
import { isNull, typeLabel, typesOf } from './schema-type.ts'
import { subtypesOf } from './subtypes.ts'

/** What is shown of one schema. Its inside is complete up to the caps, and never circular. */
export interface SchemaView {
  schema: FlatSchema
  /** `string<date-time>`, `object[] | null`. */
  type: string
  /** Child attributes: of the object, or of the objects in the array. */
  properties: PropertyView[]
  /** Labelled alternatives; several sets where `allOf` combines them. */
  choices: ChoiceView[]
  /** For arrays of arrays or of alternatives: the item. */
  items?: SchemaView
  /** It repeats a schema that is being shown around it: a link leads there. */
  repeats?: { name: string; anchor: string }
  /** A cap was reached: what is inside is not shown, or only its first properties. */
  cut?: true
}

export interface PropertyView {
  /** `{key}` for other properties. */
  name: string
  required: boolean
  /** Id of its row, unique on the page. */
  anchor: string
  view: SchemaView
  /** Its name is a pattern or placeholder. */
  pseudo?: true
}

export interface ChoiceView {
  options: {
    label: string
    /** It has no name: `label` is one in English, which only serves as an id. */
    number?: number
    anchor: string
    view: SchemaView
  }[]
  /** The property that tells the alternatives apart. */
  discriminator?: string
}

export interface ViewOptions {
  /** `readOnly` is left out of requests, `writeOnly` of responses (behaviour 5.3). */
  direction: 'request' | 'response' | 'both'
  /** Keep the order of the description; else what is required comes first. */
  maintainOrder: boolean
  /** Gives each row an id that nothing else on the page has. */
  claimAnchor(wanted: string): string
  /** Rows that may still be shown; counted down. What is outermost is shown in any case. */
  budget: { left: number }
}

/** Levels of properties in properties (behaviour 5.3). */
export const DEEPEST = 10

interface Step {
  view: SchemaView
  anchor: string
  depth: number
  /** Ids of the schemas around, with the rows that show them. */
  around: { id: string; anchor: string }[]
}

/**
 * What a page shows of a schema. Opened level by level, so that a cap cuts the deepest
 * parts of an explosive description and not whatever comes last.
 *
 * @param anchor Id that rows of properties start with: `body`, `response-200`.
 */
export function viewSchema(
  api: Api,
  schema: Schema,
  anchor: string,
  options: ViewOptions,
): SchemaView {
  const root = blank(api, schema)
  let level: Step[] = [{ view: root, anchor, depth: 0, around: [] }]
  while (level.length > 0) level = level.flatMap((step) => open(api, step, options))
  return root
}

function blank(api: Api, schema: Schema): SchemaView {
  return {
    schema: flattenSchema(api, schema),
    type: typeLabel(api, schema),
    properties: [],
    choices: [],
  }
}

/** Fills one view, and gives the views inside that are to be filled next. */
function open(api: Api, step: Step, options: ViewOptions): Step[] {
  const { view, anchor } = step
  const flat = insideOf(api, view.schema)
  const repeated = step.around.find(
    ({ id }) => flat.ids.includes(id) || view.schema.ids.includes(id),
  )
  if (repeated) {
    view.repeats = { name: schemaName(api, repeated.id), anchor: repeated.anchor }
    return []
  }
  if (!hasInside(flat)) return []
  if (step.depth >= DEEPEST || (step.depth > 0 && options.budget.left <= 0)) {
    view.cut = true
    return []
  }
  const most = step.depth === 0 ? Infinity : options.budget.left
  const all = propertiesOf(api, flat, options)
  const properties = all.slice(0, most)
  const choices = choicesOf(api, flat)
  if (properties.length < all.length) view.cut = true
  options.budget.left -= choices.reduce(
    (sum, choice) => sum + choice.options.length,
    properties.length,
  )
  const ids = [...new Set([...view.schema.ids, ...flat.ids])]
  const around = [...step.around, ...ids.map((id) => ({ id, anchor }))]
  const next: Step[] = []
  const enter = (inner: SchemaView, at: string, outside = around): SchemaView => {
    next.push({ view: inner, anchor: at, depth: step.depth + 1, around: outside })
    return inner
  }
  // Alternatives that extend this schema hold it: that is no repetition.
  const besides = flat.discriminator ? step.around : around

  for (const { name, schema, required, pseudo } of properties) {
    const row = options.claimAnchor(`${anchor}-${name}`)
    view.properties.push({
      name,
      required,
      anchor: row,
      ...(pseudo && { pseudo }),
      view: enter(blank(api, schema), row),
    })
  }
  for (const choice of choices) {
    const shown = choice.options.map(({ label, number, schema }) => {
      const row = options.claimAnchor(`${anchor}-${label}`)
      return {
        label,
        ...(number !== undefined && { number }),
        anchor: row,
        view: enter(blank(api, schema), row, besides),
      }
    })
    view.choices.push({
      options: shown,
      ...(choice.discriminator && { discriminator: choice.discriminator }),
    })
  }
  if (flat.items && needsOwnView(api, flattenSchema(api, flat.items))) {
    view.items = enter(blank(api, flat.items), anchor)
  }
  return next
}

/** Arrays show the attributes of their items, through any number of arrays. */
function insideOf(api: Api, schema: FlatSchema): FlatSchema {
  let flat = onlyOption(api, schema)
  for (
    let hop = 0;
    hop < DEEPEST && flat.items && !flat.properties && flat.choices.length === 0;
    hop++
  ) {
    const item = onlyOption(api, flattenSchema(api, flat.items))
    if (needsOwnView(api, item)) return flat
    flat = { ...item, ids: [...flat.ids, ...item.ids] }
  }
  return flat
}

/** `oneOf: [T, null]` is T: its inside is shown without an alternative. */
function onlyOption(api: Api, flat: FlatSchema): FlatSchema {
  if (flat.choices.length !== 1 || flat.properties) return flat
  const options = flat.choices[0]!.filter((option) => !isNull(flattenSchema(api, option)))
  if (options.length !== 1) return flat
  const inner = flattenSchema(api, options[0]!)
  return { ...inner, ids: [...flat.ids, ...inner.ids] }
}

function needsOwnView(_api: Api, flat: FlatSchema): boolean {
  return flat.choices.length > 0 && flat.properties === undefined
}

function hasInside(flat: FlatSchema): boolean {
  const {
    properties,
    choices,
    items,
    patternProperties,
    additionalProperties,
    discriminator,
  } = flat
  return Boolean(
    properties?.length ||
    choices.length ||
    items ||
    patternProperties?.length ||
    discriminator ||
    additionalProperties,
  )
}

interface Property {
  name: string
  schema: Schema
  required: boolean
  pseudo?: true
}

/** Properties in order, then patterns, then `{key}` for the others. */
export function propertiesOf(
  api: Api,
  flat: FlatSchema,
  { direction, maintainOrder }: Pick<ViewOptions, 'direction' | 'maintainOrder'>,
): Property[] {
  const required = new Set(flat.required)
  const named = (flat.properties ?? []).flatMap(({ name, schema }): Property[] => {
    const { readOnly, writeOnly } = flattenSchema(api, schema)
    if ((direction === 'request' && readOnly) || (direction === 'response' && writeOnly))
      return []
    return [{ name, schema, required: required.has(name) }]
  })
  if (!maintainOrder) named.sort((a, b) => Number(b.required) - Number(a.required))
  const patterns = (flat.patternProperties ?? []).map(
    ({ pattern, schema }): Property => ({
      name: `{${pattern}}`,
      schema,
      required: false,
      pseudo: true,
    }),
  )
  const { additionalProperties: others } = flat
  const isMap = typeof others === 'object' || (others === true && named.length === 0)
  if (!isMap) return [...named, ...patterns]
  return [
    ...named,
    ...patterns,
    {
      name: '{key}',
      schema: others === true ? {} : others,
      required: false,
      pseudo: true,
    },
  ]
}

interface Choice {
  options: { label: string; number?: number; schema: Schema; value?: string }[]
  discriminator?: string
}

/**
 * The alternatives of a schema with their labels: the value of the discriminator that leads
 * there, else the title, the schema's name, or a type; equal labels are numbered.
 */
export function choicesOf(api: Api, flat: FlatSchema): Choice[] {
  const sets = flat.choices.map((options) =>
    options.filter((option) => !isNull(flattenSchema(api, option))),
  )
  const { discriminator } = flat
  if (discriminator && sets.length === 0) {
    const subtypes = subtypesOf(api, flat)
    if (subtypes.length > 0) sets.push(subtypes.map((id) => ({ ref: id })))
  }
  return sets.flatMap((options): Choice[] => {
    if (
      options.length === 0 ||
      (options.length === 1 && !flat.properties && !discriminator)
    )
      return []
    const labelled = options.map((schema, index) => {
      const value = discriminator && discriminatorValue(api, flat, schema)
      const name = value ?? optionName(api, schema)
      return {
        schema,
        label: name ?? `Option ${index + 1}`,
        ...(name === undefined && { number: index + 1 }),
        ...(value !== undefined && { value }),
      }
    })
    return [
      {
        options: numbered(labelled),
        ...(discriminator && { discriminator: discriminator.propertyName }),
      },
    ]
  })
}

/** The value of the discriminator that means an alternative. */
export function discriminatorValue(
  api: Api,
  { discriminator }: FlatSchema,
  option: Schema,
): string | undefined {
  const ids = option.ref === undefined ? flattenSchema(api, option).ids : [option.ref]
  const mapped = discriminator?.mapping.find(({ id }) => ids.includes(id))
  if (mapped) return mapped.value
  const property = flattenSchema(api, option).properties?.find(
    ({ name }) => name === discriminator?.propertyName,
  )
  const told = property && flattenSchema(api, property.schema)
  const value = told?.const
    ? told.const.value
    : told?.enum?.length === 1
      ? told.enum[0]
      : undefined
  if (typeof value === 'string') return value
  return option.ref === undefined ? undefined : schemaName(api, option.ref)
}

function optionName(api: Api, schema: Schema): string | undefined {
  const flat = flattenSchema(api, schema)
  if (schema.title ?? flat.title) return (schema.title ?? flat.title)!
  if (schema.ref !== undefined) return schemaName(api, schema.ref)
  const types = typesOf(flat)
  return types.length === 1 && types[0] !== 'object' ? typeLabel(api, schema) : undefined
}

function numbered<T extends { label: string }>(options: T[]): T[] {
  const seen = new Map<string, number>()
  return options.map((option) => {
    const count = (seen.get(option.label) ?? 0) + 1
    seen.set(option.label, count)
    return count === 1 ? option : { ...option, label: `${option.label} ${count}` }
  })
}
