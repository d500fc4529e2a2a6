import type { RenderedPage } from '../../runtime/render-page.ts'
import type { PageFacts } from './page-compilation.ts'
import { codeKey, renderedKey } from './page-keys.ts'
import {
  codeKind,
  contentKind,
  factsKind,
  includedKind,
  markdownKind,
  readsKind,
  renderedKind,
} from './page-kinds.ts'
import type { ContentSurroundings } from './record-reads.ts'
import type { ContentFacts } from './page-tasks.ts'
import type { Store } from '../kit/store.ts'

/**
 * Stores a compiled page.
 *
 * @param key `compileKey` of the page.
 * @returns Whether other threads find it now.
 */
export function storeCompiled(
  store: Store,
  key: string,
  code: string,
  facts: PageFacts,
): boolean {
  const whole = codeKey(key, facts)
  store.set(codeKind, whole, code)
  // After the code, which who finds the facts expects.
  store.set(factsKind, whole, facts)
  const files = facts.dependencies.map(({ file }) => file)
  store.set(includedKind, key, files)
  return store.flush()
}

/** What is stored of a page's own HTML. */
export interface StorableContent {
  /** `PreparedPage.contentKey`. */
  contentKey: string
  content: RenderedPage
  facts: ContentFacts
  markdown: string | undefined
  /** What was read of the surroundings. */
  reads: readonly string[]
  surroundings: ContentSurroundings
}

/**
 * Stores a page's own HTML.
 *
 * @returns Its `renderedKey`.
 */
export function storeContent(store: Store, stored: StorableContent): string {
  const { contentKey, content, facts, markdown, reads, surroundings } = stored
  const key = renderedKey(contentKey, reads, surroundings)
  if (markdown !== undefined) store.set(markdownKind, key, markdown)
  store.set(contentKind, key, content)
  // Apart and last: who finds the facts expects the content.
  store.set(renderedKind, key, { facts, hasMarkdown: markdown !== undefined })
  store.set(readsKind, contentKey, reads)
  return key
}
