import { pageUrl } from '../../../runtime/kit/page-url.ts'
import type { Api } from '../../document/api-model.ts'
import type { Schema } from '../../document/schema-model.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { type SchemaPlace, placeOf } from '../../document/schema/schema-place.ts'
import { schemaSlug } from '../../document/schema/schema-slug.ts'
import {
  childViews,
  rowsOf,
  type SchemaView,
  viewSchema,
} from '../../document/schema/schema-view.ts'
import type { PageLink } from './api-page-input.ts'
import type { LinkedPage } from './overview-groups.ts'
import { type RowBudget, SCHEMA_ROWS, schemaBudget } from './row-budget.ts'

/** A schema with its pages, and the pages that use it. */
interface PlannedSchema {
  place: SchemaPlace
  paths: string[]
  usedBy: PageLink[]
}

/** An upper limit for generated descriptions. Schemas beyond it have no page. */
const MAX_SCHEMAS = 20_000

/**
 * Plans the schema pages of a description: for each named schema, and for each inline schema that
 * doesn't fit on a page where it is used. These are found by building the views of all pages.
 *
 * @param pages Pages of operations and channels.
 * @param folder Path of the folder for schema pages.
 */
export function planSchemaPages(
  api: Api,
  pages: readonly LinkedPage[],
  folder: string,
  maintainOrder: boolean,
): PlannedSchema[] {
  const budget = schemaBudget(api)
  const planned = new Map<string, PlannedSchema>()
  const queue: PlannedSchema[] = []
  const plan = (place: SchemaPlace) => {
    if (planned.has(place.key) || planned.size >= MAX_SCHEMAS) return
    const base = `${folder}/${schemaSlug(api, place.key)}`
    const flat = flattenSchema(api, place.schema ?? { ref: place.key })
    const rows = rowsOf(api, flat, { direction: 'both', maintainOrder }).length
    const count = Math.max(1, Math.ceil(rows / SCHEMA_ROWS))
    const paths = Array.from({ length: count }, (_, index) =>
      index === 0 ? base : `${base}/${index + 1}`,
    )
    const page = { place, paths, usedBy: [] }
    planned.set(place.key, page)
    queue.push(page)
  }
  const open = (
    schema: Schema,
    direction: 'request' | 'response' | 'both',
    { most, nested }: RowBudget,
    first = 0,
  ) => {
    const view = viewSchema(api, schema, '', {
      direction,
      maintainOrder,
      claimAnchor: (wanted) => wanted,
      budget: { left: nested },
      most,
      first,
    })
    for (const place of placesIn(view)) plan(place)
  }
  for (const { id, name } of api.components) plan({ key: id, title: name })
  for (const { schemas } of pages)
    for (const { schema, direction, budget } of schemas) open(schema, direction, budget)
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { place, paths } = next
    paths.forEach((_, index) =>
      open(place.schema ?? { ref: place.key }, 'both', budget, index * SCHEMA_ROWS),
    )
  }
  addUsages(api, planned, pages)
  return [...planned.values()]
}

function placesIn(root: SchemaView): SchemaPlace[] {
  const found: SchemaPlace[] = []
  const queue = [root]
  for (let view = queue.pop(); view; view = queue.pop()) {
    if (view.more) found.push(view.more.place)
    queue.push(...childViews(view))
  }
  return found
}

/** Records for each schema which pages refer to it, except hidden ones. */
function addUsages(
  api: Api,
  planned: ReadonlyMap<string, PlannedSchema>,
  pages: readonly LinkedPage[],
): void {
  const add = (key: string, link: PageLink) => planned.get(key)?.usedBy.push(link)
  for (const { schemas, link, hidden } of pages) {
    if (hidden) continue
    const ids = new Set<string>()
    for (const { schema } of schemas) {
      for (const id of referencesIn(schema)) ids.add(id)
      const { key } = placeOf(api, schema)
      ids.add(key)
    }
    for (const id of ids) add(id, link)
  }
  for (const { place, paths } of planned.values()) {
    const schema = place.schema ?? api.schemas[place.key]
    if (!schema) continue
    const link = { title: place.title, url: pageUrl(paths[0]!) }
    for (const id of referencesIn(schema)) if (id !== place.key) add(id, link)
  }
}

/** Keywords with arbitrary values instead of schemas. */
const DATA = new Set(['examples', 'default', 'const', 'enum', 'prefill', 'xml'])

/** The ids that a schema refers to directly. */
function referencesIn(schema: Schema): Set<string> {
  const found = new Set<string>()
  const queue: unknown[] = [schema]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (typeof next !== 'object' || next === null) continue
    for (const [key, value] of Object.entries(next)) {
      if (key === 'ref' && typeof value === 'string') found.add(value)
      else if (!DATA.has(key)) queue.push(value)
    }
  }
  return found
}
