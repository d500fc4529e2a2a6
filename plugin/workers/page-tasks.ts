import type { NavItem, PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type {
  DocumentAssets,
  PageProblem,
  RenderedContent,
  RenderedDocument,
  SiteData,
} from '../../runtime/types/rendering.ts'
import type { RenderedPage } from '../../runtime/render-page.ts'
import type { ApiPart } from '../apis/api-part.ts'
import type { CompiledPage, CompileInput } from '../mdx/types.ts'

/** What is asked of a page worker, and what it answers. */

export interface CompileTask {
  type: 'compile'
  input: CompileInput
  /** Key of the input: the facts are kept under it, the code under it and its dependencies. */
  key: string
  /** Cache folder; absent where values are kept in memory. */
  cache: string | undefined
  /** Answer with the code, and keep it afterwards. */
  codeFirst: boolean
}

export interface CompileAnswer {
  facts: Omit<CompiledPage, 'code'>
  /** Milliseconds that the compiler took. */
  ms: number
  /** Given where there is no cache folder to leave it in, and where it was asked for. */
  code?: string
}

/** Sent to every worker before the first page is rendered. */
export interface RenderSetup {
  type: 'render-setup'
  /** URL of the server bundle. */
  bundle: string
  site: SiteData
  /** Absolute path of the content folder. */
  root: string
  /** Sidebars, each shared by the pages of a branch. */
  sidebars: NavItem[][]
  /** API descriptions by location, as JSON: each worker reads those whose pages it draws. */
  apis: Record<string, string>
  cache: string | undefined
}

/** Sent once the browser's files are known, before the first document is drawn. */
export interface IslandsSetup {
  type: 'islands-setup'
  islands: SiteData['islands']
}

/** Draw a page's own HTML. */
export interface ContentTask {
  type: 'content'
  /** Cache key of the result. */
  key: string
  codeKey: string
  /** Given where there is no cache folder. */
  code?: string
  /** The code of the page's Markdown, where it is another. */
  agentsCode?: string
  page: PageData
  /** Ids of the modules it imports. */
  imports: string[]
  /** Why it could not be compiled. */
  problem?: PageProblem
  /** The page for unknown addresses, with what is around it. */
  notFound?: { navigation: PageNavigation }
  /** What it shows of an API description. */
  api?: ApiPart
}

/** What is known of a page's own HTML without holding it. */
export type ContentFacts = Omit<RenderedPage, 'html' | 'panel'>

export interface ContentAnswer {
  facts: ContentFacts
  /** The page's own HTML; absent where it was left in the cache folder. */
  content?: RenderedContent
  /** The page as Markdown, where `features.markdown` asks for it; absent as `content` is. */
  markdown?: string
}

/** Draw the document around a page's content and write it. */
export interface DocumentTask {
  type: 'document'
  page: PageData
  navigation: Omit<PageNavigation, 'sidebar'> & { sidebar: number }
  assets: DocumentAssets
  /** Cache key of the content, or the content itself. */
  content: string | RenderedContent
  /** Absolute paths to write the document to. */
  files: string[]
}

export type DocumentAnswer = Pick<RenderedDocument, 'islands' | 'styles' | 'warnings'> & {
  bytes: number
}
