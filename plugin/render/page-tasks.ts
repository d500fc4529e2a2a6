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
import type { InlineCode } from './inline-code.ts'
import type { CompiledPage, CompileInput } from '../mdx/compiled-page.ts'
import type { OutputHandle } from '../kit/staging-writer.ts'
import type { StoreHandle } from '../kit/store.ts'
import type { AuthorModules } from './remembered-reads.ts'
import type { SentApis } from './sent-apis.ts'
import type { FileFailure } from '../kit/system-error.ts'

/** What is asked of a page worker, and what it answers. */

export interface CompileTask {
  type: 'compile'
  input: CompileInput
  /** `compileKey` of the input. */
  key: string
  /** Answer with the code, and store it afterwards. */
  codeFirst: boolean
}

export interface CompileAnswer {
  facts: Omit<CompiledPage, 'code'>
  /** Milliseconds that the compiler took. */
  ms: number
  /** Given where it could not be stored, and where it was asked for first. */
  code?: string
  /** Other threads find facts and code in the store, or soon will. */
  isStored: boolean
}

/** Sent to every worker before its first task. */
export interface StoreSetup {
  type: 'store-setup'
  /** Absent where there is no store that threads can share. */
  store: StoreHandle | undefined
  /** Pages are parsed in JavaScript alone: see `useNativeParser`. */
  parsesInScript: boolean
}

/** What of a site imports React. */
export interface ReactUse {
  /** What may be on any page. */
  everywhere: boolean
  /** Ids of imports of pages. */
  imports: readonly string[]
}

/** What rendering reads of the site, as a worker holds it: each message below replaces its part. */
export interface RenderSetup {
  site: SiteData
  /** Absolute path of the content folder, posix. */
  root: string
  /** As in `ContentSurroundings`; empty in dev, where no content is stored. */
  overrides: Readonly<Record<string, string>>
  /** Empty in dev. */
  authorModules: AuthorModules
  react: ReactUse
  /** Sidebars that tasks name by their number, each shared by the pages of a branch. */
  sidebars: NavItem[][]
  apis: SentApis
  /** The browser's islands. Known in a build when all contents are rendered. */
  islands: SiteData['islands']
}

/** Sent to every worker before it renders. */
export interface SiteSetup extends Pick<
  RenderSetup,
  'site' | 'root' | 'overrides' | 'authorModules' | 'react'
> {
  type: 'site-setup'
  /** URL of the build's server bundle; absent in dev, where the pool is asked for modules. */
  bundle?: string
}

export interface SidebarsSetup extends Pick<RenderSetup, 'sidebars'> {
  type: 'sidebars-setup'
}

export interface ApisSetup {
  type: 'apis-setup'
  /** API descriptions by location, as JSON. */
  apis: Record<string, string>
}

export interface IslandsSetup extends Pick<RenderSetup, 'islands'> {
  type: 'islands-setup'
}

/** Where documents are written. */
export interface OutputSetup {
  type: 'output-setup'
  output: OutputHandle
}

export type Setup =
  StoreSetup | SiteSetup | SidebarsSetup | ApisSetup | IslandsSetup | OutputSetup

/** Render a page's own HTML. */
export interface ContentTask {
  type: 'content'
  /** `PreparedPage.contentKey`; empty where the result is not stored. */
  key: string
  codeKey: string
  /** Given where the store does not have it. */
  code?: string | undefined
  /** The code of the page's Markdown, where it is another. */
  agentsCode?: string
  page: PageData
  /** Ids of the modules it imports. */
  imports: string[]
  /** The answer must have the content, also where it is stored. */
  isAsked?: boolean
  /** Why it could not be compiled. */
  problem?: PageProblem
  /** The page for unknown addresses, with what is around it. */
  notFound?: { navigation: PageNavigation }
  /** What it shows of an API description. */
  api?: ApiPart
  /** The page as Markdown too. */
  markdown?: boolean
}

/** What is known of a page's own HTML without holding it. */
export interface ContentFacts extends Omit<RenderedPage, 'html' | 'panel'> {
  /** What a strict policy has to name. */
  inline: InlineCode
}

export interface ContentAnswer {
  facts: ContentFacts
  /** `renderedKey` of the result; empty where it is not stored. */
  key: string
  /** The page as Markdown was made too. */
  hasMarkdown: boolean
  /** Other threads find it in the store. */
  isStored: boolean
  /** The page's own HTML; absent where it is in the store and nobody has asked for it. */
  content?: RenderedPage
  /** Given as `content` is. */
  markdown?: string
}

/** The answer to a task that names a value which the store has lost. */
export interface MissingAnswer {
  isMissing: true
}

/** Render the document around a page's content. */
export interface DocumentTask {
  type: 'document'
  page: PageData
  /** A sidebar that many pages share is named by its number in `RenderSetup.sidebars`. */
  navigation: Omit<PageNavigation, 'sidebar'> & { sidebar: number | NavItem[] }
  assets: DocumentAssets
  /** The content, or its `renderedKey`. */
  content: string | RenderedContent
  /** Paths in the output to write the document to; absent where its text is the answer. */
  files?: string[]
}

export type DocumentAnswer = Pick<RenderedDocument, 'islands' | 'styles' | 'warnings'> & {
  bytes: number
  /** `contentHash` of what was written. */
  hash?: string
  html?: string
  /** Why the files could not be written: the machine's fault, not the page's. */
  unwritten?: FileFailure
}

/** Render the rows of a long sidebar that documents lack. */
export interface RowsTask {
  type: 'rows'
  /** A page that has the sidebar. */
  page: PageData
  /** As in `DocumentTask.navigation`. */
  sidebar: number | NavItem[]
}

export interface RowsAnswer extends Pick<RenderedRows, 'styles' | 'warnings'> {
  /** `RenderedRows.lists` as JSON. */
  text: string
}
