import { useMemo } from 'preact/hooks'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { buildRequest } from '../../request/build-request.ts'
import type { RequestValues } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { maskSecrets } from './mask-secrets.ts'

/**
 * The request that would be sent now, and the one that samples show: the same, or with its
 * secrets hidden.
 */
export function useBuiltRequests(
  operation: ConsoleOperation,
  values: RequestValues,
  {
    base,
    source,
    revealed,
  }: {
    base: string
    source: SchemaSource
    /** Samples show secrets. */
    revealed: boolean
  },
) {
  const request = useMemo(
    () => buildRequest(operation, values, { base }),
    [operation, values, base],
  )
  const masked = useMemo(
    () => maskSecrets(operation, values, source),
    [operation, values, source],
  )
  const sample = useMemo(
    () =>
      buildRequest(operation, revealed ? values : masked, {
        base,
        secrets: revealed ? 'revealed' : 'masked',
      }),
    [operation, values, masked, base, revealed],
  )
  return { request, sample, hasSecrets: masked !== values }
}
