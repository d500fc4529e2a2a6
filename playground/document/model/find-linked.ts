import type { Api, Operation, ResponseLink } from '../api-model.ts'

/**
 * The operation that a response links to, by its place or its `operationId`. `undefined` if this
 * description doesn't have it.
 */
export function findLinked(
  { operations, webhooks }: Pick<Api, 'operations' | 'webhooks'>,
  { target, operation: place }: Pick<ResponseLink, 'target' | 'operation'>,
): Operation | undefined {
  return [...operations, ...webhooks].find((operation) =>
    place
      ? operation.kind === place.kind &&
        operation.method === place.method &&
        operation.path === place.path
      : operation.operationId === target,
  )
}

/** The links of all responses of an operation and of its callbacks. */
export function allLinks({ responses, callbacks }: Operation): ResponseLink[] {
  return [
    ...responses.flatMap(({ links }) => links),
    ...callbacks.flatMap(({ operation }) => allLinks(operation)),
  ]
}
