import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { CodePlace } from './kit/code-places.ts'
import type { PendingCode, RenderWarning, When } from './types/rendering.ts'

/** A part whose id is made from its title. */
export type TitledKind = 'titled' | 'step' | 'update' | 'field'

/** What a server render collects besides the HTML. */
export interface RenderRecord {
  /** Prefixes the ids of this render, to separate them from other renders on the same page. */
  readonly scope: string
  /** Island name to the `when` values with which it is used, in order of use. */
  readonly islands: Map<string, Set<When>>
  readonly warnings: RenderWarning[]
  /** Values that components leave for components rendered after them. */
  readonly notes: Map<string, string>
  /** Ids of each rendered use of a component snippet. */
  readonly snippets: (readonly string[])[]
  /** The id of a part with a title, where the page's code doesn't have it. Absent in the layout. */
  readonly titledId?: ((title: string, kind: TitledKind) => string) | undefined
  /** Finds where an error of the author's code was thrown. Absent in the layout. */
  readonly placeOf?: ((error: unknown) => CodePlace | undefined) | undefined
  /** Code to be highlighted. Absent if it stays plain. */
  readonly codes?: PendingCode[]
  /** Number of id scopes handed out, and the next scope's number. */
  scopes: number
}

/** The parts of a record that are given to it. */
export type GivenToRecord = Pick<RenderRecord, 'titledId' | 'placeOf'> & {
  /** Receives code to be highlighted. */
  codes?: PendingCode[] | undefined
}

/** The record of the current rendering. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined)

/**
 * Creates an empty record. Content, panel and layout each have their own letter as `scope`.
 *
 * @param given What the content of pages has, and the layout doesn't.
 */
export function createRenderRecord(
  scope: string,
  given: GivenToRecord = {},
): RenderRecord {
  const { codes, titledId, placeOf } = given
  return {
    ...(codes && { codes }),
    titledId,
    placeOf,
    scope,
    islands: new Map(),
    warnings: [],
    notes: new Map(),
    snippets: [],
    scopes: 0,
  }
}

/**
 * Returns a function that reports a warning to the author of the current page. No-op outside of
 * a render.
 */
export function useWarning(): (warning: RenderWarning) => void {
  const record = useContext(RenderRecordContext)
  return (warning) => record?.warnings.push(warning)
}
