import type { ExtendedModule } from '../../../runtime/render-page.ts'
import type { PageData } from '../../../runtime/types/pages.ts'
import type { PageModule, SiteData } from '../../../runtime/types/rendering.ts'
import type { Api } from '../../document/api-model.ts'
import type { SchemaPlace } from '../../document/schema/schema-place.ts'

/** Paths of the pages that one long list is spread over, and which of them this is. */
export interface Numbered {
  paths: string[]
  index: number
}

/** A page of the same site. */
export interface PageLink {
  title: string
  /** Root address. */
  url: string
  /** Of operations. */
  method?: string
}

export interface SchemaTarget {
  place: SchemaPlace
  schemaFolder: string
  numbered?: Numbered
  usedBy: PageLink[]
}

/** Operations under one tag. */
export interface OverviewGroup {
  name: string
  /** The tag, where its heading has another name for it. */
  tag?: string
  /** Of its heading: 3 below another tag. */
  level: 2 | 3
  description?: string
  docs?: { url: string; description?: string }
  links: PageLink[]
}

export interface OverviewTarget {
  groups: OverviewGroup[]
  numbered: Numbered
  /** Pages of the schemas; of many, only the address of their list. */
  schemas?: { url: string; links: PageLink[] }
  /** Address of the description. */
  download: string
}

export interface ChannelTarget {
  /** Path of the folder with the pages of the description's schemas. */
  schemaFolder: string
  /** Pages of other channels that replies travel through; their titles are names of channels. */
  replies: PageLink[]
}

export interface SchemaIndexTarget {
  links: PageLink[]
  numbered: Numbered
}

/** What a page is bound to, by names: descriptions are sent to workers once. */
export type ApiTarget =
  | {
      kind: 'operation'
      source: string
      target: 'operation' | 'webhook'
      method: string
      path: string
      /** Path of the folder with the pages of the description's schemas. */
      schemaFolder: string
    }
  | ({
      kind: 'channel'
      source: string
      channel: string
      /** The protocol, as `OperationRef` has it, and the address. */
      method: string
      path: string
      hasMessages: boolean
    } & ChannelTarget)
  | ({ kind: 'schema'; source: string } & SchemaTarget)
  | ({ kind: 'overview'; source: string } & OverviewTarget)
  | ({ kind: 'schemas'; source: string } & SchemaIndexTarget)
  | { kind: 'manual'; method: string; target: string }
  | { kind: 'missing'; diagnostic: { message: string; hint?: string } }

/** Code in a language to the inside of `<code>`, with the classes it uses; undefined where the language is unknown. */
export type HighlightSample = (
  code: string,
  language: string,
) => Promise<{ html: string; styles: Record<string, string> } | undefined>

/** What an API page is rendered from. */
export interface ApiPageInput {
  target: ApiTarget
  /** The page's own text. */
  module: PageModule
  /** The description that the target names. */
  api: Api | undefined
  page: PageData
  site: SiteData
  highlight: HighlightSample
}

/** `pages/api-module.tsx`, as the server bundle has it. */
export interface ApiModule {
  buildApiModule(input: ApiPageInput): Promise<ExtendedModule>
}
