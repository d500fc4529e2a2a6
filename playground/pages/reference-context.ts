import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Api } from '../document/api-model.ts'
import type { Schema } from '../document/schema-model.ts'
import { type SchemaView, viewSchema } from '../document/schema/schema-view.ts'
import { createAnchors } from '../document/create-anchors.ts'
import type { FollowUp } from './list/api-page-input.ts'
import type { RowBudget } from './list/row-budget.ts'

/** Which nested objects are initially expanded (`api.params.expanded`). */
export type Expanded = 'all' | 'topLevel' | 'topLevelOneOfs' | 'closed'

/**
 * Which examples of bodies the side panel shows without JavaScript: the first of the request's
 * first content type and all of the responses (`operation`), only those of the responses, because
 * the author wrote the request samples (`responses`), all (`webhook`) or none.
 */
export type PanelExamples = 'operation' | 'responses' | 'webhook' | 'none'

/** Shared state of rendering a reference page. */
export interface Reference {
  api: Api
  maintainOrder: boolean
  expanded: Expanded
  /** Level of section headings; 3 inside a callback. */
  level: 2 | 3
  panel: PanelExamples
  claimAnchor: (wanted: string) => string
  /** Path of the folder with the schema pages; `undefined` if there are none. */
  schemaFolder: string | undefined
  /** The pages of operations that responses link to. */
  followUps: readonly FollowUp[]
  /** `SchemaPlace.key` of the schema that the page documents. */
  own: string | undefined
  /**
   * Schemas that are already shown as a body, by key, with the id of their rows. Other bodies
   * link to them.
   */
  shown: Map<string, string>
}

/** Provided by API pages around their content. Read with `useReference`. */
export const ReferenceContext = createContext<Reference | undefined>(undefined)

/**
 * How all schemas of a page are displayed. `own` is the id of the schema that the page is about.
 */
export interface ReferenceOptions {
  maintainOrder: boolean
  expanded: Expanded
  schemaFolder?: string | undefined
  followUps?: readonly FollowUp[]
  own?: string
  /** `none` by default. */
  panel?: PanelExamples
}

/**
 * Creates the state for rendering a page.
 *
 * @param taken Ids that are already in use.
 */
export function createReference(
  api: Api,
  options: ReferenceOptions,
  taken: Iterable<string> = [],
): Reference {
  const { maintainOrder, expanded, schemaFolder, own } = options
  const { panel = 'none', followUps = [] } = options
  return {
    api,
    maintainOrder,
    expanded,
    level: 2,
    panel,
    claimAnchor: createAnchors(taken),
    schemaFolder,
    followUps,
    own,
    shown: new Map(),
  }
}

/**
 * The reference being rendered.
 *
 * @throws Error outside of an API page.
 */
export function useReference(): Reference {
  const reference = useContext(ReferenceContext)
  if (!reference) throw new Error('useReference() can only be used inside an API page')
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
