import type { ComponentChildren } from 'preact'
import type { Api } from '../document/api-model.ts'
import type { FollowUp } from './list/api-page-input.ts'
import type { Expanded } from './reference-context.ts'

/** What the pages of operations and of channels have in common. */
export interface ReferencePageProps {
  api: Api
  /** The setting `api.maintainOrder`. */
  maintainOrder: boolean
  /** The setting `api.params.expanded`. */
  expanded: Expanded
  /** The setting `api.playground.display`; `none` hides the endpoint bar. */
  playground: 'interactive' | 'simple' | 'none'
  /** Show the description. False if the page's header already shows it. */
  withDescription: boolean
  /** Reserve a place for the examples, which are rendered separately. */
  hasExamples?: boolean
  /** Ids of the headings in the page's own content. */
  takenIds?: Iterable<string>
  /** Path of the folder with the schema pages. */
  schemaFolder?: string
  /** The pages of operations that responses link to. */
  followUps?: readonly FollowUp[]
  /** The button that opens the playground: "Try it" or "Connect". */
  action?: ComponentChildren
  /** The page's own content, between the endpoint bar and the reference. */
  children?: ComponentChildren
}
