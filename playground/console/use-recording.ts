import { useEffect, useRef } from 'preact/hooks'
import type { SchemaSource } from '../document/schema/flat-schema.ts'
import { buildRequest } from '../request/build-request.ts'
import type { RequestValues } from '../request/operation.ts'
import type { ConsoleOperation } from './props/console-props.ts'
import type { HttpExchange } from './send/http-exchange.ts'
import { storableRequest } from './state/storable-request.ts'
import { MASK, maskSecrets } from './state/mask-secrets.ts'
import { addToHistory } from './state/tab-store.ts'
import { withoutSecrets } from './state/use-built-requests.ts'
import { fillValues } from './variables/fill-values.ts'
import { readVariableValues } from './variables/variable-store.ts'

/**
 * Adds each completed or failed request to the tab's history, as it was sent but without secrets.
 */
export function useRecording(
  { phase, ...exchange }: HttpExchange,
  key: string,
  operation: ConsoleOperation,
  values: RequestValues,
  { base, source }: { base: string; source: SchemaSource },
): void {
  const sent = useRef({ values, variables: readVariableValues() })
  useEffect(() => {
    if (phase === 'waiting') sent.current = { values, variables: readVariableValues() }
    if (phase !== 'done' && phase !== 'failed') return
    record(sent.current)
  }, [phase])

  function record({ values: entered, variables }: typeof sent.current) {
    const time = Date.now()
    const request = storableRequest(operation, entered, source)
    // The URL contains parameters, so build it only from values that may be stored.
    const kept = maskSecrets(operation, entered, source)
    const parameters = operation.parameters.map(
      ({ in: place, name }, index) =>
        request.parameters.find((each) => each.in === place && each.name === name)
          ?.value ?? (kept.parameters[index] === undefined ? undefined : MASK),
    )
    const filled = fillValues(
      operation,
      { ...kept, parameters, baseUrl: request.baseUrl },
      source,
      withoutSecrets(variables),
    )
    const { method, url } = buildRequest(operation, filled, { base, secrets: 'masked' })
    addToHistory({
      time,
      method,
      url,
      ...('head' in exchange && { status: exchange.head.status }),
      key,
      page: location.pathname,
      request,
    })
  }
}
