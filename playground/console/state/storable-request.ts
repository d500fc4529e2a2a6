import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type { BodyValue, RequestValues, Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { variablesInValue } from '../variables/fill-text.ts'
import { looksSecret } from '../variables/looks-secret.ts'
import { schemeNames, type StoredRequest } from './stored-request.ts'
import { splitBody, splitSecrets, type Parts } from './secret-parts.ts'

/**
 * The part of a request that may be stored: no credentials, nothing that is or sounds secret, no
 * files.
 */
export function storableRequest(
  operation: ConsoleOperation,
  values: RequestValues,
  source: SchemaSource,
): StoredRequest {
  const parameters = operation.parameters.flatMap(({ in: place, name }, index) => {
    const { open } = splitParameter(operation, values, index, source)
    return open === undefined ? [] : [{ in: place, name, value: open }]
  })
  const { body, baseUrl } = values
  const type = body && operation.body?.content[body.content]?.type
  const open = body && splitContent(operation, body, source).open
  const alternative = operation.security[values.alternative]
  return {
    server: operation.servers[values.server]?.url,
    ...(baseUrl && !/[@?]/.test(baseUrl) && { baseUrl }),
    variables: values.variables,
    ...(alternative && { schemes: schemeNames(alternative) }),
    parameters,
    ...(type && open && { body: { type, ...open } }),
  }
}

/** Names of variables used in the parts that aren't stored. These variables are secret as well. */
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
  return looksSecret(name)
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
