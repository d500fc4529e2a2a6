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
 * @returns Whether other threads can read it now.
 */
export function storeCompiled(
  store: Store,
  key: string,
  code: string,
  facts: PageFacts,
): boolean {
  const whole = codeKey(key, facts)
  store.set(codeKind, whole, code)
  // After the code: whoever finds the facts expects it.
  store.set(factsKind, whole, facts)
  const files = facts.dependencies.map(({ file }) => file)
  store.set(includedKind, key, files)
  return store.flush()
}

/** A page's content to be stored. */
interface StorableContent {
  /** `PreparedPage.contentKey`. */
  contentKey: string
  content: RenderedPage
  facts: ContentFacts
  markdown: string | undefined
  /** What was read from the surroundings. */
  reads: readonly string[]
  surroundings: ContentSurroundings
}

/**
 * Stores a page's content.
 *
 * @returns Its `renderedKey`.
 */
export function storeContent(store: Store, stored: StorableContent): string {
  const { contentKey, content, facts, markdown, reads, surroundings } = stored
  const key = renderedKey(contentKey, reads, surroundings)
  if (markdown !== undefined) store.set(markdownKind, key, markdown)
  store.set(contentKind, key, content)
  // Last: whoever finds the facts expects the content.
  store.set(renderedKind, key, { facts, hasMarkdown: markdown !== undefined })
  store.set(readsKind, contentKey, reads)
  return key
}
