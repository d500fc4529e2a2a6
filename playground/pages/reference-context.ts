import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Api } from '../document/api-model.ts'
import type { Schema } from '../document/schema-model.ts'
import { type SchemaView, viewSchema } from '../document/schema/schema-view.ts'
import { createAnchors } from '../document/create-anchors.ts'
import type { RowBudget } from './list/row-budget.ts'

/** Which nested objects are open at first (`api.params.expanded`). */
export type Expanded = 'all' | 'topLevel' | 'topLevelOneOfs' | 'closed'

/** What the parts of a reference page share while it is rendered. */
export interface Reference {
  api: Api
  maintainOrder: boolean
  expanded: Expanded
  /** Of the sections' headings; inside of a callback they are smaller. */
  level: 2 | 3
  claimAnchor: (wanted: string) => string
  /** Path of the folder with the pages of the schemas; absent where there are none. */
  schemaFolder: string | undefined
  /** `SchemaPlace.key` of the schema that the page is about. */
  own: string | undefined
  /** Schemas that are shown as a body already, with their rows: those of other statuses lead there. */
  shown: Map<string, string>
}

export const ReferenceContext = createContext<Reference | undefined>(undefined)

export interface ReferenceOptions {
  maintainOrder: boolean
  expanded: Expanded
  schemaFolder?: string | undefined
  own?: string
}

export function createReference(
  api: Api,
  { maintainOrder, expanded, schemaFolder, own }: ReferenceOptions,
  taken: Iterable<string> = [],
): Reference {
  return {
    api,
    maintainOrder,
    expanded,
    level: 2,
    claimAnchor: createAnchors(taken),
    schemaFolder,
    own,
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

/** The view of a schema on this page, within its budget. */
export function openSchema(
  { api, maintainOrder, claimAnchor }: Reference,
  schema: Schema,
  anchor: string,
  direction: 'request' | 'response' | 'both',
  { most, nested, first }: RowBudget & { first?: number },
): SchemaView {
  return viewSchema(api, schema, anchor, {
    direction,
    maintainOrder,
    claimAnchor,
    budget: { left: nested },
    most,
    ...(first !== undefined && { first }),
  })
}
