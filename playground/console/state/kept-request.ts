import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type { BodyValue, RequestValues, Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { variablesInValue } from '../variables/fill-text.ts'
import { soundsSecret } from '../variables/sounds-secret.ts'
import { splitBody, splitSecrets, type Parts } from './secret-parts.ts'

/** What a reader typed, by the names of the operation, so that it outlives a change of the page. Never credentials. */
export interface KeptRequest {
  /** As the description writes it. */
  server?: string | undefined
  baseUrl?: string | undefined
  variables: (string | undefined)[]
  parameters: { in: string; name: string; value: Value }[]
  body?: { type: string; text?: string | undefined; value?: Value }
}

/** What may be kept of a request: no credentials, no part that is or sounds secret, no files. */
export function keepRequest(
  operation: ConsoleOperation,
  values: RequestValues,
  source: SchemaSource,
): KeptRequest {
  const parameters = operation.parameters.flatMap(({ in: place, name }, index) => {
    const { open } = splitParameter(operation, values, index, source)
    return open === undefined ? [] : [{ in: place, name, value: open }]
  })
  const { body, baseUrl } = values
  const type = body && operation.body?.content[body.content]?.type
  const open = body && splitContent(operation, body, source).open
  return {
    server: operation.servers[values.server]?.url,
    ...(baseUrl && !/[@?]/.test(baseUrl) && { baseUrl }),
    variables: values.variables,
    parameters,
    ...(type && open && { body: { type, ...open } }),
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
  source: SchemaSource,
): string[] {
  const { body, credentials } = values
  const hidden = operation.parameters.flatMap(
    (_, index) => splitParameter(operation, values, index, source).secrets,
  )
  const inBody = body ? splitContent(operation, body, source).secrets : []
  return variablesInValue([credentials, hidden, inBody])
}

function splitParameter(
  { parameters }: ConsoleOperation,
  values: RequestValues,
  index: number,
  source: SchemaSource,
): Parts<Value> {
  const { name, schema = {} } = parameters[index]!
  const value = values.parameters[index]
  return soundsSecret(name)
    ? { open: undefined, secrets: [value] }
    : splitSecrets(schema, value, source)
}

function splitContent(
  { body }: ConsoleOperation,
  typed: BodyValue,
  source: SchemaSource,
): ReturnType<typeof splitBody> {
  return splitBody(body?.content[typed.content]?.schema ?? {}, typed, source)
}
