import type { RequestValues, Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'

/**
 * The stored form of a request. Refers to the operation's parts by name, so that it stays valid
 * when the description changes. Never contains credentials.
 */
export interface StoredRequest {
  /** The URL template in the description. */
  server?: string | undefined
  baseUrl?: string | undefined
  variables: (string | undefined)[]
  /** Names of the schemes of the selected alternative of `security`. */
  schemes?: string[] | undefined
  parameters: { in: string; name: string; value: Value }[]
  body?: { type: string; text?: string | undefined; value?: Value }
}

/** Applies a stored request to an operation. Values for parts that no longer exist are dropped. */
export function restoreRequest(
  operation: ConsoleOperation,
  stored: StoredRequest,
  fresh: RequestValues,
): RequestValues {
  const server = operation.servers.findIndex(({ url }) => url === stored.server)
  const content =
    operation.body?.content.findIndex(({ type }) => type === stored.body?.type) ?? -1
  const alternative = operation.security.findIndex(
    (each) => schemeNames(each).join() === stored.schemes?.join(),
  )
  const { text, value } = stored.body ?? {}
  return {
    ...fresh,
    ...(server >= 0 && { server, variables: stored.variables }),
    baseUrl: stored.baseUrl,
    ...(alternative >= 0 && { alternative }),
    parameters: operation.parameters.map(
      ({ in: place, name }) =>
        stored.parameters.find((each) => each.in === place && each.name === name)?.value,
    ),
    ...(content >= 0 && {
      body: { content, ...(text !== undefined && { text }), value },
    }),
  }
}

/** Names of the schemes of an alternative of `security`. */
export function schemeNames({ schemes }: ConsoleOperation['security'][number]): string[] {
  return schemes.map(({ name }) => name)
}
