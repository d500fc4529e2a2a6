import { bodyDirections } from '../../document/model/body-directions.ts'
import type { Api, MediaType, Operation } from '../../document/api-model.ts'
import type { BindingFact, Channel } from '../../document/channel-model.ts'
import type { Schema } from '../../document/schema-model.ts'

/** The number of rows that a page shows of a schema: at the top level, and nested. */
export interface RowBudget {
  most: number
  nested: number
}

type Direction = 'request' | 'response' | 'both'

/** A schema on a page. */
export interface ShownSchema {
  schema: Schema
  direction: Direction
  budget: RowBudget
}

/** Top-level rows on one page of a schema; further rows are on its next pages. */
export const SCHEMA_ROWS = 80

/** The budget of a schema on its own page. */
export function schemaBudget(api: Scale): RowBudget {
  return { most: SCHEMA_ROWS, nested: Math.floor(nestedRows(api) * 1.5) }
}

/** The budget of a parameter's schema. */
export const PARAMETER_BUDGET: RowBudget = { most: 20, nested: 10 }
/** The budget of a header's schema. */
export const HEADER_BUDGET: RowBudget = { most: 10, nested: 5 }

/**
 * Shared by all schemas of a request, or of all responses. Keeps them below about 70 KB of HTML.
 */
const MAX_ROWS = 60
const NESTED = { most: 40, least: 6 }
const MIN_ROWS = 6

/** Used to estimate the size of a description. */
type Scale = Pick<Api, 'operations' | 'messaging'>

/**
 * The number of nested rows in a body. The more pages a description has, the more often its
 * schemas are repeated, so fewer nested rows are shown; the browser fetches the others from the
 * schema's own page.
 */
function nestedRows({ operations, messaging }: Scale): number {
  const pages = operations.length + (messaging?.channels.length ?? 0)
  const share = Math.floor(4000 / Math.max(1, pages))
  return Math.max(NESTED.least, Math.min(NESTED.most, share))
}

/**
 * The budget of each schema of a request, or of all responses.
 *
 * @param schemas Number of distinct schemas that share it.
 */
export function contentBudget(schemas: number, api: Scale): RowBudget {
  const share = (rows: number) =>
    Math.max(MIN_ROWS, Math.floor(rows / Math.max(1, schemas)))
  return { most: share(MAX_ROWS), nested: share(nestedRows(api)) }
}

/** The number of distinct schemas among media types. */
export function countSchemas(content: readonly MediaType[]): number {
  return new Set(
    content.map(({ schema, itemSchema }) => JSON.stringify(schema ?? itemSchema)),
  ).size
}

/** The number of distinct schemas among the responses of an operation. */
export function countResponseSchemas({ responses }: Operation): number {
  return countSchemas(responses.flatMap(({ content }) => content))
}

/** All schemas on the page of an operation, with their budgets. */
export function schemasOfOperation(operation: Operation, api: Scale): ShownSchema[] {
  const { parameters, body, responses, callbacks } = operation
  const shown: ShownSchema[] = []
  const add = (schema: Schema | undefined, direction: Direction, budget: RowBudget) => {
    if (schema) shown.push({ schema, direction, budget })
  }
  for (const { schema, content } of parameters)
    add(schema ?? content?.schema, 'request', PARAMETER_BUDGET)
  const { ofRequest, ofResponses } = bodyDirections(operation)
  const bodyBudget = contentBudget(countSchemas(body?.content ?? []), api)
  for (const media of body?.content ?? []) {
    add(media.schema ?? media.itemSchema, ofRequest, bodyBudget)
    for (const { headers } of media.encoding)
      for (const header of headers) add(header.schema, 'request', HEADER_BUDGET)
  }
  const budget = contentBudget(countResponseSchemas(operation), api)
  for (const { headers, content } of responses) {
    for (const header of headers)
      add(header.schema ?? header.content?.schema, ofResponses, HEADER_BUDGET)
    for (const { schema, itemSchema } of content)
      add(schema ?? itemSchema, ofResponses, budget)
  }
  return [
    ...shown,
    ...callbacks.flatMap((callback) => schemasOfOperation(callback.operation, api)),
  ]
}

/** The budget of a schema in protocol bindings. */
export const BINDING_BUDGET: RowBudget = { most: 20, nested: 10 }

/** All schemas on the page of a channel, with their budgets. */
export function schemasOfChannel(channel: Channel, api: Scale): ShownSchema[] {
  const { parameters, messages, operations, bindings } = channel
  const shown: ShownSchema[] = []
  const add = (schema: Schema | undefined, budget: RowBudget) => {
    if (schema) shown.push({ schema, direction: 'both', budget })
  }
  const addFacts = (facts: readonly BindingFact[]) => {
    for (const fact of facts) {
      add(fact.schema, BINDING_BUDGET)
      addFacts(fact.facts ?? [])
    }
  }
  for (const { schema = {} } of parameters)
    shown.push({ schema, direction: 'request', budget: PARAMETER_BUDGET })
  const budget = contentBudget(messages.length, api)
  for (const { headers, payload } of messages) {
    add(headers?.schema, HEADER_BUDGET)
    add(payload?.schema, budget)
  }
  for (const holder of [{ bindings }, ...messages, ...operations])
    for (const { facts } of holder.bindings) addFacts(facts)
  return shown
}
