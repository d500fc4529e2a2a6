import type { Api, Operation } from '../document/api-model.ts'
import { MAX_BESIDE_ROWS } from './example-text.ts'
import { payloadSamples, type Sample } from './request-samples.ts'

/**
 * An example of what each callback of an operation sends, by the callback. Callbacks with written
 * examples are left out: those are listed with the body.
 */
export function callbackPayloads(
  api: Api,
  { callbacks }: Operation,
): Map<Operation, Sample> {
  const payloads = new Map<Operation, Sample>()
  for (const { operation } of callbacks) {
    const isWritten = operation.body?.content[0]?.examples.length
    const [payload] = isWritten ? [] : payloadSamples(api, operation)
    if (payload && payload.code.length <= MAX_BESIDE_ROWS)
      payloads.set(operation, payload)
  }
  return payloads
}
