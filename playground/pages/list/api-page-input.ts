import type { ExtendedModule } from '../../../runtime/render-page.ts'
import type { PageData } from '../../../runtime/types/pages.ts'
import type { PageModule, SiteData } from '../../../runtime/types/rendering.ts'
import type { Api } from '../../document/api-model.ts'
import type { SchemaPlace } from '../../document/schema/schema-place.ts'

/** Paths of the pages that a long list is split into, and the index of the current one. */
export interface PageSeries {
  paths: string[]
  index: number
}

/** A link to a page of the site. */
export interface PageLink {
  title: string
  /** Root-relative, without the base. */
  url: string
  /** For operations and channels: the method or protocol shown as a pill. */
  method?: string
  deprecated?: true
}

/** A page of a schema, or one of several that share its rows, with the pages that use it. */
export interface SchemaTarget {
  place: SchemaPlace
  schemaFolder: string
  series?: PageSeries
  usedBy: PageLink[]
}

/** The pages of one tag. */
export interface OverviewGroup {
  /** Empty for the pages without a tag. */
  name: string
  /** True if all pages are without a tag. */
  only?: boolean
  /** Name of the tag, if the heading shows its label instead. */
  tag?: string
  /** Level of the heading: 3 for child tags. */
  level: 2 | 3
  description?: string
  docs?: { url: string; description?: string }
  links: PageLink[]
}

/** What the first page of a description links to. */
export interface OverviewTarget {
  schemaFolder: string
  groups: OverviewGroup[]
  series: PageSeries
  /** Links to the schema pages. If there are many, only the URL of their index. */
  schemas?: { url: string; links: PageLink[] }
  /** URL of the description's file. */
  download: string
}

/** What the page of a channel links to. */
export interface ChannelTarget {
  /** Path of the folder with the description's schema pages. */
  schemaFolder: string
  /** Pages of the channels that replies use, titled with the channel's name. */
  replies: PageLink[]
}

/** The page of an operation that a response links to, with the `target` of the link. */
export interface FollowUp {
  target: string
  url: string
}

/** One page of the list of all schemas of a description. */
export interface SchemaIndexTarget {
  schemaFolder: string
  links: PageLink[]
  series: PageSeries
}

/**
 * What an API page shows, by name: the descriptions themselves are sent to each worker only once.
 */
export type ApiTarget =
  | {
      kind: 'operation'
      source: string
      target: 'operation' | 'webhook'
      method: string
      path: string
      /** Path of the folder with the description's schema pages. */
      schemaFolder: string
      followUps?: FollowUp[]
    }
  | ({
      kind: 'channel'
      source: string
      channel: string
      /** As in `OperationRef`: protocol and address. */
      method: string
      path: string
      hasMessages: boolean
    } & ChannelTarget)
  | ({ kind: 'schema'; source: string } & SchemaTarget)
  | ({ kind: 'overview'; source: string } & OverviewTarget)
  | ({ kind: 'schemas'; source: string } & SchemaIndexTarget)
  | { kind: 'manual'; method: string; target: string }
  | { kind: 'missing'; diagnostic: { message: string; hint?: string } }

/**
 * Highlights code: returns the inner HTML of `<code>` and the styles of the classes it uses.
 * `undefined` if the language isn't known.
 */
export type HighlightSample = (
  code: string,
  language: string,
) => Promise<{ html: string; styles: Record<string, string> } | undefined>

/** The input for rendering an API page. */
export interface ApiPageInput {
  target: ApiTarget
  /** The page's own MDX content. */
  module: PageModule
  /** The description that `target.source` refers to. */
  api: Api | undefined
  page: PageData
  site: SiteData
  highlight: HighlightSample
}

/** The exports of `pages/api-module.tsx` in the server bundle. */
export interface ApiModule {
  buildApiModule(input: ApiPageInput): Promise<ExtendedModule>
}
