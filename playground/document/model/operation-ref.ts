import type { Api, Operation } from '../api-model.ts'

/** Names one operation, webhook or schema of one description. */
export interface OperationRef {
  /** Relative path or URL of the description. */
  spec: string
  kind: 'operation' | 'webhook' | 'schema' | 'overview'
  /** Upper case; empty for schemas. */
  method: string
  /** Path, webhook name or schema name. */
  path: string
}

/** The name of an operation or webhook. */
export function operationRef(api: Api, { kind, method, path }: Operation): OperationRef {
  return { spec: api.source, kind, method: kind === 'webhook' ? 'WEBHOOK' : method, path }
}
