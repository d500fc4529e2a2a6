import { useContext } from 'preact/hooks'
import { RenderRecordContext } from './render-record.ts'
import type { PendingCode } from './types/rendering.ts'

/**
 * Adds code to the record of the current rendering.
 *
 * @returns The value of `data-pending` for its `<code>`. Undefined if the code stays plain, as in the
 *   browser.
 */
export function usePendingCode(request: Omit<PendingCode, 'id'>): string | undefined {
  const record = useContext(RenderRecordContext)
  if (!record?.codes) return undefined
  const id = `${record.scope}${record.codes.length}`
  record.codes.push({ ...request, id })
  return id
}
