import { useContext } from 'preact/hooks'
import { RenderRecordContext } from './render-record.ts'

/**
 * Returns an id that users style if this is the first component on the page to ask for it, else
 * undefined. Server only.
 */
export function useFirstUseId(id: string): string | undefined {
  const notes = useContext(RenderRecordContext)?.notes
  if (notes?.has(id)) return undefined
  notes?.set(id, '')
  return id
}
