import type { Api, Operation } from '../api-model.ts'

/** Identifies an operation, webhook, channel, schema or overview of an API description. */
export interface OperationRef {
  /** Path or URL of the description, as in `Api.source`. */
  spec: string
  kind: 'operation' | 'webhook' | 'channel' | 'schema' | 'overview'
  /** Upper-case method, `WEBHOOK`, the protocol of a channel, or empty for schemas. */
  method: string
  /** Path of an operation, or the name of a webhook, channel or schema. */
  path: string
}

/** The reference to an operation or webhook. */
export function operationRef(api: Api, { kind, method, path }: Operation): OperationRef {
  return { spec: api.source, kind, method: kind === 'webhook' ? 'WEBHOOK' : method, path }
}
