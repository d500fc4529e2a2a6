import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Api, Schema } from '../api.ts'
import { type SchemaView, viewSchema } from '../model/schema-view.ts'
import { createAnchors } from './anchors.ts'
import type { Expanded } from './schema-fields.tsx'

/** What the parts of one reference page share while it is rendered. */
export interface Reference {
  api: Api
  maintainOrder: boolean
  expanded: Expanded
  /** Of the sections' headings; inside of a callback they are smaller. */
  level: 2 | 3
  claimAnchor: (wanted: string) => string
  /** Rows that the page may still get. */
  budget: { left: number }
  /** Schemas that are shown as a body already, with their rows: those of other statuses lead there. */
  shown: Map<string, string>
}

/** Bounds the page of an explosive description: about 0.5 MB of HTML, 50 KB on the wire. */
const MOST_ROWS = 500

export const ReferenceContext = createContext<Reference | undefined>(undefined)

export function createReference(
  api: Api,
  { maintainOrder, expanded }: { maintainOrder: boolean; expanded: Expanded },
  taken: Iterable<string> = [],
): Reference {
  return {
    api,
    maintainOrder,
    expanded,
    level: 2,
    claimAnchor: createAnchors(taken),
    budget: { left: MOST_ROWS },
    shown: new Map(),
  }
}

/** The reference that is being rendered. Throws outside of an operation's or schema's page. */
export function useReference(): Reference {
  const reference = useContext(ReferenceContext)
  if (!reference)
    throw new Error('useReference() works inside of OperationPage and SchemaPage only')
  return reference
}

/**
 * The view of a schema on this page. Each may take half of the rows that are left, so that
 * an explosive body leaves room for the responses.
 */
export function openSchema(
  reference: Reference,
  schema: Schema,
  anchor: string,
  direction: 'request' | 'response' | 'both',
): SchemaView {
  const { api, maintainOrder, claimAnchor, budget } = reference
  const before = Math.max(0, Math.ceil(budget.left / 2))
  const share = { left: before }
  const view = viewSchema(api, schema, anchor, {
    direction,
    maintainOrder,
    claimAnchor,
    budget: share,
  })
  budget.left -= before - share.left
  return view
}
