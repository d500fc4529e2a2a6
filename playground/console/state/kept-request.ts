import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type { RequestValues, Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { variablesInValue } from '../variables/fill-text.ts'
import { SECRET_NAME } from '../variables/variable-set.ts'
import { maskSecrets } from './mask-secrets.ts'

/** What a reader typed, by the names of the operation, so that it outlives a change of the page. Never credentials. */
export interface KeptRequest {
  /** As the description writes it. */
  server?: string | undefined
  baseUrl?: string | undefined
  variables: (string | undefined)[]
  parameters: { in: string; name: string; value: Value }[]
  body?: { type: string; text?: string | undefined; value?: Value }
}

/** What may be kept of a request: no credentials, nothing that is or sounds secret, no files. */
export function keepRequest(
  operation: ConsoleOperation,
  values: RequestValues,
  source: SchemaSource,
): KeptRequest {
  const masked = maskSecrets(operation, values, source)
  const parameters = operation.parameters.flatMap(({ in: place, name }, index) => {
    const value = values.parameters[index]
    const isSecret = masked.parameters[index] !== value || SECRET_NAME.test(name)
    return value === undefined || isSecret || !isKept(value)
      ? []
      : [{ in: place, name, value }]
  })
  const { body, baseUrl } = values
  const type = body && operation.body?.content[body.content]?.type
  const isBodyKept =
    masked.body === body && isKept(body?.value) && !SECRET_NAME.test(body?.text ?? '')
  return {
    server: operation.servers[values.server]?.url,
    ...(baseUrl && !/[@?]/.test(baseUrl) && { baseUrl }),
    variables: values.variables,
    parameters,
    ...(type && isBodyKept && { body: { type, text: body.text, value: body.value } }),
  }
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

/** Names of the variables that stand where nothing is kept, in credentials above all: they are secret too. */
export function secretVariables(
  operation: ConsoleOperation,
  values: RequestValues,
  kept: KeptRequest,
): string[] {
  const hidden = operation.parameters.map(({ in: place, name }, index) =>
    kept.parameters.some((each) => each.in === place && each.name === name)
      ? undefined
      : values.parameters[index],
  )
  const body = kept.body ? undefined : [values.body?.text, values.body?.value]
  return variablesInValue([values.credentials, hidden, body])
}

/** Whether a value survives as JSON, and names nothing secret inside. */
function isKept(value: Value): boolean {
  if (value instanceof Blob) return false
  if (Array.isArray(value))
    return value.every((item) => item !== undefined && isKept(item))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([name, item]) => !SECRET_NAME.test(name) && isKept(item),
  )
}
