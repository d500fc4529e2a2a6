import type { Api, Schema } from '../api.ts'
import { type FlatSchema, flattenSchema } from './flatten-schema.ts'
import { choicesOf } from './schema-choices.ts'
import { schemaName } from './schema-name.ts'
import { propertiesOf, type PropertyOptions } from './schema-properties.ts'
import { isNull, typeLabel } from './schema-type.ts'

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

export interface ViewOptions extends PropertyOptions {
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
