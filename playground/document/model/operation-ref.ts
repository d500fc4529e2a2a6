import type { Api, Operation } from '../api-model.ts'

/** Names one operation, webhook, channel or schema of one description. */
export interface OperationRef {
  /** Relative path or URL of the description. */
  spec: string
  kind: 'operation' | 'webhook' | 'channel' | 'schema' | 'overview'
  /** Upper case; of channels the protocol, empty for schemas. */
  method: string
  /** Path, or the name of a webhook, channel or schema. */
  path: string
}

/** The name of an operation or webhook. */
export function operationRef(api: Api, { kind, method, path }: Operation): OperationRef {
  return { spec: api.source, kind, method: kind === 'webhook' ? 'WEBHOOK' : method, path }
}
