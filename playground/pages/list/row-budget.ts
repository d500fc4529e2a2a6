import type { Operation } from '../../document/api-model.ts'
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

/** Of a schema's own page; what is beyond its own rows is on its next pages. */
export const SCHEMA_BUDGET: RowBudget = { most: 80, nested: 60 }
export const PARAMETER_BUDGET: RowBudget = { most: 20, nested: 10 }
export const HEADER_BUDGET: RowBudget = { most: 10, nested: 5 }

/** Shared by all bodies of a request, or of all responses: about 70 KB of HTML. */
const MOST = 60
const NESTED = 40
const LEAST = 6

/** What each of the content types of a request, or of all responses, may have. */
export function contentBudget(types: number): RowBudget {
  const share = (rows: number) => Math.max(LEAST, Math.floor(rows / Math.max(1, types)))
  return { most: share(MOST), nested: share(NESTED) }
}

/** How many content types the responses of an operation have. */
export function countResponseTypes({ responses }: Operation): number {
  return responses.reduce((sum, { content }) => sum + content.length, 0)
}

/** Every schema that the page of an operation shows, with what it gives to it. */
export function schemasOfOperation(operation: Operation): ShownSchema[] {
  const { parameters, body, responses, callbacks } = operation
  const shown: ShownSchema[] = []
  const add = (schema: Schema | undefined, direction: Direction, budget: RowBudget) => {
    if (schema) shown.push({ schema, direction, budget })
  }
  for (const { schema, content } of parameters)
    add(schema ?? content?.schema, 'request', PARAMETER_BUDGET)
  for (const media of body?.content ?? []) {
    add(media.schema ?? media.itemSchema, 'request', contentBudget(body!.content.length))
    for (const { headers } of media.encoding)
      for (const header of headers) add(header.schema, 'request', HEADER_BUDGET)
  }
  const budget = contentBudget(countResponseTypes(operation))
  for (const { headers, content } of responses) {
    for (const header of headers)
      add(header.schema ?? header.content?.schema, 'response', HEADER_BUDGET)
    for (const { schema, itemSchema } of content)
      add(schema ?? itemSchema, 'response', budget)
  }
  return [
    ...shown,
    ...callbacks.flatMap((callback) => schemasOfOperation(callback.operation)),
  ]
}

/** Of a schema in the bindings of a protocol. */
export const BINDING_BUDGET: RowBudget = { most: 20, nested: 10 }

/** Every schema that the page of a channel shows, with what it gives to it. */
export function schemasOfChannel(channel: Channel): ShownSchema[] {
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
  const budget = contentBudget(messages.length)
  for (const { headers, payload } of messages) {
    add(headers?.schema, HEADER_BUDGET)
    add(payload?.schema, budget)
  }
  for (const holder of [{ bindings }, ...messages, ...operations])
    for (const { facts } of holder.bindings) addFacts(facts)
  return shown
}
