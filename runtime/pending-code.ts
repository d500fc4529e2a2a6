import { useContext } from 'preact/hooks'
import { IslandPlace } from './island-place.ts'
import { RenderRecordContext } from './render-record.ts'
import type { PendingCode } from './types/rendering.ts'

/**
 * Adds code to the record of the current rendering.
 *
 * @returns The value for `data-pending`, which must be the last attribute of its `<code>`.
 *   Undefined if the code stays plain: in the browser, and in an island, which the browser renders
 *   again.
 */
export function usePendingCode(request: Omit<PendingCode, 'id'>): string | undefined {
  const record = useContext(RenderRecordContext)
  const isHydrated = useContext(IslandPlace) === 'island'
  if (!record?.codes || isHydrated) return undefined
  const id = `${record.scope}${record.codes.length}`
  record.codes.push({ ...request, id })
  return id
}
