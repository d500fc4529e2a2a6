import { useContext } from 'preact/hooks'
import { RenderRecordContext } from './render-record.ts'

/** An id that users style, for the first part of a page that asks for it; the others have none. Server only. */
export function useOwnPartId(id: string): string | undefined {
  const notes = useContext(RenderRecordContext)?.notes
  if (notes?.has(id)) return undefined
  notes?.set(id, '')
  return id
}
