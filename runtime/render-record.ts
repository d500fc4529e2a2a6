import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { RenderWarning, When } from './types/rendering.ts'

/** What one server render finds out beside its HTML. */
export interface RenderRecord {
  /** Distinguishes the ids of this render from those of other renders on the same page. */
  readonly scope: string
  /** Island name to the moments at which it wakes, in the order of use. */
  readonly islands: Map<string, Set<When>>
  readonly warnings: RenderWarning[]
  /** What components leave for those that are rendered after them. */
  readonly notes: Map<string, string>
  /** The ids of each use of a snippet that is a component. */
  readonly snippets: (readonly string[])[]
  /** How many id scopes were handed out; the next one's number. */
  scopes: number
}

export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined)

/** An empty record. `scope` is a letter of its own for content, panel and layout. */
export function createRenderRecord(scope: string): RenderRecord {
  return {
    scope,
    islands: new Map(),
    warnings: [],
    notes: new Map(),
    snippets: [],
    scopes: 0,
  }
}

/** Reports something to the author of the page that is being rendered; nothing outside a render. */
export function useWarning(): (warning: RenderWarning) => void {
  const record = useContext(RenderRecordContext)
  return (warning) => record?.warnings.push(warning)
}
