import type { Api, MediaType, Operation } from '../../document/api-model.ts'
import type { BindingFact, Channel } from '../../document/channel-model.ts'
import type { Schema } from '../../document/schema-model.ts'

/** How many rows a page gives to one schema: of its own, and for what is nested in it. */
export interface RowBudget {
  most: number
  nested: number
}

type Direction = 'request' | 'response' | 'both'

/** A schema on the page of an operation. */
export interface ShownSchema {
  schema: Schema
  direction: Direction
  budget: RowBudget
}

/** Rows of a schema on a page of its own; what is beyond them is on its next pages. */
export const SCHEMA_ROWS = 80

/** Of a schema's own page. */
export function schemaBudget(api: Scale): RowBudget {
  return { most: SCHEMA_ROWS, nested: Math.floor(nestedRows(api) * 1.5) }
}

export const PARAMETER_BUDGET: RowBudget = { most: 20, nested: 10 }
export const HEADER_BUDGET: RowBudget = { most: 10, nested: 5 }

/** Shared by all bodies of a request, or of all responses: at most 70 KB of HTML. */
const MOST = 60
const NESTED = { most: 40, least: 6 }
const LEAST = 6

/** How much a description says in all. */
type Scale = Pick<Api, 'operations' | 'messaging'>

/**
 * Rows for what is nested in a body. The more operations there are, the more often would the same
 * schemas be in their pages: they have pages of their own, from which a reader's browser
 * brings them in.
 */
function nestedRows({ operations, messaging }: Scale): number {
  const pages = operations.length + (messaging?.channels.length ?? 0)
  const share = Math.floor(4000 / Math.max(1, pages))
  return Math.max(NESTED.least, Math.min(NESTED.most, share))
}

/** What each of the schemas of a request, or of all responses, may have. */
export function contentBudget(schemas: number, api: Scale): RowBudget {
  const share = (rows: number) => Math.max(LEAST, Math.floor(rows / Math.max(1, schemas)))
  return { most: share(MOST), nested: share(nestedRows(api)) }
}

/** How many different schemas content types have. */
export function countSchemas(content: readonly MediaType[]): number {
  return new Set(
    content.map(({ schema, itemSchema }) => JSON.stringify(schema ?? itemSchema)),
  ).size
}

/** How many different schemas the responses of an operation have. */
export function countResponseSchemas({ responses }: Operation): number {
  return countSchemas(responses.flatMap(({ content }) => content))
}

/** Every schema that the page of an operation shows, with what it gives to it. */
export function schemasOfOperation(operation: Operation, api: Scale): ShownSchema[] {
  const { parameters, body, responses, callbacks } = operation
  const shown: ShownSchema[] = []
  const add = (schema: Schema | undefined, direction: Direction, budget: RowBudget) => {
    if (schema) shown.push({ schema, direction, budget })
  }
  for (const { schema, content } of parameters)
    add(schema ?? content?.schema, 'request', PARAMETER_BUDGET)
  const bodyBudget = contentBudget(countSchemas(body?.content ?? []), api)
  for (const media of body?.content ?? []) {
    add(media.schema ?? media.itemSchema, 'request', bodyBudget)
    for (const { headers } of media.encoding)
      for (const header of headers) add(header.schema, 'request', HEADER_BUDGET)
  }
  const budget = contentBudget(countResponseSchemas(operation), api)
  for (const { headers, content } of responses) {
    for (const header of headers)
      add(header.schema ?? header.content?.schema, 'response', HEADER_BUDGET)
    for (const { schema, itemSchema } of content)
      add(schema ?? itemSchema, 'response', budget)
  }
  return [
    ...shown,
    ...callbacks.flatMap((callback) => schemasOfOperation(callback.operation, api)),
  ]
}

/** Of a schema in the bindings of a protocol. */
export const BINDING_BUDGET: RowBudget = { most: 20, nested: 10 }

/** Every schema that the page of a channel shows, with what it gives to it. */
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
