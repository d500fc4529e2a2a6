import type { RequestValues, Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'

/**
 * The stored form of a request. Refers to the operation's parts by name, so that it stays valid
 * when the description changes. Never contains credentials.
 */
export interface KeptRequest {
  /** The URL template in the description. */
  server?: string | undefined
  baseUrl?: string | undefined
  variables: (string | undefined)[]
  parameters: { in: string; name: string; value: Value }[]
  body?: { type: string; text?: string | undefined; value?: Value }
}

/** Applies a stored request to an operation. Values for parts that no longer exist are dropped. */
export function restoreRequest(
  operation: ConsoleOperation,
  kept: KeptRequest,
  fresh: RequestValues,
): RequestValues {
  const server = operation.servers.findIndex(({ url }) => url === kept.server)
  const content =
    operation.body?.content.findIndex(({ type }) => type === kept.body?.type) ?? -1
  const { text, value } = kept.body ?? {}
  return {
    ...fresh,
    ...(server >= 0 && { server, variables: kept.variables }),
    baseUrl: kept.baseUrl,
    parameters: operation.parameters.map(
      ({ in: place, name }) =>
        kept.parameters.find((each) => each.in === place && each.name === name)?.value,
    ),
    ...(content >= 0 && {
      body: { content, ...(text !== undefined && { text }), value },
    }),
  }
}
