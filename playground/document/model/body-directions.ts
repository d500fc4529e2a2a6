import type { Operation } from '../api-model.ts'

/** Whether a body is sent to the API (`request`) or by it (`response`). */
export type BodyDirection = 'request' | 'response'

/**
 * The directions of an operation's bodies, which decide whether `readOnly` or `writeOnly`
 * properties are omitted. The API itself sends the requests of webhooks and callbacks.
 */
export function bodyDirections({ kind }: Pick<Operation, 'kind'>): {
  ofRequest: BodyDirection
  ofResponses: BodyDirection
} {
  return kind === 'webhook'
    ? { ofRequest: 'response', ofResponses: 'request' }
    : { ofRequest: 'request', ofResponses: 'response' }
}
