import type { RequestValues, Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'

/** What a reader typed, by the names of the operation, so that it outlives a change of the page. Never credentials. */
export interface KeptRequest {
  /** As the description writes it. */
  server?: string | undefined
  baseUrl?: string | undefined
  variables: (string | undefined)[]
  parameters: { in: string; name: string; value: Value }[]
  body?: { type: string; text?: string | undefined; value?: Value }
}

/** The values of an operation with what was kept of them; what it no longer has is left out. */
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
