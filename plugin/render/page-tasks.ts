import type { NavItem, PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type {
  DocumentAssets,
  PageProblem,
  RenderedContent,
  RenderedDocument,
  RenderedRows,
  SiteData,
} from '../../runtime/types/rendering.ts'
import type { RenderedPage } from '../../runtime/render-page.ts'
import type { ApiPart } from './api-part.ts'
import type { ImageSources } from './image-sources.ts'
import type { InlineCode } from './inline-code.ts'
import type { CompiledPage, CompileInput } from '../mdx/compiled-page.ts'
import type { OutputHandle } from '../kit/staging-writer.ts'
import type { StoreHandle } from '../kit/store.ts'
import type { AuthorModules } from './remembered-reads.ts'
import type { ReceivedApis } from './received-apis.ts'
import type { FileFailure } from '../kit/system-error.ts'

/** The protocol of page workers: setups, tasks and answers. */

/** Compiles a page to its program and facts. */
export interface CompileTask {
  type: 'compile'
  input: CompileInput
  /** `compileKey` of the input. */
  key: string
  /** Answer with the code before storing it. */
  codeFirst: boolean
}

/** What compiling a page resulted in. The program itself is usually only in the store. */
export interface CompileAnswer {
  facts: Omit<CompiledPage, 'code'>
  /** Milliseconds to compile. */
  ms: number
  /** Set if it couldn't be stored, or if `codeFirst` was requested. */
  code?: string
  /** Whether other threads can read facts and code from the store, now or soon. */
  isStored: boolean
}

/** Sent to every worker before its first task. */
export interface StoreSetup {
  type: 'store-setup'
  /** Absent if the store can't be shared with threads. */
  store: StoreHandle | undefined
  /** Parse pages in JavaScript only, see `allowNativeParser`. */
  parsesInScript: boolean
}

/** Which code of a site imports React. */
export interface ReactUse {
  /** Whether code that may be on any page does. */
  everywhere: boolean
  /** Ids of page imports that do. */
  imports: readonly string[]
}

/**
 * What rendering needs of the site, as a worker keeps it. Each setup below replaces a part of
 * it.
 */
export interface RenderSetup {
  site: SiteData
  /** Absolute path of the content folder, with forward slashes. */
  root: string
  /** As in `ContentSurroundings`. Empty in dev, where no content is stored. */
  overrides: Readonly<Record<string, string>>
  /** Empty in dev. */
  authorModules: AuthorModules
  react: ReactUse
  /** Sidebars shared by several pages. Tasks refer to them by index. */
  sidebars: NavItem[][]
  apis: ReceivedApis
  /** Islands of the client bundle. In a build, available once all contents are rendered. */
  islands: SiteData['islands']
}

/** Sent to workers before they render. */
interface SiteSetup extends Pick<
  RenderSetup,
  'site' | 'root' | 'overrides' | 'authorModules' | 'react'
> {
  type: 'site-setup'
  /** URL of the server bundle. Absent in dev, where modules are requested from the pool. */
  bundle?: string
}

interface SidebarsSetup extends Pick<RenderSetup, 'sidebars'> {
  type: 'sidebars-setup'
}

interface ApisSetup {
  type: 'apis-setup'
  /** API descriptions by location, as JSON. */
  apis: Record<string, string>
}

interface IslandsSetup extends Pick<RenderSetup, 'islands'> {
  type: 'islands-setup'
}

/** Where documents are written. */
interface OutputSetup {
  type: 'output-setup'
  output: OutputHandle
}

/** What workers need for several tasks, sent once before the first of them. */
export type Setup =
  StoreSetup | SiteSetup | SidebarsSetup | ApisSetup | IslandsSetup | OutputSetup

/** Renders a page's content. */
export interface ContentTask {
  type: 'content'
  /** `PreparedPage.contentKey`. Empty if the result must not be stored. */
  key: string
  codeKey: string
  /** Set if the store doesn't have it. */
  code?: string | undefined
  /** Code for the page's Markdown, if it differs. */
  agentsCode?: string
  page: PageData
  /** Ids of the imported modules. */
  imports: string[]
  /** The answer must include the content, even if it is stored. */
  isAsked?: boolean
  /** Why the page couldn't be compiled. */
  problem?: PageProblem
  /** Set for the 404 page, with its navigation. */
  notFound?: { navigation: PageNavigation }
  /** The part of an API description that it shows. */
  api?: ApiPart
  /** Whether to create the page's Markdown too. */
  markdown?: boolean
}

/** What is known about a page's content without loading it. */
export interface ContentFacts extends Omit<RenderedPage, 'html' | 'panel'> {
  /** Inline code that a strict policy has to list. */
  inline: InlineCode
  /** Class names that may be utilities (`computedClasses`). */
  classNames: string[]
  /** `src` of its images, as written (`findImages`). */
  images: string[]
}

/** What rendering a page's content resulted in. The content itself is usually only in the store. */
export interface ContentAnswer {
  facts: ContentFacts
  /** `renderedKey` of the result. Empty if it isn't stored. */
  key: string
  /** Whether Markdown was created too. */
  hasMarkdown: boolean
  /** Whether other threads can read it from the store. */
  isStored: boolean
  /** The content. Absent if it is stored and wasn't requested. */
  content?: RenderedPage
  /** The Markdown, under the same condition. */
  markdown?: string
}

/** The answer to a task that refers to a value which the store has lost. */
export interface MissingAnswer {
  isMissing: true
}

/** Renders the document around a page's content. */
export interface DocumentTask {
  type: 'document'
  page: PageData
  /** A shared sidebar is an index into `RenderSetup.sidebars`. */
  navigation: Omit<PageNavigation, 'sidebar'> & { sidebar: number | NavItem[] }
  assets: DocumentAssets
  /** The content, or its `renderedKey`. */
  content: string | RenderedContent
  /** Versions of images in the content, by their `src`. */
  images?: Record<string, ImageSources>
  /** Output paths to write the document to. If absent, the answer has the HTML. */
  files?: string[]
  /** Whether the author's code is in the layout, so that the policy must list what it embeds. */
  hasOwnLayout?: boolean
}

/** What a page's document refers to, and its size in bytes. `html` is set if it wasn't written. */
export type DocumentAnswer = Pick<RenderedDocument, 'islands' | 'styles' | 'warnings'> & {
  bytes: number
  /** `contentHash` of what was written. */
  hash?: string
  html?: string
  /** Inline code around the content and `assets.head`, if `DocumentTask.hasOwnLayout`. */
  inline?: InlineCode
  /** Why the files couldn't be written. A problem of the system, not of the page. */
  unwritten?: FileFailure
}

/** Renders the rows that documents with a long sidebar leave out. */
export interface RowsTask {
  type: 'rows'
  /** A page that has the sidebar. */
  page: PageData
  /** As in `DocumentTask.navigation`. */
  sidebar: number | NavItem[]
}

/** The rows as text, with what their document has to load. */
export interface RowsAnswer extends Pick<RenderedRows, 'styles' | 'warnings'> {
  /** `RenderedRows.lists` as JSON. */
  text: string
}
