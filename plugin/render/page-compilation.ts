import type { CompiledPage } from '../mdx/compiled-page.ts'
import type { Page } from '../site/site.ts'

/** Everything of a compiled page but its code, which stays where it is needed. */
export type PageFacts = Omit<CompiledPage, 'code'>

/** One page after the compile step. */
export interface PageCompilation {
  page: Page
  /** Names the result: whatever it depends on is in here. */
  key: string
  facts: PageFacts
  /** Milliseconds; 0 when it came from the store. */
  ms: number
  cached: boolean
  /** Its code, where the store does not have it or not yet. */
  code?: string
}
