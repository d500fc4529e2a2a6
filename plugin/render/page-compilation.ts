import type { CompiledPage } from '../mdx/compiled-page.ts'
import type { Page } from '../site/site.ts'

/** A compiled page without its code, which is loaded where it is needed. */
export type PageFacts = Omit<CompiledPage, 'code'>

/** The result of compiling a page. */
export interface PageCompilation {
  page: Page
  /** Key of the result, which covers everything it depends on. */
  key: string
  facts: PageFacts
  /** Milliseconds to compile, or 0 if it was cached. */
  ms: number
  cached: boolean
  /** The code, if it is not in the store (yet). */
  code?: string
}
